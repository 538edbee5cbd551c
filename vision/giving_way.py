"""Threads that let others go first: a picture is drawn 30 times a second, a hand read once.

What somebody waits for does not give way: the networks while they load, a camera's first reading.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import get_native_id
from typing import Final

GENTLER: Final = 5
"""Steps of niceness: a third of the processor where both want it, and all of it where one does."""
_NETWORK: Final = "tenbou-network"
"""The name of a network's threads to the system, which has room for fifteen letters."""
_THREADS: Final = Path("/proc/self/task")


def give_way() -> None:
    """The calling thread, those that it starts from now on, and those of all networks."""
    if sys.platform != "linux":
        return  # elsewhere a thread has no niceness of its own
    niceness = os.getpriority(os.PRIO_PROCESS, os.getpid()) + GENTLER
    for thread in (get_native_id(), *_network_threads()):
        # A sandbox may forbid it: then all are equals. One may just have ended, too.
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, thread, niceness)


@contextmanager
def starting_a_network() -> Iterator[None]:
    """What the calling thread starts meanwhile are a network's threads, and can give way later."""
    name = _THREADS / str(get_native_id()) / "comm"
    before = _read(name)
    _write(name, _NETWORK)  # whoever is started has the name of who starts it
    try:
        yield
    finally:
        _write(name, before)


def name_as_network() -> None:
    """The calling thread is one of a network's from now on."""
    _write(_THREADS / str(get_native_id()) / "comm", _NETWORK)


def _network_threads() -> list[int]:
    with suppress(OSError):
        threads = [each.name for each in _THREADS.iterdir()]
        return [int(each) for each in threads if _read(_THREADS / each / "comm") == _NETWORK]
    return []


def _read(name: Path) -> str:
    try:
        return name.read_text().strip()
    except OSError:
        return ""


def _write(name: Path, text: str) -> None:
    with suppress(OSError):
        name.write_text(text)
