"""The kiosk beside a bare Kivy app that shows the same preview without reading it."""

import json
import subprocess
import sys
import time
from statistics import median
from typing import Final

_RUNS: Final = 3


def measure() -> dict[str, float]:
    """Medians of runs that take turns, so that a noisy moment meets both."""
    ours: list[dict[str, float]] = []
    bare: list[dict[str, float]] = []
    for _ in range(_RUNS):
        ours.append(_run("tests.bench.kiosk_child"))
        bare.append(_run("tests.bench.bare_kivy_child"))
    figures: dict[str, float] = {}
    for name, key in (
        ("seconds to the first frame", "first frame"),
        ("seconds to ready to shoot (bare: first picture)", "ready"),
        ("frames a second at the camera while it reads (bare: no reading), uncapped", "frames"),
        ("ms of processor time to a frame there, not reading", "cost"),
        ("MB of memory at the camera", "memory"),
    ):
        mine, other = median(run[key] for run in ours), median(run[key] for run in bare)
        figures[f"{name}: kiosk"] = mine
        figures[f"{name}: bare app"] = other
        figures[f"{name}: ratio"] = mine / other
    return figures


def _run(module: str) -> dict[str, float]:
    began = time.monotonic()
    done = subprocess.run(  # our own module
        [sys.executable, "-m", module, str(began)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=True,
        timeout=120,
    )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures
