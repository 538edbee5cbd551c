"""Daily copies on a stick: away from the card that may die."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kiosk_app.store.backup import numbered_copies, thin_out
from kiosk_app.store.disk import telling_of_disk
from kiosk_app.store.folders import ClubFolder
from kiosk_app.whole_file import sync_file, sync_folder

FOLDER_ON_A_STICK: Final = "tenbou-copies"
"""Only a stick that has this folder is written to: any other belongs to a guest."""


def copy_to_sticks(folder: ClubFolder, sticks: Iterable[Path]) -> list[Path]:
    """The latest copy onto every stick that is meant for copies; where it was written."""
    newest = _newest(folder)
    written = []
    for stick in sticks:
        place = stick / FOLDER_ON_A_STICK
        if newest is None or not place.is_dir() or (place / newest.name).exists():
            continue
        with telling_of_disk(place):
            unfinished = place / f".{newest.name}.unfinished"
            try:
                shutil.copyfile(newest, unfinished)
                sync_file(unfinished)
                unfinished.replace(place / newest.name)
                sync_folder(place)
            finally:
                unfinished.unlink(missing_ok=True)
            thin_out(place)
            written.append(place / newest.name)
    return written


def _newest(folder: ClubFolder) -> Path | None:
    known = numbered_copies(folder.copies)
    return known[max(known)] if known else None
