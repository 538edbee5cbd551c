"""Who goes out when several players can do so on one discard: in NTS it is always one."""

from collections.abc import Mapping

from scorer.hand import WINDS, Wind
from scorer.nts.hand_score import Completes
from scorer.nts.ruleset import RuleSet


def first_claim(claims: Mapping[Wind, Completes], discarder: Wind, rules: RuleSet) -> Wind:
    """The seat that goes first: by what the tile completes, then by whose turn comes first.

    NTS, Voorrang.
    """
    order = rules.table.claim_order.value

    def rank(seat: Wind) -> tuple[int, int]:
        turns = (seat - discarder) % len(WINDS)
        return order.index(claims[seat].value), turns

    return min(claims, key=rank)
