"""What can still be read from a damaged file, row by row."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from kiosk_app.store.models import (
    Attendance,
    Base,
    EventRecord,
    GamePlayer,
    GameRecord,
    Night,
    Player,
    PlayerMerge,
    Seating,
    table_of,
)
from kiosk_app.store.records import EventRow
from kiosk_app.store.store import Store
from kiosk_app.store.taking_over import adopt_game
from kiosk_app.store.timestamps import Moment, moment_from_text

_BEFORE_GAMES: Final[tuple[type[Base], ...]] = (Night, Player)
_AFTER_GAMES: Final[tuple[type[Base], ...]] = (Attendance, Seating, GamePlayer, PlayerMerge)
_EVENT_COLUMNS: Final = ", ".join(table_of(EventRecord).c.keys())
_EVENTS_OF: Final = f"SELECT {_EVENT_COLUMNS} FROM events WHERE game_id = ? ORDER BY sequence"  # noqa: S608  # names of our own


def salvaged_events(store: Store, damaged: Path) -> int:
    """Add to the store what the damaged file has beyond it; how many events that were."""
    try:
        source = sqlite3.connect(damaged)
    except sqlite3.Error:
        return 0
    count = 0
    with closing(source), store.writing() as target:
        for model in _BEFORE_GAMES:
            _add_unknown(source, target, model)
        for heading in _rows(source, GameRecord):
            events = [EventRow(*row) for row in _readable(source, _EVENTS_OF, heading["id"])]
            try:
                with target.begin_nested():
                    count += adopt_game(target, heading, events)
            except IntegrityError:
                continue  # its night or an event of the same id cannot be: leave it to the server
        for model in _AFTER_GAMES:
            _add_unknown(source, target, model)
    return count


def _add_unknown(source: sqlite3.Connection, target: Connection, model: type[Base]) -> None:
    table = table_of(model)
    for row in _rows(source, model):
        this = [column == row[column.key] for column in table.primary_key]
        if target.execute(select(table).where(*this)).first() is not None:
            continue
        try:
            with target.begin_nested():
                target.execute(insert(table).values(**row))
        except IntegrityError:
            continue  # what it belongs to is lost


def _rows(source: sqlite3.Connection, model: type[Base]) -> Iterator[dict[str, Any]]:
    """The rows of a table, until one cannot be read; damaged values are left out."""
    table = table_of(model)
    query = f"SELECT {', '.join(table.c.keys())} FROM {table.name}"  # noqa: S608  # our own names
    for row in _readable(source, query):
        try:
            values = dict(zip(table.c.keys(), row, strict=True))
            for column in table.c:
                value = values[column.key]
                if value is not None and isinstance(column.type, Moment):
                    values[column.key] = moment_from_text(value)
                elif value is not None and column.type.python_type.__name__ == "date":
                    values[column.key] = column.type.python_type.fromisoformat(value)
            yield values
        except (ValueError, TypeError):
            continue


def _readable(source: sqlite3.Connection, query: str, *values: str) -> Iterator[Any]:
    try:
        yield from source.execute(query, values)
    except sqlite3.Error:
        return
