"""What a hand may be worth where only its han and fu are said; the table's own rules decide."""

from typing import Final

from kiosk_app.session.win_draft import PlainWorth
from scorer.ruleset import RuleSet
from scorer.table import Refused, Seat
from scorer.table.hand_worth import hand_worth
from scorer.worth import LIMITS, Worth

SMALL_HAN: Final = (1, 2, 3, 4)
"""With these the fu count."""
FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
LIMIT_HAN: Final = tuple((han, name) for han, name, _ in reversed(LIMITS))
"""The limits that han alone make, the lowest first."""


def worth_of(plain: PlainWorth, rules: RuleSet, dealer: bool, tsumo: bool) -> Worth | None:
    """None where no hand can be worth that."""
    try:
        return hand_worth(plain.winner(Seat.EAST, None), "", dealer, tsumo, rules)
    except Refused:
        return None
