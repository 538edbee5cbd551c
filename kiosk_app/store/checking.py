"""Is a database file what was written to it? A glance each time, a full look when in doubt."""

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from json import loads
from pathlib import Path
from typing import Any, Final

from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.file_rows import decoded, read_rows
from kiosk_app.store.installation import read_installation
from kiosk_app.store.models import GAMES
from kiosk_app.store.records import EventRow, unbroken
from kiosk_app.store.row_digests import is_as_written
from scorer.messages import Message

FULL_CHECK_AFTER_CRASH: Final = 64 * 1024 * 1024
"""Files up to this size are looked through after a crash: a second or two on a Raspberry Pi."""
FULL_CHECK_ALWAYS: Final = 4 * 1024 * 1024
"""Files up to this size, some eighty games, are looked through at every start, in about a second on
a Raspberry Pi: a row that can be read and not be found is seen by nothing else."""
NO_TABLES: Final = Message("storage", "nothing-in-it")
_MAGIC: Final = b"SQLite format 3\0"
_TABLES: Final = {"settings", "games", "events", "game_results", "alembic_version"}
_ID: Final = re.compile(rb"[0-9A-Za-z-]{1,64}")
_CHANGED_ROWS: Final = Message("storage", "changed-rows")
_FOREIGN: Final = Message("storage", "foreign-parts")

_MISSING: Final = Message("storage", "missing")
_KNOWN: Final = {
    phrase.code: phrase
    for phrase in (
        NO_TABLES,
        _CHANGED_ROWS,
        _FOREIGN,
        _MISSING,
        Message("storage", "no-database"),
        Message("storage", "no-store"),
        Message("storage", "damaged"),
        Message("storage", "changed-events"),
        Message("storage", "was-restored"),
    )
}


def wrong_by_code(which: str) -> Message:
    """What was wrong with a file, from the mark that an earlier program left."""
    return _KNOWN.get(which) or Message("storage", "was-repaired")


def read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def damage_at_opening(folder: ClubFolder) -> Message | None:
    """What is wrong with the store, in words to go on with “The club's file …”; None: nothing."""
    database = folder.database
    if not database.exists() or database.stat().st_size == 0:
        return _MISSING if _had_more(folder) else None
    log = Path(f"{database}-wal")
    crashed = log.exists() and log.stat().st_size > 0
    size = database.stat().st_size
    doubtful = folder.suspicion.exists() or (crashed and size <= FULL_CHECK_AFTER_CRASH)
    wrong = damage(database, full=doubtful or size <= FULL_CHECK_ALWAYS)
    if wrong is None and _names_another_kiosk(folder):
        wrong = _CHANGED_ROWS
    # A first start that was cut short leaves a file without tables.
    return None if wrong == NO_TABLES and not _had_more(folder) else wrong


def _names_another_kiosk(folder: ClubFolder) -> bool:
    """The id in the database is not the one that was noted beside it."""
    installed = read_installation(folder)
    if installed is None:
        return False
    with closing(read_only(folder.database)) as connection:
        query = "SELECT value FROM settings WHERE name = 'kiosk-id'"
        named = connection.execute(query).fetchone()
    # Cut off while it was to become a kiosk of its own, it is either; the server asks again.
    return named is not None and named[0] not in (installed.kiosk_id, installed.former)


def _had_more(folder: ClubFolder) -> bool:
    """A first start has no copies, and nothing that was put aside."""
    return any(any(place.glob("*.sqlite3")) for place in (folder.copies, folder.damaged))


def damage(database: Path, full: bool) -> Message | None:
    """What is wrong with a database file, or None."""
    with database.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            return _KNOWN["no-database"]
    try:
        with closing(_looking(database)) as connection:
            wrong = _wrong_at_a_glance(connection)
            if wrong is None and full:
                wrong = _wrong_inside(connection)
    except UnicodeDecodeError:  # of SQLite's message, with a word of the damaged schema in it
        return _KNOWN["damaged"]
    except sqlite3.DatabaseError as error:
        if _is_damage(error):
            return _KNOWN["damaged"]
        raise
    if wrong is None and full and not read_rows(database, carve=False).whole:
        return _CHANGED_ROWS
    return wrong


def _wrong_at_a_glance(connection: sqlite3.Connection) -> Message | None:
    """The schema, and the games that are being played: what tonight's table needs."""
    connection.text_factory = bytes
    parts = connection.execute("SELECT type, name FROM sqlite_schema").fetchall()
    found = {name.decode("utf-8", "replace") for kind, name in parts if kind == b"table"}
    if not found:
        return NO_TABLES
    if not found >= _TABLES:
        return _KNOWN["no-store"]
    if any(kind in (b"trigger", b"view") for kind, _ in parts):
        return _FOREIGN
    # The table and its index of ids count alike, unless a page of one of them was lost.
    counts = [
        connection.execute(f"SELECT count(*) FROM events {index}").fetchone()  # noqa: S608  # ours
        for index in ("NOT INDEXED", "")
    ]
    if counts[0] != counts[1]:
        return _KNOWN["damaged"]
    named = connection.execute("SELECT value FROM settings WHERE name = 'kiosk-id'").fetchone()
    if named is not None and not (isinstance(named[0], bytes) and _ID.fullmatch(named[0])):
        return _CHANGED_ROWS
    there = {row[1].decode() for row in connection.execute("PRAGMA table_info(games)")}
    columns = [column for column in GAMES.c if column.key in there]
    names = ", ".join(column.key for column in columns)
    running = f"SELECT {names} FROM games WHERE ended IS NULL"  # noqa: S608  # our own names
    for row in connection.execute(running).fetchall():
        heading = decoded(columns, row)
        if heading is None or not is_as_written(GAMES, heading):
            return _CHANGED_ROWS
        wrong = _wrong_events(connection, "WHERE game_id = ?", heading["id"])
        if wrong is not None:
            return wrong
    return None


def _wrong_inside(connection: sqlite3.Connection) -> Message | None:
    (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != b"ok":
        return _KNOWN["damaged"]
    return _wrong_events(connection)


def _wrong_events(connection: sqlite3.Connection, which: str = "", *values: str) -> Message | None:
    """SQLite does not notice another letter in a text; the chain of digests does."""
    names = ", ".join(EventRow._fields)
    query = f"SELECT {names} FROM events {which} ORDER BY game_id, sequence"  # noqa: S608  # our names
    by_game: dict[bytes, list[tuple[Any, ...]]] = defaultdict(list)
    for row in connection.execute(query, values):
        by_game[row[0]].append(row)
    whole = all(map(_chained, by_game.values()))
    return None if whole else Message("storage", "changed-events")


def _chained(rows: Iterable[tuple[Any, ...]]) -> bool:
    whole = list(rows)
    try:
        events = [EventRow._make(map(_text_or_number, row)) for row in whole]
        good = unbroken(events)
    except (UnicodeDecodeError, TypeError, AttributeError):
        return False
    return len(good) == len(whole) and all(map(_columns_agree, events))


def _text_or_number(value: Any) -> Any:
    return value.decode() if isinstance(value, bytes) else value


def _columns_agree(row: EventRow) -> bool:
    """The columns beside the body say the same as the body, which alone has a digest."""
    try:
        event = loads(row.body)
        return (event["id"], event["sequence"], event["kind"]) == (row.id, row.sequence, row.kind)
    except (ValueError, KeyError, TypeError, RecursionError):
        return False


def _looking(database: Path) -> sqlite3.Connection:
    """To read only, unless a transaction was cut short: SQLite takes that back when it looks.

    There is such a journal only around the first start, before the write-ahead log.
    """
    journal = Path(f"{database}-journal")
    if journal.exists() and journal.stat().st_size > 0:
        return sqlite3.connect(database)
    return read_only(database)


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    name = getattr(error, "sqlite_errorname", None) or ""
    decoding = "Could not decode" in str(error)
    return decoding or name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR"))
