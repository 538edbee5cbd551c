"""Who uses a club's folder: many may have the store open, one alone may put another file there.

Two lock files that the system lets go of when a program ends, however it ends. ``in-use`` is
shared by everyone who has the store open; who repairs, restores or migrates has it alone.
``owner`` belongs to the kiosk for as long as it runs, and says who that is.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from json import dumps, loads
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from kiosk_app.store.problems import StoreInUse

if sys.platform != "win32":
    import fcntl

PATIENCE: Final = 10.0
"""Seconds that a program waits for another one to finish a repair or a restore."""
_BETWEEN: Final = 0.05
_OURS_ALONE: Final = 0o600


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a folder, and since when."""

    program: str
    """Its name, which is the same in every language."""
    process: int
    since: datetime


class FolderLock:
    """One program's hold on a folder, from opening the store to closing it."""

    def __init__(self, folder: Path, program: str, owner: bool = False) -> None:
        self._folder: Final = folder
        self._program: Final = program
        self._owner: Final = owner
        self._in_use: int | None = None
        self._owned: int | None = None

    def take(self, alone: bool = False) -> None:
        """Share the folder, or have it ``alone``; :class:`StoreInUse` says who has it instead."""
        self._in_use = _opened(self._folder / "in-use.lock")
        try:
            if self._owner:
                self._owned = _opened(self._folder / "owner.lock")
                self._wait(self._owned, alone=True)
                self._sign(self._owned)
            self._wait(self._in_use, alone)
        except BaseException:
            self.release()
            raise

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else has the store open inside; shared again afterwards."""
        if self._in_use is None:
            raise ValueError("The folder is not held.")
        try:
            self._wait(self._in_use, alone=True)
            yield
        finally:
            self._wait(self._in_use, alone=False)

    def release(self) -> None:
        for descriptor in (self._in_use, self._owned):
            if descriptor is not None:
                with suppress(OSError):
                    os.close(descriptor)
        self._in_use = self._owned = None

    def _wait(self, descriptor: int, alone: bool) -> None:
        until = monotonic() + PATIENCE
        while not _locked(descriptor, alone):
            if monotonic() > until:
                raise self._taken()
            sleep(_BETWEEN)

    def _sign(self, descriptor: int) -> None:
        signed = {
            "program": self._program,
            "process": os.getpid(),
            "since": datetime.now(UTC).isoformat(),
        }
        with suppress(OSError):  # on a full disk it is held all the same, without a name
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, dumps(signed).encode(), 0)

    def _taken(self) -> StoreInUse:
        holder = holder_of(self._folder)
        if holder is None or holder.process == os.getpid():
            return StoreInUse("store-in-use")
        return StoreInUse(
            "in-use-by",
            program=holder.program,
            since=holder.since.astimezone().strftime("%H:%M"),
        )


def holder_of(folder: Path) -> Holder | None:
    """The kiosk that has the folder now; None where there is none."""
    try:
        descriptor = os.open(folder / "owner.lock", os.O_RDONLY)
    except OSError:
        return None
    try:
        if _locked(descriptor, alone=False):
            return None
        signed = loads(os.read(descriptor, 4096))
        since = datetime.fromisoformat(signed["since"])
        return Holder(str(signed["program"]), int(signed["process"]), since)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    finally:
        os.close(descriptor)


def _opened(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT, _OURS_ALONE)


def _locked(descriptor: int, alone: bool) -> bool:
    if sys.platform == "win32":
        return True  # there nobody can replace a file that another program has open
    try:
        fcntl.flock(descriptor, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
