"""What other kiosks sent to the server comes here: players, nights, games with their sheets.

Not their events: a sheet shows all that another table needs to see, running games too, and each
game has its one writer.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kiosk_app.store.incoming import BadRow, checked, forget, insert_each, put_aside, raw_select
from kiosk_app.store.models import (
    ATTENDANCES,
    GAME_PLAYERS,
    GAMES,
    NIGHTS,
    PLAYER_MERGES,
    PLAYERS,
    SEATINGS,
)
from kiosk_app.store.result_models import PENALTIES, RESULTS, SCORE_SHEETS
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store

_OF_NIGHTS: Final = (ATTENDANCES, SEATINGS)
_OF_GAMES: Final = (GAME_PLAYERS, RESULTS, PENALTIES, SCORE_SHEETS)
_GAMES_AT_A_TIME: Final = 500
"""So that a writer of this kiosk never waits long for its turn."""

Rows = list[dict[str, Any]]


def read_back(store: Store, server: Server) -> int:
    """Take over all that arrived since the last time; how many games that were."""
    seen, games = _seen_so_far(store, server), 0
    while True:
        came = _read_portion(store, server, seen)
        games += came
        if came < _GAMES_AT_A_TIME:
            return games


def _seen_so_far(store: Store, server: Server) -> dict[Table, int]:
    """The last arrival that is here, for each table."""
    tables = (PLAYERS, NIGHTS, PLAYER_MERGES, GAMES)
    with store.reading() as local:
        seen = {table: _last(local, table) for table in tables}
        others = GAMES.c.kiosk_id != store.kiosk_id
        seen[GAMES] = local.execute(select(func.max(GAMES.c.arrival)).where(others)).scalar() or 0
    with server.reading() as remote:
        there = {table: _last(remote, table) for table in tables}
    # A number that the server has never given is damage, or of another server: ask for all.
    return {table: at if at <= there[table] else 0 for table, at in seen.items()}


def _read_portion(store: Store, server: Server, seen: dict[Table, int]) -> int:
    others = GAMES.c.kiosk_id != store.kiosk_id
    with server.reading() as remote:
        documents = {
            table: _raw_rows(remote, table, table.c.arrival > seen[table])
            for table in (PLAYERS, NIGHTS, PLAYER_MERGES)
        }
        wanted = raw_select(GAMES).where(others, GAMES.c.arrival > seen[GAMES])
        wanted = wanted.order_by(GAMES.c.arrival).limit(_GAMES_AT_A_TIME)
        games = [dict(row) for row in remote.execute(wanted).mappings()]
        parts = {table: _of(remote, table, documents[NIGHTS]) for table in _OF_NIGHTS}
        parts |= {table: _of(remote, table, games) for table in _OF_GAMES}
    for table, rows in {**documents, GAMES: games}.items():
        seen[table] = max((row["arrival"] for row in rows), default=seen[table])
    if games or any(documents.values()):
        with store.writing() as local:
            _Taking(local).take(documents, games, parts)
    return len(games)


class _Taking:
    def __init__(self, local: Connection) -> None:
        self._local = local
        self._moment = datetime.now(UTC)

    def take(
        self, documents: Mapping[Table, Rows], games: Rows, parts: Mapping[Table, Rows]
    ) -> None:
        for row in self._good(PLAYERS, documents[PLAYERS]):
            self._take_document(PLAYERS, row)
        changed = {
            row["id"]
            for row in self._good(NIGHTS, documents[NIGHTS])
            if self._take_document(NIGHTS, row)
        }
        taken = {row["id"] for row in self._good(GAMES, games) if self._put(GAMES, row)}
        for row in self._good(PLAYER_MERGES, documents[PLAYER_MERGES]):
            self._put(PLAYER_MERGES, row)
        for table, rows in parts.items():
            owners = changed if table in _OF_NIGHTS else taken
            self._replace(table, owners, rows)

    def _good(self, table: Table, rows: Rows) -> Rows:
        good = []
        for raw in rows:
            try:
                good.append(checked(table, raw))
            except BadRow as bad:
                put_aside(self._local, table, raw, bad, self._moment)
        return good

    def _take_document(self, table: Table, row: dict[str, Any]) -> bool:
        """Whether it is newer than here; a later change of ours stays and will be sent."""
        kept = select(table.c.changed).where(table.c.id == row["id"])
        changed = self._local.execute(kept).scalar()
        if changed is not None and changed > row["changed"]:
            this = update(table).where(table.c.id == row["id"])
            # The server's number is not part of what was recorded: its digest stays.
            self._local.execute(this.values(arrival=row["arrival"], digest=table.c.digest))
            return False
        return self._put(table, row)

    def _put(self, table: Table, row: dict[str, Any]) -> bool:
        try:
            with self._local.begin_nested():
                known = update(table).where(table.c.id == row["id"]).values(**row)
                if not self._local.execute(known).rowcount:
                    self._local.execute(insert(table).values(**row))
        except IntegrityError:
            put_aside(self._local, table, row, BadRow("owner-missing"), self._moment)
            return False
        forget(self._local, table, row)
        return True

    def _replace(self, table: Table, owners: Iterable[str], rows: Rows) -> None:
        owner, chosen = _owner(table), set(owners)
        for id in chosen:
            self._local.execute(delete(table).where(table.c[owner] == id))
        mine = [row for row in rows if row[owner] in chosen]
        insert_each(self._local, table, self._good(table, mine), self._moment)


def _last(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.max(table.c.arrival))).scalar() or 0


def _raw_rows(remote: Connection, table: Table, which: Any) -> Rows:
    return [dict(row) for row in remote.execute(raw_select(table).where(which)).mappings()]


def _owner(table: Table) -> str:
    return "night_id" if table in _OF_NIGHTS else "game_id"


def _of(remote: Connection, table: Table, owners: Rows) -> Rows:
    if not owners:
        return []
    return _raw_rows(remote, table, table.c[_owner(table)].in_([owner["id"] for owner in owners]))
