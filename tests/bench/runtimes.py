"""The detector and the reader in every runtime that is installed: `python -m tests.bench.runtimes`.

ONNX Runtime and OpenCV come with Tenbou. To see another beside them, without installing it here:
`uv run --with openvino python -m tests.bench.runtimes`. All take the same picture in turns.
"""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import cv2
import numpy as np
from rich.console import Console
from rich.table import Table

from vision.detect import DETECTOR_WEIGHTS
from vision.read import READER_WEIGHTS
from vision.runtime import open_session

TURNS = 20
THREADS = 2
Run = Callable[[], Any]
INPUTS = {
    DETECTOR_WEIGHTS: ("picture", (1, 256, 448, 3)),
    READER_WEIGHTS: ("crops", (15, 96, 96, 3)),
}


def _onnxruntime(weights: Path, name: str, pixels: np.ndarray) -> Run:
    session = open_session(weights, THREADS)
    return lambda: session.run(None, {name: pixels})


def _opencv(weights: Path, name: str, pixels: np.ndarray) -> Run:
    cv2.setNumThreads(THREADS)
    network = cv2.dnn.readNetFromONNX(str(weights))

    def run() -> Any:
        network.setInput(pixels, name)
        return network.forward(network.getUnconnectedOutLayersNames())

    return run


def _openvino(weights: Path, name: str, pixels: np.ndarray) -> Run:
    import openvino

    core = openvino.Core()
    model = core.read_model(str(weights))
    model.reshape({name: pixels.shape})
    options = {"INFERENCE_NUM_THREADS": THREADS, "PERFORMANCE_HINT": "LATENCY"}
    compiled = core.compile_model(model, "CPU", options)
    return lambda: compiled([pixels])


RUNTIMES: dict[str, tuple[str, Callable[[Path, str, np.ndarray], Run]]] = {
    "onnxruntime": ("ONNX Runtime", _onnxruntime),
    "cv2": ("OpenCV", _opencv),
    "openvino": ("OpenVINO", _openvino),
}


def measure(weights: Path) -> dict[str, tuple[float, float] | str]:
    """Median milliseconds by the clock and by the processor; a sentence where it does not run."""
    name, shape = INPUTS[weights]
    pixels = np.random.default_rng(0).integers(0, 255, shape, np.uint8)
    answers: dict[str, tuple[float, float] | str] = {}
    runs: dict[str, Run] = {}
    for module, (title, prepare) in RUNTIMES.items():
        if find_spec(module) is None:
            answers[title] = "not installed"
            continue
        try:
            runs[title] = prepare(weights, name, pixels)
            runs[title]()
        except Exception as error:  # whatever a runtime says of a network it does not know
            runs.pop(title, None)
            answers[title] = f"does not run it: {str(error).strip().splitlines()[-1][:60]}"
    times: dict[str, list[tuple[float, float]]] = {title: [] for title in runs}
    for _ in range(TURNS):
        for title, run in runs.items():
            clock, work = perf_counter(), process_time()
            run()
            times[title].append((perf_counter() - clock, process_time() - work))
    for title, found in times.items():
        clocks, works = zip(*found, strict=True)
        answers[title] = 1000 * median(clocks), 1000 * median(works)
    return answers


def main() -> None:
    table = Table("", "network", "ms", "processor ms", title=f"{THREADS} threads")
    for weights in INPUTS:
        for title, answer in measure(weights).items():
            cells = (
                (answer, "")
                if isinstance(answer, str)
                else (f"{answer[0]:.1f}", f"{answer[1]:.1f}")
            )
            table.add_row(title, weights.stem, *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
