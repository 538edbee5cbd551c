"""Where a club's files are on a kiosk, what the disk says when it cannot do its work, and files
that are there as a whole or not at all, whenever the plug is pulled."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import get_ident
from typing import Final

from platformdirs import user_data_path

from kiosk_app.store.problems import StoreDamaged, disk_problem, system_problem


@contextmanager
def disk_problems(folder: Path) -> Iterator[None]:
    """Turn the errors of SQLite and of the system into problems that a person understands."""
    try:
        yield
    except UnicodeDecodeError as error:
        # SQLite's own message, with a word of the damaged schema in it.
        raise StoreDamaged("store-damaged") from error
    except OSError as error:
        raise system_problem(error) from error
    except Exception as error:
        of_sqlite = getattr(error, "orig", error)  # SQLAlchemy wraps it
        problem = disk_problem(of_sqlite, folder) if isinstance(of_sqlite, sqlite3.Error) else None
        if problem is None:
            raise
        raise problem from error


@dataclass(frozen=True, slots=True)
class ClubFolder:
    """Everything of one store in one folder, so that it can be moved as a whole."""

    path: Path

    @property
    def database(self) -> Path:
        return self.path / "club.sqlite3"

    @property
    def copies(self) -> Path:
        """Daily copies, and those made before a migration."""
        return self.path / "copies"

    @property
    def damaged(self) -> Path:
        """What was put aside because it could not be read."""
        return self.path / "damaged"

    @property
    def replaced(self) -> Path:
        """What a restore took the place of."""
        return self.path / "replaced"

    @property
    def evidence(self) -> Path:
        """Photos of hands and what was read from them, a folder for each game."""
        return self.path / "evidence"

    @property
    def kiosk_id(self) -> Path:
        """This kiosk's id once more, for the day on which the database cannot be read."""
        return self.path / "kiosk-id"

    @property
    def suspicion(self) -> Path:
        """There when something read wrongly, so that the next opening looks at everything."""
        return self.path / "suspicious"

    @property
    def rebuilding(self) -> Path:
        """There while the store is rebuilt or restored: what is being done, and from which file."""
        return self.path / "rebuilding.json"

    @property
    def unfinished(self) -> Path:
        """The new store that a rebuild or restore fills before it takes the store's place."""
        return self.path / "club.sqlite3.new"

    @property
    def to_fetch(self) -> Path:
        """There after a rebuild until the club's server has been asked for what is missing."""
        return self.path / "ask-the-server"

    @property
    def installation(self) -> Path:
        """This installation's key, by which the server knows it from a copy of it."""
        return self.path / "installation.json"

    @property
    def of_others(self) -> Path:
        """Copies of other kiosks' stores, kept here for them."""
        return self.path / "copies-of-others"

    @property
    def clock(self) -> Path:
        """When the clock was last believed."""
        return self.path / "clock.json"

    @property
    def server_password(self) -> Path:
        """The password for the club's server, where its address has none."""
        return self.path / "server-password"

    @property
    def server_certificate(self) -> Path:
        """The certificate of a club's server that no authority has signed."""
        return self.path / "server-ca.pem"

    def make(self) -> None:
        with disk_problems(self.path):
            self.path.mkdir(parents=True, exist_ok=True, mode=0o700)


def club_folder(path: Path | None = None) -> ClubFolder:
    """The given folder, or the one that the platform has for such data."""
    return ClubFolder(user_data_path("tenbou", appauthor=False) / "club" if path is None else path)


def file_stamp(moment: datetime) -> str:
    """A moment as part of a file's name, also where colons are not allowed."""
    return moment.strftime("%Y-%m-%d-%H%M%S")


_EVERYBODY_READS: Final = 0o644
_OWNER_ALONE: Final = 0o600


def write_whole(path: Path, content: bytes, *, private: bool = False) -> None:
    """Write beside, sync, move into place, sync the folder; :class:`OSError` changes nothing.

    ``private``: nobody but the owner can read it, from its first byte on.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Its own name for each writer: two at once each move a whole file into place.
    unfinished = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)  # an older one may have other rights
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        mode = _OWNER_ALONE if private else _EVERYBODY_READS
        with open(os.open(unfinished, flags, mode), "wb") as file:  # noqa: PTH123  # with rights
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """A renamed or new file is only there for good once its folder is on disk too."""
    if os.name == "nt":
        return  # Windows has no such thing for folders
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_file(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
