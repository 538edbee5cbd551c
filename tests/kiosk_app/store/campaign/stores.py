"""Stores to damage, and what is left of them afterwards."""

import shutil
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import mkdtemp

from kiosk_app.club.nights import come, open_night
from kiosk_app.club.players import PlayerDetails, add_players
from kiosk_app.store.backup import keep_daily_copy
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.journal import open_game, start_game
from kiosk_app.store.opening import Opened, open_store
from kiosk_app.store.problems import StorageProblem
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import now, play, started, stop

EVENTS = 124
_MEMORY = Path("/dev/shm")  # noqa: S108  # torn files need no real disk, only many openings
Events = dict[str, list[str]]
"""The ids of a store's events in their order, by game."""


@dataclass(frozen=True, slots=True)
class Played:
    folder: Path
    events: Events

    def copied_to(self, place: Path) -> ClubFolder:
        """A folder to damage."""
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(self.folder, place)
        return ClubFolder(place)


def in_memory() -> Path:
    return Path(mkdtemp(dir=_MEMORY if _MEMORY.is_dir() else None))


def played(place: Path, random: Random, copy: bool, games: int = 4) -> Played:
    """A club with players, a night and some games; with a daily copy of the first part, or none."""
    each = EVENTS // games
    with open_store(place, daily_copy=False).store as store:
        cards = add_players(store, [PlayerDetails(f"Player {n}") for n in range(12)], now())
        night = open_night(store, now())
        come(store, night, cards, now())
        names = ("Player 0", "Player 1", "Player 2", "Player 3")
        ids = {name: card.id for name, card in zip(names, cards, strict=False)}
        begun = []
        for number in range(games):
            start = started(players=names)
            table = str(number + 1)
            game = start_game(
                store, start, now(), table_name=table, night_id=night.id, round=1, players=ids
            )
            play(game, random, each // 2 - 1)
            begun.append(game)
        if copy:
            keep_daily_copy(store.folder, now())
        for game in begun:
            play(game, random, each - each // 2)
        if begun[0].table.ended is None:
            stop(begun[0])
        with store.events.connection() as writer:
            writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return Played(place, stored(store))


def stored(store: Store) -> Events:
    with store.reading() as connection:
        ids = connection.exec_driver_sql("SELECT id FROM games").scalars().all()
    found = {}
    for id in ids:
        try:
            found[id] = [event.id for event in open_game(store, id).state.record]
        except StorageProblem:
            found[id] = []
    return found


def aside(store: Store) -> set[str]:
    """Events that are kept, though not in their games."""
    with store.reading() as connection:
        return set(connection.exec_driver_sql("SELECT id FROM events_aside").scalars())


def missing(before: Events, after: Events) -> set[str]:
    there = {event for events in after.values() for event in events}
    return {event for events in before.values() for event in events} - there


def opened_and_played_on(folder: ClubFolder) -> tuple[Opened, Events, set[str]]:
    """As a kiosk opens it; a game is begun to see that it goes on."""
    opened = open_store(folder.path, daily_copy=True)
    with opened.store as store:
        found, kept = stored(store), aside(store)
        start_game(store, started(), now(), table_name="9")
    return opened, found, kept
