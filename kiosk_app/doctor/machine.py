"""Where the checks look, the real machine or in a test a folder in its place; what each found."""

import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from kiosk_app.settings import Settings
from scorer.messages import Message


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


Fact = str | int | float | bool | None | list[str]


class State(StrEnum):
    GOOD = "works"
    POOR = "poor"
    """The kiosk goes on, but somebody should look at it."""
    BAD = "broken"
    ABSENT = "not there"
    """Nothing is wrong; this machine does without."""


@dataclass(frozen=True)
class Finding:
    subject: str
    state: State
    found: Message
    """In a few words."""
    advice: Message | None = None
    """One thing to do about it; none where there is nothing to do."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """For the report; never a player's name, an address or a password."""
