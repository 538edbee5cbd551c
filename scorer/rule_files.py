"""Rule sets from their TOML files: the bundled books, and a club's own file on top of one."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from scorer import ruleset
from scorer.ruleset import Between, RuleSet, YakumanRule, YakuRule

DEFAULT: Final = "ema-2016"
RIICHI_RULE_SETS: Final = ("ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou")

_GROUPS: Final = {
    "play": ruleset.PlayRules,
    "hand": ruleset.HandRules,
    "fu": ruleset.FuRules,
    "limits": ruleset.LimitRules,
    "win": ruleset.WinRules,
    "liability": ruleset.LiabilityRules,
    "draw": ruleset.DrawRules,
    "dealer": ruleset.DealerRules,
    "counters": ruleset.CounterRules,
    "chombo": ruleset.ChomboRules,
    "end": ruleset.EndRules,
    "tournament": ruleset.TournamentRules,
}
_BOOKS: Final = Path(__file__).parent / "rules"
_HOUSE_RULE: Final = "house rule"
_TOP: Final = ("id", "version", "game", "name", "extends")
_YAKU_PARTS: Final[dict[str, Any]] = {"closed": (int, 0, 13), "open": (int, 0, 13)}
_YAKUMAN_PARTS: Final[dict[str, Any]] = {"times": (int, 0, 4), "special_wait": (int, 0, 4)}

Document = dict[str, Any]


class RuleFileError(ValueError):
    """A rule file that cannot be used; says the file, the field and what is allowed."""


@cache
def load_rules(name: str) -> RuleSet:
    """A bundled rule set by its id, or a club's own file by its path (ending in ``.toml``)."""
    if name in RIICHI_RULE_SETS:
        return rules_from_text(_bundled(name), f"{name}.toml")
    if not name.endswith(".toml"):
        known = ", ".join(RIICHI_RULE_SETS)
        raise RuleFileError(f"There is no rule set “{name}”; there are {known}, or your own .toml.")
    path = Path(name)
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RuleFileError(f"{path.name} cannot be read: {error}.") from error
    return rules_from_text(text, path.name, own=True)


def rules_from_text(text: str, file: str, own: bool = False) -> RuleSet:
    """The rule set that a TOML text describes; ``file`` is what errors call it.

    A club's own file gets an id of its own (the file's name where it gives none), so that a
    saved game never mistakes it for the book it extends.
    """
    document = _parse(text, file)
    if own:
        document.setdefault("id", file.removesuffix(".toml"))
        document.setdefault("name", document["id"])
        document.setdefault("version", 1)
        if document["id"] in RIICHI_RULE_SETS:
            raise RuleFileError(f"{file}: id is “{document['id']}”, a book's; give it another.")
    return _build(_with_base(document, file), file)


def _bundled(name: str) -> str:
    return (_BOOKS / f"{name}.toml").read_text("utf-8")


def _parse(text: str, file: str) -> Document:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleFileError(f"{file} is not valid TOML: {error}.") from error


def _with_base(document: Document, file: str) -> Document:
    """The document laid over the bundled book that it extends, field by field."""
    base_id = document.get("extends")
    if base_id is None:
        return document
    if base_id not in RIICHI_RULE_SETS:
        known = ", ".join(RIICHI_RULE_SETS)
        raise RuleFileError(f"{file}: extends is “{base_id}”; allowed are {known}.")
    base = _with_base(_parse(_bundled(base_id), f"{base_id}.toml"), f"{base_id}.toml")
    merged: Document = dict(base)
    for key, value in document.items():
        below = base.get(key)
        if isinstance(below, dict) and isinstance(value, dict):
            merged[key] = below | {
                name: _over(below.get(name), part) for name, part in value.items()
            }
        else:
            merged[key] = value
    return merged


def _over(below: Any, part: Any) -> Any:
    """A field over its base; one that gives no section of its own is the club's house rule."""
    if isinstance(below, dict):
        if isinstance(part, dict):
            return below | {"section": _HOUSE_RULE} | part
        if "value" in below:
            return {"value": part, "section": _HOUSE_RULE}
    return part


def _build(document: Document, file: str) -> RuleSet:
    tables = {*_GROUPS, "yaku", "yakuman", "dora"}
    for key in document:
        if key not in tables and key not in _TOP:
            raise RuleFileError(_unknown(file, key, [*_TOP, *sorted(tables)]))
    for key in tables:
        if not isinstance(document.get(key), dict):
            raise RuleFileError(f"{file}: the table [{key}] is missing or is not a table.")
    if document.get("game", "riichi") != "riichi":
        raise RuleFileError(f"{file}: game is {document['game']!r}; allowed is “riichi” here.")
    sections: dict[str, str] = {}
    groups = {
        name: _group(name, kind, document[name], file, sections) for name, kind in _GROUPS.items()
    }
    book = {part: _bundled_ids(part) for part in ("yaku", "yakuman", "dora")}
    return RuleSet(
        id=_text(document, "id", file),
        version=_version(document, file),
        name=_text(document, "name", file),
        yaku=_entries("yaku", document, _YAKU_PARTS, YakuRule, book["yaku"], file),
        yakuman=_entries("yakuman", document, _YAKUMAN_PARTS, YakumanRule, book["yakuman"], file),
        dora=_entries("dora", document, {}, lambda section: section, book["dora"], file),
        sections=sections,
        **groups,
    )


@cache
def _bundled_ids(part: str) -> tuple[str, ...]:
    """Which yaku there are: the default book names them all."""
    return tuple(tomllib.loads(_bundled(DEFAULT))[part])


def _group(name: str, kind: type[Any], table: Document, file: str, sections: dict[str, str]) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    names = kind._fields
    for key in table:
        if key not in names:
            raise RuleFileError(_unknown(file, f"{name}.{key}", [f"{name}.{n}" for n in names]))
    values = {}
    for key in names:
        where = f"{name}.{key}"
        entry = table.get(key)
        if not isinstance(entry, dict) or set(entry) != {"value", "section"}:
            raise RuleFileError(f"{file}: {where} needs a value and a section.")
        values[key] = _checked(entry["value"], hints[key], where, file)
        sections[where] = _section(entry, where, file)
    return kind(**values)


def _entries(
    part: str,
    document: Document,
    numbers: Mapping[str, tuple[type, int, int]],
    make: Any,
    ids: tuple[str, ...],
    file: str,
) -> dict[str, Any]:
    table = document[part]
    for key in table:
        if key not in ids:
            raise RuleFileError(_unknown(file, f"{part}.{key}", [f"{part}.{i}" for i in ids]))
    entries = {}
    for key in ids:
        where = f"{part}.{key}"
        entry = table.get(key)
        if not isinstance(entry, dict) or set(entry) != {*numbers, "section"}:
            raise RuleFileError(f"{file}: {where} needs {', '.join([*numbers, 'section'])}.")
        values = {
            name: _checked(entry[name], int, f"{where}.{name}", file, Between(least, most))
            for name, (_, least, most) in numbers.items()
        }
        entries[key] = make(**values, section=_section(entry, where, file))
    return entries


def _checked(value: Any, hint: Any, where: str, file: str, between: Between | None = None) -> Any:
    """The value if it is what the field's type says, else an error that says what is allowed."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hasattr(hint, "__metadata__"):
        return _checked(value, arguments[0], where, file, hint.__metadata__[0])
    if origin is Literal:
        if value not in arguments or isinstance(value, bool):
            allowed = ", ".join(f"“{a}”" for a in arguments)
            raise RuleFileError(f"{file}: {where} is {value!r}; allowed: {allowed}.")
        return value
    if origin is tuple:
        many = len(arguments) == 2 and arguments[1] is Ellipsis
        if not isinstance(value, list) or not (many or len(value) == len(arguments)):
            what = "a list" if many else f"a list of {len(arguments)}"
            raise RuleFileError(f"{file}: {where} is {value!r}; allowed: {what}.")
        kinds = [arguments[0]] * len(value) if many else list(arguments)
        return tuple(_checked(v, k, where, file) for v, k in zip(value, kinds, strict=True))
    if hint is bool:
        if not isinstance(value, bool):
            raise RuleFileError(f"{file}: {where} is {value!r}; allowed: true or false.")
        return value
    least, most = between or Between(0, 1_000_000)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        allowed = f"a whole number from {least} to {most}"
        raise RuleFileError(f"{file}: {where} is {value!r}; allowed: {allowed}.")
    return value


def _section(entry: Document, where: str, file: str) -> str:
    section = entry["section"]
    if not isinstance(section, str) or not section.strip():
        raise RuleFileError(f"{file}: {where} needs a section, such as “4.1.1” or “house rule”.")
    return section


def _text(document: Document, key: str, file: str) -> str:
    value = document.get(key)
    if not isinstance(value, str) or not value.strip():
        raise RuleFileError(f"{file}: {key} is {value!r}; allowed: a text.")
    return value


def _version(document: Document, file: str) -> int:
    version: int = _checked(document.get("version"), int, "version", file, Between(1, 1_000_000))
    return version


def _unknown(file: str, field: str, known: list[str]) -> str:
    return f"{file}: there is no field “{field}”; there are {', '.join(known)}."
