"""A score as lines for the screen: the points first, then every reason for them."""

from typing import Final, Literal, NamedTuple

from kiosk_app.explain import Explanation
from kiosk_app.explain.headline import worth_in_words
from kiosk_app.explain.naming import as_sentence, name_section, name_yaku
from kiosk_app.languages import Language, unbroken
from kiosk_app.session.win_scoring import ScoredWin, ScoredWinner
from kiosk_app.ui.theme import HUGE, SMALL
from scorer.result import Score

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class ScoreLine(NamedTuple):
    kind: Literal["heading", "text", "item"]
    name: str
    meaning: str = ""
    worth: str = ""
    size: int = SMALL


Lines = list[ScoreLine]


def lines_of_score(score: Score, explanation: Explanation, words: Language) -> Lines:
    catalogue = words
    lines = [
        ScoreLine("heading", words("points", count=score.points), size=HUGE * 3 // 4),
        ScoreLine("heading", _in_brief(score, explanation, words), size=20),
    ]
    if explanation.formula is not None:
        lines.append(ScoreLine("text", unbroken(explanation.formula.text)))
    for yaku in explanation.yaku:
        worth = (
            words("yaku-worth-yakuman", count=yaku.yakuman)
            if yaku.yakuman
            else words("han", count=yaku.han)
        )
        meaning = f"{yaku.meaning} {_section(catalogue, yaku.section)}"
        lines.append(ScoreLine("item", name_yaku(catalogue, yaku.id), meaning, worth))
    if explanation.fu_items:
        lines.append(ScoreLine("heading", words("headings-fu"), size=20))
    lines += [ScoreLine("text", item.text) for item in explanation.fu_items]
    if explanation.fu_sum is not None:
        lines.append(ScoreLine("text", explanation.fu_sum.text))
    lines.append(ScoreLine("heading", words("headings-payments"), size=20))
    lines += [ScoreLine("text", unbroken(payment.text)) for payment in explanation.payments]
    return lines


def _in_brief(score: Score, explanation: Explanation, words: Language) -> str:
    """“9 han, baiman: Riichi 1, Pinfu 1 …”: all that counts, to be seen without scrolling."""
    worth = as_sentence(worth_in_words(score, words))
    yaku = words("lists-between").join(
        f"{each.name}{_NO_BREAK}{each.han}" if each.han else each.name for each in explanation.yaku
    )
    return words("score-in-brief", worth=worth, yaku=yaku)


def why_not_lines(explanation: Explanation, words: Language) -> Lines:
    """Why the hand may not be declared, with its section, and what would have done."""
    why = explanation.why_not
    lines = [ScoreLine("heading", words("score-no-win"), size=24)]
    if why is not None:
        lines.append(ScoreLine("text", why.text, size=20))
        if why.shortfall is not None:
            lines += [ScoreLine("text", line) for line in why.shortfall.lines]
    lines += [ScoreLine("text", miss.text) for miss in explanation.misses[:3]]
    lines.append(ScoreLine("text", words("score-no-win-then"), size=20))
    return lines


def lines_of_worth(one: ScoredWinner, win: ScoredWin, words: Language) -> Lines:
    """Where only the worth was said."""
    plain = one.draft.plain
    if plain is None:
        return []
    if plain.points is not None:
        worth = words("points", count=plain.points)
    elif plain.yakuman:
        worth = words("yaku-worth-yakuman", count=plain.yakuman)
    else:
        worth = words("han", count=plain.han or 0)
        if plain.fu:
            worth = words("headline-han-and-fu", han=worth, fu=words("fu-count", count=plain.fu))
    lines = [ScoreLine("heading", as_sentence(worth), size=HUGE * 3 // 4)]
    if win.table.counters:
        lines.append(ScoreLine("text", words("score-counters", count=win.table.counters), size=20))
    if win.table.sticks:
        lines.append(ScoreLine("text", words("score-sticks", count=win.table.sticks), size=20))
    return lines


def _section(words: Language, section: str) -> str:
    return f"({name_section(words, section)})" if section else ""
