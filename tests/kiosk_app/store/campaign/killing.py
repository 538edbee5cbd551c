"""Writers killed with SIGKILL at random moments: while opening, writing, ending a game, copying."""

import os
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random
from select import select
from time import sleep
from traceback import print_exc

from kiosk_app.store.backup import keep_daily_copy
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.store import Store
from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.evening import legal_event, new_game, now, stop

KILLS_IN_A_FOLDER = 25
LONGEST_LIFE = 0.25
"""Seconds that a writer lives, from its start or from its first acknowledged event."""
DIES_EARLY = 0.2
"""How many are killed wherever they are by then, perhaps still opening; the others while writing,
also on a machine on which opening takes longer than that."""
PATIENCE = 60


@dataclass(slots=True)
class Tally:
    kills: int = 0
    acknowledged: int = 0
    unheard: int = 0
    """Events on disk whose writer died before it could say so."""
    games: int = 0
    expected: dict[str, list[str]] = field(default_factory=dict)


def kill_writers(root: Path, kills: int, random: Random, step: Callable[[], None]) -> Tally:
    """Kill so many writers, and look at everything after each."""
    total = Tally()
    folder = root
    for number in range(kills):
        if number % KILLS_IN_A_FOLDER == 0:
            folder = root / f"store-{number}"
            total.games += len(total.expected)
            total.expected = {}
        for game_id, event_id in _killed_writer(folder, random):
            total.expected.setdefault(game_id, []).append(event_id)
            total.acknowledged += 1
        _look(folder, total)
        total.kills += 1
        step()
    total.games += len(total.expected)
    return total


def _killed_writer(folder: Path, random: Random) -> list[tuple[str, str]]:
    """What a writer had acknowledged before it was killed."""
    reader, writer = os.pipe()
    seed = random.randrange(2**32)
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            _write_on(folder, Random(seed), lambda line: os.write(writer, line.encode()))
        except BaseException:
            print_exc()
        finally:
            os._exit(1)
    os.close(writer)
    if random.random() >= DIES_EARLY:
        select([reader], [], [], PATIENCE)
    sleep(random.uniform(0, LONGEST_LIFE))
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise Lost(f"A writer stopped by itself; its store is in {folder}.")
    with os.fdopen(reader, "rb") as pipe:
        lines = pipe.read().decode().splitlines(keepends=True)
    said = [line.split() for line in lines if line.endswith("\n")]
    return [(game_id, event_id) for game_id, event_id in said]


def _write_on(folder: Path, random: Random, acknowledge: Callable[[str], object]) -> None:
    store = open_store(folder, daily_copy=False).store
    with store.events.connection() as writer:
        writer.execute("PRAGMA wal_autocheckpoint = 20")  # the log begins anew often
    while True:
        running = open_games(store)
        if not running or random.random() < 0.1:
            game = new_game(store)
            acknowledge(f"{game.id} {game.state.record[-1].id}\n")
        else:
            game = open_game(store, random.choice(running).id)
        for _ in range(random.randint(1, 15)):
            event = legal_event(random, game)
            game.append(event, now())
            acknowledge(f"{game.id} {event.id}\n")
        table = game.table
        if random.random() < 0.4 and table.ended is None and not (table.riichi or table.dead):
            acknowledge(f"{game.id} {stop(game)}\n")
        if random.random() < 0.2:
            keep_daily_copy(store.folder, now() + timedelta(days=random.randrange(10)))


def _look(folder: Path, total: Tally) -> None:
    opened = open_store(folder, daily_copy=False)
    with opened.store as store:
        if opened.rebuilt is not None:
            raise Lost(f"{opened.rebuilt.sentence} (in {folder})")
        stored = _stored(store)
        for game_id, acknowledged in total.expected.items():
            if stored.get(game_id, [])[: len(acknowledged)] != acknowledged:
                raise Lost(f"Game {game_id} has lost acknowledged events; see {folder}.")
        unheard = sum(map(len, stored.values())) - sum(map(len, total.expected.values()))
        if unheard > 1:
            raise Lost(f"{unheard} events are there that one writer cannot have left; {folder}.")
        total.unheard += unheard
        # What was found on disk once must be there ever after.
        total.expected = stored


def _stored(store: Store) -> dict[str, list[str]]:
    """Every game opened and folded; the results belong to games that have ended."""
    with store.reading() as connection:
        games = connection.exec_driver_sql(
            "SELECT id, ended IS NOT NULL, (SELECT count(*) FROM game_results WHERE game_id = id)"
            " FROM games"
        ).all()
    stored = {}
    for game_id, ended, results in games:
        game = open_game(store, game_id)
        if bool(ended) != (game.table.ended is not None) or results != 4 * ended:
            raise Lost(f"The results of game {game_id} do not belong to its events.")
        stored[game_id] = [event.id for event in game.state.record]
    return stored
