"""Games to play into a store."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.journal import start_game
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.opening import open_store
from kiosk_app.store.receiving import read_back
from kiosk_app.store.records import new_id
from kiosk_app.store.restoring import restore
from kiosk_app.store.sending import send_documents, send_games
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from scorer.table import (
    AbortedHand,
    Event,
    ExhaustiveDraw,
    GameStarted,
    Penalty,
    Refused,
    Seat,
    Win,
    Winner,
    apply,
)
from tests.scorer.table.random_games import random_event

PLAYERS = ("Kim", "Jan", "Maja", "Ola")


def now() -> datetime:
    return datetime.now(UTC)


def started(rules: str = "ema-2016", players: tuple[str, str, str, str] = PLAYERS) -> GameStarted:
    pinned = table_rules(rules)
    if pinned.seats == 3:
        players = (*players[:3], "")
    return GameStarted(new_id(now()), 1, rules, pinned.version, players)


@contextmanager
def brought_back(store: Store, backup: Path) -> Iterator[Store]:
    """The store closed, replaced by the backup and opened again, as a kiosk does it."""
    store.close()
    restore(store.folder, backup, now())
    with open_store(store.folder.path, daily_copy=False).store as again:
        yield again


def new_game(store: Store, rules: str = "ema-2016", table_name: str = "1") -> OpenGame:
    return start_game(store, started(rules), now(), table_name=table_name)


def ron(game: OpenGame, winner: Seat, discarder: Seat, han: int = 2) -> None:
    winners = (Winner(winner, han=han, fu=30),)
    game.append(Win(*game.next_place(now()), winners, discarder), now())


def draw(game: OpenGame, *tenpai: Seat) -> None:
    game.append(ExhaustiveDraw(*game.next_place(now()), tenpai), now())


def give_penalty(game: OpenGame) -> None:
    """An event that can always be, and takes some room."""
    game.append(Penalty(*game.next_place(now()), Seat.EAST, 1, "x" * 400), now())


def play_to_the_end(game: OpenGame) -> None:
    """Draws without tenpai until the game is over, then its end."""
    while game.table.over is None:
        draw(game)
    game.finish(now())


def finish_hand(game: OpenGame) -> None:
    """A draw, at which those in riichi wait, unless their hand is dead."""
    if len(game.table.riichi) == 4 and "four-riichi" in game.state.rules.abortive:
        game.append(AbortedHand(*game.next_place(now()), "four-riichi"), now())
    else:
        draw(game, *(seat for seat in game.table.riichi if seat not in game.table.dead))


def stop(game: OpenGame) -> str:
    """End the game where it is, once its running hand is over; the id of the last event."""
    if game.table.over is None and (game.table.riichi or game.table.dead):
        finish_hand(game)
    return game.finish(now(), "complete" if game.table.over else "agreed").record[-1].id


def legal_event(random: Random, game: OpenGame) -> Event:
    """Something that can happen next."""
    while True:
        event = random_event(random, game.state, new_id(now()))
        try:
            apply(game.state, event)
        except Refused:
            continue
        return event


def play(game: OpenGame, random: Random, count: int) -> list[Event]:
    """So many events that can be, whatever they are."""
    played = []
    for _ in range(count):
        event = legal_event(random, game)
        game.append(event, now())
        played.append(event)
    return played


def exchange(store: Store, server: Server) -> int:
    """A whole visit to the server; how many events it got."""
    send_documents(store, server)
    sent = send_games(store, server)
    read_back(store, server)
    return sent
