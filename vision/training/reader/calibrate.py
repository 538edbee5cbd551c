"""Find the temperature at which the reader's probabilities mean what they say.

`python -m vision.training.reader.calibrate` with weights exported at temperature 1; the answer goes
into `vision.training.reader.export --temperature`.
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.read import READER_WEIGHTS, Reader
from vision.training.measure import real_photos, rendered_photos
from vision.training.options import add_cache_option, add_photos_option
from vision.training.photos import HELD_OUT_GROUPS


def mean_surprise(
    probabilities: NDArray[np.float64], faces: NDArray[np.int64], temperature: float
) -> float:
    """Mean negative logarithm of what the right face was given."""
    scores = np.log(probabilities + 1e-12) / temperature
    scores -= scores.max(axis=1, keepdims=True)
    given = scores[np.arange(len(faces)), faces] - np.log(np.exp(scores).sum(axis=1))
    return float(-given.mean())


def best_temperature(probabilities: NDArray[np.float64], faces: NDArray[np.int64]) -> float:
    candidates = np.round(np.arange(0.4, 2.01, 0.02), 2)
    surprises = [mean_surprise(probabilities, faces, float(t)) for t in candidates]
    return float(candidates[int(np.argmin(surprises))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_cache_option(parser)
    add_photos_option(parser)
    parser.add_argument("--reader", type=Path, default=READER_WEIGHTS)
    parser.add_argument(
        "--groups", nargs="+", default=list(HELD_OUT_GROUPS), help="groups that were not trained on"
    )
    parser.add_argument("--rendered", type=int, default=20)
    options = parser.parse_args()
    reader = Reader(options.reader)
    probabilities: list[NDArray[np.float32]] = []
    faces: list[int] = []
    shown = [
        *(photo for group in options.groups for photo in real_photos(options.photos, group, 60)),
        *rendered_photos(options.cache / "glyphs.jsonl", options.rendered),
    ]
    # A box that does not fit its tile shows parts of others: no wonder, and nothing to learn from.
    for expected in (each for each in shown if each.boxes_fit):
        probabilities += [r.probabilities for r in reader.read(expected.image, expected.quads)]
        faces += expected.faces
    temperature = best_temperature(np.array(probabilities, np.float64), np.array(faces, np.int64))
    print(f"temperature {temperature:.2f} on {len(faces)} tiles")


if __name__ == "__main__":
    main()
