"""What SQLite and the system say of a disk, said to a person."""

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from kiosk_app.store.problems import (
    DiskFull,
    DiskReadOnly,
    DiskTrouble,
    StorageProblem,
    StoreBusy,
    StoreDamaged,
)

_ROOM: Final = 128 * 1024
"""Less than this is no room: SQLite's index of its log alone takes 32 kB at a time."""
_ERRNOS: Final = {
    errno.ENOSPC: "SQLITE_FULL",
    errno.EDQUOT: "SQLITE_FULL",
    errno.EROFS: "SQLITE_READONLY",
    errno.EACCES: "SQLITE_READONLY",
    errno.EPERM: "SQLITE_READONLY",
}


@contextmanager
def telling_of_disk(folder: Path) -> Iterator[None]:
    """Turn the errors of SQLite and of the system into problems that a person understands."""
    try:
        yield
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            problem = disk_problem(error.orig, folder)
            if problem is not None:
                raise problem from error
        raise
    except sqlite3.Error as error:
        problem = disk_problem(error, folder)
        if problem is not None:
            raise problem from error
        raise
    except OSError as error:
        name = _ERRNOS.get(error.errno or 0, "SQLITE_IOERR")
        raise _problem(name, str(error), folder) from error


def disk_problem(error: sqlite3.Error, folder: Path) -> StorageProblem | None:
    """None for an error that is the program's, not the disk's."""
    name = getattr(error, "sqlite_errorname", None) or ""
    if name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")):
        # A log that cannot grow or cannot be made is an input/output error to SQLite.
        if _no_room(folder):
            name = "SQLITE_FULL"
        elif not os.access(folder, os.W_OK):
            name = "SQLITE_READONLY"
    if "Could not decode" in str(error):
        name = "SQLITE_CORRUPT"  # a text that is none any more
    if name.startswith(_KNOWN):
        return _problem(name, str(error), folder)
    return None


_KNOWN: Final = (
    "SQLITE_FULL",
    "SQLITE_READONLY",
    "SQLITE_CORRUPT",
    "SQLITE_NOTADB",
    "SQLITE_BUSY",
    "SQLITE_LOCKED",
    "SQLITE_IOERR",
    "SQLITE_CANTOPEN",
)


def _problem(name: str, detail: str, folder: Path) -> StorageProblem:
    if name == "SQLITE_FULL":
        return DiskFull(
            f"The disk is full, so this was not written down; everything before it is safe. "
            f"Make room on the disk of {folder} and do it again."
        )
    if name.startswith("SQLITE_READONLY"):
        return DiskReadOnly(
            f"The disk cannot be written to, so this was not written down; everything before "
            f"it is safe. Make {folder} writable and do it again."
        )
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return StoreDamaged(
            f"The club's file in {folder} is damaged, so this was not written down. Start "
            f"Tenbou again: it puts the file aside and rebuilds it."
        )
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusy(
            "Another program is writing to the club's file, so this was not written down. "
            "Do it again in a moment."
        )
    return DiskTrouble(
        f"The disk of {folder} does not work as it should ({detail}), so this was not written "
        f"down. Look at the disk, then do it again."
    )


def _no_room(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False
