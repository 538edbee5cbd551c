"""Photos that nobody looks at any more take no memory."""

import subprocess
import sys
from typing import Final

import pytest

_WORK: Final = """
import os, sys
from pathlib import Path
from threading import Thread
import numpy as np
from kiosk_app.ui.tidying import give_back, give_large_blocks_back

def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

kept = []

def work_on_photos():
    for _ in range(4):
        steps = [np.ones((1080, 1920, 3), np.float32) for _ in range(5)]
        kept.append(bytearray(100_000))  # lies above them and holds them down
        del steps

if "at once" in sys.argv:
    give_large_blocks_back()
before = memory()
thread = Thread(target=work_on_photos)
thread.start()
thread.join()
if "then" in sys.argv:
    give_back()
print(memory() - before)
"""


def _left_after_work(*how: str) -> int:
    """Bytes; in a process of its own, since what the C library keeps is settled for good."""
    command = [sys.executable, "-c", _WORK, *how]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.fixture(scope="module")
def kept() -> int:
    """Bytes that are left where nothing is given back."""
    return _left_after_work()


@pytest.mark.skipif(sys.platform != "linux", reason="GNU's C library has the habit")
@pytest.mark.parametrize("how", ["at once", "then"])
def test_what_photos_took_is_given_back(how: str, kept: int) -> None:
    assert _left_after_work(how) < kept / 3
