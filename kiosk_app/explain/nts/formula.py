"""The formula with its numbers: `20 + 8 = 28 → 28 × 2² = 112`."""

from typing import Final

from kiosk_app.explain.naming import as_sentence, name_section
from kiosk_app.explain.nts.explanation import Formula
from kiosk_app.explain.nts.items import name_points
from kiosk_app.languages import Language
from scorer.nts.deal import Win
from scorer.nts.hand_score import HandScore
from scorer.nts.rule_values import Amount
from scorer.nts.ruleset import RuleSet

_POWERS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def explain_formula(
    score: HandScore, settled: int, win: Win | None, rules: RuleSet, words: Language
) -> Formula:
    """``win`` is there for the winner's hand alone."""
    points, doublings = score.points, score.doublings
    full = points << doublings
    text = _count(score, full, words)
    if score.limit == "limit":
        name, limit = _limit(score, win, rules)
        text = words(
            f"nts-formula-limit-{name}",
            formula=text,
            total=name_points(words, score.total),
            section=name_section(words, limit.section),
        )
    text = _rounded(text, score.total, settled, rules, words)
    return Formula(points, doublings, full, score.total, settled, score.limit, as_sentence(text))


def counted_formula(total: int, settled: int, rules: RuleSet, words: Language) -> Formula:
    """Of a hand that the players counted themselves."""
    text = words("nts-formula-counted", points=name_points(words, total))
    text = _rounded(text, total, settled, rules, words)
    return Formula(total, 0, total, total, settled, None, as_sentence(text))


def _rounded(text: str, total: int, settled: int, rules: RuleSet, words: Language) -> str:
    if settled == total:
        return text
    return words(
        "nts-formula-rounded",
        formula=text,
        settled=name_points(words, settled),
        section=name_section(words, rules.chips.unit.section),
    )


def _count(score: HandScore, full: int, words: Language) -> str:
    points, doublings = score.points, score.doublings
    if score.how is not None:
        return words("nts-formula-limit-hand", points=name_points(words, points))
    if not points:
        return words("nts-formula-nothing", points=name_points(words, points))
    items = [words.number(item.points) for item in score.items]
    product = words(
        "nts-formula-product",
        points=points,
        power=str(doublings).translate(_POWERS),
        total=name_points(words, full),
    )
    if len(items) == 1:
        return product if doublings else name_points(words, points)
    if not doublings:
        return words("nts-formula-sum", items=" + ".join(items), points=name_points(words, points))
    total = words("nts-formula-sum", items=" + ".join(items), points=words.number(points))
    return words("nts-formula-doubled", sum=total, product=product)


def _limit(score: HandScore, win: Win | None, rules: RuleSet) -> tuple[str, Amount]:
    """Which limit cut the count off."""
    limits = rules.limits
    if win is not None:
        if win.self_drawn:
            return "self-drawn", limits.self_drawn
        return "discard", limits.discard
    if score.total < limits.others.value:
        return "waiting", limits.waiting_regular
    return "others", limits.others
