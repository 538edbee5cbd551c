"""Photos and readings that are removed: the oldest where points need their room, old ones after a
while."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from kiosk_app.store.disk import ClubFolder, disk_problems
from kiosk_app.store.trusted_clock import clock_is_believed

PHOTOS: Final = (".jpg", ".png")
READING: Final = ".json"
ROOM: Final = 8 * 1024 * 1024
"""Bytes that are made free at least when the disk is full: a few photos, and the game's log."""


@dataclass(frozen=True, slots=True)
class Removed:
    photos: int = 0
    bytes: int = 0


def kept_evidence(folder: ClubFolder) -> Removed:
    """How many photos there are now, and how much room all of it takes."""
    with disk_problems(folder.path):
        every = list(_every_file(folder))
        return Removed(
            sum(path.suffix in PHOTOS for path in every),
            sum(path.stat().st_size for path in every),
        )


def make_room(folder: ClubFolder, wanted: int = ROOM) -> Removed:
    """Remove the oldest evidence until this many bytes are free or nothing is left."""
    with disk_problems(folder.path):
        oldest_first = sorted(_every_file(folder), key=lambda path: path.stat().st_mtime)
        chosen, size = [], 0
        for path in oldest_first:
            if size >= wanted:
                break
            chosen.append(path)
            size += path.stat().st_size
        return _remove_files(folder, chosen)


def _remove_files(folder: ClubFolder, paths: list[Path]) -> Removed:
    size = sum(path.stat().st_size for path in paths)
    for path in paths:
        path.unlink(missing_ok=True)
    for game in folder.evidence.glob("*"):
        if not any(game.iterdir()):
            game.rmdir()
    return Removed(sum(path.suffix in PHOTOS for path in paths), size)


def _every_file(folder: ClubFolder) -> Iterator[Path]:
    return folder.evidence.glob("*/*")


def remove_old_evidence(
    folder: ClubFolder, moment: datetime, days: int, *, asked: bool = False
) -> Removed:
    """Remove what is older than this many days; the events stay.

    Nothing goes by itself while the clock cannot be believed; a person who asks for it can.
    """
    with disk_problems(folder.path):
        if not clock_is_believed(folder, moment) and not asked:
            return Removed()
        _bring_into_the_present(folder, moment)
        before = (moment - timedelta(days=days)).timestamp()
        old = [path for path in _every_file(folder) if path.stat().st_mtime < before]
        return _remove_files(folder, old)


def _bring_into_the_present(folder: ClubFolder, moment: datetime) -> None:
    """A photo from a day when the clock was ahead is as old as today, and no younger."""
    now = moment.timestamp()
    for path in _every_file(folder):
        if path.stat().st_mtime > now:
            os.utime(path, (now, now))
