"""NTS rule sets from their TOML files: the one that comes with Tenbou, or a club's own."""

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from scorer.messages import Choice, Message
from scorer.nts.rule_values import OneOf
from scorer.nts.ruleset import RuleSet
from scorer.rule_checks import TOP, checked, heading, members, section, text
from scorer.rule_text import BOOKS, OUR_READING, Place, RuleFile, find_rules, parse_rules
from scorer.tiles import NotationError, parse_tiles

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
        raise Place(rules.name, "game").wrong(rules.game, GAME)
    top = Place(rules.name)
    hints = get_type_hints(RuleSet)
    tables = {
        name: hint for name, hint in hints.items() if name not in (*TOP, "extends", "printed")
    }
    document = members(
        rules.document, (*TOP, *tables), top, optional=("extends", "extends_version")
    )
    printed: dict[str, object] = {}
    groups = {
        name: _table(kind, document[name], top.part(name), printed) for name, kind in tables.items()
    }
    return RuleSet(**heading(document, rules.name), **groups, printed=printed)


def _table(kind: Any, data: Any, place: Place, printed: dict[str, object]) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    table = members(data, hints, place)
    return kind(
        **{
            name: _field(hint, table[name], place.part(name), printed)
            for name, hint in hints.items()
        }
    )


def _field(hint: Any, data: Any, place: Place, printed: dict[str, object]) -> Any:
    rule: object = None
    if get_origin(hint) is Annotated:
        hint, rule = get_args(hint)
    if not is_dataclass(hint) or not isinstance(hint, type):
        raise TypeError(f"{place.field} has no type that a rule file can hold")
    entry = members(data, [part.name for part in fields(hint)], place, optional=("printed",))
    values: dict[str, Any] = {}
    for part, part_hint in get_type_hints(hint).items():
        at = place if part == "value" else place.part(part)
        if part == "section":
            read_otherwise = "printed" in entry
            given = section(entry, place)
            values[part] = f"{given}, {OUR_READING}" if read_otherwise else given
        else:
            values[part] = _value(entry[part], part_hint, rule, at)
        if part == "value" and "printed" in entry:
            printed[place.field] = _value(entry["printed"], part_hint, rule, at.part("printed"))
    return hint(**values)


def _value(value: Any, hint: Any, rule: object, place: Place) -> Any:
    if hint is str:
        return _tiles(value, place)
    if isinstance(rule, OneOf):
        return _names(value, rule, place)
    return checked(value, hint if rule is None else Annotated[hint, rule], place)


def _tiles(value: Any, place: Place) -> str:
    tiles = text(value, place)
    try:
        parse_tiles(tiles)
    except NotationError as problem:
        raise place.wrong(value, Message("rules-refused-allowed", "tiles")) from problem
    return tiles


def _names(value: Any, rule: OneOf, place: Place) -> tuple[str, ...]:
    known = tuple(rule.names)
    if not isinstance(value, list):
        raise place.wrong(value, Message("rules-refused-allowed", "list-of-names", names=known))
    for name in value:
        if name not in rule.names:
            raise place.wrong(name, Choice(known))
    if len(set(value)) < len(value):
        raise place.wrong(value, Message("rules-refused-allowed", "each-once"))
    if rule.all_of_them and len(value) < len(rule.names):
        raise place.wrong(value, Message("rules-refused-allowed", "list-with-each", names=known))
    return tuple(value)
