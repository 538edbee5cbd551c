"""SQLite as a kiosk needs it: what is committed is on disk, and who writes takes the lock first."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event

from kiosk_app.store.row_digests import DOCUMENTS

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
