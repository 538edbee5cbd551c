"""A disk that fails on command: every call of SQLite and of Python, one by one.

A small library between the program and the C library (faults.c), and not a VFS of SQLite's: the
store is used through Python's own SQLite, which takes none from outside, and the store's own
calls, such as moving a file into place, have to fail and to be the last as well.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from traceback import print_exc

_SOURCE = Path(__file__).with_name("faults.c")
_LOADED = "TENBOU_FAULTS"


class Fault(IntEnum):
    NOTHING = 0
    KILL = 1
    ERROR_ONCE = 2
    FULL_FROM_HERE = 3
    FLIP_A_BIT = 4


def compiler() -> str | None:
    return shutil.which("cc") if sys.platform.startswith("linux") else None


def run_with_faults(module: str, *arguments: str) -> int:
    """Run a module of Python's with the failing disk below it; its answer."""
    program = compiler()
    if program is None:
        raise RuntimeError("There is no C compiler here: apt-get install gcc libc6-dev")
    with tempfile.TemporaryDirectory() as place:
        library = Path(place) / "faults.so"
        command = [program, "-shared", "-fPIC", "-O1", "-o", str(library), str(_SOURCE), "-ldl"]
        subprocess.run(command, check=True)
        environment = {**os.environ, "LD_PRELOAD": str(library), _LOADED: str(library)}
        asked = [sys.executable, "-m", module, *arguments]
        return subprocess.run(asked, env=environment, check=False).returncode


def in_child(work: Callable[[], object], folder: Path, fault: Fault, call: int) -> tuple[int, int]:
    """Do the work in a process of its own on the failing disk: its end, and how many calls.

    The end is 0, 1 for an error that nobody foresaw, or the signal's number with a minus.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        library = ctypes.CDLL(os.environ[_LOADED])
        end = 1
        try:
            library.faults_arm(os.fsencode(folder), int(fault), ctypes.c_long(call))
            work()
            end = 0
        except BaseException:
            library.faults_arm(b"", 0, ctypes.c_long(0))
            print_exc()
        finally:
            library.faults_calls.restype = ctypes.c_long
            os.write(writer, str(library.faults_calls()).encode())
            os._exit(end)
    os.close(writer)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reader, "rb") as pipe:
        said = pipe.read()
    return os.waitstatus_to_exitcode(status), int(said or 0)
