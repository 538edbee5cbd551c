"""Which game a command is about, its session, and events that come as JSON."""

import argparse

from sqlalchemy import select

from kiosk_app.session.game_session import GameSession, TableStore
from kiosk_app.session.session_events import Failure, SessionEvent
from kiosk_app.session.work import SameThread, Workers
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.models import GAMES
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.store import Store
from kiosk_app.terminal.lines import CommandRefused, json_in
from scorer.table import Event, event_from_json


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("-t", "--table")
    which.add_argument("-g", "--game")


def the_game(store: Store, arguments: argparse.Namespace, *, ended_too: bool = False) -> OpenGame:
    """The game that is named, or the only one that runs.

    ``ended_too``: where none runs, the latest that has ended, so that its end can be seen and
    undone.
    """
    if arguments.game is not None:
        return open_game(store, _by_id(store, arguments.game))
    running = open_games(store)
    if arguments.table is not None:
        running = [game for game in running if game.table_name == arguments.table]
    if not running and ended_too:
        return open_game(store, _latest(store, arguments.table))
    if not running:
        if arguments.table is None:
            raise CommandRefused("no-game-running")
        raise CommandRefused("no-game-at-table", table=arguments.table)
    if len(running) > 1 and arguments.table is None:
        tables = tuple(sorted(game.table_name for game in running))
        raise CommandRefused("which-table", tables=tables)
    return open_game(store, running[0].id)


def game_session(game: OpenGame) -> GameSession:
    """The session of a game for one command: all is done at once, and a failure is raised."""

    def raised(event: SessionEvent) -> None:
        if isinstance(event, Failure):
            raise event.error

    session = GameSession(
        TableStore(game.folder.path), Workers(_raise, make_thread=lambda _: SameThread())
    )
    session.follow(raised)
    session.take_up(game)
    return session


def _raise(error: Exception) -> None:
    raise error


def event_from_text(text: str, place: tuple[str, int]) -> Event:
    data = json_in(text, lambda why: CommandRefused("event-not-json", error=why))
    if isinstance(data, dict):
        data = {**data, "id": data.get("id", place[0]), "sequence": place[1]}
    return event_from_json(data)


def _by_id(store: Store, begins: str) -> str:
    wanted = select(GAMES.c.id).where(GAMES.c.id.startswith(begins, autoescape=True)).limit(2)
    with store.reading() as connection:
        found = list(connection.execute(wanted).scalars())
    if not found:
        raise CommandRefused("no-such-game", id=begins)
    if len(found) > 1:
        raise CommandRefused("several-games", id=begins)
    return str(found[0])


def _latest(store: Store, table: str | None) -> str:
    wanted = select(GAMES.c.id).order_by(GAMES.c.started.desc()).limit(1)
    if table is not None:
        wanted = wanted.where(GAMES.c.table_name == table)
    with store.reading() as connection:
        found: str | None = connection.execute(wanted).scalar()
    if found is None:
        if table is None:
            raise CommandRefused("no-game-yet")
        raise CommandRefused("no-game-yet-at-table", table=table)
    return found
