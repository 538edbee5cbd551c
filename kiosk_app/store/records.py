"""Events as rows and back: ids and moments that sort, a chain in which a change is noticed, the
text of an event, and the connection that puts a row on disk.

:func:`event_text` writes what :func:`json.dumps` makes of
:func:`~scorer.table.json_events.event_to_json`, in a third of the time and with the checks of
:func:`~scorer.table.json_events.event_from_json`: what has a text can be read back.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import fields
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from json import loads
from json.encoder import encode_basestring_ascii as quoted
from operator import attrgetter
from secrets import token_hex
from threading import RLock
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from sqlalchemy import Engine

from kiosk_app.store.problems import StoreDamaged
from scorer.hand import Wind
from scorer.result import YakuItem
from scorer.table import Event, Refused, event_from_json, event_to_json
from scorer.table.json_events import LONGEST, MOST
from scorer.table.table import CHAIRS, SEATS, Four, FourNames, Seat

BEGINNING: Final = ""
"""The digest before the first event."""
_PAGES_WHEN_TIGHT: Final = 50
"""Once a disk was full, the log is taken into the file after so many pages, and stays at 200 kB."""


class EventRow(NamedTuple):
    """An event as the table ``events`` keeps it, in the order of its columns."""

    game_id: str
    sequence: int
    id: str
    kind: str
    body: str
    moment: str
    digest: str


def event_row(game_id: str, event: Event, moment: datetime, before: str) -> EventRow:
    """The row of an event that comes after the one with the digest ``before``.

    :class:`Refused` for one that could not be read back: it would make a game that never opens.
    """
    body, text = event_text(event), moment_to_text(moment)
    digest = digest_of(before, body, text)
    return EventRow(game_id, event.sequence, event.id, event.kind, body, text, digest)


def digest_of(before: str, body: str, moment: str) -> str:
    whole = f"{before}\n{moment}\n{body}".encode()
    return blake2b(whole, digest_size=8).hexdigest()


def unbroken(rows: Iterable[EventRow]) -> list[EventRow]:
    """The rows from the first on, as long as each follows the one before it."""
    good: list[EventRow] = []
    before = BEGINNING
    for row in rows:
        if row.sequence != len(good) + 1 or digest_of(before, row.body, row.moment) != row.digest:
            break
        good.append(row)
        before = row.digest
    return good


def events_of(rows: list[EventRow]) -> list[Event]:
    """The events of a whole game, or :class:`StoreDamaged`."""
    good = unbroken(rows)
    if len(good) < len(rows):
        raise StoreDamaged("store-damaged")
    try:
        return [event_from_json(loads(row.body)) for row in good]
    except Refused as refused:
        raise StoreDamaged("event-unreadable", why=refused) from refused


def new_id(moment: datetime) -> str:
    """Twelve figures of time, twenty of chance: rows made together lie together on disk."""
    milliseconds = int(moment.timestamp() * 1000)
    return f"{milliseconds:012x}{token_hex(10)}"


def moment_to_text(moment: datetime) -> str:
    """Always of the same width, so that texts sort as the moments do."""
    if moment.tzinfo is not UTC:
        if moment.tzinfo is None:
            raise ValueError("A moment needs its time zone: give datetime.now(UTC).")
        moment = moment.astimezone(UTC)
    return moment.isoformat(timespec="microseconds")


def moment_from_text(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("A moment needs its time zone.")
    return moment


def moment_as_written(text: str) -> datetime:
    """A moment that :func:`moment_to_text` wrote; the same one in other letters is damage."""
    moment = moment_from_text(text)
    if moment_to_text(moment) != text:
        raise ValueError("The moment is not as it was written.")
    return moment


class EventWriter:
    """The driver's own connection for events, kept open; a statement alone is a transaction.

    SQLAlchemy's way, and a chain of ``with`` blocks, would cost more than SQLite itself does on a
    quick disk. May be used from several threads.
    """

    def __init__(
        self,
        engine: Engine,
        problems: Callable[[], AbstractContextManager[None]],
        refuse_when_closed: Callable[[], None],
    ) -> None:
        self._engine: Final = engine
        self._problems: Final = problems
        """Turns errors into what a person understands."""
        self._refuse_when_closed: Final = refuse_when_closed
        self._lock: Final = RLock()
        self._connection: sqlite3.Connection | None = None
        self._holder: Any = None

    def append(self, statement: str, values: tuple[Any, ...]) -> None:
        """One row, on disk when this returns."""
        try:
            with self._lock:
                (self._connection or self._open()).execute(statement, values)
        except (sqlite3.Error, OSError, UnicodeDecodeError):
            with self._problems():
                raise

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """For more than one statement; a transaction that was not ended is taken back."""
        with self._problems(), self._lock:
            connection = self._connection or self._open()
            try:
                yield connection
            finally:
                if connection.in_transaction:
                    connection.rollback()

    def _open(self) -> sqlite3.Connection:
        self._refuse_when_closed()
        self._holder = self._engine.raw_connection()
        connection: sqlite3.Connection = self._holder.driver_connection
        self._connection = connection
        return connection

    def shorten_log(self) -> None:
        """Take the log into the file, now and more often from now on."""
        with self._lock, suppress(sqlite3.Error):
            if self._connection is not None:
                self._connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_WHEN_TIGHT}")
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def close(self) -> None:
        """Let go of the database; it is opened again for the next event."""
        with self._lock:
            if self._holder is not None:
                self._holder.close()
            self._holder = self._connection = None
            self._engine.dispose()


_Writer = Callable[[Any], str]


def event_text(event: Event) -> str:
    """:class:`Refused` for an event that could not be read back."""
    kind: Any = type(event)
    try:
        if event.id.isspace() or not event.id:
            raise _Unwritable
        return _object(kind)(event)
    except (_Unwritable, AttributeError, KeyError, TypeError, ValueError):
        event_from_json(event_to_json(event))  # says which field it is, where it can
        raise Refused("bad-event") from None


class _Unwritable(Exception):  # noqa: N818  # never seen outside
    """A value of another kind than its field says."""


@cache
def _object(kind: type[Any]) -> _Writer:
    """A class with fields; an event's kind comes first."""
    hints = get_type_hints(kind)
    names = kind._fields if kind is YakuItem else [field.name for field in fields(kind)]
    begin = f'{{"kind":{quoted(kind.kind)},' if issubclass(kind, Event) else "{"
    parts: list[tuple[str, Callable[[Any], Any], _Writer]] = []
    for number, name in enumerate(names):
        before = begin if number == 0 else ","
        parts.append((f"{before}{quoted(name)}:", attrgetter(name), _writer(hints[name])))

    def write(value: Any) -> str:
        if type(value) is not kind:
            raise _Unwritable
        return "".join([before + text(get(value)) for before, get, text in parts]) + "}"

    return write


def _writer(hint: Any) -> _Writer:
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        write = _writer(next(each for each in arguments if each is not NoneType))
        return lambda value: "null" if value is None else write(value)
    if origin is Literal:
        return {each: quoted(each) for each in arguments}.__getitem__
    return _many(_SIMPLE.get(arguments[0]) or _object(arguments[0]))


def _many(write: _Writer) -> _Writer:
    def write_all(values: Any) -> str:
        if type(values) is not tuple or len(values) > LONGEST:
            raise _Unwritable
        return f"[{','.join([write(value) for value in values])}]" if values else "[]"

    return write_all


def _text(value: Any) -> str:
    if type(value) is not str or len(value) > LONGEST or not value.isprintable():
        raise _Unwritable
    return quoted(value)


def _number(value: Any) -> str:
    if type(value) is not int or not -MOST <= value <= MOST:
        raise _Unwritable
    return repr(value)


def _truth(value: Any) -> str:
    if type(value) is not bool:
        raise _Unwritable
    return "true" if value else "false"


def _one(kind: type[Seat] | type[Wind]) -> _Writer:
    known = {each: quoted(each.letter) for each in kind}

    def write(value: Any) -> str:
        if type(value) is not kind:  # a number would be found in the table too
            raise _Unwritable
        return known[value]

    return write


def _by_seat(write: _Writer) -> _Writer:
    letters = [f"{quoted(seat.letter)}:" for seat in CHAIRS]

    def write_all(values: Any) -> str:
        if type(values) is not tuple or len(values) not in (len(SEATS), len(CHAIRS)):
            raise _Unwritable
        parts = [letter + write(value) for letter, value in zip(letters, values, strict=False)]
        return f"{{{','.join(parts)}}}"

    return write_all


def _event(value: Any) -> str:
    """An event within another."""
    kind: Any = type(value)
    return _object(kind)(value)


_SIMPLE: Final[dict[Any, _Writer]] = {
    str: _text,
    int: _number,
    bool: _truth,
    Seat: _one(Seat),
    Wind: _one(Wind),
    Four: _by_seat(_number),
    FourNames: _by_seat(_text),
    Event: _event,
}
