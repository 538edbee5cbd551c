"""Who pays what, and why."""

from collections.abc import Mapping

from kiosk_app.explain.explanation import PaymentExplained
from kiosk_app.explain.naming import name_seat, name_section
from kiosk_app.languages import Language
from scorer.hand import Wind
from scorer.liability import is_liability_paid
from scorer.result import Score


def explain_payments(
    score: Score, words: Language, names: Mapping[Wind, str]
) -> tuple[PaymentExplained, ...]:
    """The winner first, then the payers in the order of play."""
    winner = score.context.seat
    seats = [winner, *(winner.after(turns) for turns in (1, 2, 3))]
    return tuple(_explain(score, seat, words, names) for seat in seats if seat in score.payments)


def _explain(
    score: Score, seat: Wind, words: Language, names: Mapping[Wind, str]
) -> PaymentExplained:
    context, points = score.context, score.payments[seat]
    if seat is context.seat:
        sticks = context.sticks * score.rules.play.riichi_stake
        hand, reason = score.points, "winner"
        counters = points - hand - sticks
    else:
        sticks = 0
        counters = -_counters_of(score, seat)
        hand, reason = points - counters, _reason(score, seat)
    name = names.get(seat) or name_seat(words, seat)
    return PaymentExplained(
        seat, points, hand, counters, sticks, reason,
        _text(score, seat, (hand, counters, sticks), reason, words, name),
    )  # fmt: skip


def _counters_of(score: Score, seat: Wind) -> int:
    """What a payer pays for the counters."""
    context, rules = score.context, score.rules
    if is_liability_paid(score):
        payer = context.liable
        if context.discarder is not None and rules.liability.counters_by == "discarder":
            payer = context.discarder
        return context.counters * rules.win.counter_on_discard if seat == payer else 0
    if context.discarder is not None:
        return context.counters * rules.win.counter_on_discard
    return context.counters * rules.win.counter_on_self_draw


def _reason(score: Score, seat: Wind) -> str:
    context = score.context
    if is_liability_paid(score):
        if context.discarder is None:
            return "liable-for-self-draw" if seat == context.liable else "rest-of-self-draw"
        return "liable-for-discard" if seat == context.liable else "discarder-with-liable"
    if context.discarder is not None:
        return "discarder"
    if context.seat is Wind.EAST:
        return "to-the-dealer"
    return "dealer" if seat is Wind.EAST else "other"


def _text(
    score: Score,
    seat: Wind,
    parts: tuple[int, int, int],
    reason: str,
    words: Language,
    name: str,
) -> str:
    keys = ("hand", "counters", "sticks")
    paid = [
        words(f"payments-{key}", points=abs(part))
        for key, part in zip(keys, parts, strict=True)
        if part
    ]
    points = words("points", count=abs(score.payments[seat]))
    if len(paid) > 1:
        points = words("payments-parts", points=points, parts=" + ".join(paid))
    text = words(f"payments-{reason}", seat=name, points=points)
    section = score.rules.money[_source(score, reason)]
    return words("payments-cited", text=text, section=name_section(words, section))


def _source(score: Score, reason: str) -> str:
    """Which of the rule set's sections on money a line cites."""
    if reason.startswith("liable") or reason.endswith("liable"):
        return "liability"
    if reason == "winner" and score.context.sticks:
        return "sticks"
    return "self-draw" if score.context.discarder is None else "discard"
