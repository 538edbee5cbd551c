"""What the scorer answers: a score with a reason for every point, or why there is none."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, Literal, NamedTuple

from scorer.context import WinContext
from scorer.hand import Hand, Wind
from scorer.ruleset import RuleSet
from scorer.shapes import Split
from scorer.worth import Limit, Worth

HAN_OF_A_YAKUMAN: Final = 13

NoWinReason = Literal["no-shape", "no-yaku", "only-dora", "needs-two-yaku"]


class Shape(StrEnum):
    SETS = "four-sets-and-a-pair"
    SEVEN_PAIRS = "seven-pairs"
    THIRTEEN_ORPHANS = "thirteen-orphans"


class Wait(StrEnum):
    """What the winning tile completed."""

    TWO_SIDED = "two-sided"
    EDGE = "edge"
    CLOSED = "closed"
    PAIR = "pair"
    PUNG = "pung"
    ORPHAN = "orphan"


class YakuItem(NamedTuple):
    id: str
    han: int
    section: str
    yakuman: int = 0


class FuItem(NamedTuple):
    id: str
    fu: int
    section: str
    kind: int | None = None
    """The tile of the set or pair that it is for."""

    @property
    def why(self) -> str:
        return self.id.replace("-", " ")


class Reading(NamedTuple):
    """One way to see the hand, and what the winning tile completed in it."""

    shape: Shape
    split: Split | None
    """The concealed tiles as sets; None where the hand is not four sets and a pair."""
    wait: Wait
    completed: int
    """The first tile of the set, or the tile of the pair, that the winning tile completed."""


class Score(NamedTuple):
    """A winning hand's worth under one rule set."""

    rules: RuleSet
    hand: Hand
    context: WinContext
    reading: Reading
    han: int
    fu: int
    yakuman: int
    """How many yakuman are paid; one for a counted one."""
    yaku: tuple[YakuItem, ...]
    fu_items: tuple[FuItem, ...]
    worth: Worth
    payments: Mapping[Wind, int]
    """What each seat gains or pays, counters and sticks counted in; it sums to the sticks."""

    @property
    def points(self) -> int:
        """What the hand alone brings the winner, without counters and sticks."""
        return self.worth.points

    @property
    def limit(self) -> Limit | None:
        return self.worth.limit


class NoWin(NamedTuple):
    """A hand that may not be declared, and the rule that says so."""

    rules: RuleSet
    hand: Hand
    context: WinContext
    reason: NoWinReason
    section: str
