"""Every field of an NTS rule set by its dotted name, and what it may be, so that people can choose
instead of type."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from scorer.nts.rule_values import (
    Amount,
    IrregularHand,
    Numbers,
    OneOf,
    RegularHand,
    SetPoints,
    Switch,
    Tiles,
)
from scorer.nts.ruleset import RuleSet
from scorer.rule_choices import FieldChoices
from scorer.ruleset import Between, RuleValue

_OUTSIDE: Final = ("id", "version", "name", "extends", "printed")


class Entry(NamedTuple):
    """A field by its dotted name; a limit hand has one for each way to reach it."""

    field: str
    value: RuleValue
    section: str


def entries(rules: RuleSet) -> Iterator[Entry]:
    for group in fields(RuleSet):
        if group.name in _OUTSIDE:
            continue
        table = getattr(rules, group.name)
        for field in fields(table):
            rule = getattr(table, field.name)
            for part in fields(rule):
                if part.name != "section":
                    own = "" if part.name == "value" else f".{part.name}"
                    name = f"{group.name}.{field.name}{own}"
                    yield Entry(name, getattr(rule, part.name), rule.section)


_IN_PARTS: Final = (SetPoints, RegularHand, IrregularHand)
_POINTS: Final = Between(0, 10_000)
"""Of a hand or a set; what a file may have more, nobody taps."""


@cache
def choices_of(field: str) -> FieldChoices:
    """By the field's dotted name, such as ``table.rounds`` or ``points.pung_simple.open``."""
    group, name, *_ = field.split(".")
    hint: Any = get_type_hints(get_type_hints(RuleSet)[group], include_extras=True)[name]
    rule: object = None
    if get_origin(hint) is Annotated:
        hint, rule = get_args(hint)
    if hint is Switch:
        return FieldChoices("switch")
    if hint is Amount or hint in _IN_PARTS:
        return FieldChoices("number", between=rule if isinstance(rule, Between) else _POINTS)
    if hint is Numbers:
        return FieldChoices("numbers", between=_POINTS)
    if isinstance(rule, OneOf):
        return FieldChoices("order" if rule.all_of_them else "several", rule.names)
    return FieldChoices("tiles" if hint is Tiles else "fixed")
