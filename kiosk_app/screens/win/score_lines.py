"""Why a hand is worth what it is, or nothing, as lines to read."""

from typing import Literal, NamedTuple

from kiosk_app.explain import Explanation
from kiosk_app.explain.naming import name_section, name_yaku
from kiosk_app.languages import Language, unbroken
from kiosk_app.ui.theme import SMALL


class ScoreLine(NamedTuple):
    kind: Literal["heading", "text", "item"]
    name: str
    meaning: str = ""
    worth: str = ""
    size: int = SMALL


Lines = list[ScoreLine]


def lines_of_score(explanation: Explanation, words: Language) -> Lines:
    """All that the rows of the page leave out."""
    lines: Lines = []
    if explanation.formula is not None:
        lines.append(ScoreLine("text", unbroken(explanation.formula.text), size=20))
    for yaku in explanation.yaku:
        worth = (
            words("yaku-worth-yakuman", count=yaku.yakuman)
            if yaku.yakuman
            else words("han", count=yaku.han)
        )
        meaning = f"{yaku.meaning} {_section(words, yaku.section)}"
        lines.append(ScoreLine("item", name_yaku(words, yaku.id), meaning, worth))
    lines += _group(words("headings-fu"), [item.text for item in explanation.fu_items])
    if explanation.fu_sum is not None:
        lines.append(ScoreLine("text", explanation.fu_sum.text))
    lines += _group(
        words("headings-payments"), [unbroken(payment.text) for payment in explanation.payments]
    )
    more = [note.text for note in explanation.notes] + [miss.text for miss in explanation.misses]
    return lines + _group(words("score-why-not-more"), [unbroken(text) for text in more])


def _group(heading: str, texts: list[str]) -> Lines:
    if not texts:
        return []
    return [ScoreLine("heading", heading, size=20), *(ScoreLine("text", text) for text in texts)]


def why_not_lines(explanation: Explanation, words: Language, every_miss: bool = False) -> Lines:
    """Why the hand may not be declared, with its section, and what would have done."""
    why = explanation.why_not
    lines = [ScoreLine("heading", words("score-no-win"), size=24)]
    if why is not None:
        lines.append(ScoreLine("text", why.text, size=20))
        if why.shortfall is not None:
            lines += [ScoreLine("text", line) for line in why.shortfall.lines]
    misses = explanation.misses if every_miss else explanation.misses[:3]
    lines += [ScoreLine("text", miss.text) for miss in misses]
    lines.append(ScoreLine("text", words("score-no-win-then"), size=20))
    return lines


def _section(words: Language, section: str) -> str:
    return f"({name_section(words, section)})" if section else ""
