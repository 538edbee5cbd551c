"""One durable event beside a bare sqlite3 insert of the same row, and folding a long game."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.journal import start_game
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.opening import open_store
from kiosk_app.store.records import BEGINNING, event_row, new_id
from scorer.table import (
    SEATS,
    Event,
    ExhaustiveDraw,
    GameStarted,
    RiichiDeclared,
    State,
    Win,
    Winner,
    apply,
    fold,
)

EVENTS = 200
GAMES = 5
FOLDS = 21
RULES = "ema-2016"
_E, _S, _W, _N = SEATS


def long_game(count: int = EVENTS) -> list[Event]:
    """A game in which East stays and stays: riichi, wins and draws in turn."""
    rules = table_rules(RULES)
    start = GameStarted(
        new_id(datetime.now(UTC)), 1, RULES, rules.version, ("Kim", "Jan", "Maja", "Ola")
    )
    events: list[Event] = [start]
    state: State = fold(events, rules)
    while len(events) < count:
        event = _next(len(events) % 4, new_id(datetime.now(UTC)), len(events) + 1)
        state = apply(state, event)
        events.append(event)
    return events


def _next(turn: int, id: str, sequence: int) -> Event:
    if turn == 1:
        return RiichiDeclared(id, sequence, _E)
    if turn == 2:
        return Win(id, sequence, (Winner(_E, han=2, fu=30),), _S)
    if turn == 3:
        return Win(id, sequence, (Winner(_E, han=1, fu=30),))
    return ExhaustiveDraw(id, sequence, (_E, _S))


def measure() -> dict[str, float]:
    """Ours and the bare one turn about, on the same disk."""
    ours: list[float] = []
    bare: list[float] = []
    processor: list[float] = []
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        beside = open_store(Path(folder) / "bare", daily_copy=False).store
        beside.close()
        with (
            open_store(Path(folder) / "ours", daily_copy=False).store as store,
            closing(sqlite3.connect(beside.folder.database, isolation_level=None)) as connection,
        ):
            connection.execute("PRAGMA synchronous = FULL")
            for _ in range(GAMES):
                events = long_game()
                assert isinstance(events[0], GameStarted)
                game = start_game(store, events[0], datetime.now(UTC), table_name="1")
                _turn_about(game, events, connection, ours, bare, processor)
    return {
        "a durable event, ms": median(ours) * 1000,
        "a bare sqlite3 insert of the same row, ms": median(bare) * 1000,
        "ours over bare, all events": sum(ours) / sum(bare),
        "ours over bare, the tenth in which the disk was quickest": _tenth(ours) / _tenth(bare),
        "of it processor time: checking, JSON, digest and SQLite, ms": median(processor) * 1000,
        f"folding {EVENTS} events, ms": _folding() * 1000,
    }


def _turn_about(
    game: OpenGame,
    events: list[Event],
    connection: sqlite3.Connection,
    ours: list[float],
    bare: list[float],
    processor: list[float],
) -> None:
    insert = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)"
    moment, digest = datetime.now(UTC), BEGINNING
    for number, event in enumerate(events[1:]):
        row = event_row(game.id, event, moment, digest)
        digest = row.digest
        if number % 2:  # who goes second finds the disk in another mood
            bare.append(_seconds(partial(connection.execute, insert, row)))
        used = process_time()
        ours.append(_seconds(partial(game.append, event, moment)))
        processor.append(process_time() - used)
        if not number % 2:
            bare.append(_seconds(partial(connection.execute, insert, row)))


def _seconds(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return perf_counter() - begin


def _tenth(times: list[float]) -> float:
    """A shared disk syncs in 0.1 ms or in 4, as it likes: here is what is left without it."""
    return median(sorted(times)[: len(times) // 10])


def _folding() -> float:
    events, rules, times = long_game(), table_rules(RULES), []
    for _ in range(FOLDS):
        begin = process_time()
        fold(events, rules)
        times.append(process_time() - begin)
    return median(times)
