"""From a TOML file to a checked rule set: the one that comes with Tenbou, or a club's own."""

import tomllib
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from scorer.nts.rule_values import MOST_POINTS, Between, OneOf
from scorer.nts.ruleset import RuleSet
from scorer.tiles import NotationError, parse_tiles

GAME: Final = "nts"
_TOP: Final = ("id", "version", "name", "game", "extends")


class RuleSetError(ValueError):
    """A rule file that is refused; the message names the file, the field and what is allowed."""


@cache
def built_in(rules_id: str = "nts-2009") -> RuleSet:
    """A rule set that comes with Tenbou."""
    return _build(_built_in_data(rules_id, f"{rules_id}.toml"), f"{rules_id}.toml")


def read_rules(path: Path) -> RuleSet:
    """A club's own file on disk."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise RuleSetError(f"{path.name}: the file cannot be read ({problem}).") from problem
    return parse_rules(text, path.name)


def parse_rules(text: str, file: str) -> RuleSet:
    """A club's own file as text; ``file`` is the name that errors give."""
    data = _parse(text, file)
    base_id = data.get("extends")
    if base_id is None:
        return _build(data, file)
    if not isinstance(base_id, str):
        raise RuleSetError(f"{file}, extends: should be the id of an NTS rule set, in quotes.")
    base = _built_in_data(base_id, file)
    if data.get("id", base_id) == base_id:
        raise RuleSetError(f"{file}, id: a club's own rules need an id other than “{base_id}”.")
    return _build(_over(base, data, str(data["id"])), file)


def _built_in_data(rules_id: str, file: str) -> dict[str, Any]:
    # The id is compared with the names that exist: it is never used as a path.
    for entry in files("scorer").joinpath("rules").iterdir():
        if entry.name == f"{rules_id}.toml":
            data = _parse(entry.read_text(encoding="utf-8"), entry.name)
            if data.get("game") == GAME:
                return data
    raise RuleSetError(f"{file}, extends: “{rules_id}” is no NTS rule set; allowed is “nts-2009”.")


def _parse(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise RuleSetError(f"{file}: this is no TOML ({problem}).") from problem


def _over(base: dict[str, Any], own: dict[str, Any], club: str) -> dict[str, Any]:
    """The base with the club's fields on top; a field changed without a section names the club."""
    merged = dict(base)
    for name, value in own.items():
        under = base.get(name)
        if not (isinstance(value, dict) and isinstance(under, dict)):
            merged[name] = value
            continue
        table = dict(under)
        for field_name, given in value.items():
            change = given if isinstance(given, dict) else {"value": given}
            before = under.get(field_name)
            kept = before if isinstance(before, dict) else {}
            table[field_name] = {**kept, "section": f"house rule of {club}", **change}
        merged[name] = table
    return merged


def _build(data: dict[str, Any], file: str) -> RuleSet:
    if data.get("game", GAME) != GAME:
        raise RuleSetError(f"{file}, game: should be “{GAME}” for NTS rules.")
    hints = get_type_hints(RuleSet)
    _refuse_unknown(data, (*hints, *_TOP), file, "")
    values: dict[str, Any] = {}
    for name, hint in hints.items():
        if name not in data:
            raise RuleSetError(f"{file}, {name}: is missing.")
        value = data[name]
        if hint is str:
            values[name] = _text(value, f"{file}, {name}")
        elif hint is int:
            values[name] = _number(value, Between(1, MOST_POINTS), f"{file}, {name}")
        else:
            values[name] = _table(hint, value, file, name)
    return RuleSet(**values)


def _table(kind: Any, data: object, file: str, name: str) -> Any:
    if not isinstance(data, dict):
        raise RuleSetError(f"{file}, {name}: should be a table, like [{name}].")
    hints = get_type_hints(kind, include_extras=True)
    _refuse_unknown(data, tuple(hints), file, f"{name}.")
    values = {}
    for field_name, hint in hints.items():
        where = f"{name}.{field_name}"
        if field_name not in data:
            raise RuleSetError(f"{file}, {where}: is missing.")
        values[field_name] = _field(hint, data[field_name], file, where)
    return kind(**values)


def _field(hint: Any, data: object, file: str, where: str) -> Any:
    rule: object = Between(0, MOST_POINTS)
    if get_origin(hint) is Annotated:
        hint, rule = get_args(hint)
    if not is_dataclass(hint) or not isinstance(hint, type):
        raise TypeError(f"{where} has no type that a rule file can hold")
    names = tuple(part.name for part in fields(hint))
    if not isinstance(data, dict):
        example = ", ".join(f"{part} = …" for part in names)
        raise RuleSetError(f"{file}, {where}: should be {{ {example} }}.")
    _refuse_unknown(data, names, file, f"{where}.")
    values: dict[str, Any] = {}
    for part, part_hint in get_type_hints(hint).items():
        at = f"{file}, {where}.{part}"
        if part not in data:
            raise RuleSetError(f"{at}: is missing.")
        values[part] = _value(part, part_hint, data[part], rule, at)
    return hint(**values)


def _value(part: str, hint: Any, value: object, rule: object, at: str) -> object:
    if hint is int:
        return _number(value, rule if isinstance(rule, Between) else Between(0, MOST_POINTS), at)
    if hint is bool:
        if not isinstance(value, bool):
            raise RuleSetError(f"{at}: should be true or false, not {_shown(value)}.")
        return value
    if hint is str:
        return _text(value, at) if part == "section" else _tiles(value, at)
    return _names(value, rule, at)


def _number(value: object, rule: Between, at: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise RuleSetError(
            f"{at}: should be a whole number from {rule.least} to {rule.most}, not {_shown(value)}."
        )
    if not rule.least <= value <= rule.most:
        raise RuleSetError(
            f"{at}: {_shown(value)} is not allowed; allowed are {rule.least} to {rule.most}."
        )
    return value


def _text(value: object, at: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise RuleSetError(f"{at}: should be a text in quotes, not {_shown(value)}.")
    return value


def _tiles(value: object, at: str) -> str:
    text = _text(value, at)
    try:
        parse_tiles(text)
    except NotationError as problem:
        raise RuleSetError(f"{at}: should be tiles like 23468s6z. {problem}") from problem
    return text


def _names(value: object, rule: object, at: str) -> tuple[str, ...]:
    known = rule.names if isinstance(rule, OneOf) else ()
    if not isinstance(value, list | tuple):
        raise RuleSetError(f"{at}: should be a list of names, not {_shown(value)}.")
    for name in value:
        if name not in known:
            raise RuleSetError(f"{at}: {_shown(name)} is unknown; allowed are {', '.join(known)}.")
    if len(set(value)) < len(value):
        raise RuleSetError(f"{at}: a name stands there twice.")
    if isinstance(rule, OneOf) and rule.all_of_them and len(value) < len(known):
        raise RuleSetError(f"{at}: should name each of {', '.join(known)} once.")
    return tuple(value)


def _refuse_unknown(data: dict[str, Any], known: tuple[str, ...], file: str, prefix: str) -> None:
    for name in data:
        if name not in known:
            raise RuleSetError(
                f"{file}, {prefix}{name}: there is no such field; allowed are {', '.join(known)}."
            )


def _shown(value: object) -> str:
    text = f"“{value}”" if isinstance(value, str) else str(value)
    return text if len(text) <= 40 else text[:39] + "…"
