"""Digests over single rows, so that a changed bit in one is noticed as in an event.

Headings and results get theirs where they are written. Documents, which are what people write down
beside the games, are changed in many places: whatever changes one takes its digest away (see the
models), and :func:`seal` gives it the right one before the transaction ends.
"""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from hashlib import blake2b
from json import dumps
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, select, update

from kiosk_app.store.models import (
    ATTENDANCES,
    GAME_PLAYERS,
    GAMES,
    NIGHTS,
    PLAYER_MERGES,
    PLAYERS,
    SEATINGS,
)
from kiosk_app.store.records import moment_to_text
from kiosk_app.store.result_models import PENALTIES, RESULTS

_CHANGING: Final = frozenset({"arrival", "digest"})
"""``arrival`` is the server's count, and the same row has another one on each kiosk."""
_OF_EVENTS: Final = frozenset({"ended"})
"""A heading's ``ended`` is written when the game ends and taken away when that is undone."""
DOCUMENTS: Final = (PLAYERS, PLAYER_MERGES, NIGHTS, ATTENDANCES, SEATINGS, GAME_PLAYERS)
DIGESTED: Final = (GAMES, RESULTS, PENALTIES, *DOCUMENTS)
_COLUMNS: Final = {
    table.name: tuple(
        sorted(set(table.c.keys()) - _CHANGING - (_OF_EVENTS if table.name == "games" else set()))
    )
    for table in DIGESTED
}


def row_digest(table: Table, values: Mapping[str, Any]) -> str:
    """Over every column that belongs to the row itself; a column that is not given is null."""
    known = [_plain(values.get(name)) for name in _COLUMNS[table.name]]
    text = dumps([table.name, *known], ensure_ascii=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def with_digest(table: Table, values: Mapping[str, Any]) -> dict[str, Any]:
    return {**values, "digest": row_digest(table, values)}


def is_as_written(table: Table, values: Mapping[str, Any]) -> bool:
    """A row from before there were digests has none, and is taken as it is."""
    digest = values.get("digest")
    return digest is None or digest == row_digest(table, values)


def seal(connection: Connection, tables: Iterable[Table] = DOCUMENTS) -> None:
    """Give every document that has none its digest, over the row as the database has it."""
    for table in tables:
        rows = connection.execute(select(table).where(table.c.digest.is_(None))).mappings().all()
        if not rows:
            continue
        keys = [column.key for column in table.primary_key]
        this = update(table).values(digest=bindparam("_digest"))
        for key in keys:
            this = this.where(table.c[key] == bindparam(f"_{key}"))
        values = [
            {"_digest": row_digest(table, dict(row)), **{f"_{key}": row[key] for key in keys}}
            for row in rows
        ]
        connection.execute(this, values)


def _plain(value: Any) -> str | int | None:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, datetime):
        return moment_to_text(value)
    if isinstance(value, date):
        return value.isoformat()
    if value is None or isinstance(value, (str, int)):
        return value
    return str(value)
