"""From a score, or the lack of one, to its explanation."""

from collections.abc import Mapping

from kiosk_app.explain.explanation import Explanation, SetExplained, WhyNot
from kiosk_app.explain.formula import explain_formula
from kiosk_app.explain.items import explain_fu, explain_yaku, sum_fu
from kiosk_app.explain.lines import headline_of
from kiosk_app.explain.misses import misses_of, misses_without_shape, misses_without_yaku
from kiosk_app.explain.naming import as_sentence, name_set, name_tile, name_tiles
from kiosk_app.explain.notes import notes_on
from kiosk_app.explain.paying import explain_payments
from kiosk_app.explain.readings import Group, groups_of
from kiosk_app.explain.shortfall import shortfall_of
from kiosk_app.languages import ENGLISH, Language, load_language
from scorer.engine import all_readings
from scorer.hand import Hand, WinBy, Wind
from scorer.no_win import why_no_win
from scorer.result import NoWin, Score
from scorer.shapes import Reading, Shape, Wait


def explain(
    result: Score | NoWin, code: str = ENGLISH, names: Mapping[Wind, str] | None = None
) -> Explanation:
    """Why the hand is worth what it is, or why it may not be declared.

    Who pays is said by the players' ``names``; without them by their winds.
    """
    words = load_language(code)
    if isinstance(result, Score):
        return _explain_score(result, words, names or {})
    return _explain_no_win(result, words)


def _explain_score(result: Score, words: Language, names: Mapping[Wind, str]) -> Explanation:
    hand, context, reading = result.hand, result.context, result.reading
    readings = all_readings(hand, context, result.rules)
    elsewhere = {item.id for other in readings for item in other.yaku}
    return Explanation(
        language=words.language,
        rules=result.rules.name,
        valid=True,
        headline=headline_of(result, words),
        sets=_explain_sets(groups_of(hand, reading), hand, reading, context.by, words),
        yaku=tuple(explain_yaku(item, words, result.rules) for item in result.yaku),
        fu_items=explain_fu(result, words),
        fu_sum=sum_fu(result, words),
        formula=explain_formula(result, words),
        payments=explain_payments(result, words, names),
        notes=notes_on(result, readings, words),
        misses=misses_of(result, elsewhere, words),
        why_not=None,
    )


def _explain_no_win(result: NoWin, words: Language) -> Explanation:
    hand, context, rules = result.hand, result.context, result.rules
    shortfall = None
    sets: tuple[SetExplained, ...] = ()
    if result.reason == "no-shape":
        shortfall = shortfall_of(hand, rules, words)
        misses = misses_without_shape(hand, rules, words)
    else:
        reading, misses = misses_without_yaku(hand, context, rules, words)
        sets = _explain_sets(groups_of(hand, reading), hand, reading, context.by, words)
    return Explanation(
        language=words.language,
        rules=rules.name,
        valid=False,
        headline=headline_of(result, words),
        sets=sets,
        yaku=(),
        fu_items=(),
        fu_sum=None,
        formula=None,
        payments=(),
        notes=(),
        misses=misses,
        why_not=WhyNot(
            result.reason, result.section, words.sentence_for(why_no_win(result)), shortfall
        ),
    )


def _explain_sets(
    groups: tuple[Group, ...], hand: Hand, reading: Reading, by: WinBy, words: Language
) -> tuple[SetExplained, ...]:
    return tuple(_explain_set(group, hand, reading, by, words) for group in groups)


def _explain_set(
    group: Group, hand: Hand, reading: Reading, by: WinBy, words: Language
) -> SetExplained:
    # A pung completed by a discard counts as open (EMA 2016 §4.1.1).
    won_open = group.completed and reading.wait is Wait.PUNG and by is WinBy.RON
    what = _what(group, reading, won_open)
    name = name_tiles if group.kind == "orphans" else name_set
    text = words("sets-line", tiles=name(words, group.tiles), what=words(f"sets-{what}"))
    if group.completed:
        text = words(
            "sets-completed",
            line=text,
            tile=name_tile(words, hand.win),
            wait=words(f"waits-{_wait(reading)}"),
        )
    return SetExplained(
        group.kind,
        group.tiles,
        group.is_open,
        reading.wait if group.completed else None,
        as_sentence(text),
    )


def _wait(reading: Reading) -> str:
    if reading.shape is Shape.THIRTEEN_ORPHANS and reading.wait is Wait.PAIR:
        return "thirteen-sided"
    return reading.wait.value


def _what(group: Group, reading: Reading, won_open: bool) -> str:
    if group.kind == "orphans":
        return "orphans"
    if group.kind == "pair":
        return "twin" if reading.shape is Shape.SEVEN_PAIRS else "pair"
    if won_open:
        return "pung-won"
    return f"{group.kind}-{'open' if group.is_open else 'concealed'}"
