"""From a score, or the lack of one, to its explanation."""

from kiosk_app.explain.explanation import Explanation, SetExplained, WhyNot
from kiosk_app.explain.formula import explain_formula
from kiosk_app.explain.headline import headline_of
from kiosk_app.explain.items import explain_fu, explain_yaku, sum_fu
from kiosk_app.explain.misses import misses_of, misses_without_shape, misses_without_yaku
from kiosk_app.explain.naming import name_choice, name_list, name_section, name_yaku
from kiosk_app.explain.notes import notes_on
from kiosk_app.explain.paying import explain_payments
from kiosk_app.explain.readings import groups_of
from kiosk_app.explain.sets import explain_sets
from kiosk_app.explain.shortfall import shortfall_of
from kiosk_app.languages import ENGLISH, Language, load_language
from scorer.engine import all_readings, score
from scorer.result import NoWin, Score


def explain(result: Score | NoWin, code: str = ENGLISH) -> Explanation:
    """Why the hand is worth what it is, or why it may not be declared."""
    words = load_language(code)
    return _explain_score(result, words) if isinstance(result, Score) else _explain(result, words)


def _explain_score(result: Score, words: Language) -> Explanation:
    hand, context, reading = result.hand, result.context, result.reading
    readings = all_readings(hand, context, result.rules)
    elsewhere = {item.id for other in readings for item in other.yaku}
    return Explanation(
        language=words.language,
        rules=result.rules.name,
        valid=True,
        headline=headline_of(result, words),
        sets=explain_sets(groups_of(hand, reading), hand, reading, context.by, words),
        yaku=tuple(explain_yaku(item, words) for item in result.yaku),
        fu_items=explain_fu(result, words),
        fu_sum=sum_fu(result, words),
        formula=explain_formula(result, words),
        payments=explain_payments(result, words),
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
        why_not=WhyNot(result.reason, result.section, _why_not(result, words), shortfall),
    )


def _why_not(result: NoWin, words: Language) -> str:
    rules = result.rules
    section = name_section(words, result.section)
    if result.reason == "no-shape":
        shapes = [words(f"values-{shape}") for shape in rules.hand.shapes]
        choice = name_choice(words, shapes)
        return words("no-win-no-shape", shapes=choice, section=section)
    if result.reason == "needs-two-yaku":
        return words(
            "no-win-needs-two-yaku",
            count=rules.hand.two_yaku_from_counters,
            yaku=name_list(words, [name_yaku(words, id) for id in _yaku_without_counters(result)]),
            section=section,
        )
    if rules.hand.yaku_needed > 1:
        return words("no-win-too-few-yaku", count=rules.hand.yaku_needed, section=section)
    return words(f"no-win-{result.reason}", section=section)


def _yaku_without_counters(result: NoWin) -> list[str]:
    """The yaku of the same hand with nothing on the table, where it may be declared."""
    bare = score(result.hand, result.context._replace(counters=0), result.rules)
    items = bare.yaku if isinstance(bare, Score) else ()
    return [item.id for item in items if item.id not in result.rules.dora]
