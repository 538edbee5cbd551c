"""The results of a game in the database: written when it ends, taken away when that is undone."""

from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from kiosk_app.store.models import (
    GAME_PLAYERS,
    GAMES,
    PLAYERS,
)
from kiosk_app.store.records import new_id
from kiosk_app.store.result_models import PENALTIES, RESULTS
from kiosk_app.store.results import results_of
from kiosk_app.store.row_digests import with_digest
from scorer.table import State


def write_results(connection: Connection, game_id: str, state: State, moment: datetime) -> None:
    """Make the game's heading and results agree with its state; the same twice is the same."""
    for table in (RESULTS, PENALTIES):
        connection.execute(delete(table).where(table.c.game_id == game_id))
    has_ended = state.table is not None and state.table.ended is not None
    ended = moment if has_ended else None
    connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(ended=ended))
    if not has_ended:
        return
    heading = connection.execute(
        select(GAMES.c.night_id, GAMES.c.kiosk_id).where(GAMES.c.id == game_id)
    ).one()
    results = results_of(state, moment)
    for name, row in results.rows.items():
        player_id = player_named(connection, game_id, name, heading.kiosk_id, moment)
        given = {"game_id": game_id, "player_id": player_id, "night_id": heading.night_id}
        values = {**given, "ended": moment, **row}
        connection.execute(insert(RESULTS).values(with_digest(RESULTS, values)))
    for name, row in results.penalties:
        player_id = player_named(connection, game_id, name, heading.kiosk_id, moment)
        values = {"game_id": game_id, "player_id": player_id, **row}
        connection.execute(insert(PENALTIES).values(with_digest(PENALTIES, values)))


def player_named(
    connection: Connection, game_id: str, name: str, kiosk_id: str, moment: datetime
) -> str:
    """Whom a name in a game stands for: as noted, else the member of that name, else a guest."""
    noted = select(GAME_PLAYERS.c.player_id).where(
        GAME_PLAYERS.c.game_id == game_id, GAME_PLAYERS.c.name == name
    )
    player_id: str | None = connection.execute(noted).scalar()
    if player_id is not None:
        return player_id
    known = select(PLAYERS.c.id).where(PLAYERS.c.name == name).order_by(PLAYERS.c.guest)
    player_id = connection.execute(known.limit(1)).scalar()
    if player_id is None:
        player_id = new_id(moment)
        connection.execute(
            insert(PLAYERS).values(
                id=player_id, name=name, guest=True, kiosk_id=kiosk_id, changed=moment
            )
        )
    note_player(connection, game_id, name, player_id)
    return player_id


def note_player(connection: Connection, game_id: str, name: str, player_id: str) -> None:
    """Record that the name is this player in this game."""
    this = (GAME_PLAYERS.c.game_id == game_id) & (GAME_PLAYERS.c.name == name)
    connection.execute(delete(GAME_PLAYERS).where(this))
    connection.execute(insert(GAME_PLAYERS).values(game_id=game_id, name=name, player_id=player_id))
