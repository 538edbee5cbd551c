"""Every field of an NTS rule set by its dotted name."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Final, NamedTuple

from scorer.nts.ruleset import RuleSet
from scorer.ruleset import RuleValue

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
