"""What a hand is worth where nobody shows its tiles."""

from dataclasses import dataclass
from typing import Final

from scorer.ruleset import RuleSet
from scorer.table import Refused, Seat, Winner
from scorer.table.riichi import hand_worth
from scorer.worth import LIMITS, Worth

SMALL_HAN: Final = (1, 2, 3, 4)
"""With these the fu count."""
FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
LIMIT_HAN: Final = tuple((han, name) for han, name, _ in reversed(LIMITS))
"""The limits that han alone make, the lowest first."""


@dataclass(frozen=True, slots=True)
class PlainWorth:
    """Han and fu, yakuman, or the points."""

    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    points: int | None = None

    def winner(self, seat: Seat, liable: Seat | None) -> Winner:
        return Winner(seat, self.han, self.fu, self.yakuman, self.points, liable=liable)

    def worth(self, rules: RuleSet, dealer: bool, tsumo: bool) -> Worth | None:
        """What it brings under the table's rules; None where no hand can be worth that."""
        try:
            return hand_worth(self.winner(Seat.EAST, None), "", dealer, tsumo, rules)
        except Refused:
            return None
