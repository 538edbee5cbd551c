"""Killed, failing and full at every call to the disk: while rebuilding, opening and playing."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from shutil import rmtree
from signal import SIGKILL

from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import StorageProblem
from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.campaign.faults import Fault, in_child
from tests.kiosk_app.store.campaign.stores import (
    Events,
    Played,
    in_memory,
    missing,
    opened_and_played_on,
    played,
    stored,
)
from tests.kiosk_app.store.evening import give_penalty


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--errors", type=int, default=400)
    parser.add_argument("--seed", type=int, required=True)
    given = parser.parse_args()
    random = Random(given.seed)
    place = in_memory()
    try:
        base = played(place / "base", random, copy=True)
        _say(kill_rebuilds(base, place, given.kills, random))
        for fault in (Fault.ERROR_ONCE, Fault.FULL_FROM_HERE):
            for what, copied in (
                ("a rebuild", partial(_damaged, base, place)),
                ("an opening", partial(base.copied_to, place / "store")),
            ):
                _say(fail_openings(base, copied, what, fault, given.errors // 4))
            _say(fail_playing(base, place, fault, given.errors // 4, random))
        _say(fail_playing(base, place, Fault.FLIP_A_BIT, given.errors // 4, random))
    except Lost as lost:
        _say(f"Lost: {lost}")
        return 1
    rmtree(place)
    return 0


def _say(sentence: str) -> None:
    print(sentence, flush=True)


def _damaged(base: Played, place: Path) -> ClubFolder:
    """SQLite does not open it, yet everything is in it."""
    folder = base.copied_to(place / "store")
    with folder.database.open("rb+") as file:
        file.write(bytes(100))
    return folder


def _open(folder: ClubFolder) -> None:
    with suppress(StorageProblem):
        open_store(folder.path).store.close()


def kill_rebuilds(base: Played, place: Path, kills: int, random: Random) -> str:
    """At every call of a rebuild, and half of the time once more in the rebuild after it."""
    folder = _damaged(base, place)
    _, calls = in_child(partial(_open, folder), folder.path, Fault.NOTHING, 0)
    twice = 0
    for call in _spread(calls, kills):
        folder = _damaged(base, place)
        end, _ = in_child(partial(_open, folder), folder.path, Fault.KILL, call)
        if end not in (0, -SIGKILL):
            raise Lost(f"a rebuild that should be killed at call {call} ended with {end}")
        if random.random() < 0.5:
            again = random.randrange(1, calls + 1)
            in_child(partial(_open, folder), folder.path, Fault.KILL, again)
            twice += 1
        _nothing_missing(base.events, folder, f"killed at call {call}")
    return (
        f"{kills} kills at the {calls} calls of a rebuild, {twice} of them killed again in the "
        f"next: 0 of {_count(base.events)} events lost."
    )


def fail_openings(
    base: Played, copied: Callable[[], ClubFolder], what: str, fault: Fault, count: int
) -> str:
    """Of a store as ``copied`` makes it: whole, or damaged so that it is rebuilt."""
    folder = copied()
    _, calls = in_child(partial(_open, folder), folder.path, Fault.NOTHING, 0)
    for call in _spread(calls, count):
        folder = copied()
        end, _ = in_child(partial(_open, folder), folder.path, fault, call)
        if end != 0:
            raise Lost(f"{fault.name} at call {call} of {what} is not said in a sentence")
        _nothing_missing(base.events, folder, f"{fault.name} at call {call} of {what}")
    return f"{count} times {fault.name} in {what} of {calls} calls: a sentence, 0 events lost."


def fail_playing(base: Played, place: Path, fault: Fault, count: int, random: Random) -> str:
    """Each event that was acknowledged is there afterwards."""
    heard = place / "acknowledged"

    def play(folder: ClubFolder) -> None:
        with open_store(folder.path, daily_copy=False).store as store:
            game = open_game(store, open_games(store)[0].id)
            with heard.open("w") as file:
                for _ in range(6):
                    with suppress(StorageProblem):
                        give_penalty(game)
                        print(game.id, game.state.record[-1].id, file=file, flush=True)

    def safely(folder: ClubFolder) -> None:
        with suppress(StorageProblem):
            play(folder)

    folder = base.copied_to(place / "store")
    _, calls = in_child(partial(safely, folder), folder.path, Fault.NOTHING, 0)
    acknowledged = 0
    for call in _spread(calls, count):
        folder = base.copied_to(place / "store")
        heard.write_text("")
        end, _ = in_child(partial(safely, folder), folder.path, fault, call)
        if end != 0:
            raise Lost(f"{fault.name} at call {call} of a game is not said in a sentence")
        expected: Events = {id: list(events) for id, events in base.events.items()}
        for line in heard.read_text().splitlines():
            game_id, event_id = line.split()
            expected[game_id].append(event_id)
            acknowledged += 1
        _nothing_missing(expected, folder, f"{fault.name} at call {call} of a game")
    return (
        f"{count} times {fault.name} in a game of {calls} calls: {acknowledged} events "
        f"acknowledged, 0 lost."
    )


def _nothing_missing(expected: Events, folder: ClubFolder, what: str) -> None:
    _, after, _ = opened_and_played_on(folder)
    gone = missing(expected, after)
    if gone:
        raise Lost(f"{what}: {len(gone)} events; see {folder.path}")
    with open_store(folder.path, daily_copy=False).store as store:
        if missing(expected, stored(store)):
            raise Lost(f"{what}: lost at the second opening; see {folder.path}")


def _spread(calls: int, count: int) -> Iterable[int]:
    """So many calls, from the first to the last."""
    return [1 + number * calls // count for number in range(count)]


def _count(events: Events) -> int:
    return sum(map(len, events.values()))


if __name__ == "__main__":
    os.environ.pop("LD_PRELOAD", None)
    sys.exit(main())
