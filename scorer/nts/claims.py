"""Who goes out when several players can do so on one discard: in NTS it is always one."""

from collections.abc import Mapping

from scorer.nts.deal import Seat
from scorer.nts.hand_score import Completes
from scorer.nts.ruleset import RuleSet


def first_claim(claims: Mapping[Seat, Completes], discarder: Seat, rules: RuleSet) -> Seat:
    """The seat that goes first: by what the tile completes, then by whose turn comes first.

    NTS, Voorrang.
    """
    order = rules.table.claim_order.value
    seats = list(Seat)

    def rank(seat: Seat) -> tuple[int, int]:
        turns = (seats.index(seat) - seats.index(discarder)) % len(seats)
        return order.index(claims[seat].value), turns

    return min(claims, key=rank)
