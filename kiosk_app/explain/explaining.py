"""From a score, or the lack of one, to its explanation."""

from collections.abc import Mapping

from kiosk_app.explain.explanation import Explanation, SetExplained, WhyNot
from kiosk_app.explain.formula import explain_formula
from kiosk_app.explain.items import explain_fu, explain_yaku, sum_fu
from kiosk_app.explain.lines import headline_of
from kiosk_app.explain.misses import misses_of, misses_without_shape, misses_without_yaku
from kiosk_app.explain.notes import notes_on
from kiosk_app.explain.paying import explain_payments
from kiosk_app.explain.readings import groups_of
from kiosk_app.explain.sets import explain_sets
from kiosk_app.explain.shortfall import shortfall_of
from kiosk_app.languages import ENGLISH, Language, load_language
from scorer.engine import all_readings, why_no_win
from scorer.hand import Wind
from scorer.result import NoWin, Score


def explain(
    result: Score | NoWin, code: str = ENGLISH, names: Mapping[Wind, str] | None = None
) -> Explanation:
    """Why the hand is worth what it is, or why it may not be declared.

    Who pays is said by the players' ``names``; without them by their winds.
    """
    words = load_language(code)
    if isinstance(result, Score):
        return _explain_score(result, words, names or {})
    return _explain(result, words)


def _explain_score(result: Score, words: Language, names: Mapping[Wind, str]) -> Explanation:
    hand, context, reading = result.hand, result.context, result.reading
    readings = all_readings(hand, context, result.rules)
    elsewhere = {item.id for other in readings for item in other.yaku}
    return Explanation(
        language=words.language,
        rules=result.rules.name,
        valid=True,
        headline=headline_of(result, words),
        sets=explain_sets(groups_of(hand, reading), hand, reading, context.by, words),
        yaku=tuple(explain_yaku(item, words, result.rules) for item in result.yaku),
        fu_items=explain_fu(result, words),
        fu_sum=sum_fu(result, words),
        formula=explain_formula(result, words),
        payments=explain_payments(result, words, names),
        notes=notes_on(result, readings, words),
        misses=misses_of(result, elsewhere, words),
        why_not=None,
    )


def _explain(result: NoWin, words: Language) -> Explanation:
    hand, context, rules = result.hand, result.context, result.rules
    shortfall = None
    sets: tuple[SetExplained, ...] = ()
    if result.reason == "no-shape":
        shortfall = shortfall_of(hand, rules, words)
        misses = misses_without_shape(hand, rules, words)
    else:
        reading, misses = misses_without_yaku(hand, context, rules, words)
        sets = explain_sets(groups_of(hand, reading), hand, reading, context.by, words)
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
