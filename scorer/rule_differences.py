"""The fields on which two rule sets differ."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from scorer.ruleset import RuleSet, RuleValue


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


def differences(first: RuleSet, second: RuleSet) -> tuple[Difference, ...]:
    """Every rule field that differs, with both values and both sections."""
    there = dict(entries(second))
    return tuple(
        Difference(field, value, there[field][0], first.name, second.name, section, there[field][1])
        for field, (value, section) in entries(first)
        if not _same(value, there[field][0]) and not _is_implied(field, first, second)
    )


def entries(rules: RuleSet) -> Iterator[tuple[str, tuple[RuleValue, str]]]:
    """Every field of a riichi rule set by its dotted name, with its value and section."""
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
