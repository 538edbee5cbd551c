"""The doublings that count: what each is worth, and how exclusive groups are settled."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from scorer.nts.deal import LuckyTile
from scorer.nts.rule_values import Amount
from scorer.nts.ruleset import RuleSet
from scorer.tiles import Tile

_BOTH_OF_A_LOOSE_TILE: Final = ("kong-bloom-five-circles", "kong-on-kong")
LUCKY_NAMES: Final = ("own_lucky_tile", "row_of_lucky_tiles")


@dataclass(frozen=True, slots=True)
class Earned:
    """A doubling by its field in the rule set, with the tiles that earn it."""

    name: str
    tiles: tuple[Tile, ...] = ()
    lucky: LuckyTile | None = None


@dataclass(frozen=True, slots=True)
class DoublingItem:
    id: str
    doublings: int
    section: str
    tiles: tuple[Tile, ...] = ()
    lucky: LuckyTile | None = None


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A doubling that gives way to another of its exclusive group."""

    item: DoublingItem
    best: DoublingItem
    section: str


def doubling_items(earned: Iterable[Earned], rules: RuleSet) -> tuple[DoublingItem, ...]:
    """The doublings that count: worth something, and the highest of their exclusive group."""
    return _settle_groups(earned, rules)[0]


def left_out_doublings(earned: Iterable[Earned], rules: RuleSet) -> tuple[LeftOut, ...]:
    """The doublings that do not count because a higher one of their exclusive group does."""
    return _settle_groups(earned, rules)[1]


def _settle_groups(
    earned: Iterable[Earned], rules: RuleSet
) -> tuple[tuple[DoublingItem, ...], tuple[LeftOut, ...]]:
    kept = [item for one in earned if (item := _item(one, rules)).doublings]
    left_out: list[LeftOut] = []
    for group in rules.exclusive.groups:
        ids = {name.replace("_", "-") for name in group.value}
        rivals = [item for item in kept if item.id in ids]
        if len(rivals) > 1:
            best = max(rivals, key=lambda item: item.doublings)
            beside = _BOTH_OF_A_LOOSE_TILE if _both_count(rivals, rules) else (best.id,)
            gone = [item for item in rivals if item.id not in beside]
            left_out += [LeftOut(item, best, group.section) for item in gone]
            kept = [item for item in kept if item not in gone]
    return tuple(kept), tuple(left_out)


def _both_count(rivals: list[DoublingItem], rules: RuleSet) -> bool:
    """Whether a kong on a kong counts beside five circles, which were drawn after it."""
    if not rules.going_out.kong_on_kong_beside_five_circles.value:
        return False
    return {item.id for item in rivals}.issuperset(_BOTH_OF_A_LOOSE_TILE)


def _item(earned: Earned, rules: RuleSet) -> DoublingItem:
    rule: Amount = getattr(rules.doublings, earned.name)
    item_id = earned.name.replace("_", "-")
    return DoublingItem(item_id, rule.value, rule.section, earned.tiles, earned.lucky)
