"""Another file takes the store's place: a rebuilt one, or a restored one, in one step.

A durable mark says what is being done, so that a program that is killed at any moment is followed
by one that does it again from the start. The file that was there is kept, with its log.

1. The mark is written. 2. The old file and its log get a second name, and the mark says so.
3. A new store is filled beside it. 4. The old log goes, and the new file is moved over the old
one: from here on the store is the new one. 5. The mark goes.
"""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from json import dumps, loads
from pathlib import Path
from typing import Final

from kiosk_app.store.disk import ClubFolder, file_stamp, sync_file, sync_folder, write_whole

_PARTS: Final = ("", "-wal")
_OURS_ALONE: Final = 0o600


@dataclass(frozen=True, slots=True)
class Mark:
    """What is being done to the store."""

    why: str
    """``rebuild`` or ``restore``."""
    wrong: str
    """What was wrong with the file, as a code."""
    aside: str | None = None
    """Where the old file is kept, once it is; below the club's folder."""
    sealed: bool = False
    """The old file has its second name, so the first one is no longer needed."""


def read_mark(folder: ClubFolder) -> Mark | None:
    """None where nothing is being done. A mark that cannot be read is as good as any."""
    try:
        return Mark(**loads(folder.rebuilding.read_text("utf-8")))
    except FileNotFoundError:
        return None
    except (ValueError, TypeError):
        return Mark("rebuild", "was-repaired")


def mark_for_rebuilding(folder: ClubFolder) -> None:
    """The next opening rebuilds the store, whatever it looks like."""
    _write(folder, Mark("rebuild", "damaged"))


def replace_store(
    folder: ClubFolder, mark: Mark, where: Path, moment: datetime, fill: Callable[[Path], None]
) -> Path | None:
    """Do all steps, or those that an earlier program did not get to; where the old file is now.

    ``fill`` makes the new store, on disk when it returns, at the path that it is given.
    """
    if not mark.sealed:
        _write(folder, mark)
        mark = _seal(folder, mark, where, moment)
    aside = None if mark.aside is None else folder.path / mark.aside
    fill(folder.unfinished)
    folder.unfinished.chmod(_OURS_ALONE)
    for end in ("-wal", "-shm", "-journal"):
        # A log beside a file that it does not belong to would be taken for its own.
        Path(f"{folder.database}{end}").unlink(missing_ok=True)
    sync_folder(folder.path)
    folder.unfinished.replace(folder.database)
    sync_folder(folder.path)
    return aside


def finish(folder: ClubFolder) -> None:
    """The new store is in its place; what is left to do is to ask the server."""
    folder.to_fetch.touch()
    folder.suspicion.unlink(missing_ok=True)
    folder.rebuilding.unlink(missing_ok=True)
    sync_folder(folder.path)


def _write(folder: ClubFolder, mark: Mark) -> None:
    write_whole(folder.rebuilding, dumps(asdict(mark)).encode(), private=True)


def _seal(folder: ClubFolder, mark: Mark, where: Path, moment: datetime) -> Mark:
    """Give the old file a second name; an earlier, unfinished one goes."""
    if mark.aside is not None:
        for end in _PARTS:
            Path(f"{folder.path / mark.aside}{end}").unlink(missing_ok=True)
    if folder.database.exists() and folder.database.stat().st_size > 0:
        where.mkdir(parents=True, exist_ok=True, mode=0o700)
        target = _free_name(where, moment)
        mark = replace(mark, aside=str(target.relative_to(folder.path)))
        _write(folder, mark)
        for end in _PARTS:
            _second_name(Path(f"{folder.database}{end}"), Path(f"{target}{end}"))
        sync_folder(where)
        sync_folder(folder.path)
    else:
        mark = replace(mark, aside=None)
    mark = replace(mark, sealed=True)
    _write(folder, mark)
    return mark


def _second_name(path: Path, target: Path) -> None:
    if not path.exists():
        return
    try:
        os.link(path, target)
    except OSError:
        # A card in another system's format has no second names.
        with suppress(FileNotFoundError):
            target.unlink()
        shutil.copyfile(path, target)
    target.chmod(_OURS_ALONE)
    sync_file(target)


def _free_name(where: Path, moment: datetime) -> Path:
    number, target = 1, where / f"club-{file_stamp(moment)}.sqlite3"
    while target.exists():
        number += 1
        target = where / f"club-{file_stamp(moment)}-{number}.sqlite3"
    return target
