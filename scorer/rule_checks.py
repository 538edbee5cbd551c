"""Checks that the rule files of every game share; what is refused says what is allowed."""

from collections.abc import Collection
from typing import Any, Final, Literal, get_args, get_origin

from scorer.messages import Choice, Message
from scorer.rule_text import Document, Place
from scorer.ruleset import Between

TOP: Final = ("id", "version", "name", "game")
"""What every whole rule file has before its tables."""
_ANY_NUMBER: Final = Between(0, 1_000_000)


def members(
    table: Any, names: Collection[str], place: Place, optional: Collection[str] = ()
) -> Document:
    """The table, if it has all these members and no others."""
    listed = tuple(names)
    if not isinstance(table, dict):
        raise place.wrong(table, Message("rules-refused-allowed", "table-of", names=listed))
    for name in table:
        if name not in names and name not in optional:
            known = tuple(place.part(one).field for one in (*names, *optional))
            raise place.part(name).unknown(known)
    for name in names:
        if name not in table:
            raise place.part(name).missing(listed)
    return table


def heading(document: Document, file: str) -> dict[str, Any]:
    """The id, version and name of a rule set, and which it extends."""
    return {
        "id": text(document["id"], Place(file, "id")),
        "version": checked(document["version"], int, Place(file, "version"), Between(1, 1_000_000)),
        "name": text(document["name"], Place(file, "name")),
        "extends": document.get("extends", ""),
    }


def checked(value: Any, hint: Any, place: Place, between: Between = _ANY_NUMBER) -> Any:
    """The value if it is what the field's type says."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hasattr(hint, "__metadata__"):
        return checked(value, arguments[0], place, hint.__metadata__[0])
    if origin is Literal:
        if not isinstance(value, str) or value not in arguments:
            raise place.wrong(value, Choice(arguments))
        return value
    if origin is tuple:
        return _list(value, arguments, place)
    if hint is bool:
        if not isinstance(value, bool):
            raise place.wrong(value, Message("rules-refused-allowed", "true-or-false"))
        return value
    if not isinstance(value, int) or isinstance(value, bool) or not _within(value, between):
        least, most = between.least, between.most
        raise place.wrong(
            value, Message("rules-refused-allowed", "whole-number", least=least, most=most)
        )
    return value


def text(value: Any, place: Place) -> str:
    if not isinstance(value, str) or not value.strip():
        raise place.wrong(value, Message("rules-refused-allowed", "text"))
    return value


def section(entry: Document, place: Place) -> str:
    value = entry["section"]
    if not isinstance(value, str) or not value.strip():
        allowed = Message("rules-refused-allowed", "section")
        raise place.part("section").wrong(value, allowed)
    return value


def _list(value: Any, kinds: tuple[Any, ...], place: Place) -> tuple[Any, ...]:
    any_length = len(kinds) == 2 and kinds[1] is Ellipsis
    if not isinstance(value, list) or not (any_length or len(value) == len(kinds)):
        count = len(kinds)
        listed = Message("rules-refused-allowed", "list-of", count=count)
        raise place.wrong(value, Message("rules-refused-allowed", "list") if any_length else listed)
    if any_length:
        kinds = kinds[:1] * len(value)
    return tuple(checked(one, kind, place) for one, kind in zip(value, kinds, strict=True))


def _within(value: int, between: Between) -> bool:
    return between.least <= value <= between.most
