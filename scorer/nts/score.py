"""A whole deal: every hand scored, and the points moved between the players."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from scorer.hand import Wind
from scorer.nts.deal import Deal
from scorer.nts.hand_score import HandScore
from scorer.nts.other_hand import score_other
from scorer.nts.ruleset import RuleSet
from scorer.nts.winning_hand import NotOut, score_winner


@dataclass(frozen=True, slots=True)
class Transfer:
    """Points that change hands, for the ``winner``, as ``discarder``, or as a ``difference``."""

    payer: Wind
    receiver: Wind
    points: int
    id: str
    section: str


def round_for_chips(total: int, unit: int) -> int:
    """To the nearest chip; a half goes up (NTS, Fiches)."""
    return (total + unit // 2) // unit * unit


def settle(totals: Mapping[Wind, int], deal: Deal, rules: RuleSet) -> tuple[Transfer, ...]:
    """NTS, Het verrekenen van de punten. A draw moves nothing."""
    return tuple(transfer for transfer in _transfers(totals, deal, rules) if transfer.points)


def balance(transfers: Sequence[Transfer], seats: Sequence[Wind]) -> dict[Wind, int]:
    """What each seat gains or loses; it sums to zero, because every point has a payer."""
    gains = dict.fromkeys(seats, 0)
    for transfer in transfers:
        gains[transfer.payer] -= transfer.points
        gains[transfer.receiver] += transfer.points
    return gains


def most_received(rules: RuleSet, *, winner: bool, players: int = 4, ruled: bool = False) -> int:
    """The most that a hand can bring: of four players three limits, or two of the others' own.

    ``ruled``: one of three players pays and receives double.
    """
    limits, rule = rules.limits, rules.settlement
    # East's share of a settlement, where East still pays and receives double.
    extra = rule.east_factor.value
    if ruled:
        extra *= rules.three_players.ruling_player_factor.value
    if not winner:
        return (players - 2) * limits.others.value * extra
    alike = rule.payer_factor.value
    on_discard = limits.discard.value * (rule.discarder_factor.value + (players - 2) * alike)
    return max(on_discard, limits.self_drawn.value * (players - 1) * alike) * extra


def _transfers(totals: Mapping[Wind, int], deal: Deal, rules: RuleSet) -> Iterator[Transfer]:
    win = deal.win
    if win is None:
        return
    rule = rules.settlement
    others = [seat for seat in totals if seat is not win.winner]
    for payer in others:
        thrown = payer is win.discarder
        share = rule.discarder_factor if thrown else rule.payer_factor
        yield Transfer(
            payer,
            win.winner,
            totals[win.winner] * share.value * _extra_factor(payer, win.winner, deal, rules),
            "discarder" if thrown else "winner",
            share.section,
        )
    if not rule.others_pay_differences.value:
        return
    section = rule.others_pay_differences.section
    for one, other in combinations(others, 2):
        low, high = sorted((one, other), key=lambda seat: totals[seat])
        points = (totals[high] - totals[low]) * _extra_factor(low, high, deal, rules)
        yield Transfer(low, high, points, "difference", section)


def _extra_factor(payer: Wind, receiver: Wind, deal: Deal, rules: RuleSet) -> int:
    """What East, or the ruling player of three, multiplies in paying and in receiving."""
    factor = 1
    if Wind.EAST in (payer, receiver):
        factor *= rules.settlement.east_factor.value
    if deal.ruling in (payer, receiver):
        factor *= rules.three_players.ruling_player_factor.value
    return factor


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
