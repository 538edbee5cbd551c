"""What was kept with an event: the photo of a hand, and what was read in it.

Files beside the database: they are large, they may go when room is needed, and no game depends
on them. They stay on the kiosk; neither a backup nor the server has them.
"""

from dataclasses import dataclass
from json import loads
from pathlib import Path
from typing import Any

from kiosk_app.store.disk import ClubFolder, disk_problems
from kiosk_app.store.making_room import READING
from kiosk_app.store.open_game import files_of
from scorer.table import State


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
            if path.suffix == READING:
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
