"""Who pays whom for a hand that nobody won: noten, nagashi mangan and chombo."""

from collections.abc import Collection

from scorer.hand import WINDS, HandError, Wind
from scorer.messages import Section
from scorer.payments import Payments, pay_self_drawn
from scorer.ruleset import RuleSet
from scorer.worth import MANGAN_BASE, worth_under


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
