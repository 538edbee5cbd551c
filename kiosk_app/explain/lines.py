"""An explanation as plain lines of text."""

from collections.abc import Iterable

from kiosk_app.explain.explanation import Explanation
from kiosk_app.languages import Language, load_language


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
