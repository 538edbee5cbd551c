"""What all tests share: one seed, printed so that a failure can be played again, and a place."""

import gc
import hashlib
import os
import secrets
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Final

import pytest

_MEMORY: Final = Path("/dev/shm")  # noqa: S108  # pytest makes a folder of its own in it
_ROOM: Final = 2 * 1024**3
"""Bytes; at any moment a run needs far less."""

_REMEMBERED: Final = 100
"""Answers of each network, the latest: those to the tests of a file, in a hundred megabytes."""

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
    """Many tests read one photo, and to load the networks takes as long as that.

    What a network says of a picture is worked out once, too: it depends on nothing else, to the
    byte, and each test has a copy of its own.
    """
    import onnxruntime

    load, loaded = onnxruntime.InferenceSession, {}

    class Remembers(load):  # type: ignore[misc, valid-type]
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            self._said: dict[tuple[Any, ...], list[Any]] = {}
            self._turn = Lock()

        def run(self, names: Any, pictures: dict[str, Any], *more: Any) -> list[Any]:
            asked = (
                tuple(names or ()),
                *((name, p.dtype.str, p.shape, _digest(p)) for name, p in pictures.items()),
                *more,
            )
            said = self._said.get(asked)
            if said is None:
                said = super().run(names, pictures, *more)
                with self._turn:  # a camera is read on a thread of its own
                    while len(self._said) >= _REMEMBERED:
                        del self._said[next(iter(self._said))]
                    self._said[asked] = said
            return [each.copy() for each in said]

    def once(model: str | bytes, options: Any, **more: Any) -> Any:
        changed = Path(model).stat().st_mtime_ns if isinstance(model, str) else 0
        key = model, changed, options.intra_op_num_threads
        if key not in loaded:
            loaded[key] = Remembers(model, options, **more)
        return loaded[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(onnxruntime, "InferenceSession", once)
        yield


def _digest(picture: Any) -> bytes:
    return hashlib.blake2b(memoryview(picture).cast("B"), digest_size=20).digest()


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
