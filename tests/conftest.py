"""What all tests share: one seed, printed so that a failure can be played again, and a place."""

import gc
import os
import secrets
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

_MEMORY: Final = Path("/dev/shm")  # noqa: S108  # pytest makes a folder of its own in it
_ROOM: Final = 2 * 1024**3
"""Bytes; at any moment a run needs far less."""

# Workers of a parallel run inherit the environment, and so the seed.
SEED = int(os.environ.setdefault("TENBOU_SEED", str(secrets.randbelow(1_000_000))))

# While tests are collected nothing is left over: all that is loaded stays.
gc.disable()

# A test has its files in memory, where there is room: no test needs to wait for a disk
# whose power is never cut off. Whoever names another place (or --basetemp) has it.
if (
    _MEMORY.is_dir()
    and os.access(_MEMORY, os.W_OK)
    and not os.statvfs(_MEMORY).f_flag & os.ST_NOEXEC
    and shutil.disk_usage(_MEMORY).free > _ROOM
):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_collection_finish() -> None:
    gc.enable()


@pytest.fixture
def seed() -> int:
    return SEED


@pytest.fixture(scope="session", autouse=True)
def networks_are_loaded_once() -> Iterator[None]:
    """Many tests read one photo, and to load the networks takes as long as that."""
    import onnxruntime

    load, loaded = onnxruntime.InferenceSession, {}

    def once(model: str | bytes, options: Any, **more: Any) -> Any:
        changed = Path(model).stat().st_mtime_ns if isinstance(model, str) else 0
        key = model, changed, options.intra_op_num_threads
        if key not in loaded:
            loaded[key] = load(model, options, **more)
        return loaded[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(onnxruntime, "InferenceSession", once)
        yield


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"seed of the random tests: TENBOU_SEED={SEED}")


def pytest_unconfigure(config: pytest.Config) -> None:
    """What a worker leaves goes with its process, and nobody has to look through it.

    One that still does so five seconds after its last test, as on a busy machine, is sent a SIGINT
    by xdist, and Kivy would print a traceback of whatever was being freed.
    """
    if hasattr(config, "workerinput"):
        gc.disable()
        gc.freeze()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
