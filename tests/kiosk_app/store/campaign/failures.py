"""Single failures that were seen, each as often as it was seen: figures beside those of 0.1."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from unittest.mock import patch

from kiosk_app.club.players import all_players
from kiosk_app.store import folder_lock
from kiosk_app.store.backup import back_up, keep_daily_copy, numbered_copies
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.journal import open_game
from kiosk_app.store.making_room import kept_evidence, remove_old_evidence
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import StoreInUse
from kiosk_app.store.restoring import restore
from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.campaign.damaging import flip_value
from tests.kiosk_app.store.campaign.stores import Played, missing, opened_and_played_on
from tests.kiosk_app.store.evening import draw, give_penalty, new_game, now

PHOTO_BYTES = 10_000


def start_with_a_bit_flipped(
    base: Played, place: Path, table: str, column: str, bit: int | None, kiosks: int, random: Random
) -> str:
    """After an unclean stop: how many kiosks start, and how many events are lost."""
    started = lost = said = 0
    for _ in range(kiosks):
        folder = base.copied_to(place)
        flip_value(folder.database, table, column, bit, random)
        Path(f"{folder.database}-wal").write_bytes(bytes(32))
        opened, after, _ = opened_and_played_on(folder)
        started += 1
        said += opened.rebuilt is not None
        lost += len(missing(base.events, after))
    if lost:
        raise Lost(f"{lost} events after one bit in {table}.{column}")
    what = "one high bit" if bit == 7 else "one bit"
    return (
        f"{what} in {table}.{column} after an unclean stop: {started} of {kiosks} kiosks start, "
        f"{said} say what happened, 0 events lost."
    )


def damage_that_only_the_copy_sees(base: Played, place: Path, kiosks: int, random: Random) -> str:
    """A finished game's event, after a clean stop: nothing but the daily copy reads it."""
    repaired = 0
    for _ in range(kiosks):
        folder = base.copied_to(place)
        with closing(sqlite3.connect(folder.database)) as connection:
            ended = "SELECT id FROM games WHERE ended IS NOT NULL"
            (game_id,) = connection.execute(ended).fetchone()
        flip_value(folder.database, "events", "body", None, random, game_id)
        opened, after, _ = opened_and_played_on(folder)
        if missing(base.events, after):
            raise Lost("an event that only the copy read")
        repaired += opened.rebuilt is not None and opened.copy_problem is None
        if open_store(folder.path).sentences:
            raise Lost("the second start has something to say, too")
    return f"damage that only the daily copy sees: {repaired} of {kiosks} repaired at that start."


def seven_starts_in_2037(place: Path) -> str:
    """Of seven good copies and tonight's photos, how many are left."""
    first = datetime(2026, 11, 10, 19, tzinfo=UTC)
    with (
        patch("kiosk_app.store.trusted_clock.set_by_network", lambda: False),
        open_store(place, daily_copy=False).store as store,
    ):
        for day in range(7):
            new_game(store)
            keep_daily_copy(store.folder, first + timedelta(days=day))
        tonight = first + timedelta(days=7)
        keep_photos(store.folder, 20, tonight)
        remove_old_evidence(store.folder, tonight, 90)
        before = set(numbered_copies(store.folder.copies).values())
        for day in range(7):
            moment = datetime(2037, 5, 1 + day, tzinfo=UTC)
            keep_daily_copy(store.folder, moment)
            remove_old_evidence(store.folder, moment, 90)
        after = set(numbered_copies(store.folder.copies).values())
        photos = kept_evidence(store.folder).photos
    if before - after or photos != 20:
        raise Lost(f"{len(before - after)} copies and {20 - photos} photos to a wrong clock")
    return (
        f"seven starts in 2037: {len(before & after)} of 7 copies and {photos} of 20 photos stay."
    )


def a_command_beside_the_kiosk(place: Path) -> str:
    """Restored and repaired under a running kiosk: how many of its later events are there."""
    with patch.object(folder_lock, "PATIENCE", 0.05):
        opened = open_store(place, daily_copy=False, owner=True, program="Tenbou")
        with opened.store as kiosk:
            game = new_game(kiosk)
            backup = back_up(kiosk.folder, place / "backup.sqlite3")
            refused = 0
            for _ in range(5):
                draw(game)
                refused += _refused_by_name(kiosk.folder, backup)
            kiosk.folder.suspicion.touch()
            with closing(sqlite3.connect(kiosk.folder.database)) as connection, connection:
                connection.execute("UPDATE players SET changed = 'never'")
                connection.execute("UPDATE game_players SET name = CAST(x'FF' AS TEXT)")
            try:
                open_store(place, daily_copy=False).store.close()
            except StoreInUse:
                refused += 1
            for _ in range(2):
                draw(game)
    with open_store(place, daily_copy=False).store as again:
        events = open_game(again, game.id).state.sequence
    if events != 8:
        raise Lost(f"{8 - events} events to a command beside the kiosk")
    return (
        f"a command beside a running kiosk: {refused} times refused by name, 7 of 7 events there."
    )


def _refused_by_name(folder: ClubFolder, backup: Path) -> bool:
    """Another program tries to restore: it is told who has the folder."""
    child = os.fork()
    if child == 0:
        named = False
        try:
            restore(folder, backup, now())
        except StoreInUse as taken:
            named = taken.values.get("program") == "Tenbou"
        finally:
            os._exit(7 if named else 0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 7


def names_beside_a_playing_kiosk(place: Path, names: int) -> str:
    """`tenbou club players import` while a game is played: is any event kept from the disk?"""
    place.mkdir()
    file = place / "names.csv"
    lines = [f"Player {number},{number:08}" for number in range(names)]
    file.write_text("\n".join(["name,EMA number", *lines]))
    folder = place / "club"
    command = [sys.executable, "-m", "kiosk_app", "club", "players", "--folder", str(folder)]
    with open_store(folder, daily_copy=False, owner=True, program="Tenbou").store as kiosk:
        game = new_game(kiosk)
        begin, longest = perf_counter(), 0.0
        importing = subprocess.Popen(
            [*command, "import", str(file)], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        while importing.poll() is None:
            asked = perf_counter()
            give_penalty(game)
            longest = max(longest, perf_counter() - asked)
            sleep(0.01)  # people are slower
        seconds = perf_counter() - begin
        events = game.state.sequence - 1
        there = len(all_players(kiosk))
    if importing.returncode != 0 or there != names:
        raise Lost(f"{names - there} of {names} names beside a playing kiosk")
    return (
        f"{names:,} names from CSV beside a playing kiosk: {seconds:.1f} s, start of the program "
        f"and all; {events:,} events meanwhile, none refused, the longest wait {longest:.2f} s."
    )


def a_full_disk_with_photos(place: Path, photos: int, events: int) -> str:
    """A real disk of 4 MB that is full to the last byte, mostly of photos."""
    place.mkdir()
    disk = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if os.geteuid() != 0 or subprocess.run(disk, capture_output=True, check=False).returncode:
        return "only root can mount a small disk, so none was filled."
    try:
        with open_store(place / "club", daily_copy=False).store as store:
            game = new_game(store)
            keep_photos(store.folder, photos, now())
            fill(place)
            for _ in range(events):
                give_penalty(game)
            left = kept_evidence(store.folder).photos
        with open_store(place / "club", daily_copy=False).store as store:
            taken = open_game(store, game.id).state.sequence - 1
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)
    if taken != events:
        raise Lost(f"{events - taken} events on a full disk")
    return (
        f"a full disk with {photos} photos: {taken} of {events} events written, {photos - left} "
        f"photos gave way."
    )


def fill(disk: Path) -> Path:
    """A file that leaves no room; called again, it takes what has become free since."""
    filler = disk / "filler"
    with filler.open("ab", buffering=0) as file:
        size = 65536
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
    return filler


def keep_photos(folder: ClubFolder, count: int, moment: datetime) -> None:
    for number in range(count):
        path = folder.evidence / "game" / f"{number}.jpg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(PHOTO_BYTES))
        at = moment.timestamp() - count + number
        os.utime(path, (at, at))
