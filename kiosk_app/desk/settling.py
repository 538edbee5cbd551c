"""A hand in which every player's tiles score (NTS): from the points of each to who pays whom."""

from scorer.hand import WINDS
from scorer.nts.deal import Deal, Hand, Win
from scorer.nts.ruleset import RuleSet
from scorer.nts.settlement import balance, round_for_chips, settle
from scorer.table import SEATS, Four, Seat, Table, Winner
from scorer.table import Win as WinEvent
from scorer.table.seats import four
from scorer.tiles import TILES

MOST_FIGURES = 4


def settled_payments(
    points: Four, winner: Seat, discarder: Seat | None, table: Table, rules: RuleSet
) -> Four:
    """What each seat gains or pays; the points are those of each player's hand."""
    thrown = None if discarder is None else table.wind(discarder)
    # The settlement asks who won and from whom; the tiles are in the points already.
    win = Win(table.wind(winner), TILES[0], thrown)
    deal = Deal(dict.fromkeys(WINDS, Hand(())), win)
    unit = rules.chips.unit.value if rules.chips.in_use.value else 1
    totals = {table.wind(seat): round_for_chips(points[seat], unit) for seat in SEATS}
    paid = balance(settle(totals, deal, rules), WINDS)
    return four(paid[table.wind(seat)] for seat in SEATS)


def settled_event(
    place: tuple[str, int], points: Four, winner: Seat, discarder: Seat | None, payments: Four
) -> WinEvent:
    return WinEvent(
        *place,
        winners=(Winner(winner, points=points[winner]),),
        discarder=discarder,
        payments=payments,
    )
