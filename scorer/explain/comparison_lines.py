"""A comparison as plain lines of text."""

from typing import TYPE_CHECKING

from scorer.explain.explaining import explain
from scorer.explain.headline import worth_in_words
from scorer.explain.naming import as_sentence, name_seat, name_yaku
from scorer.explain.rule_differences import in_words
from scorer.explain.words import Words, words_of
from scorer.hand import WINDS
from scorer.result import NoWin

if TYPE_CHECKING:
    from scorer.compare import Change, Comparison, Side

_FIGURES = {"fu": "fu-count", "fu-total": "fu-count", "points": "points"}


def lines_of(comparison: "Comparison", language: str) -> list[str]:
    words = words_of(language)
    lines = [_side(comparison.first, words), _side(comparison.second, words), ""]
    if not comparison.changes:
        return [*lines, words.text("compare.same")]
    return [
        *lines,
        words.text("compare.heading"),
        *(f"  {_change(change, comparison, words)}" for change in comparison.changes),
    ]


def _side(side: "Side", words: Words) -> str:
    result = side.result
    if isinstance(result, NoWin):
        why_not = explain(result, words.language).why_not
        why = why_not.text if why_not else ""
        return words.text("compare.side-no-win", rules=side.rules, why=why)
    payments = [
        words.text("compare.payment", seat=name_seat(words, seat), points=_signed(points, words))
        for seat in WINDS
        if (points := side.payments.get(seat))
    ]
    return words.text(
        "compare.side-win",
        rules=side.rules,
        worth=worth_in_words(result, words),
        points=words.text("points", count=side.points),
        payments=words.text("lists.between").join(payments),
    )


def _signed(points: int, words: Words) -> str:
    number = words.number(points)
    return words.text("compare.plus", points=number) if points > 0 else number


def _change(change: "Change", comparison: "Comparison", words: Words) -> str:
    if change.kind == "yaku":
        sides = (comparison.first, comparison.second)
        first, second = (_yaku_worth(side, change.subject, words) for side in sides)
    else:
        first, second = (_value(change, value, words) for value in (change.first, change.second))
    line = words.text(
        "compare.line", what=as_sentence(_what(change, words)), first=first, second=second
    )
    if change.cause is None:
        return words.text("compare.follows", change=line)
    return words.text("compare.caused", change=line, **in_words(change.cause, words))


def _what(change: "Change", words: Words) -> str:
    if change.kind == "yaku":
        return name_yaku(words, change.subject)
    if change.kind == "payment":
        seat = next(seat for seat in WINDS if seat.letter == change.subject)
        return name_seat(words, seat)
    if change.kind == "fu":
        key = "compare.pair-of-a-wind"
        return words.text(key if change.subject == "pair-of-a-wind" else f"fu.{change.subject}")
    return words.text(f"compare.what-{change.kind}")


def _value(change: "Change", value: int | str | None, words: Words) -> str:
    if change.kind == "validity":
        return words.text("compare.no-win" if value else "compare.wins")
    if change.kind == "limit":
        return words.text(f"limits.{value}") if value else words.text("compare.no-limit")
    if not isinstance(value, int):
        return words.text("compare.not-counted")
    if change.kind == "payment":
        return _signed(value, words)
    if change.kind == "yakuman":
        return words.number(value)
    return words.text(_FIGURES[change.kind], count=value)


def _yaku_worth(side: "Side", yaku: str, words: Words) -> str:
    items = () if isinstance(side.result, NoWin) else side.result.yaku
    for item in items:
        if item.id == yaku:
            if item.yakuman:
                return words.text("yaku-worth.yakuman", count=item.yakuman)
            return words.text("yaku-worth.han", count=item.han)
    return words.text("compare.not-counted")
