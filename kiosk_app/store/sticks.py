"""Copies on sticks, which outlive the card: each daily one, and what there is after each game."""

import shutil
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

from kiosk_app.store.backup import back_up, numbered_copies, thin_out
from kiosk_app.store.disk import disk_problems, sync_file, sync_folder
from kiosk_app.store.problems import DiskFull, DiskReadOnly, DiskTrouble, StorageProblem
from kiosk_app.store.store import Store

FOLDER_ON_A_STICK: Final = "tenbou-copies"
"""Only a stick that has this folder is written to: any other belongs to a guest."""
LATEST: Final = "club-latest.sqlite3"


class StickNotWritten(StorageProblem):
    """A stick is full, read-only or pulled out; the kiosk itself has everything."""


def place_on_stick(store: Store, stick: Path) -> Path:
    """A folder for each kiosk: one stick may go from table to table."""
    mark = blake2b(store.kiosk_id.encode(), digest_size=4).hexdigest()
    return stick / FOLDER_ON_A_STICK / f"kiosk-{mark}"


def copy_to_sticks(store: Store, sticks: Iterable[Path]) -> list[Path]:
    """The latest daily copy onto every stick that is meant for copies; where it was written."""
    known = numbered_copies(store.folder.copies)
    newest = known[max(known)] if known else None

    def copy(place: Path) -> Path | None:
        if newest is None or (place / newest.name).exists():
            return None
        with disk_problems(place):
            place.mkdir(exist_ok=True)
            unfinished = place / f".{newest.name}.unfinished"
            try:
                shutil.copyfile(newest, unfinished)
                sync_file(unfinished)
                unfinished.replace(place / newest.name)
                sync_folder(place)
            finally:
                unfinished.unlink(missing_ok=True)
            thin_out(place)
        return place / newest.name

    return _onto_each(store, sticks, copy)


def copy_now_to_sticks(store: Store, sticks: Iterable[Path]) -> list[Path]:
    """All that is in the store by now, beside the daily copies; where it was written."""
    return _onto_each(store, sticks, lambda place: back_up(store.folder, place / LATEST))


def _onto_each(
    store: Store, sticks: Iterable[Path], copy: Callable[[Path], Path | None]
) -> list[Path]:
    """One that takes no copy keeps none from the others; it is said at the end."""
    written, problem = [], None
    for stick in sticks:
        if not (stick / FOLDER_ON_A_STICK).is_dir():
            continue
        try:
            made = copy(place_on_stick(store, stick))
        except (DiskFull, DiskReadOnly, DiskTrouble) as trouble:
            problem = StickNotWritten("stick-not-written", name=stick.name)
            problem.__cause__ = trouble
            continue
        if made is not None:
            written.append(made)
    if problem is not None:
        raise problem
    return written
