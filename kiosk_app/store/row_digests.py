"""Digests over headings and results, so that a changed bit in one is noticed as in an event."""

from collections.abc import Mapping
from datetime import date, datetime
from hashlib import blake2b
from json import dumps
from typing import Any, Final

from sqlalchemy import Table

from kiosk_app.store.models import GameRecord, table_of
from kiosk_app.store.result_models import GamePenalty, GameResult
from kiosk_app.store.timestamps import moment_to_text

_CHANGING: Final = frozenset({"arrival", "digest"})
"""``arrival`` is the server's count, and the same row has another one on each kiosk."""
_OF_EVENTS: Final = frozenset({"ended"})
"""A heading's ``ended`` is written when the game ends and taken away when that is undone."""
DIGESTED: Final[tuple[Table, ...]] = (
    table_of(GameRecord),
    table_of(GameResult),
    table_of(GamePenalty),
)
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
