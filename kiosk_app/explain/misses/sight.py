"""A reading as the finders of near misses look at it, and what they find."""

from dataclasses import dataclass

from kiosk_app.explain.readings import Group, groups_of
from scorer.hand import Hand, WinContext
from scorer.ruleset import RuleSet
from scorer.shapes import Reading
from scorer.tiles import Tile


@dataclass(frozen=True, slots=True)
class Found:
    """A yaku just missed: the tiles that stand in the way, and those that would do."""

    yaku: str
    reason: str
    tiles: tuple[Tile, ...] = ()
    needed: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Sight:
    """One reading of a complete hand under a rule set."""

    hand: Hand
    context: WinContext
    rules: RuleSet
    reading: Reading
    groups: tuple[Group, ...]
    wins: bool
    """Whether the hand has what it needs; if not, more is worth saying."""

    @property
    def chows(self) -> list[Group]:
        return [group for group in self.groups if group.kind == "chow"]

    @property
    def pungs(self) -> list[Group]:
        """Pungs and kongs."""
        return [group for group in self.groups if group.is_pung]

    @property
    def pair(self) -> Group:
        return next(group for group in self.groups if group.kind == "pair")

    @property
    def has_sets(self) -> bool:
        return self.reading.split is not None

    @property
    def tsumo(self) -> bool:
        return self.context.discarder is None

    def counts(self, yaku: str) -> bool:
        """Whether the book gives this yaku to such a hand, open or closed as it is."""
        rule = self.rules.yaku[yaku]
        return bool(rule.closed if self.hand.is_closed else rule.open)

    def lost_by_opening(self, yaku: str) -> bool:
        rule = self.rules.yaku[yaku]
        return not self.hand.is_closed and bool(rule.closed) and not rule.open


def look_at(hand: Hand, context: WinContext, rules: RuleSet, reading: Reading, wins: bool) -> Sight:
    return Sight(hand, context, rules, reading, groups_of(hand, reading), wins)
