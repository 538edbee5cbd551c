"""Find the tiles in a picture: the four corners of every face and back, at any angle."""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import (
    Boxes,
    Image,
    Quad,
    Quads,
    box_quad,
    boxes_around,
    size_of,
    smaller,
)
from vision.weights import MODELS, open_session

DETECTOR_WEIGHTS: Final = MODELS / "detector.onnx"
SIDE: Final = 448
"""Pixels: a picture is shrunk to as many as a square of this side has."""
SURE: Final = 0.3
"""Score of an answer that is a tile without anything else that speaks for it."""
FAINT: Final = 0.1
"""Score below which an answer is not looked at."""
STRIDE: Final = 32
"""Pixels: the network sees pictures whose sides are multiples of this."""
_GREY: Final = 114
_SAME_TILE: Final = 0.5  # boxes that overlap by more are one tile found twice
_MOST_TILES: Final = 200
_LONGEST: Final = 1.5  # of the network's side, for wide photos
_LARGEST: Final = 2.0  # times as large as it is: more shows nothing more
_SMALLER: Final = 0.98
_LARGER: Final = 1.05
"""Times its size that a picture may be shown to be without a frame."""
_AGREES: Final = 0.25  # of the box: corners farther from its edges are not believed

Kind = Literal["face", "back"]
_KINDS: Final[tuple[Kind, ...]] = ("face", "back")


@dataclass(frozen=True)
class Detection:
    quad: Quad
    """Clockwise from the corner that is top left in the photo; which way up comes from reading."""
    score: float
    kind: Kind


@dataclass(frozen=True)
class View:
    """How a picture is shown to the network."""

    side: int = SIDE
    stretch: float = 1.0
    """How many times wider the picture is made, against its height."""

    @classmethod
    def as_it_is(cls, picture: tuple[int, int]) -> "View":
        """The view in which a picture of this width and height is neither shrunk nor enlarged."""
        long, short = max(picture), min(picture)
        return cls(round(long / min(math.sqrt(long / short), _LONGEST)))

    def size(self, picture: tuple[int, int]) -> tuple[int, int]:
        """Width and height that the network sees of a picture of this width and height."""
        wide, high = picture[0] * min(self.stretch, 1.0), picture[1] / max(self.stretch, 1.0)
        # A wide photo is shrunk to as many pixels as a square one, not to the same longest side.
        reach = math.sqrt(max(wide, high) / min(wide, high)) if self.stretch == 1 else 1.0
        scale = min(self.side * min(reach, _LONGEST) / max(wide, high), _LARGEST)
        # Where that is nearly so, the shorter side is whole strides: what would be framed is shown.
        short = min(wide, high) * scale
        whole = int(round(short, 3) / STRIDE + 0.5) * STRIDE
        scale *= whole / short if _SMALLER < whole / short < _LARGER else 1.0
        return max(1, round(wide * scale)), max(1, round(high * scale))

    def scale(self, picture: tuple[int, int]) -> float:
        """Pixels that the network sees to one of a picture of this width and height."""
        return self.size(picture)[0] / picture[0]

    def framed(self, picture: tuple[int, int]) -> tuple[int, int]:
        """The same with a frame to whole strides."""
        width, height = self.size(picture)
        return -(-width // STRIDE) * STRIDE, -(-height // STRIDE) * STRIDE


class Detector:
    """The detector's network, loaded once."""

    def __init__(
        self, weights: Path = DETECTOR_WEIGHTS, *, side: int = SIDE, threads: int | None = None
    ) -> None:
        self._session = open_session(weights, threads)
        self.side: Final = side

    def detect(
        self, image: Image, *, least_score: float = SURE, view: View | None = None
    ) -> list[Detection]:
        """What one look at the picture shows, the surest first.

        The picture is shrunk to the network's size without changing its shape, unless the view
        says otherwise.
        """
        given = size_of(image)
        view = view or View(self.side)
        size, (width, height) = view.size(given), view.framed(given)
        framed = np.full((height, width, 3), _GREY, np.uint8)
        framed[: size[1], : size[0]] = _resized(image, size)
        answer = np.asarray(self._session.run(None, {"picture": framed[None]})[0], np.float32)[0]
        return _detections(answer.T, np.array(given, np.float32) / size, least_score)


def _resized(image: Image, size: tuple[int, int]) -> Image:
    width, height = size_of(image)
    if size[0] * size[1] < width * height:
        return smaller(image, size)
    return cv2.resize(image, size, interpolation=cv2.INTER_LINEAR).astype(np.uint8, copy=False)


def surest_of_each(found: list[Detection]) -> list[Detection]:
    """One answer for each tile, the surest first."""
    boxes = boxes_around([detection.quad for detection in found])
    return [found[number] for number in _surest(np.array([d.score for d in found]), boxes)]


def _surest(scores: NDArray[np.floating], boxes: Boxes) -> list[int]:
    sized = np.concatenate([boxes[:, :2], boxes[:, 2:] - boxes[:, :2]], axis=1)
    kept = cv2.dnn.NMSBoxes(sized.tolist(), scores.tolist(), 0.0, _SAME_TILE, top_k=4 * _MOST_TILES)
    return [int(number) for number in kept][:_MOST_TILES]


def _detections(
    rows: NDArray[np.float32], factor: NDArray[np.floating], least_score: float
) -> list[Detection]:
    """Rows of middle x, y, width, height, two scores, and four corners of x, y, certainty."""
    scores = rows[:, 4:6].max(axis=1)
    rows, scores = rows[scores >= least_score], scores[scores >= least_score]
    boxes = np.concatenate([rows[:, :2] - rows[:, 2:4] / 2, rows[:, :2] + rows[:, 2:4] / 2], axis=1)
    chosen = _surest(scores, boxes)
    rows, boxes = rows[chosen], boxes[chosen]
    quads = _trusted(rows[:, 6:18].reshape(-1, 4, 3)[..., :2], boxes) * factor
    kinds = (rows[:, 5] > rows[:, 4]).astype(int)
    return [
        Detection(quad, float(scores[number]), _KINDS[kind])
        for number, quad, kind in zip(chosen, quads.astype(np.float32), kinds, strict=True)
    ]


def _trusted(corners: Quads, boxes: Boxes) -> Quads:
    """The corners, moved to touch the box, if they agree with it; else the box's own."""
    low, high = corners.min(axis=1), corners.max(axis=1)
    size = boxes[:, 2:] - boxes[:, :2]
    off = np.maximum(np.abs(low - boxes[:, :2]), np.abs(high - boxes[:, 2:]))
    agree = (off < _AGREES * size).all(axis=1) & _are_convex(corners)
    # The box is the more exact of the two: the corners give the slant, the box the place and size.
    share = (corners - low[:, None]) / np.maximum(high - low, 1e-3)[:, None]
    fitted = share * size[:, None] + boxes[:, None, :2]
    plain = np.stack([box_quad(*box) for box in boxes]) if len(boxes) else fitted
    return np.where(agree[:, None, None], fitted, plain).astype(np.float32)


def _are_convex(corners: Quads) -> NDArray[np.bool_]:
    """Whether each turns the same way at every corner."""
    ways = np.roll(corners, -1, axis=1) - corners
    after = np.roll(ways, -1, axis=1)
    turns = np.sign(ways[..., 0] * after[..., 1] - ways[..., 1] * after[..., 0])
    return np.asarray(np.abs(turns.sum(axis=1)) == corners.shape[1])
