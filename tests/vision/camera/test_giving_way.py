"""Reading leaves the processor to the drawing."""

import os
import sys
from threading import Thread, get_native_id

import pytest

from vision.camera.live_reader import GENTLER, give_way


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a niceness of their own on Linux")
def test_a_thread_that_gives_way_is_gentler_with_all_that_it_starts_and_no_other() -> None:
    seen: dict[str, int] = {}

    def look(name: str) -> None:
        seen[name] = os.getpriority(os.PRIO_PROCESS, get_native_id())

    def read() -> None:
        give_way()
        look("reading")
        started = Thread(target=look, args=("started by it",))
        started.start()
        started.join()

    look("before")
    thread = Thread(target=read)
    thread.start()
    thread.join()
    look("drawing")
    assert seen["drawing"] == seen["before"]
    assert seen["reading"] == seen["started by it"] == min(19, seen["before"] + GENTLER)
