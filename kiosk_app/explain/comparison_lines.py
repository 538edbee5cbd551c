"""A comparison as plain lines of text."""

from kiosk_app.explain.explaining import explain
from kiosk_app.explain.lines import worth_in_words
from kiosk_app.explain.naming import as_sentence, name_seat, name_yaku
from kiosk_app.explain.rule_values import in_words
from kiosk_app.languages import Language
from scorer.compare import Change, Comparison, Side
from scorer.hand import WINDS
from scorer.result import NoWin

_FIGURES = {"fu": "fu-count", "fu-total": "fu-count", "points": "points"}


def compare_in_words(comparison: Comparison, words: Language) -> str:
    return "\n".join(_lines(comparison, words))


def _lines(comparison: Comparison, words: Language) -> list[str]:
    lines = [_side(comparison.first, words), _side(comparison.second, words), ""]
    if not comparison.changes:
        return [*lines, words("compare-same")]
    return [
        *lines,
        words("compare-heading"),
        *(f"  {_change(change, comparison, words)}" for change in comparison.changes),
    ]


def _side(side: Side, words: Language) -> str:
    result = side.result
    if isinstance(result, NoWin):
        why_not = explain(result, words.language).why_not
        why = why_not.text if why_not else ""
        return words("compare-side-no-win", rules=side.rules, why=why)
    payments = [
        words("compare-payment", seat=name_seat(words, seat), points=_signed(points, words))
        for seat in WINDS
        if (points := side.payments.get(seat))
    ]
    return words(
        "compare-side-win",
        rules=side.rules,
        worth=worth_in_words(result, words),
        points=words("points", count=side.points),
        payments=words("lists-between").join(payments),
    )


def _signed(points: int, words: Language) -> str:
    number = words.number(points)
    return words("compare-plus", points=number) if points > 0 else number


def _change(change: Change, comparison: Comparison, words: Language) -> str:
    if change.kind == "yaku":
        sides = (comparison.first, comparison.second)
        first, second = (_yaku_worth(side, change.subject, words) for side in sides)
    else:
        first, second = (_value(change, value, words) for value in (change.first, change.second))
    line = words("compare-line", what=as_sentence(_what(change, words)), first=first, second=second)
    if change.cause is None:
        return words("compare-follows", change=line)
    return words("compare-caused", change=line, **in_words(change.cause, words))


def _what(change: Change, words: Language) -> str:
    if change.kind == "yaku":
        return name_yaku(words, change.subject)
    if change.kind == "payment":
        seat = next(seat for seat in WINDS if seat.letter == change.subject)
        return name_seat(words, seat)
    if change.kind == "fu":
        key = "compare-pair-of-a-wind"
        return words(key if change.subject == "pair-of-a-wind" else f"fu-{change.subject}")
    return words(f"compare-what-{change.kind}")


def _value(change: Change, value: int | str | None, words: Language) -> str:
    if change.kind == "validity":
        return words("compare-no-win" if value else "compare-wins")
    if change.kind == "limit":
        return words(f"limits-{value}") if value else words("compare-no-limit")
    if not isinstance(value, int):
        return words("compare-not-counted")
    if change.kind == "payment":
        return _signed(value, words)
    if change.kind == "yakuman":
        return words.number(value)
    return words(_FIGURES[change.kind], count=value)


def _yaku_worth(side: Side, yaku: str, words: Language) -> str:
    items = () if isinstance(side.result, NoWin) else side.result.yaku
    for item in items:
        if item.id == yaku:
            if item.yakuman:
                return words("yaku-worth-yakuman", count=item.yakuman)
            return words("yaku-worth-han", count=item.han)
    return words("compare-not-counted")
