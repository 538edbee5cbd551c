"""Who goes out when several players can do so on one discard: in NTS it is always one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from scorer.hand import WINDS, HandError, Wind
from scorer.nts.deal import Hand, Round, Win
from scorer.nts.hand_score import Completes, HandScore
from scorer.nts.ruleset import RuleSet
from scorer.nts.winning_hand import NotOut, score_winner


@dataclass(frozen=True, slots=True)
class Claim:
    """One player who calls mahjong on a discard that others want too."""

    seat: Wind
    verdict: HandScore | NotOut

    @property
    def completes(self) -> Completes | None:
        """What the tile completes; None where the hand may not go out at all."""
        return None if isinstance(self.verdict, NotOut) else self.verdict.completes


def claims_in_order(
    hands: Mapping[Wind, Hand], seats: Sequence[Wind], win: Win, round_: Round, rules: RuleSet
) -> tuple[Claim, ...]:
    """Every claim on one discard, who goes first at the front; who may not go out comes last."""
    if win.discarder is None:
        raise HandError("nts-claims-need-discard")
    discarder = win.discarder
    claims = [
        Claim(seat, score_winner(hands[seat], replace(win, winner=seat), round_, rules))
        for seat in seats
    ]
    able = {claim.seat: claim.completes for claim in claims if claim.completes is not None}
    ordered: list[Wind] = []
    while able:
        first = first_claim(able, discarder, rules)
        ordered.append(first)
        del able[first]
    late = len(WINDS)
    return tuple(
        sorted(claims, key=lambda one: ordered.index(one.seat) if one.seat in ordered else late)
    )


def first_claim(claims: Mapping[Wind, Completes], discarder: Wind, rules: RuleSet) -> Wind:
    """The seat that goes first: by what the tile completes, then by whose turn comes first.

    NTS, Voorrang.
    """
    order = rules.table.claim_order.value

    def rank(seat: Wind) -> tuple[int, int]:
        turns = (seat - discarder) % len(WINDS)
        return order.index(claims[seat].value), turns

    return min(claims, key=rank)
