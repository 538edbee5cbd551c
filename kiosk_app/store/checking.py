"""Is a database file what was written to it? A glance each time, a full look when in doubt."""

import sqlite3
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Final

from kiosk_app.store.folders import ClubFolder
from kiosk_app.store.records import EventRow, unbroken
from scorer.told import Phrase

FULL_CHECK_AFTER_CRASH: Final = 64 * 1024 * 1024
"""Files up to this size are looked through after a crash: a second or two on a Raspberry Pi."""
NO_TABLES: Final = Phrase("has nothing in it", "nothing-in-it")
_MAGIC: Final = b"SQLite format 3\0"
_TABLES: Final = {"settings", "games", "events", "game_results", "alembic_version"}


def read_only(database: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)


def damage_at_opening(folder: ClubFolder) -> Phrase | None:
    """What is wrong with the store, in words to go on with “The club's file …”; None: nothing."""
    database = folder.database
    if not database.exists() or database.stat().st_size == 0:
        return Phrase("is missing or empty", "missing") if _had_more(folder) else None
    log = Path(f"{database}-wal")
    crashed = log.exists() and log.stat().st_size > 0
    small = database.stat().st_size <= FULL_CHECK_AFTER_CRASH
    wrong = damage(database, full=folder.suspicion.exists() or (crashed and small))
    # A first start that was cut short leaves a file without tables.
    return None if wrong == NO_TABLES and not _had_more(folder) else wrong


def _had_more(folder: ClubFolder) -> bool:
    """A first start has no copies, and nothing that was put aside."""
    return any(any(place.glob("*.sqlite3")) for place in (folder.copies, folder.damaged))


def damage(database: Path, full: bool) -> Phrase | None:
    """What is wrong with a database file, or None."""
    with database.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            return Phrase("does not begin as a database does", "no-database")
    try:
        with closing(_looking(database)) as connection:
            names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            found = {name for (name,) in names}
            if not found:
                return NO_TABLES
            if not found >= _TABLES:
                return Phrase("is not a club's store", "no-store")
            connection.execute("SELECT value FROM settings WHERE name = 'kiosk-id'").fetchone()
            connection.execute("SELECT id FROM games WHERE ended IS NULL").fetchall()
            if full:
                (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
                if said != "ok":
                    return Phrase(f"is damaged ({said})", "damaged")
                game_id = _broken_game(connection)
                if game_id is not None:
                    return Phrase(f"has changed events in game {game_id}", "changed-events")
    except sqlite3.DatabaseError as error:
        if _is_damage(error):
            return Phrase(f"is damaged ({error})", "damaged")
        raise
    return None


def _looking(database: Path) -> sqlite3.Connection:
    """To read only, unless a transaction was cut short: SQLite takes that back when it looks.

    There is such a journal only around the first start, before the write-ahead log.
    """
    journal = Path(f"{database}-journal")
    if journal.exists() and journal.stat().st_size > 0:
        return sqlite3.connect(database)
    return read_only(database)


def _broken_game(connection: sqlite3.Connection) -> str | None:
    """SQLite does not notice another letter in a text; the chain of digests does."""
    columns = ", ".join(EventRow._fields)
    query = f"SELECT {columns} FROM events ORDER BY game_id, sequence"  # noqa: S608  # our names
    rows = (EventRow(*row) for row in connection.execute(query))
    for game_id, events in groupby(rows, key=lambda row: row.game_id):
        whole = list(events)
        if len(unbroken(whole)) < len(whole):
            return str(game_id)
    return None


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_ERROR"))
