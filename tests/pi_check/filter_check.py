"""The kiosk and a reading under the service's own system-call filter, on this machine."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.pi_check.cage import check_cage
from tests.pi_check.report import Line

COMMANDS = {
    "a photo read": ["-m", "kiosk_app", "read", "kiosk_app/samples/photos/closed-hand.jpg"],
    "one frame of the kiosk": ["-m", "tests.pi_check.inside.frame"],
}
AFFINITY = "import os, sys\ntry: os.sched_setaffinity(0, {0})\nexcept PermissionError: sys.exit(7)"


def check_filter(checkout: Path) -> list[Line]:
    lines = [Line("the filter holds", _run(checkout, "-c", AFFINITY).returncode == 7, "")]
    with tempfile.TemporaryDirectory() as folder:
        for name, words in COMMANDS.items():
            more = [f"{folder}/frame.png"] if words[1].endswith("frame") else []
            done = _run(checkout, *words, *more)
            shown = done.stdout.strip().splitlines()[-1][:60] if done.stdout.strip() else ""
            good = done.returncode == 0
            lines.append(Line(name, good, shown if more else f"code {done.returncode}"))
    return [*lines, check_cage(checkout)]


def _run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.pi_check.filtered", sys.executable, *words],
        capture_output=True, text=True, check=False, cwd=checkout,
    )  # fmt: skip
