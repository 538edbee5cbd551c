"""Import time and memory beside the `mahjong` package, each in processes of its own."""

import resource
import subprocess
import sys
from statistics import median

TIMES = 15
OURS = "import scorer"
THEIRS = (
    "from mahjong.hand_calculating.hand import HandCalculator; "
    "from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules; "
    "from mahjong.meld import Meld; from mahjong.tile import TilesConverter"
)
_PEAK = "; import resource; print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"


def measure() -> dict[str, float]:
    """Processor milliseconds above a bare interpreter, peak kilobytes, and the ratios."""
    seconds: dict[str, list[float]] = {"pass": [], OURS: [], THEIRS: []}
    for _ in range(TIMES):
        for code, times in seconds.items():
            times.append(_processor_seconds(code))
    bare, ours, theirs = (median(seconds[code]) for code in ("pass", OURS, THEIRS))
    our_peak, their_peak = _peak(OURS), _peak(THEIRS)
    return {
        "tenbou import, ms": (ours - bare) * 1000,
        "mahjong import, ms": (theirs - bare) * 1000,
        "import, ours over theirs": (ours - bare) / (theirs - bare),
        "tenbou peak memory, MB": our_peak / 1024,
        "mahjong peak memory, MB": their_peak / 1024,
        "memory, ours over theirs": our_peak / their_peak,
    }


def _processor_seconds(code: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _peak(code: str) -> int:
    command = [sys.executable, "-c", code + _PEAK]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
