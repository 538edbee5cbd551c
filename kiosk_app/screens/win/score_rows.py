"""A score as rows that are read at a glance: one for each yaku, one for each fu, and their sums."""

from typing import Final, NamedTuple

from kiosk_app.explain import Explanation
from kiosk_app.explain.lines import worth_in_words
from kiosk_app.explain.naming import as_sentence, name_section, name_set, yaku_names
from kiosk_app.languages import Language
from kiosk_app.session.win_scoring import ScoredWin, ScoredWinner
from scorer.result import Score
from scorer.ruleset import RuleSet

_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class ScoreRow(NamedTuple):
    name: str
    beside: str = ""
    """The other name, where there is room for it."""
    section: str = ""
    worth: str = ""
    total: bool = False


def yaku_rows(
    score: Score, explanation: Explanation, words: Language, romaji_first: bool
) -> list[ScoreRow]:
    rows = []
    for yaku in explanation.yaku:
        name, beside = yaku_names(words, yaku.id, romaji_first)
        worth = words.number(yaku.han)
        if yaku.yakuman:
            worth = as_sentence(words("yaku-worth-yakuman", count=yaku.yakuman))
        rows.append(ScoreRow(name, beside, _section(words, yaku.section), worth))
    limit = any(yaku.yakuman for yaku in explanation.yaku)
    total = words("yaku-worth-yakuman", count=score.yakuman) if limit else _han(score, words)
    rows.append(ScoreRow(words("score-total"), worth=as_sentence(total), total=True))
    return rows


def fu_rows(score: Score, explanation: Explanation, words: Language) -> list[ScoreRow]:
    """Where each fu comes from; none for a yakuman, which has none."""
    rows = [
        ScoreRow(
            as_sentence(words(f"fu-{item.id}")),
            name_set(words, item.tiles) if item.tiles else "",
            _section(words, item.section),
            words.number(item.fu),
        )
        for item in explanation.fu_items
    ]
    found = explanation.fu_sum
    if found is None:
        return []
    rounded = "" if found.total == found.fu else words("score-fu-total", sum=found.total)
    total = words("fu-count", count=score.fu)
    return [*rows, ScoreRow(words("score-total"), rounded, worth=total, total=True)]


def worth_in_capitals(
    one: ScoredWinner, words: Language, rules: RuleSet | None, win: ScoredWin
) -> str:
    """“BAIMAN  16 000” or “3 han 40 fu  5 200”; empty where nothing is won."""
    score, plain = one.score, one.draft.plain
    if score is not None:
        in_words = as_sentence(worth_in_words(score, words))
        return _big(in_words, score.limit, score.yakuman, score.points, words)
    if one.winner is None or plain is None or rules is None:
        return ""
    if plain.points is not None:
        return words("points", count=plain.points)
    worth = plain.worth(rules, one.draft.seat is win.table.dealer, win.draft.discarder is None)
    if worth is None:
        return ""
    in_words = words("han", count=plain.han or 0)
    if plain.fu:
        fu = words("fu-count", count=plain.fu)
        in_words = words("headline-han-and-fu", han=in_words, fu=fu)
    return _big(in_words, worth.limit, plain.yakuman, worth.points, words)


def _big(in_words: str, limit: str | None, yakuman: int, points: int, words: Language) -> str:
    worth = in_words
    if limit == "yakuman":
        worth = words("score-limit-yakuman", count=max(1, yakuman))
    elif limit is not None:
        worth = words(f"score-limit-{limit}")
    return words("score-big", worth=worth, points=words.number(points))


def summary(win: ScoredWin, one: ScoredWinner, words: Language) -> str:
    """“9 han · 20 fu · 1 honba · 2 riichi sticks”: all that the points come from."""
    parts, score = [], one.score
    if score is not None and not any(item.yakuman for item in score.yaku):
        parts += [_han(score, words), words("fu-count", count=score.fu)]
    if win.table.counters:
        parts.append(words("score-counters", count=win.table.counters))
    if win.table.sticks:
        parts.append(words("score-sticks", count=win.table.sticks))
    # No line ends between a number and what it counts.
    return words("score-between").join(part.replace(" ", _NO_BREAK) for part in parts)


def _han(score: Score, words: Language) -> str:
    return words("han", count=score.han)


def _section(words: Language, section: str) -> str:
    return name_section(words, section) if section else ""
