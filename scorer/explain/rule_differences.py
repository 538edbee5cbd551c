"""The fields on which two rule sets differ, and their names and values in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from scorer.explain.naming import name_list, name_section, name_yaku
from scorer.explain.words import Words, words_of
from scorer.ruleset import RuleSet, RuleValue

_PARTS: Final = {"yaku": ("closed", "open"), "yakuman": ("times", "special_wait")}
# Where 0 does not mean a number but that the thing is not there.
_ZERO_IS_NOTHING: Final = (
    "yaku.",
    "yakuman.",
    "tournament.",
    "play.red_fives",
    "hand.two_yaku_from_counters",
    "limits.counted_yakuman",
    "chombo.tournament_points",
    "end.yakitori",
    "fu.closed_ron_alone",
    "fu.seven_pairs",
)
# One value, but another word for it in this field.
_OWN_WORDS: Final = {
    "liability.covers": {"yakuman": "fed-yakuman"},
    "liability.share_on_discard": {"none": "no-share"},
    "play.counted": {"points": "counted-points"},
    "win.by": {"any": "on-any-tile", "self-draw": "only-self-draw"},
}


@dataclass(frozen=True, slots=True)
class Difference:
    """One field with its value and section in two rule sets."""

    field: str
    first: RuleValue
    second: RuleValue
    first_rules: str
    second_rules: str
    first_section: str
    second_section: str

    def text(self, language: str = "en") -> str:
        words = words_of(language)
        return words.text("compare.difference", **in_words(self, words))


def differences(first: RuleSet, second: RuleSet) -> tuple[Difference, ...]:
    """Every rule field that differs, with both values and both sections."""
    there = dict(_entries(second))
    return tuple(
        Difference(field, value, there[field][0], first.name, second.name, section, there[field][1])
        for field, (value, section) in _entries(first)
        if not _same(value, there[field][0]) and not _is_implied(field, first, second)
    )


def in_words(difference: Difference, words: Words) -> dict[str, str]:
    """The values of a sentence about a difference."""
    return {
        "field": name_field(words, difference.field),
        "first": name_value(words, difference.field, difference.first),
        "second": name_value(words, difference.field, difference.second),
        "first_rules": difference.first_rules,
        "second_rules": difference.second_rules,
        "first_section": name_section(words, difference.first_section),
        "second_section": name_section(words, difference.second_section),
    }


def name_field(words: Words, field: str) -> str:
    group, name = field.split(".", 1)
    if group not in _PARTS:
        return words.text(f"fields.{field}")
    yaku, part = name.split(".")
    return words.text(f"fields.{group}.{part}", yaku=name_yaku(words, yaku))


def name_value(words: Words, field: str, value: RuleValue) -> str:
    if isinstance(value, bool):
        return words.text("values.true" if value else "values.false")
    if isinstance(value, int):
        nothing = value == 0 and field.startswith(_ZERO_IS_NOTHING)
        return words.text("values.nothing") if nothing else words.number(value)
    if isinstance(value, tuple):
        if not value:
            return words.text("values.nothing")
        if isinstance(value[0], tuple):
            return name_list(words, [name_value(words, field, one) for one in value])
        if all(isinstance(one, int) for one in value):
            return " / ".join(name_value(words, field, one) for one in value)
        return name_list(words, [name_value(words, field, one) for one in value])
    if field == "liability.yakuman":
        return name_yaku(words, value)
    return words.text(f"values.{_OWN_WORDS.get(field, {}).get(value, value)}")


def _entries(rules: RuleSet) -> Iterator[tuple[str, tuple[RuleValue, str]]]:
    for field, section in rules.sections.items():
        group, name = field.split(".")
        yield field, (getattr(getattr(rules, group), name), section)
    for id, rule in rules.yaku.items():
        yield f"yaku.{id}.closed", (rule.closed, rule.section)
        yield f"yaku.{id}.open", (rule.open, rule.section)
    for id, yakuman in rules.yakuman.items():
        yield f"yakuman.{id}.times", (yakuman.times, yakuman.section)
        yield f"yakuman.{id}.special_wait", (yakuman.special_wait, yakuman.section)


def _is_implied(field: str, first: RuleSet, second: RuleSet) -> bool:
    """A wait that adds nothing in either book: the yakuman itself says it all."""
    group, name = field.split(".", 1)
    if group != "yakuman" or not name.endswith(".special_wait"):
        return False
    both = [rules.yakuman[name.removesuffix(".special_wait")] for rules in (first, second)]
    return all(rule.special_wait == rule.times for rule in both)


def _same(first: RuleValue, second: RuleValue) -> bool:
    if isinstance(first, tuple) and isinstance(second, tuple) and _has_names((*first, *second)):
        return set(first) == set(second)  # a list of names has no order
    return first == second


def _has_names(values: tuple[Any, ...]) -> bool:
    return any(isinstance(one, str) for one in values)
