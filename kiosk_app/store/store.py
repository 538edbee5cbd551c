"""A kiosk's own database: SQLite that has an event on disk before anybody hears of it.

What is committed is on disk, and who writes takes the lock first.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from typing import Any, Final, Self

from sqlalchemy import Connection, Engine, create_engine, event

from kiosk_app.store.disk import ClubFolder, disk_problems
from kiosk_app.store.folder_lock import FolderLock
from kiosk_app.store.making_room import make_room
from kiosk_app.store.problems import DiskFull, StorageProblem, StoreDamaged
from kiosk_app.store.records import EventWriter
from kiosk_app.store.row_digests import DOCUMENTS, seal

BUSY_SECONDS: Final = 5
READING: Final = "tenbou_reading"
WRITTEN: Final = "tenbou_written"
"""The documents' tables that a transaction has written to."""


def local_engine(database: Path) -> Engine:
    """SQLite with a write-ahead log that is synced at every commit."""
    engine = create_engine(f"sqlite:///{database}", connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "before_execute", _note_written)
    return engine


def _prepare(connection: Any, record: object) -> None:
    # Transactions are begun by _begin alone: the driver's own ways commit schema changes early.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: Connection) -> None:
    # Who writes takes the lock at once: a reader that becomes a writer could wait in vain.
    reads = connection.get_execution_options().get(READING)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _note_written(
    connection: Connection, statement: Any, many: object, values: object, options: object
) -> None:
    if getattr(statement, "is_dml", False) and statement.table in DOCUMENTS:
        connection.info.setdefault(WRITTEN, set()).add(statement.table)


_ROOM_TO_WRITE: Final = 1024 * 1024
"""Bytes: the log of a transaction that ends a game takes a tenth, a list of 3,000 names all."""


class Store:
    """An open database. Use :func:`~kiosk_app.store.opening.open_store` to get one.

    May be used from several threads; each ``reading`` and ``writing`` has its own connection.
    """

    def __init__(self, folder: ClubFolder, engine: Engine, kiosk_id: str, lock: FolderLock) -> None:
        self.folder: Final = folder
        self._folder_lock: Final = lock
        self.kiosk_id: Final = kiosk_id
        self._engine: Final = engine
        self._closed = False
        self.events: Final = EventWriter(engine, self._problems, self._refuse_when_closed)
        self.photos_removed = 0
        """Photos of older hands that gave way to points since the store was opened."""
        self.on_write: Callable[[str], None] | None = None
        """Called with the game's id after each event, on the writer's thread: wakes a sender."""

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one moment of the store and keeps no writer waiting."""
        with self._problems(), self._engine.connect() as connection:
            connection.execution_options(**{READING: True})
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: all of it is on disk when the block ends, or none."""
        self._have_room()
        with self._problems(), self._engine.begin() as connection:
            connection.info.pop(WRITTEN, None)  # of a transaction that was taken back
            yield connection
            seal(connection, connection.info.pop(WRITTEN, ()))

    def close(self) -> None:
        self._closed = True  # who still has it, such as a sender, must not go on in another's file
        self.close_files()
        self._folder_lock.release()

    def close_files(self) -> None:
        """Let go of the database, and not yet of the folder."""
        self.events.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _problems(self) -> Iterator[None]:
        self._refuse_when_closed()
        try:
            with disk_problems(self.folder.path):
                yield
        except StoreDamaged:
            self.suspect()
            raise
        except DiskFull as full:
            # Photos give way to points; who wrote may try once more.
            with suppress(StorageProblem, OSError, sqlite3.Error):
                full.room_made = self._make_room()
            raise
        except ValueError as error:
            if "parse date" not in str(error):
                raise
            self.suspect()
            raise StoreDamaged("store-damaged") from error

    def _have_room(self) -> None:
        """A block cannot be run a second time: where room is short, photos give way before it."""
        with suppress(StorageProblem, OSError, sqlite3.Error):
            if disk_usage(self.folder.path).free < _ROOM_TO_WRITE:
                self._make_room()

    def _make_room(self) -> int:
        """Bytes that photos, and the log once it is taken into the file, have given free."""
        freed = make_room(self.folder)
        self.photos_removed += freed.photos
        log = Path(f"{self.folder.database}-wal")
        before = log.stat().st_size if log.exists() else 0
        self.events.shorten_log()
        after = log.stat().st_size if log.exists() else 0
        return freed.bytes + max(0, before - after)

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise StorageProblem("not-open")

    def suspect(self) -> None:
        """Something read wrongly: the next opening checks the whole file."""
        try:
            self.folder.suspicion.touch()
        except OSError:
            return  # a disk that takes no mark is noticed by itself
