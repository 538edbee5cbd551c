"""Doublings that every player of the table can earn, and how exclusive groups are settled."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scorer.hand import Wind
from scorer.nts.deal import LUCKY_ROWS, LuckyTile, Round
from scorer.nts.irregular import DRAGONS
from scorer.nts.rule_values import Amount
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import Shape, TileSet
from scorer.tiles import TILES, Tile

GREEN_DRAGON: Final = TILES[32]
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


def shared_doublings(
    sets: Sequence[TileSet], tiles: Sequence[Tile], seat: Wind, round_: Round, rules: RuleSet
) -> Iterator[Earned]:
    """NTS, Bijzondere combinaties (voor alle spelers). Whether it is clean, all tiles decide."""
    pungs = [tile_set for tile_set in sets if tile_set.is_pung]
    for pung in pungs:
        yield from _honour_pung(pung, seat, round_)
    # A concealed kong is a concealed pung too; an open kong never is.
    concealed = sum(pung.concealed for pung in pungs)
    if concealed >= 3:
        yield Earned("three_concealed_pungs")
    if concealed >= 4:
        yield Earned("four_concealed_pungs")
    kongs = [pung.concealed for pung in pungs if pung.shape is Shape.KONG]
    if kongs.count(True) >= 3:
        yield Earned("three_concealed_kongs")
    mixed = rules.going_out.concealed_kong_counts_as_open.value
    if (len(kongs) if mixed else kongs.count(False)) >= 3:
        yield Earned("three_open_kongs")
    yield from _clean(tiles)


def lucky_doublings(lucky: Sequence[LuckyTile], seat: Wind) -> Iterator[Earned]:
    """NTS, Spelen met gelukstenen: one for each own tile, one for each row of four."""
    for tile in lucky:
        if tile.owner is seat:
            yield Earned("own_lucky_tile", lucky=tile)
    for row in LUCKY_ROWS:
        if set(row) <= set(lucky):
            yield Earned("row_of_lucky_tiles")


def _honour_pung(pung: TileSet, seat: Wind, round_: Round) -> Iterator[Earned]:
    if pung.tile in DRAGONS:
        yield Earned("pung_dragons", pung.tiles)
    if pung.tile == seat.tile:
        yield Earned("pung_own_wind", pung.tiles)
    if pung.tile == round_.wind_tile:
        yield Earned("pung_round_wind", pung.tiles)
    if round_ is Round.GREEN_DRAGON and pung.tile == GREEN_DRAGON:
        yield Earned("pung_round_dragon", pung.tiles)


def _clean(tiles: Sequence[Tile]) -> Iterator[Earned]:
    suited = [tile for tile in tiles if not tile.is_honour]
    suits = {tile.suit for tile in suited}
    honours = len(suited) < len(tiles)
    no_simples = all(tile.is_terminal for tile in suited)
    if len(suits) == 1 and honours:
        yield Earned("very_clean" if no_simples else "clean")
    elif len(suits) > 1 and no_simples:
        yield Earned("clean")
    elif len(suits) == 1 or (honours and not suits):
        yield Earned("pure")


def _item(earned: Earned, rules: RuleSet) -> DoublingItem:
    rule: Amount = getattr(rules.doublings, earned.name)
    item_id = earned.name.replace("_", "-")
    return DoublingItem(item_id, rule.value, rule.section, earned.tiles, earned.lucky)
