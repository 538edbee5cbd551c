"""The photo of a hand and what was read from it, kept with the event that they led to.

Files beside the database: they are large, they may go when room is needed, and no game depends
on them. They stay on the kiosk; neither a backup nor the server has them.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from kiosk_app.store.disk import ClubFolder, disk_problems, write_whole
from kiosk_app.store.making_room import PHOTOS, ROOM, Removed, make_room
from kiosk_app.store.problems import DiskFull
from scorer.table import State

_READING: Final = ".json"
_PLAIN: Final = re.compile(r"[0-9A-Za-z-]{1,64}")


def keep_evidence(
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
            freed = make_room(folder, len(content) + ROOM)
            if not freed.bytes:
                raise
            _write(folder, path, content)
    return freed


def _write(folder: ClubFolder, path: Path, content: bytes) -> None:
    with disk_problems(folder.path):
        write_whole(path, content, private=True)


def files_of(folder: ClubFolder, game_id: str, event_id: str) -> Iterator[Path]:
    start = _start(folder, game_id, event_id)
    for ending in (*PHOTOS, _READING):
        path = start.with_name(start.name + ending)
        if path.exists():
            yield path


def _start(folder: ClubFolder, game_id: str, event_id: str) -> Path:
    return folder.evidence / _name(game_id) / _name(event_id)


def _name(id: str) -> str:
    """Our own ids are names of files already; any other text becomes one."""
    return id if _PLAIN.fullmatch(id) else f"x{blake2b(id.encode(), digest_size=16).hexdigest()}"


@dataclass(frozen=True, slots=True)
class Evidence:
    photo: Path | None
    reading: dict[str, Any] | None
    """What was read from the photo, as ``tenbou read --json`` tells it."""


def evidence_of(folder: ClubFolder, game_id: str, event_id: str) -> Evidence | None:
    """What was kept with an event; None where there is nothing, or nothing any more."""
    photo, reading = None, None
    with disk_problems(folder.path):
        for path in files_of(folder, game_id, event_id):
            if path.suffix == _READING:
                reading = _read(path)
            else:
                photo = path
    return None if photo is None and reading is None else Evidence(photo, reading)


def evidence_of_game(folder: ClubFolder, state: State, game_id: str) -> dict[str, Evidence]:
    """By the event's id, for the history of a game."""
    found = ((event.id, evidence_of(folder, game_id, event.id)) for event in state.record)
    return {event_id: evidence for event_id, evidence in found if evidence is not None}


def _read(path: Path) -> dict[str, Any] | None:
    try:
        reading = loads(path.read_text("utf-8"))
    except ValueError:
        return None  # damaged: as if it were not there
    return reading if isinstance(reading, dict) else None
