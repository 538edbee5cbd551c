"""What the scorer answers: a score with a reason for every point, or why there is none."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from scorer.hand import Hand, WinContext, Wind
from scorer.ruleset import RuleSet
from scorer.shapes import Reading
from scorer.worth import Limit, Worth

HAN_OF_A_YAKUMAN: Final = 13
NoWinReason = Literal["no-shape", "no-yaku", "only-dora", "needs-two-yaku"]


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
