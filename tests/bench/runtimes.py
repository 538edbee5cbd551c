"""The detector and the reader in every runtime that is installed: `python -m tests.bench.runtimes`.

ONNX Runtime and OpenCV come with Tenbou. To see another beside them, without installing it here:
`uv run --with openvino --with ncnn --with pnnx python -m tests.bench.runtimes`. All take the same
picture in turns. The start is what it takes to load the network and run it once, the runtime's own
import included; for NCNN, which needs a file of its own, without making that file.
"""

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

TURNS = 20
THREADS = 2
Run = Callable[[], Any]
MODELS = Path(__file__).parents[2] / "models"  # not by an import that would load a runtime, too
INPUTS = {
    MODELS / "detector.onnx": ("picture", (1, 256, 448, 3)),
    MODELS / "reader.onnx": ("crops", (15, 96, 96, 3)),
}


def _onnxruntime(weights: Path, name: str, pixels: np.ndarray) -> Run:
    from vision.weights import open_session

    session = open_session(weights, THREADS)
    return lambda: session.run(None, {name: pixels})


def _opencv(weights: Path, name: str, pixels: np.ndarray) -> Run:
    import cv2

    cv2.setNumThreads(THREADS)
    network = cv2.dnn.readNetFromONNX(str(weights))

    def run() -> Any:
        network.setInput(pixels, name)
        return network.forward(network.getUnconnectedOutLayersNames())

    return run


def _openvino(weights: Path, name: str, pixels: np.ndarray, precision: str = "") -> Run:
    import openvino

    options: dict[str, Any] = {
        "INFERENCE_NUM_THREADS": THREADS,
        "PERFORMANCE_HINT": "LATENCY",
    }
    if precision:
        options["INFERENCE_PRECISION_HINT"] = precision
    compiled = openvino.Core().compile_model(str(weights), "CPU", options)
    return lambda: compiled([pixels])


def _openvino_exact(weights: Path, name: str, pixels: np.ndarray) -> Run:
    """As exact as the others: by itself it halves the numbers where the processor can do that."""
    return _openvino(weights, name, pixels, "f32")


def _ncnn(weights: Path, name: str, pixels: np.ndarray) -> Run:
    import ncnn

    network = ncnn.Net()
    network.opt.num_threads = THREADS
    network.load_param(str(_NCNN / f"{weights.stem}.ncnn.param"))
    network.load_model(str(_NCNN / f"{weights.stem}.ncnn.bin"))

    def run() -> Any:
        for picture in pixels:  # it takes one at a time
            with network.create_extractor() as extractor:
                extractor.input("in0", ncnn.Mat(picture.astype(np.float32)))
                answer = np.array(extractor.extract("out0")[1])
        return answer

    return run


def _make_ncnn_files() -> None:
    """With `pnnx`, its converter; a cast to the numbers it computes with anyway is left out."""
    for weights, (_, shape) in INPUTS.items():
        copy = shutil.copy(weights, _NCNN)
        sizes = ",".join(map(str, (1, *shape[1:])))
        with contextlib.chdir(_NCNN):
            subprocess.run(
                ["pnnx", copy, f"inputshape=[{sizes}]u8"], check=True, capture_output=True
            )
        param = _NCNN / f"{weights.stem}.ncnn.param"
        param.write_text(param.read_text().replace("Tensor.to ", "Noop      "))


_NCNN = Path(tempfile.gettempdir()) / "tenbou-ncnn"
RUNTIMES: tuple[tuple[str, str, Callable[[Path, str, np.ndarray], Run]], ...] = (
    ("ONNX Runtime", "onnxruntime", _onnxruntime),
    ("OpenCV", "cv2", _opencv),
    ("OpenVINO", "openvino", _openvino),
    ("OpenVINO, 32 bits", "openvino", _openvino_exact),
    ("NCNN", "ncnn", _ncnn),
)
"""Title, the module that must be there, and how it takes a network."""


def measure(weights: Path) -> dict[str, tuple[float, ...] | str]:
    """Milliseconds: median by the clock and the processor, and the processor's to start.

    A sentence where a runtime is missing or does not run the network.
    """
    name, shape = INPUTS[weights]
    pixels = np.random.default_rng(0).integers(0, 255, shape, np.uint8)
    answers: dict[str, tuple[float, ...] | str] = {}
    runs: dict[str, Run] = {}
    starts: dict[str, float] = {}
    for title, module, prepare in RUNTIMES:
        if find_spec(module) is None:
            answers[title] = "not installed"
            continue
        begin = process_time()
        try:
            runs[title] = prepare(weights, name, pixels)
            runs[title]()
            starts[title] = 1000 * (process_time() - begin)
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
        answers[title] = 1000 * median(clocks), 1000 * median(works), starts[title]
    return answers


def main() -> None:
    if find_spec("ncnn") is not None and shutil.which("pnnx") is not None:
        _NCNN.mkdir(exist_ok=True)
        _make_ncnn_files()
    headings = ("", "network", "ms", "processor ms", "processor ms to start")
    table = Table(*headings, title=f"{THREADS} threads")
    for weights in INPUTS:
        for title, answer in measure(weights).items():
            cells = [answer] if isinstance(answer, str) else [f"{value:.1f}" for value in answer]
            table.add_row(title, weights.stem, *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
