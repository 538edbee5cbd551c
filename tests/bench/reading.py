"""Reading a photo beside a bare `ultralytics` predict with torch on the same detector.

The photo is rendered: 1,920 × 1,080, a hand of 14 tiles with two melds, the dora in view.
Two processes hold their networks and take turns, so that whatever else the machine does falls on
both; then each is started from nothing, again in turns.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import IO

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.detect import Detector
from vision.photo import load_photo
from vision.reading import PhotoReader
from vision.training.artist.style import training_style
from vision.training.render import render_photo

MEETINGS = 5
"""How often all are started: torch with two threads is either quick or half as slow again, for as
long as it runs."""
TURNS = 9
STARTS = 5
SEED = 16
"""Of a hand with two melds of three tiles and one dora indicator, wholly in view."""
ROOT = Path(__file__).parents[2]
THEIR_PYTHON = ROOT / ".train-venv" / "bin" / "python"
CHECKPOINTS = Path("~/.cache/tenbou/training/detector").expanduser()
_PEER = ["-W", "ignore", "-m", "vision.training.bare_predict"]
_OURS = ["-m", "tests.bench.reading"]
# Of this program alone: the peak that getrusage tells is that of the process it was forked from.
_WITH_PEAK = """
import atexit, runpy, sys
def peak():
    with open("/proc/self/status") as status:
        print([l.split()[1] for l in status if l.startswith("VmHWM")][0], file=sys.stderr)
atexit.register(peak)
sys.argv = sys.argv[1:]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""


def measure() -> dict[str, float] | str:
    """The figures; a sentence where there is no Ultralytics to measure beside."""
    if not THEIR_PYTHON.exists():
        return "There is no Ultralytics to read beside. Make it with: make train-env"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        photo, model = folder / "photo.jpg", folder / "detector.pt"
        _save_photo(photo)
        checkpoints = map(str, sorted(CHECKPOINTS.glob("*.pt")))
        _run(THEIR_PYTHON, [*_PEER, "make", str(model), str(_side(photo)), *checkpoints])
        return _in_turns(photo, model) | _from_nothing(photo, model)


def _save_photo(path: Path) -> None:
    photo = render_photo(SEED, (1920, 1080), training_style(0), hand_only=True, tidy=True)
    cv2.imwrite(str(path), photo.image, [cv2.IMWRITE_JPEG_QUALITY, 92])


def _side(photo: Path) -> int:
    """The longer side of what the detector's network sees first: theirs sees as much."""
    shapes: list[tuple[int, ...]] = []
    detector = Detector()
    run = detector._session.run

    class Watched:
        def run(self, names: object, inputs: dict[str, NDArray[np.uint8]]) -> object:
            shapes.append(inputs["picture"].shape)
            return run(names, inputs)

    detector._session = Watched()
    detector.detect(load_photo(photo).image)
    return max(shapes[0])


def _in_turns(photo: Path, model: Path) -> dict[str, float]:
    meetings = [_meet(photo, model) for _ in range(MEETINGS)]
    ours, our_work = _medians(each["ours"] for each in meetings)
    theirs, their_work = _medians(each["theirs"] for each in meetings)
    with_threads = [median(clock for clock, _ in each["threads"]) for each in meetings]
    threads = median(with_threads)
    return {
        "whole reading, ms": ours * 1000,
        "ultralytics predict as it comes, ms": theirs * 1000,
        "ultralytics predict with all cores, ms": threads * 1000,
        "the same, in its quickest run": min(with_threads) * 1000,
        "the same, in its slowest run": max(with_threads) * 1000,
        "reading over predict (limit 1)": ours / theirs,
        "reading over predict with all cores": ours / threads,
        "whole reading, ms of processor time": our_work * 1000,
        "ultralytics predict, ms of processor time": their_work * 1000,
    }


Seconds = list[tuple[float, float]]
"""Of each turn, by the clock and by the processor."""


def _meet(photo: Path, model: Path) -> dict[str, Seconds]:
    """All three started and then in turns."""
    serve = [*_PEER, "serve", str(model), str(photo)]
    workers = {
        "ours": _worker(Path(sys.executable), [*_OURS, str(photo)]),
        "threads": _worker(THEIR_PYTHON, [*serve, str(os.cpu_count() or 1)]),
        # After that one: torch's second thread waits at full speed for a while when all is done.
        "theirs": _worker(THEIR_PYTHON, serve),
    }
    seconds: dict[str, Seconds] = {name: [] for name in workers}
    for _ in range(TURNS):
        for name, worker in workers.items():
            seconds[name].append(_ask(worker))
    for worker in workers.values():
        worker.communicate()
    return seconds


def _medians(meetings: Iterable[Seconds]) -> tuple[float, float]:
    """By the clock and by the processor: of each meeting, and of all."""
    clocks, works = zip(
        *(tuple(map(median, zip(*turns, strict=True))) for turns in meetings), strict=True
    )
    return median(clocks), median(works)


def _from_nothing(photo: Path, model: Path) -> dict[str, float]:
    ours = [sys.executable, "-c", _WITH_PEAK, "kiosk_app", "read", str(photo), "--json"]
    peer = ["vision.training.bare_predict", "once", str(model), str(photo)]
    theirs = [str(THEIR_PYTHON), "-W", "ignore", "-c", _WITH_PEAK, *peer]
    seconds: dict[int, list[float]] = {0: [], 1: []}
    peaks: dict[int, list[float]] = {0: [], 1: []}
    for _ in range(STARTS):
        for number, command in enumerate((ours, theirs)):
            begin = perf_counter()
            done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
            seconds[number].append(perf_counter() - begin)
            peaks[number].append(int(done.stderr.split()[-1]) / 1024)
    our_start, their_start = median(seconds[0]), median(seconds[1])
    our_peak, their_peak = median(peaks[0]), median(peaks[1])
    return {
        "tenbou read from nothing, s": our_start,
        "import ultralytics and predict once, s": their_start,
        "start over start (limit 0.4)": our_start / their_start,
        "tenbou read, peak MB": our_peak,
        "ultralytics, peak MB": their_peak,
        "memory over memory (limit 0.5)": our_peak / their_peak,
    }


def _run(python: Path, arguments: Sequence[str]) -> None:
    subprocess.run([str(python), *arguments], check=True, capture_output=True, cwd=ROOT)


def _worker(python: Path, arguments: Sequence[str]) -> "subprocess.Popen[str]":
    worker = subprocess.Popen(
        [str(python), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
    )
    _ask(worker)  # loaded and warm when it answers
    return worker


def _ask(worker: "subprocess.Popen[str]") -> tuple[float, float]:
    """Seconds by the clock and by the processor."""
    _pipe(worker.stdin).write("\n")
    _pipe(worker.stdin).flush()
    clock, work = _pipe(worker.stdout).readline().split()
    return float(clock), float(work)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    if pipe is None:
        raise RuntimeError("the worker has no pipe")
    return pipe


def serve(path: Path) -> None:
    """Read the photo for each line in, and write the seconds."""
    reader, photo = PhotoReader(), load_photo(path)
    reader.read(photo)
    for _ in sys.stdin:
        begin, used = perf_counter(), process_time()
        reading = reader.read(photo)
        seconds = f"{perf_counter() - begin} {process_time() - used}"
        hand = reading.hand_reading.hand
        if hand is None or len(hand.melds) != 2 or len(hand.dora_indicators) != 1:
            raise RuntimeError("the hand with two melds was not read")
        print(seconds, flush=True)


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
