"""A whole deal: every hand scored, and the points moved between the players."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorer.hand import Wind
from scorer.nts.deal import Deal
from scorer.nts.hand_score import HandScore
from scorer.nts.other_hand import score_other
from scorer.nts.ruleset import RuleSet
from scorer.nts.settlement import Transfer, balance, round_for_chips, settle
from scorer.nts.winning_hand import NotOut, score_winner


@dataclass(frozen=True, slots=True)
class DealScore:
    hands: Mapping[Wind, HandScore]
    settled: Mapping[Wind, int]
    """What each hand counts for: its total, rounded when chips are used."""
    transfers: tuple[Transfer, ...]
    payments: Mapping[Wind, int]


def score_deal(deal: Deal, rules: RuleSet) -> DealScore | NotOut:
    """Scores and settles a deal, or says why its winner may not go out."""
    hands: dict[Wind, HandScore] = {}
    for seat, hand in deal.hands.items():
        if deal.win is None:
            # NTS, Remise: nobody scores.
            hands[seat] = HandScore()
        elif seat in deal.counted:
            hands[seat] = HandScore(total=deal.counted[seat])
        elif seat is deal.win.winner:
            score = score_winner(hand, deal.win, deal.round, rules)
            if isinstance(score, NotOut):
                return score
            hands[seat] = score
        else:
            hands[seat] = score_other(hand, seat, deal.round, rules)
    unit = rules.chips.unit.value if deal.chips or rules.chips.in_use.value else 1
    settled = {seat: round_for_chips(score.total, unit) for seat, score in hands.items()}
    transfers = settle(settled, deal, rules)
    return DealScore(hands, settled, transfers, balance(transfers, list(deal.hands)))
