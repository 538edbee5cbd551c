"""Where the checks look: the real machine, or in a test a folder in its place."""

import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kiosk_app.settings import Settings


def _run(*command: str) -> str:
    """What a program of the system prints; nothing where it is missing or fails."""
    program = shutil.which(command[0])
    if program is None:
        return ""
    try:
        done = subprocess.run(  # noqa: S603  # fixed commands
            [program, *command[1:]], capture_output=True, text=True, timeout=10, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""


@dataclass(frozen=True)
class Machine:
    folder: Path
    """The club's folder."""
    settings: Settings
    models: Path
    root: Path = Path("/")
    """Below it lie ``/proc``, ``/sys`` and ``/dev``."""
    free_bytes: Callable[[Path], int] = lambda path: shutil.disk_usage(path).free
    seconds: Callable[[], float] = time.time
    run: Callable[..., str] = field(default=_run)

    def text(self, path: str) -> str:
        """A small file of the system; empty where there is none."""
        try:
            return (self.root / path.lstrip("/")).read_text("utf-8", "replace").strip("\0\n ")
        except OSError:
            return ""

    @property
    def model(self) -> str:
        """Of a Raspberry Pi, as its firmware names it; empty elsewhere."""
        return self.text("/proc/device-tree/model")
