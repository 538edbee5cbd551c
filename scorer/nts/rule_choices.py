"""What each field of an NTS rule set may be, so that people can choose instead of type."""

from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

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
from scorer.ruleset import Between

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
