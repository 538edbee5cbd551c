"""What other kiosks sent to the server comes here: players, nights, games with their sheets.

Not their events: a sheet shows all that another table needs to see, running games too, and each
game has its one writer.
"""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from kiosk_app.store.models import (
    Attendance,
    Base,
    GamePlayer,
    GameRecord,
    Night,
    Player,
    PlayerMerge,
    Seating,
    table_of,
)
from kiosk_app.store.result_models import GamePenalty, GameResult, ScoreSheetRecord
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store

_GAMES: Final = table_of(GameRecord)
_PLAYERS: Final = table_of(Player)
_NIGHTS: Final = table_of(Night)
_MERGES: Final = table_of(PlayerMerge)
_OF_NIGHTS: Final[tuple[type[Base], ...]] = (Attendance, Seating)
_OF_GAMES: Final[tuple[type[Base], ...]] = (
    GamePlayer,
    GameResult,
    GamePenalty,
    ScoreSheetRecord,
)
_GAMES_AT_A_TIME: Final = 500
"""So that a writer of this kiosk never waits long for its turn."""

Rows = list[dict[str, Any]]


def read_back(store: Store, server: Server) -> int:
    """Take over all that arrived since the last time; how many games that were."""
    games = 0
    while True:
        came = _read_portion(store, server)
        games += came
        if came < _GAMES_AT_A_TIME:
            return games


def _read_portion(store: Store, server: Server) -> int:
    others = _GAMES.c.kiosk_id != store.kiosk_id
    with store.reading() as local:
        seen = {table: _last(local, table) for table in (_PLAYERS, _NIGHTS, _MERGES)}
        seen[_GAMES] = local.execute(select(func.max(_GAMES.c.arrival)).where(others)).scalar() or 0
    with server.reading() as remote:
        players = _new(remote, _PLAYERS, seen[_PLAYERS])
        nights = _new(remote, _NIGHTS, seen[_NIGHTS])
        merges = _new(remote, _MERGES, seen[_MERGES])
        of_nights = {part: _of(remote, table_of(part), nights) for part in _OF_NIGHTS}
        wanted = select(_GAMES).where(others, _GAMES.c.arrival > seen[_GAMES])
        wanted = wanted.order_by(_GAMES.c.arrival).limit(_GAMES_AT_A_TIME)
        games = [dict(row) for row in remote.execute(wanted).mappings()]
        of_games = {part: _of(remote, table_of(part), games) for part in _OF_GAMES}
    if players or nights or merges or games:
        with store.writing() as local:
            _take_documents(local, _PLAYERS, players)
            changed = _take_documents(local, _NIGHTS, nights)
            for part, rows in of_nights.items():
                _replace(local, table_of(part), changed, rows)
            for row in (*merges, *games):
                _put(local, _MERGES if "into_id" in row else _GAMES, row)
            for part, rows in of_games.items():
                _replace(local, table_of(part), {game["id"] for game in games}, rows)
    return len(games)


def _last(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.max(table.c.arrival))).scalar() or 0


def _new(remote: Connection, table: Table, since: int) -> Rows:
    wanted = select(table).where(table.c.arrival > since)
    return [dict(row) for row in remote.execute(wanted).mappings()]


def _owner(table: Table) -> str:
    return "night_id" if table in {table_of(part) for part in _OF_NIGHTS} else "game_id"


def _of(remote: Connection, table: Table, owners: Rows) -> Rows:
    if not owners:
        return []
    ids = [owner["id"] for owner in owners]
    wanted = select(table).where(table.c[_owner(table)].in_(ids))
    return [dict(row) for row in remote.execute(wanted).mappings()]


def _take_documents(local: Connection, table: Table, rows: Rows) -> set[str]:
    """The ids of those that are newer than here; a later change of ours stays and will be sent."""
    newer = set()
    for row in rows:
        kept = select(table.c.changed).where(table.c.id == row["id"])
        changed = local.execute(kept).scalar()
        if changed is not None and changed > row["changed"]:
            local.execute(
                update(table).where(table.c.id == row["id"]).values(arrival=row["arrival"])
            )
            continue
        _put(local, table, row)
        newer.add(row["id"])
    return newer


def _put(local: Connection, table: Table, row: dict[str, Any]) -> None:
    known = update(table).where(table.c.id == row["id"]).values(**row)
    if not local.execute(known).rowcount:
        local.execute(insert(table).values(**row))


def _replace(local: Connection, table: Table, owners: Iterable[str], rows: Rows) -> None:
    owner = _owner(table)
    chosen = set(owners)
    for id in chosen:
        local.execute(delete(table).where(table.c[owner] == id))
    kept = [row for row in rows if row[owner] in chosen]
    if kept:
        local.execute(insert(table), kept)
