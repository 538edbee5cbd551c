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
    box_quad,
    boxes_around,
    keep_surest,
    overlaps,
    size_of,
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
        smooth = cv2.INTER_AREA if size[0] * size[1] < given[0] * given[1] else cv2.INTER_LINEAR
        small = cv2.resize(image, size, interpolation=smooth)
        framed = np.full((height, width, 3), _GREY, np.uint8)
        framed[: size[1], : size[0]] = small
        answer = np.asarray(self._session.run(None, {"picture": framed[None]})[0], np.float32)[0]
        return _detections(answer.T, np.array(given, np.float32) / size, least_score)


def surest_of_each(found: list[Detection]) -> list[Detection]:
    """One answer for each tile, the surest first."""
    boxes = boxes_around([detection.quad for detection in found])
    return [found[number] for number in _surest(np.array([d.score for d in found]), boxes)]


def _surest(scores: NDArray[np.floating], boxes: Boxes) -> list[int]:
    order = np.argsort(-scores, kind="stable")[: 4 * _MOST_TILES]
    same = overlaps(boxes[order], boxes[order]) > _SAME_TILE
    return [int(order[number]) for number in keep_surest(scores[order].tolist(), same)][
        :_MOST_TILES
    ]


def _detections(
    rows: NDArray[np.float32], factor: NDArray[np.floating], least_score: float
) -> list[Detection]:
    """Rows of middle x, y, width, height, two scores, and four corners of x, y, certainty."""
    scores = rows[:, 4:6].max(axis=1)
    rows, scores = rows[scores >= least_score], scores[scores >= least_score]
    boxes = np.concatenate([rows[:, :2] - rows[:, 2:4] / 2, rows[:, :2] + rows[:, 2:4] / 2], axis=1)
    found = []
    for number in _surest(scores, boxes):
        row = rows[number]
        quad = _trusted(row[6:18].reshape(4, 3)[:, :2], box_quad(*boxes[number])) * factor
        kind = _KINDS[int(row[5] > row[4])]
        found.append(Detection(quad.astype(np.float32), float(scores[number]), kind))
    return found


def _trusted(corners: NDArray[np.float32], box: Quad) -> Quad:
    """The corners, moved to touch the box, if they agree with it; else the box's own."""
    low, high = corners.min(axis=0), corners.max(axis=0)
    size = box[2] - box[0]
    close = bool((np.abs([low - box[0], high - box[2]]) < _AGREES * size).all())
    if not close or not cv2.isContourConvex(corners.astype(np.float32)):
        return box
    # The box is the more exact of the two: the corners give the slant, the box the place and size.
    fitted: Quad = (corners - low) / np.maximum(high - low, 1e-3) * size + box[0]
    return fitted
