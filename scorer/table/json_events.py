"""Events as JSON objects and back: each kind of value in one way, and bad ones refused by name."""

from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from scorer.hand import WINDS, Wind
from scorer.messages import Choice, Message
from scorer.result import YakuItem
from scorer.table.event import Event, Refused
from scorer.table.events import EVENTS
from scorer.table.game_events import Mended
from scorer.table.table import CHAIRS, SEAT_OF_LETTER, SEATS, Four, FourNames, Seat

MOST = 10_000_000
LONGEST = 500

Reader = Callable[[object, str], Any]
"""From a JSON value and the name of its field to what the event holds."""

_WIND_OF_LETTER: Final = {wind.letter: wind for wind in WINDS}


_KINDS: Final = {event.kind: event for event in EVENTS}


def event_to_json(event: Event) -> dict[str, Any]:
    """The event with its ``kind``; :func:`event_from_json` gives the same event back."""
    written: dict[str, Any] = _write(event)
    return written


def event_from_json(data: object) -> Event:
    """The event that a JSON object describes, or :class:`Refused` with what is wrong in it."""
    if not isinstance(data, dict):
        raise Refused("event-not-an-object")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise Refused("unknown-kind", known=Choice(tuple(_KINDS)))
    rest = {key: value for key, value in data.items() if key != "kind"}
    event: Event = _read_fields(_KINDS[kind], rest)
    if not event.id.strip():
        raise _bad("id", Message("event-allowed", "own-id"))
    return event


def _read_within(data: object, where: str) -> Event:
    """An event in the list of another one: its own place in the game says nothing there."""
    if isinstance(data, dict):
        if data.get("kind") == Mended.kind:
            raise _bad(where, Message("event-allowed", "hand-event"))
        data = {"sequence": 0, **data}
    try:
        return event_from_json(data)
    except Refused as refused:
        raise _bad(where, Message("event-allowed", "event", why=refused)) from refused


def _bad(field: str, allowed: Message | Choice) -> Refused:
    return Refused("event-field-wrong", field=field, allowed=allowed)


def _read_fields(kind: Any, data: dict[str, Any], where: str = "") -> Any:
    """A dataclass from a JSON object; ``where`` is what errors put before a field's name."""
    readers = _readers(kind)
    for key in data:
        if key not in readers:
            known = Choice(tuple(readers))
            raise Refused("event-field-unknown", field=f"{where}{key[:LONGEST]}", known=known)
    values = {}
    for name, (read, optional) in readers.items():
        if name in data:
            values[name] = read(data[name], f"{where}{name}")
        elif not optional:
            raise Refused("event-field-missing", field=f"{where}{name}")
        elif kind is YakuItem and name == "section":
            values[name] = ""
    return kind(**values)


def _write(value: Any) -> Any:
    """What JSON says for a value; every field is written, so that a default can never change it."""
    if isinstance(value, Seat | Wind):
        return value.letter
    if isinstance(value, YakuItem):
        return value._asdict()
    if isinstance(value, Event):
        return {"kind": value.kind, **_fields(value)}
    if isinstance(value, tuple):
        by_chair = len(value) in (len(SEATS), len(CHAIRS)) and not isinstance(value[0], Seat)
        if by_chair and _plain(value):
            return {seat.letter: value[seat] for seat in CHAIRS[: len(value)]}
        return [_write(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return _fields(value)
    return value


def _fields(value: Any) -> dict[str, Any]:
    kind: Any = type(value)
    return {name: _write(getattr(value, name)) for name in _readers(kind)}


def _plain(values: tuple[Any, ...]) -> bool:
    return all(isinstance(value, int | str) for value in values)


@cache
def _readers(kind: Any) -> dict[str, tuple[Reader, bool]]:
    hints = get_type_hints(kind)
    if kind is YakuItem:
        optional = {"section", *YakuItem._field_defaults}
        return {name: (_reader(hints[name]), name in optional) for name in YakuItem._fields}
    return {
        field.name: (_reader(hints[field.name]), field.default is not MISSING)
        for field in fields(kind)
    }


def _reader(hint: Any) -> Reader:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if origin in (Union, UnionType):
        read = _reader(next(each for each in arguments if each is not type(None)))
        return lambda value, where: None if value is None else read(value, where)
    if origin is Literal:
        return _one_of({each: each for each in arguments})
    return _many(_SIMPLE.get(arguments[0]) or _objects(arguments[0]))


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST or not value.isprintable():
        raise _bad(where, Message("event-allowed", "text", most=LONGEST))
    return value


def _number(value: object, where: str) -> int:
    if type(value) is not int or not -MOST <= value <= MOST:
        raise _bad(where, Message("event-allowed", "number", least=-MOST, most=MOST))
    return value


def _truth(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise _bad(where, Message("event-allowed", "true-or-false"))
    return value


def _one_of(known: dict[str, Any]) -> Reader:
    def read(value: object, where: str) -> Any:
        if not isinstance(value, str) or value not in known:
            raise _bad(where, Choice(tuple(known)))
        return known[value]

    return read


def _by_seat(value: object, where: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(key in SEAT_OF_LETTER for key in value):
        raise _bad(where, Message("event-allowed", "by-seat"))
    return value


def _four(value: object, where: str) -> Four:
    given = _by_seat(value, where)
    return tuple(
        _number(given.get(seat.letter, 0), f"{where}.{seat.letter}") for seat in _chairs(given)
    )


def _names(value: object, where: str) -> FourNames:
    given = _by_seat(value, where)
    return tuple(
        _text(given.get(seat.letter, ""), f"{where}.{seat.letter}") for seat in _chairs(given)
    )


def _chairs(given: dict[str, Any]) -> tuple[Seat, ...]:
    """Four, or five where a dreamer is named."""
    return CHAIRS if Seat.DREAMER.letter in given else SEATS


def _many(read: Reader) -> Reader:
    def read_all(value: object, where: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) > LONGEST:
            raise _bad(where, Message("event-allowed", "list"))
        return tuple(read(item, f"{where} {number}") for number, item in enumerate(value, 1))

    return read_all


def _objects(kind: type[Any]) -> Reader:
    def read(value: object, where: str) -> Any:
        if not isinstance(value, dict):
            raise _bad(where, Message("event-allowed", "object"))
        return _read_fields(kind, value, f"{where}: ")

    return read


_SIMPLE: Final[dict[Any, Reader]] = {
    str: _text,
    int: _number,
    bool: _truth,
    Seat: _one_of(dict(SEAT_OF_LETTER)),
    Wind: _one_of(dict(_WIND_OF_LETTER)),
    Four: _four,
    FourNames: _names,
    Event: _read_within,
}
