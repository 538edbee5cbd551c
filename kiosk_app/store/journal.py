"""The games of a store: started, found again, listed."""

from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.models import EVENTS, GAMES
from kiosk_app.store.open_game import GameHeading, OpenGame
from kiosk_app.store.problems import NoSuchGame, StorageProblem, StoreDamaged
from kiosk_app.store.records import BEGINNING, event_row, new_id
from kiosk_app.store.result_rows import note_player, write_results
from kiosk_app.store.row_digests import is_as_written, row_digest, seal, with_digest
from kiosk_app.store.store import Store
from kiosk_app.store.taking_over import event_values
from scorer.table import GameStarted, Refused, apply, begin

_COLUMNS = [*(GAMES.c[name] for name in GameHeading.__dataclass_fields__), GAMES.c.digest]


def start_game(
    store: Store,
    started: GameStarted,
    moment: datetime,
    *,
    table_name: str,
    night_id: str | None = None,
    round: int | None = None,
    rules_text: str | None = None,
    players: Mapping[str, str] | None = None,
) -> OpenGame:
    """A new game with its first event, both on disk when this returns.

    ``rules_text`` is the club's own rule file; ``players`` says which player each name is.
    """
    rules = table_rules(started.rules, rules_text, started.version)
    apply(begin(rules), started)  # refused before it is written
    game_id = new_id(moment)
    row = event_row(game_id, started, moment, BEGINNING)
    heading = GameHeading(
        id=game_id,
        kiosk_id=store.kiosk_id,
        table_name=table_name,
        night_id=night_id,
        round=round,
        rules_id=started.rules,
        rules_version=started.version,
        rules_text=rules_text,
        started=moment,
        ended=None,
    )
    values = {name: getattr(heading, name) for name in GameHeading.__dataclass_fields__}
    try:
        with store.writing() as connection:
            connection.execute(insert(GAMES).values(with_digest(GAMES, values)))
            connection.execute(insert(EVENTS).values(**event_values(row)))
            for name, player_id in (players or {}).items():
                note_player(connection, game_id, name, player_id)
    except IntegrityError as error:
        raise _not_started(error, started) from error
    if store.on_write is not None:
        store.on_write(game_id)
    return open_game(store, game_id)


def _not_started(error: IntegrityError, started: GameStarted) -> Exception:
    if "FOREIGN KEY" in str(error.orig):
        return StorageProblem("not-in-store")
    return Refused("id-of-another-game", id=started.id)


def open_game(store: Store, game_id: str) -> OpenGame:
    """A game as it is on disk, ready for its next event."""
    game = OpenGame(store, game_heading(store, game_id))
    game.read_again()
    return game


def game_heading(store: Store, game_id: str) -> GameHeading:
    with store.reading() as connection:
        found = connection.execute(select(*_COLUMNS).where(GAMES.c.id == game_id)).one_or_none()
    if found is None:
        raise NoSuchGame("no-such-game")
    return _heading(store, found)


def open_games(store: Store) -> list[GameHeading]:
    """This kiosk's games that have not ended, the latest first: where to go on after a crash."""
    ours = GAMES.c.kiosk_id == store.kiosk_id
    return _listed(store, select(*_COLUMNS).where(ours, GAMES.c.ended.is_(None)))


def games_of_night(store: Store, night_id: str) -> list[GameHeading]:
    """All games of a night, other kiosks' too as far as they are known, the latest first."""
    return _listed(store, select(*_COLUMNS).where(GAMES.c.night_id == night_id))


def rebuild_results(store: Store, game_id: str) -> None:
    """Work a game's results out again from its events."""
    game = open_game(store, game_id)
    with store.writing() as connection:
        rebuild_results_of(connection, game)


def rebuild_all_results(store: Store) -> None:
    """Of every finished game of this kiosk; one that does not open keeps what it has."""
    ours = (GAMES.c.kiosk_id == store.kiosk_id) & GAMES.c.ended.is_not(None)
    with store.reading() as connection:
        ids = list(connection.execute(select(GAMES.c.id).where(ours)).scalars())
    for game_id in ids:
        with suppress(StorageProblem, Refused):
            rebuild_results(store, game_id)


def rebuild_results_of(connection: Connection, game: OpenGame) -> None:
    last = select(func.max(EVENTS.c.moment)).where(EVENTS.c.game_id == game.id)
    moment = connection.execute(last).scalar_one()
    write_results(connection, game.id, game.state, moment)


def _listed(store: Store, wanted: Select[Any]) -> list[GameHeading]:
    with store.reading() as connection:
        rows = connection.execute(wanted.order_by(GAMES.c.started.desc(), GAMES.c.id)).all()
    return [_heading(store, row) for row in rows]


def note_digests(store: Store) -> None:
    """For headings and documents from before there were any."""
    with store.writing() as connection:
        seal(connection)
        for row in connection.execute(select(GAMES).where(GAMES.c.digest.is_(None))).mappings():
            this = update(GAMES).where(GAMES.c.id == row["id"])
            connection.execute(this.values(digest=row_digest(GAMES, dict(row))))


def _heading(store: Store, row: Row[Any]) -> GameHeading:
    values = dict(row._mapping)
    if not is_as_written(GAMES, values):
        store.suspect()
        raise StoreDamaged("store-damaged")
    del values["digest"]
    return GameHeading(**values)
