"""Who pays whom for two or three wins on one discard."""

from collections.abc import Collection, Sequence

from scorer.hand import HandError, Wind
from scorer.liability import fed_yakuman, pay_fed
from scorer.messages import Section
from scorer.payments import Payments
from scorer.result import Score
from scorer.ruleset import RuleSet


def settle_discard(
    winners: Sequence[Score], carried_sticks: int = 0, riichi: Collection[Wind] = ()
) -> Payments:
    """One or more wins on the same discard; ``riichi`` are the seats with a stake of this hand.

    Each winner in riichi takes their own stake back; the other sticks go to the winner
    whose turn comes first after the discarder (EMA 2016 §4.1). It sums to the sticks.
    """
    if not winners:
        raise HandError("nobody-won")
    rules, discarder = winners[0].rules, winners[0].context.discarder
    seats = [score.context.seat for score in winners]
    if discarder is None or any(score.context.discarder != discarder for score in winners):
        raise HandError("one-discard")
    if len(set(seats)) != len(seats):
        raise HandError("won-twice")
    first = _next_after(discarder, seats, rules)
    if rules.win.winners_on_discard == 1:
        # The head bump: the next in turn after the discarder wins, nobody else does.
        winners = [score for score in winners if score.context.seat == first]
        seats = [first]
    if len(seats) > rules.win.winners_on_discard:
        raise HandError(
            "too-many-winners",
            count=len(seats),
            rules=rules.name,
            section=Section(rules.section("win.winners_on_discard")),
        )
    payments: Payments = {}
    for score in winners:
        context = score.context
        paid = rules.win.counters_to == "each" or context.seat == first
        counters = context.counters if paid else 0
        fed = fed_yakuman(score.yaku, score.hand, rules)
        payers = (context.discarder, context.liable)
        paid_for = pay_fed(score.worth, fed, context.seat, *payers, rules, counters)
        for seat, points in paid_for.items():
            payments[seat] = payments.get(seat, 0) + points
    stake = rules.play.riichi_stake
    for seat in riichi:
        taker = seat if seat in seats else first
        if seat not in seats and rules.win.stakes_to == "next-after-staker":
            taker = _next_after(seat, seats, rules)
        payments[taker] += stake
    payments[first] += carried_sticks * stake
    return payments


def _next_after(seat: Wind, seats: Sequence[Wind], rules: RuleSet) -> Wind:
    """Who of these has the first turn after a seat."""
    return min(seats, key=lambda other: (other - seat) % rules.play.seats)
