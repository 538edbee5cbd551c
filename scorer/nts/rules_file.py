"""NTS rule sets from their TOML files: the one that comes with Tenbou, or a club's own."""

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from scorer.nts.rule_values import OneOf
from scorer.nts.ruleset import RuleSet
from scorer.rule_checks import TOP, checked, heading, members, section, text
from scorer.rule_text import BOOKS, Place, RuleFile, find_rules, parse_rules
from scorer.tiles import NotationError, parse_tiles
from scorer.told import Phrase

GAME: Final = "nts"


def load_rules(name: str = "nts-2009") -> RuleSet:
    """A rule set that comes with Tenbou by its id, or a club's own file by its path."""
    return _book(name) if name in BOOKS else _build(find_rules(name))


def rules_from_text(text: str, file: str, own: bool = False) -> RuleSet:
    """The rule set that a TOML text describes, a club's ``own`` or a book."""
    return _build(parse_rules(text, file, own))


@cache
def _book(name: str) -> RuleSet:
    return _build(find_rules(name))


def _build(rules: RuleFile) -> RuleSet:
    if rules.game != GAME:
        raise Place(rules.name, "game").wrong(rules.game, f"“{GAME}”")
    top = Place(rules.name)
    tables = {name: hint for name, hint in get_type_hints(RuleSet).items() if name not in TOP}
    document = members(
        rules.document, (*TOP, *tables), top, optional=("extends", "extends_version")
    )
    groups = {name: _table(kind, document[name], top.part(name)) for name, kind in tables.items()}
    return RuleSet(**heading(document, rules.name), **groups)


def _table(kind: Any, data: Any, place: Place) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    table = members(data, hints, place)
    return kind(
        **{name: _field(hint, table[name], place.part(name)) for name, hint in hints.items()}
    )


def _field(hint: Any, data: Any, place: Place) -> Any:
    rule: object = None
    if get_origin(hint) is Annotated:
        hint, rule = get_args(hint)
    if not is_dataclass(hint) or not isinstance(hint, type):
        raise TypeError(f"{place.field} has no type that a rule file can hold")
    entry = members(data, [part.name for part in fields(hint)], place)
    values: dict[str, Any] = {}
    for part, part_hint in get_type_hints(hint).items():
        at = place if part == "value" else place.part(part)
        if part == "section":
            values[part] = section(entry, place)
        elif part_hint is str:
            values[part] = _tiles(entry[part], at)
        elif isinstance(rule, OneOf):
            values[part] = _names(entry[part], rule, at)
        else:
            within = part_hint if rule is None else Annotated[part_hint, rule]
            values[part] = checked(entry[part], within, at)
    return hint(**values)


def _tiles(value: Any, place: Place) -> str:
    tiles = text(value, place)
    try:
        parse_tiles(tiles)
    except NotationError as problem:
        raise place.wrong(value, Phrase("tiles like 23468s6z", "tiles")) from problem
    return tiles


def _names(value: Any, rule: OneOf, place: Place) -> tuple[str, ...]:
    known = ", ".join(rule.names)
    if not isinstance(value, list):
        raise place.wrong(value, Phrase(f"a list of {known}", "list-of-names", names=known))
    for name in value:
        if name not in rule.names:
            raise place.wrong(name, known)
    if len(set(value)) < len(value):
        raise place.wrong(value, Phrase("each name once", "each-once"))
    if rule.all_of_them and len(value) < len(rule.names):
        raise place.wrong(
            value, Phrase(f"a list with each of {known}", "list-with-each", names=known)
        )
    return tuple(value)
