"""A thread that lets others go first: a picture is drawn 30 times a second, a hand read once."""

import os
import sys
from contextlib import suppress
from threading import get_native_id
from typing import Final

GENTLER: Final = 5
"""Steps of niceness: a third of the processor where both want it, and all of it where one does."""


def give_way() -> None:
    """The calling thread, and those that it starts from now on, such as a network's."""
    if sys.platform != "linux":
        return  # elsewhere a thread has no niceness of its own
    thread = get_native_id()
    with suppress(OSError):  # a sandbox may forbid it: then all are equals
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + GENTLER)
