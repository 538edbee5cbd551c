"""Name the faces in a photo: straightened crops in, a probability for every face out."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad, side_lengths, smaller
from vision.giving_way import name_as_network
from vision.read.faces import CLASS_NAMES, FLOWER
from vision.weights import MODELS, open_session, usual_threads

READER_WEIGHTS: Final = MODELS / "reader.onnx"
_FLOWERS: Final = 0.01
"""How much rarer flowers are than in training, which saw sets that have eight: a bird among
flowers is 1s. Of real flowers (`hk-tables`, `hk-felt`) none more is mistaken than with 0.05."""


Answer = Sequence[Any]
"""Of a network: an array for each of its outputs."""


@dataclass(frozen=True)
class FaceReading:
    probabilities: NDArray[np.float32]
    """One for each of ``CLASS_NAMES``; together one."""
    turns: NDArray[np.float32]
    """How likely the crop shows the face turned clockwise by 0, 1, 2, 3 quarters."""

    @property
    def face(self) -> int:
        return int(self.probabilities.argmax())

    @property
    def name(self) -> str:
        return CLASS_NAMES[self.face]

    @property
    def confidence(self) -> float:
        return float(self.probabilities.max())

    @property
    def turn(self) -> int:
        return int(self.turns.argmax())

    def upright(self, quad: Quad) -> Quad:
        """The corners of the crop's quad, from the face's own top left on."""
        return np.roll(quad, -self.turn, axis=0)


@dataclass(frozen=True)
class Answers:
    """What the network gives for several crops, a row for each."""

    faces: NDArray[np.float32]
    turns: NDArray[np.float32]


CROP_SIDE: Final = 96
MARGIN: Final = 0.1
"""How much of the crop lies outside the corners on each side: corners are never exact."""


def straighten(image: Image, quad: Quad, side: int = CROP_SIDE, margin: float = MARGIN) -> Image:
    """The face inside ``quad`` as a square picture, upright if the quad starts at its top left."""
    left, top = np.floor(quad.min(axis=0)).astype(int)
    right, bottom = np.ceil(quad.max(axis=0)).astype(int)
    pad = int(0.2 * max(right - left, bottom - top)) + 2
    height, width = image.shape[:2]
    left, top = min(max(left - pad, 0), width - 1), min(max(top - pad, 0), height - 1)
    right, bottom = min(max(right + pad, left + 1), width), min(max(bottom + pad, top + 1), height)
    corners = quad - np.array([left, top], np.float32)
    # A warp reads single pixels: a face much larger than the crop is averaged down first, or its
    # fine strokes turn into noise. By a whole number, which is ten times as quick.
    shrink = max(1, ceil(float(side_lengths(corners).max()) / (side * 1.5)))
    wide, high = max(1, (right - left) // shrink), max(1, (bottom - top) // shrink)
    region = image[top : top + high * shrink, left : left + wide * shrink]
    if shrink > 1:
        region = smaller(region, (wide, high))
        corners = corners / np.float32(shrink)
    low, high = side * margin, side * (1 - margin)
    square = np.array([[low, low], [high, low], [high, high], [low, high]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners.astype(np.float32), square)
    crop = cv2.warpPerspective(
        region, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return crop.astype(np.uint8, copy=False)


class CropNetwork:
    """A network that looks at many small pictures: a few in each run, and the runs side by side.

    Within one run threads would wait for each other more often than it is worth.
    """

    def __init__(self, weights: Path | bytes, threads: int | None) -> None:
        self._session = open_session(weights, 1)
        self._threads: Final = usual_threads() if threads is None else threads
        self._pool = ThreadPoolExecutor(self._threads, initializer=name_as_network)

    @property
    def widths(self) -> dict[str, int | str | None]:
        """Of each output how many numbers it gives for a crop, where that is fixed."""
        return {output.name: output.shape[-1] for output in self._session.get_outputs()}

    def run(self, crops: Sequence[Image], outputs: Sequence[str] | None = None) -> list[Answer]:
        """For each run what the network gives: all of its outputs, or these."""

        def answer(part: Sequence[Image]) -> Answer:
            given: Answer = self._session.run(
                outputs, {"crops": np.ascontiguousarray(np.stack(part))}
            )
            return given

        # As many parts for each thread, all of the same size.
        rounds = ceil(len(crops) / (_AT_ONCE * self._threads))
        count = max(1, min(rounds * self._threads, len(crops)))
        ends = [number * len(crops) // count for number in range(count + 1)]
        parts = [crops[begin:end] for begin, end in pairwise(ends)]
        alone = count == 1 or self._threads == 1
        return list(map(answer, parts) if alone else self._pool.map(answer, parts))


_AT_ONCE: Final = 8
"""Crops in one run: what lies between the layers then stays in a small processor's cache. More at
once take longer for each crop, and more memory."""


class Reader:
    """The reader's network, loaded once."""

    def __init__(self, weights: Path = READER_WEIGHTS, threads: int | None = None) -> None:
        self._network = CropNetwork(weights, threads)

    def read(
        self, image: Image, quads: Sequence[Quad], *, all_turns: bool = False
    ) -> list[FaceReading]:
        """Read the face in each quad.

        ``all_turns`` looks at each crop in its four rotations and takes the mean: a little more
        often right, four times the work.
        """
        return self.read_crops([straighten(image, quad) for quad in quads], all_turns=all_turns)

    def read_crops(self, crops: Sequence[Image], *, all_turns: bool = False) -> list[FaceReading]:
        if not crops:
            return []
        if not all_turns:
            return _readings(self._run(crops))
        turned = [self._run([np.rot90(crop, -turn) for crop in crops]) for turn in range(4)]
        faces = np.exp(np.mean([np.log(each.faces + 1e-9) for each in turned], axis=0))
        # The crop turned by k quarters shows the face turned by k more.
        turns = np.mean(
            [np.roll(each.turns, -turn, axis=1) for turn, each in enumerate(turned)], axis=0
        )
        return _readings(Answers(faces, turns))

    def _run(self, crops: Sequence[Image]) -> Answers:
        return joined_answers(self._network.run(crops))


def joined_answers(parts: Sequence[Sequence[Any]]) -> Answers:
    """The answers of several runs as one."""
    faces, turns = (
        np.concatenate([np.asarray(part[number], np.float32) for part in parts])
        for number in range(2)
    )
    return Answers(faces, turns)


def _readings(answers: Answers) -> list[FaceReading]:
    faces = answers.faces.copy()
    faces[:, FLOWER] *= _FLOWERS
    faces /= faces.sum(axis=1, keepdims=True)
    return [FaceReading(face, turn) for face, turn in zip(faces, answers.turns, strict=True)]
