"""Reading leaves the processor to the drawing."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread, get_native_id

import numpy as np
import pytest

from vision.detect import DETECTOR_WEIGHTS
from vision.giving_way import GENTLER, give_way, starting_a_network
from vision.read import READER_WEIGHTS
from vision.read.reader import CROP_SIDE, CropNetwork
from vision.weights import open_session

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="threads have a niceness of their own on Linux"
)


def niceness(thread: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, thread)


def test_a_thread_that_gives_way_is_gentler_with_all_that_it_starts_and_no_other() -> None:
    seen: dict[str, int] = {}

    def look(name: str) -> None:
        seen[name] = niceness(get_native_id())

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


def in_a_thread(work: Callable[[], None]) -> None:
    thread = Thread(target=work)
    thread.start()
    thread.join()


def test_threads_of_a_network_give_way_once_it_is_asked_for_and_stay_so() -> None:
    over = Event()
    waiting = [Thread(target=over.wait), Thread(target=over.wait)]
    with starting_a_network():
        waiting[0].start()
    waiting[1].start()
    network, other = (thread.native_id or 0 for thread in waiting)
    before = niceness(network)
    for _ in range(2):
        in_a_thread(give_way)
        assert niceness(network) == min(19, before + GENTLER)
        assert niceness(other) == niceness(get_native_id()) == before
    over.set()


def test_the_networks_own_threads_are_found_and_who_opens_them_keeps_its_name(
    tmp_path: Path,
) -> None:
    weights = tmp_path / "weights.onnx"  # a file that no other test has loaded
    shutil.copy(DETECTOR_WEIGHTS, weights)
    threads = Path("/proc/self/task")
    own = threads / str(get_native_id()) / "comm"
    name, before = own.read_text(), set(threads.iterdir())
    session = open_session(weights, 2)
    started = set(threads.iterdir()) - before
    assert own.read_text() == name
    in_a_thread(give_way)
    assert started and session is not None
    usual = niceness(get_native_id())
    assert {niceness(int(thread.name)) for thread in started} == {min(19, usual + GENTLER)}


def test_threads_that_look_at_crops_give_way_like_those_of_a_network() -> None:
    threads = Path("/proc/self/task")
    before, usual = set(threads.iterdir()), niceness(get_native_id())
    network = CropNetwork(READER_WEIGHTS, 2)
    network.run([np.zeros((CROP_SIDE, CROP_SIDE, 3), np.uint8)] * 4)
    started = set(threads.iterdir()) - before
    in_a_thread(give_way)
    assert started
    assert {niceness(int(thread.name)) for thread in started} == {min(19, usual + GENTLER)}
