"""The photo of a hand and what was read from it, kept with the event that they led to.

Files beside the database: they are large, they may go when room is needed, and no game depends
on them. They stay on the kiosk; neither a backup nor the server has them.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from kiosk_app.store.disk import telling_of_disk
from kiosk_app.store.folders import ClubFolder
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.problems import DiskFull, StorageProblem
from kiosk_app.whole_file import write_whole
from scorer.table import Event, State
from scorer.told import Phrase

_READING: Final = ".json"
_PHOTOS: Final = (".jpg", ".png")
_PLAIN: Final = re.compile(r"[0-9A-Za-z-]{1,64}")
_ROOM: Final = 8 * 1024 * 1024
"""What is made free at least when the disk is full: a few photos, and the game's log."""


@dataclass(frozen=True, slots=True)
class Evidence:
    photo: Path | None
    reading: dict[str, Any] | None
    """What was read from the photo, as ``tenbou read --json`` tells it."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """An event that is on disk, and what a person should hear about its photo."""

    state: State
    problem: Phrase | None = None
    """Why the photo is not there; the points are safe."""


@dataclass(frozen=True, slots=True)
class Removed:
    photos: int = 0
    bytes: int = 0


def append_with_evidence(
    game: OpenGame,
    event: Event,
    moment: datetime,
    *,
    photo: bytes | None = None,
    reading: Mapping[str, Any] | None = None,
) -> Accepted:
    """The evidence is on disk before the event is; without it the event is taken all the same.

    What :meth:`~kiosk_app.store.open_game.OpenGame.append` refuses leaves no evidence either.
    """
    folder, problem = game.folder, None
    try:
        freed = _keep(folder, game.id, event.id, photo, reading)
        if freed.photos:
            problem = Phrase(
                f"The disk was full, so the photos of {freed.photos} older hands were removed. "
                f"The points are safe; make room on the disk of {folder.path}.",
                "photos-removed",
                count=freed.photos,
            )
    except StorageProblem as trouble:
        problem = Phrase(
            f"The points are safe, but the photo of this hand is not kept. {trouble}",
            "photo-not-kept",
            trouble=trouble,
        )
    try:
        return Accepted(game.append(event, moment), problem)
    except Exception:
        with suppress(OSError):
            for path in _files(folder, game.id, event.id):
                path.unlink(missing_ok=True)
        raise


def evidence_of(folder: ClubFolder, game_id: str, event_id: str) -> Evidence | None:
    """What was kept with an event; None where there is nothing, or nothing any more."""
    photo, reading = None, None
    with telling_of_disk(folder.path):
        for path in _files(folder, game_id, event_id):
            if path.suffix == _READING:
                reading = _read(path)
            else:
                photo = path
    return None if photo is None and reading is None else Evidence(photo, reading)


def evidence_of_game(folder: ClubFolder, state: State, game_id: str) -> dict[str, Evidence]:
    """By the event's id, for the history of a game."""
    found = ((event.id, evidence_of(folder, game_id, event.id)) for event in state.record)
    return {event_id: evidence for event_id, evidence in found if evidence is not None}


def kept_evidence(folder: ClubFolder) -> Removed:
    """How many photos there are now, and how much room all of it takes."""
    with telling_of_disk(folder.path):
        every = list(_every(folder))
        return Removed(
            sum(path.suffix in _PHOTOS for path in every),
            sum(path.stat().st_size for path in every),
        )


def remove_old_evidence(folder: ClubFolder, moment: datetime, days: int) -> Removed:
    """What is older than so many days goes; the events stay."""
    before = (moment - timedelta(days=days)).timestamp()
    with telling_of_disk(folder.path):
        old = [path for path in _every(folder) if path.stat().st_mtime < before]
        return _remove(folder, old)


def make_room(folder: ClubFolder, wanted: int = _ROOM) -> Removed:
    """Remove the oldest evidence, until so many bytes are free of it or nothing is left."""
    with telling_of_disk(folder.path):
        oldest_first = sorted(_every(folder), key=lambda path: path.stat().st_mtime)
        chosen, size = [], 0
        for path in oldest_first:
            if size >= wanted:
                break
            chosen.append(path)
            size += path.stat().st_size
        return _remove(folder, chosen)


def _keep(
    folder: ClubFolder,
    game_id: str,
    event_id: str,
    photo: bytes | None,
    reading: Mapping[str, Any] | None,
) -> Removed:
    """How much had to go for it."""
    start = _start(folder, game_id, event_id)
    contents = {}
    if photo is not None:
        ending = ".png" if photo.startswith(b"\x89PNG") else ".jpg"
        contents[start.with_name(start.name + ending)] = photo
    if reading is not None:
        text = dumps(reading, ensure_ascii=False).encode()
        contents[start.with_name(start.name + _READING)] = text
    freed = Removed()
    for path, content in contents.items():
        try:
            _write(folder, path, content)
        except DiskFull:
            freed = make_room(folder, len(content) + _ROOM)
            if not freed.bytes:
                raise
            _write(folder, path, content)
    return freed


def _write(folder: ClubFolder, path: Path, content: bytes) -> None:
    with telling_of_disk(folder.path):
        write_whole(path, content)


def _remove(folder: ClubFolder, paths: list[Path]) -> Removed:
    size = sum(path.stat().st_size for path in paths)
    for path in paths:
        path.unlink(missing_ok=True)
    for game in folder.evidence.glob("*"):
        if not any(game.iterdir()):
            game.rmdir()
    return Removed(sum(path.suffix in _PHOTOS for path in paths), size)


def _every(folder: ClubFolder) -> Iterator[Path]:
    return folder.evidence.glob("*/*")


def _files(folder: ClubFolder, game_id: str, event_id: str) -> Iterator[Path]:
    start = _start(folder, game_id, event_id)
    for ending in (*_PHOTOS, _READING):
        path = start.with_name(start.name + ending)
        if path.exists():
            yield path


def _start(folder: ClubFolder, game_id: str, event_id: str) -> Path:
    return folder.evidence / _name(game_id) / _name(event_id)


def _name(id: str) -> str:
    """Our own ids are names of files already; any other text becomes one."""
    return id if _PLAIN.fullmatch(id) else f"x{blake2b(id.encode(), digest_size=16).hexdigest()}"


def _read(path: Path) -> dict[str, Any] | None:
    try:
        reading = loads(path.read_text("utf-8"))
    except ValueError:
        return None  # damaged: as if it were not there
    return reading if isinstance(reading, dict) else None
