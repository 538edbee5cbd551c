"""Who pays whom for a win."""

from scorer.hand import WINDS, Wind
from scorer.ruleset import RuleSet
from scorer.worth import Worth

Payments = dict[Wind, int]
"""What each seat gains (or pays, below zero); who is not named is not touched."""


def pay_hand(
    value: Worth, seat: Wind, discarder: Wind | None, rules: RuleSet, counters: int
) -> Payments:
    """One win with its counters and no sticks; it sums to zero.

    Where somebody is liable, ask :func:`scorer.liability.pay_fed`.
    """
    if discarder is None:
        return pay_self_drawn(value, seat, counters * rules.win.counter_on_self_draw, rules)
    total = value.points + counters * rules.win.counter_on_discard
    return {discarder: -total, seat: total}


def pay_self_drawn(value: Worth, seat: Wind, counter: int, rules: RuleSet) -> Payments:
    """``counter`` is what each of the others pays for all the counters."""
    from_other, seats = value.from_other + counter, rules.play.seats
    payments = dict.fromkeys(WINDS if seats == 4 else WINDS[:seats], -from_other)
    payments[seat] = from_other * (seats - 1)
    if seat:
        from_dealer = value.from_dealer + counter
        payments[WINDS[0]] = -from_dealer
        payments[seat] += from_dealer - from_other
    return payments
