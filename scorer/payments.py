"""What is paid beside a win on a discard: for a self-draw, a hand that nobody won, and chombo."""

from collections.abc import Collection

from scorer.hand import WINDS, HandError, Wind
from scorer.messages import Section
from scorer.ruleset import RuleSet
from scorer.worth import MANGAN_BASE, Worth, worth_under

Payments = dict[Wind, int]
"""What each seat gains (or pays, below zero); who is not named is not touched."""


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


def pay_nagashi(rules: RuleSet, seat: Wind, counters: int = 0, sticks: int = 0) -> Payments:
    """Nagashi mangan: paid as a self-drawn mangan, in some books with what lies on the table."""
    if rules.draw.nagashi == "none":
        section = rules.section("draw.nagashi")
        raise HandError("no-nagashi", rules=rules.name, section=Section(section))
    value = worth_under(rules, MANGAN_BASE, seat is Wind.EAST, tsumo=True)
    if not rules.draw.nagashi_takes_table:
        return pay_self_drawn(value, seat, 0, rules)
    payments = pay_self_drawn(value, seat, counters * rules.win.counter_on_self_draw, rules)
    payments[seat] += sticks * rules.play.riichi_stake
    return payments


def pay_noten(rules: RuleSet, tenpai: Collection[Wind]) -> Payments:
    """An exhaustive draw: those who do not wait pay those who do (EMA 2016 §3.4.2)."""
    waiting, seats = set(tenpai), rules.play.seats
    if len(waiting) in (0, seats):
        return {}
    total = rules.draw.noten_total
    return {
        seat: total // len(waiting) if seat in waiting else -(total // (seats - len(waiting)))
        for seat in WINDS[:seats]
    }


def pay_chombo(rules: RuleSet, offender: Wind) -> Payments:
    """A chombo at a social table: a self-drawn mangan, the other way round (EMA 2016 §3.4.6)."""
    value = worth_under(rules, MANGAN_BASE, offender is Wind.EAST, tsumo=True)
    return {seat: -points for seat, points in pay_self_drawn(value, offender, 0, rules).items()}
