"""An explanation as plain lines of text, and the whole answer in one of them."""

from collections.abc import Iterable

from kiosk_app.explain.explanation import Explanation
from kiosk_app.explain.naming import name_seat
from kiosk_app.languages import Language, load_language
from scorer.result import NoWin, Score


def headline_of(result: Score | NoWin, words: Language) -> str:
    context = result.context
    seat = name_seat(words, context.seat)
    if isinstance(result, NoWin):
        return words("headline-no-win", seat=seat)
    if context.discarder is None:
        how = words("headline-self-draw")
    else:
        how = words("headline-discard", discarder=name_seat(words, context.discarder))
    points = words("points", count=result.points)
    return words(
        "headline-win", seat=seat, how=how, worth=worth_in_words(result, words), points=points
    )


def worth_in_words(score: Score, words: Language) -> str:
    """“3 han, 30 fu”, “6 han, haneman” or “2 yakuman”."""
    if any(item.yakuman for item in score.yaku):
        return words("yaku-worth-yakuman", count=score.yakuman)
    han = words("han", count=score.han)
    if score.limit is None:
        return words("headline-han-and-fu", han=han, fu=words("fu-count", count=score.fu))
    return words("headline-limit", han=han, limit=words(f"limits-{score.limit}"))


def lines_of(explanation: Explanation) -> list[str]:
    words = load_language(explanation.language)
    lines = [words("headline-line", rules=explanation.rules, headline=explanation.headline)]
    if explanation.why_not is not None:
        lines.append(explanation.why_not.text)
        if explanation.why_not.shortfall is not None:
            lines += [_item(line) for line in explanation.why_not.shortfall.lines]
    lines += _part(words, "sets", [one.text for one in explanation.sets])
    lines += _part(words, "yaku", [one.text for one in explanation.yaku])
    lines += _part(words, "fu", _fu(explanation))
    if explanation.formula is not None:
        lines += _part(words, "points", [explanation.formula.text])
    lines += _part(words, "payments", [one.text for one in explanation.payments])
    lines += _part(words, "notes", [one.text for one in explanation.notes])
    lines += _part(words, "misses", [one.text for one in explanation.misses])
    return lines


def _fu(explanation: Explanation) -> list[str]:
    """Fu that decide nothing would only be noise."""
    formula, fu_sum = explanation.formula, explanation.fu_sum
    if formula is None or fu_sum is None or not formula.raw_base:
        return []
    items = [one.text for one in explanation.fu_items]
    return items if fu_sum.parts == (fu_sum.fu,) else [*items, fu_sum.text]


def _part(words: Language, heading: str, texts: Iterable[str]) -> list[str]:
    items = [_item(text) for text in texts]
    return ["", words(f"headings-{heading}"), *items] if items else []


def _item(text: str) -> str:
    return f"  {text}"
