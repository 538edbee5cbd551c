"""The rows of a club's file, whatever state it is in: by SQLite, and where that fails by the page.

Only rows are read, of the tables and columns that a club has. A file's own schema is never taken
over: no trigger, view or index of it ever runs in a store.
"""

import re
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Boolean, Column, Date, Integer, LargeBinary, String, Table

from kiosk_app.store.declared import Base, Moment
from kiosk_app.store.event_chains import Candidate
from kiosk_app.store.raw_pages import RawPages, Value, read_pages, records
from kiosk_app.store.records import moment_as_written
from kiosk_app.store.row_digests import DIGESTED, is_as_written
from kiosk_app.store.row_repair import mended_row

_EVENTS: Final = "events"
_EVENT_COLUMNS: Final = 7
TABLES: Final[Mapping[str, Table]] = {
    table.name: table for table in Base.metadata.sorted_tables if table.name != _EVENTS
}
_WITHOUT_ROWID: Final = frozenset({"game_results"})
_ADDED: Final[Mapping[str, int]] = {table.name: 1 for table in DIGESTED} | {"game_results": 2}
"""How many of the last columns a file of an older schema may lack."""
_RAW_EVENT: Final = re.compile(
    rb"(?:([0-9a-f]{32})[\x00-\xff]{0,6}[0-9a-f]{32}[a-z-]{1,32})?"
    rb'(\{"kind":"[\x00-\xff]{1,3900}?\})'
    rb"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{15}\+00:00)([0-9a-f]{16})"
)


@dataclass(slots=True)
class FileRows:
    """What a file holds."""

    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """By table, each row decoded and, where it has a digest, as it was written."""
    doubtful: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """Rows in which something had to be replaced; better than nothing where nothing else is."""
    events: list[Candidate] = field(default_factory=list)
    whole: bool = True
    """Nothing in it is damaged."""


class DecodeError(ValueError):
    """A value that its column cannot have."""


def read_rows(database: Path, carve: bool) -> FileRows:
    """All rows; ``carve`` looks through the raw pages too, which takes longer."""
    found = FileRows()
    unread = _read_by_sqlite(database, found)
    if carve:
        pages = read_pages(database)
        _carve(pages, found, unread)
    return found


def _read_by_sqlite(database: Path, found: FileRows) -> set[str]:
    """The names of the tables that could not be read to their end."""
    read: set[str] = set()
    names = (*TABLES, _EVENTS)
    try:
        with _looking(database) as source:
            read.update(name for name in names if _read_table(source, name, found))
    except (sqlite3.Error, UnicodeDecodeError):
        found.whole = False
    found.whole = found.whole and len(read) == len(names)
    return {*names} - read


@contextmanager
def _looking(database: Path) -> Iterator[sqlite3.Connection]:
    """Never on the file itself where a log would be written into it: it is evidence."""
    log = Path(f"{database}-wal")
    with ExitStack() as stack:
        if log.exists() and log.stat().st_size > 0:
            place = TemporaryDirectory(dir=database.parent, prefix=".reading-")
            path = Path(stack.enter_context(place)) / "copy.sqlite3"
            shutil.copyfile(database, path)
            shutil.copyfile(log, f"{path}-wal")
            uri = path.absolute().as_uri()
        else:
            uri = f"{database.absolute().as_uri()}?mode=ro&immutable=1"
        connection = stack.enter_context(closing(sqlite3.connect(uri, uri=True)))
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.text_factory = bytes
        yield connection


def _read_table(source: sqlite3.Connection, name: str, found: FileRows) -> bool:
    try:
        kinds = source.execute("SELECT type FROM sqlite_schema WHERE name = ?", (name,)).fetchall()
        if kinds != [(b"table",)]:
            return not kinds  # an older schema has no such table; a view is none
        there = {row[1].decode() for row in source.execute(f"PRAGMA table_info({name})")}
        model = Base.metadata.tables[name]
        columns = [column for column in model.c if column.key in there]
        query = f"SELECT {', '.join(column.key for column in columns)} FROM {name}"  # noqa: S608  # our own names
        for row in source.execute(query):
            _take(found, name, columns, row)
    except (sqlite3.Error, UnicodeDecodeError):
        return False
    return True


def _take(found: FileRows, name: str, columns: list[Column[Any]], row: tuple[Any, ...]) -> None:
    if name == _EVENTS:
        candidate = _candidate(row)
        if candidate is None:
            found.whole = False
        else:
            found.events.append(candidate)
        return
    table = TABLES[name]
    values = decoded(columns, row)
    if values is None or (table in DIGESTED and not is_as_written(table, values)):
        found.whole = False
        mended = mended_row(table, columns, row, decoded) if table in DIGESTED else None
        if mended is None:
            found.doubtful.setdefault(name, []).append(_as_far_as_it_goes(columns, row))
            return
        values = mended
    found.rows.setdefault(name, []).append(values)


def _carve(pages: RawPages, found: FileRows, unread: set[str]) -> None:
    known = {name: {_key(TABLES[name], row) for row in rows} for name, rows in found.rows.items()}
    for record in records(pages):
        if record.without_rowid and len(record.values) == _EVENT_COLUMNS:
            candidate = _candidate(record.values)
            if candidate is not None:
                found.events.append(candidate)
            continue
        for name in unread - {_EVENTS}:
            values = _classified(TABLES[name], record.values, record.without_rowid)
            if values is None:
                continue
            # The log's pages come first, so the first row of a name is the latest.
            key, seen = _key(TABLES[name], values), known.setdefault(name, set())
            if key not in seen:
                seen.add(key)
                found.rows.setdefault(name, []).append(values)
            break
    found.events.extend(_raw_events(pages))


def _raw_events(pages: RawPages) -> Iterator[Candidate]:
    """Events by their own text, where a page's directory or a row's head is damaged."""
    for _, page in pages.every():
        if b'{"kind":"' in page:
            for match in _RAW_EVENT.finditer(page):
                yield Candidate(match[1] or b"", match[2], match[3], match[4])


def _classified(
    table: Table, values: tuple[Value, ...], without_rowid: bool
) -> dict[str, Any] | None:
    columns = list(table.c)
    fewest = len(columns) - _ADDED.get(table.name, 0)
    if without_rowid != (table.name in _WITHOUT_ROWID):
        return None
    if not fewest <= len(values) <= len(columns):
        return None
    row = decoded(columns[: len(values)], values)
    if row is None or (table in DIGESTED and not is_as_written(table, row)):
        return None
    return row


def _candidate(row: tuple[Any, ...]) -> Candidate | None:
    game_id, sequence, _, _, body, moment, digest = row
    texts = (game_id, body, moment, digest)
    if not all(isinstance(each, bytes) for each in texts):
        return None
    place = sequence if isinstance(sequence, int) else None
    return Candidate(game_id, body, moment, digest, place)


def decoded(columns: list[Column[Any]], row: tuple[Any, ...]) -> dict[str, Any] | None:
    """The row's values as Python has them; None where one cannot be."""
    try:
        return {
            column.key: _value(column, value) for column, value in zip(columns, row, strict=True)
        }
    except (ValueError, OverflowError):
        return None


def _value(column: Column[Any], value: Any) -> Any:
    kind = column.type
    if value is None:
        if not column.nullable:
            raise DecodeError(column.key)
        return None
    if isinstance(kind, LargeBinary):
        return _expected(value, bytes)
    if isinstance(kind, Moment):
        return moment_as_written(_text(value))
    if isinstance(kind, Date):
        return date.fromisoformat(_text(value))
    if isinstance(kind, Boolean):
        if value not in (0, 1):
            raise DecodeError(column.key)
        return bool(value)
    if isinstance(kind, Integer):
        return _expected(value, int)
    text = _text(value)
    if isinstance(kind, String) and kind.length is not None and len(text) > kind.length:
        raise DecodeError(column.key)
    return text


def _text(value: Any) -> str:
    return str(_expected(value, bytes).decode("utf-8"))


def _expected(value: Any, kind: type[Any]) -> Any:
    if not isinstance(value, kind):
        raise DecodeError(repr(value)[:40])
    return value


def _as_far_as_it_goes(columns: list[Column[Any]], row: tuple[Any, ...]) -> dict[str, Any]:
    """Letters that cannot be read become a mark; what cannot be guessed is left out."""
    values: dict[str, Any] = {}
    for column, value in zip(columns, row, strict=True):
        try:
            values[column.key] = _value(column, value)
        except (ValueError, OverflowError):
            if isinstance(value, bytes) and type(column.type).__name__ in ("String", "Text"):
                values[column.key] = value.decode("utf-8", "replace")
            elif isinstance(column.type, Moment):
                values[column.key] = datetime.fromisoformat("2000-01-01T00:00:00+00:00")
            elif isinstance(column.type, Date):
                values[column.key] = date(2000, 1, 1)
    values.pop("digest", None)
    return values


def _key(table: Table, row: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(row.get(column.key) for column in table.primary_key)


row_key = _key
