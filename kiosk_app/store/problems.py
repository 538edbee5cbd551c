"""What can go wrong with a store, each with words: what is wrong, what is kept, what to do.

An event that the rules refuse is :class:`scorer.table.Refused`, not a problem of the store.
"""

import errno
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

from scorer.messages import CodedError


class StorageProblem(CodedError):  # noqa: N818  # a problem of the disk or network, not a fault
    """The store could not do what it was asked; what it had acknowledged before is kept."""

    section = "storage"


class DiskFull(StorageProblem):
    """Nothing was written; it works again as soon as there is room."""

    room_made = 0
    """Bytes of photos that gave way since: it is worth another try."""


class DiskReadOnly(StorageProblem):
    """Nothing was written; it works again as soon as the disk can be written to."""


class DiskTrouble(StorageProblem):
    """The disk or the folder does not answer as it should."""


class StoreBusy(StorageProblem):
    """Another program holds the store for longer than we wait."""


class StoreInUse(StorageProblem):
    """Another program has the club's folder; it is named."""


class StoreDamaged(StorageProblem):
    """The file is not what was written to it."""


class NoSuchGame(StorageProblem):
    """There is no game with this id."""


class NotThisKiosk(StorageProblem):
    """Each game has one kiosk that writes it."""


class WrittenElsewhere(StorageProblem):
    """Another program of this kiosk wrote into the game; it has been read again."""


class SchemaOlder(StorageProblem):
    """The club's server has the tables of an older Tenbou, or none; nothing was touched."""


class SchemaNewer(StorageProblem):
    """The club's file, a copy of it or its server is from a newer Tenbou; nothing was touched."""


class ServerAway(StorageProblem):
    """The club's server cannot be reached; this kiosk works on and sends later."""


class ServerRefusesKiosk(StorageProblem):
    """The server answers and does not let this kiosk in: name, password, database, certificate."""


class KioskTwin(StorageProblem):
    """Another kiosk with this one's id was at the server: a copied card, or an older image."""


class WhichKiosk(StorageProblem):
    """A copy of another kiosk is to be restored: to replace that kiosk, or beside it?"""


class RowsAside(StorageProblem):
    """Single rows that could not be exchanged with the server; the rest was."""


class ServerDiffers(StorageProblem):
    """The server has another course of one of this kiosk's games."""


_ERRNOS: Final = {
    errno.ENOSPC: "SQLITE_FULL",
    errno.EDQUOT: "SQLITE_FULL",
    errno.EROFS: "SQLITE_READONLY",
    errno.EACCES: "SQLITE_READONLY",
    errno.EPERM: "SQLITE_READONLY",
}
_ROOM: Final = 128 * 1024
"""Less than this is no room: SQLite's index of its log alone takes 32 kB at a time."""


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
        return _problem(name)
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


def system_problem(error: OSError) -> StorageProblem:
    """What the system says of the disk."""
    name = _ERRNOS.get(error.errno or 0, "SQLITE_IOERR")
    return _problem(name)


def _problem(name: str) -> StorageProblem:
    if name == "SQLITE_FULL":
        return DiskFull("disk-full")
    if name.startswith("SQLITE_READONLY"):
        return DiskReadOnly("disk-read-only")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return StoreDamaged("store-damaged")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusy("store-busy")
    return DiskTrouble("disk-trouble")


def _no_room(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False


def printable(text: str) -> str:
    """Without control characters and such that turn the direction of writing."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
