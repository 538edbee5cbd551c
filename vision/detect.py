"""Find the tiles in a photo: the four corners of every face and back, at any angle."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.read import MODELS
from vision.runtime import open_session
from vision.straighten import Image, Quad, box_quad

DETECTOR_WEIGHTS: Final = MODELS / "detector.onnx"
_STRIDE: Final = 32
_GREY: Final = 114
_SAME_TILE: Final = 0.5  # boxes that overlap by more are one tile found twice
_SMALL_TILE: Final = 22.0  # pixels of the network's picture: below that a second look pays
_MOST_TILES: Final = 200

Kind = Literal["face", "back"]
_KINDS: Final[tuple[Kind, ...]] = ("face", "back")


@dataclass(frozen=True)
class Detection:
    quad: Quad
    """Clockwise from the corner that is top left in the photo; which way up comes from reading."""
    score: float
    kind: Kind


class Detector:
    """The detector's network, loaded once."""

    def __init__(
        self, weights: Path = DETECTOR_WEIGHTS, *, side: int = 448, threads: int = 2
    ) -> None:
        self._session = open_session(weights, threads)
        self._side = side

    def detect(
        self, image: Image, *, least_score: float = 0.3, second_look: bool = True
    ) -> list[Detection]:
        """The tiles in a photo, the surest first.

        The photo is shrunk to the network's size without changing its shape. Where that makes
        tiles small, the part with tiles is looked at again from the full-size photo.
        """
        found = self._look(image, least_score)
        region = _worth_a_second_look(image, found, self._side) if second_look else None
        if region is None:
            return found
        left, top, right, bottom = region
        again = self._look(image[top:bottom, left:right], least_score)
        offset = np.array([left, top], np.float32)
        moved = [Detection(d.quad + offset, d.score, d.kind) for d in again]
        return _without_doubles(moved + [d for d in found if not _inside(d.quad, region)])

    def _look(self, image: Image, least_score: float) -> list[Detection]:
        height, width = image.shape[:2]
        scale = min(self._side / max(height, width), 2.0)
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
        small = cv2.resize(image, size, interpolation=way)
        framed = np.full(
            (-(-size[1] // _STRIDE) * _STRIDE, -(-size[0] // _STRIDE) * _STRIDE, 3), _GREY, np.uint8
        )
        framed[: size[1], : size[0]] = small
        answer = np.asarray(self._session.run(None, {"picture": framed[None]})[0], np.float32)[0]
        factor = np.array([width / size[0], height / size[1]], np.float32)
        return _detections(answer.T, factor, least_score)


def _detections(
    rows: NDArray[np.float32], factor: NDArray[np.float32], least_score: float
) -> list[Detection]:
    """Rows of middle x, y, width, height, two scores, and four corners of x, y, certainty."""
    scores = rows[:, 4:6].max(axis=1)
    rows, scores = rows[scores >= least_score], scores[scores >= least_score]
    found = []
    for row, score in zip(rows, scores, strict=True):
        middle, half = row[:2], row[2:4] / 2
        box = box_quad(*(middle - half), *(middle + half))
        quad = _trusted(row[6:18].reshape(4, 3)[:, :2], box) * factor
        found.append(Detection(quad.astype(np.float32), float(score), _KINDS[int(row[5] > row[4])]))
    return _without_doubles(found)


def _trusted(corners: NDArray[np.float32], box: Quad) -> Quad:
    """The corners if they agree with the box, else the box's own."""
    spread = np.concatenate([corners.min(axis=0), corners.max(axis=0)])
    frame = np.concatenate([box[0], box[2]])
    size = np.tile(box[2] - box[0], 2)
    close = bool((np.abs(spread - frame) < 0.25 * size).all())
    return corners if close and cv2.isContourConvex(corners.astype(np.float32)) else box


def _bounds(detections: list[Detection]) -> NDArray[np.float32]:
    quads = np.array([d.quad for d in detections], np.float32).reshape(-1, 4, 2)
    return np.concatenate([quads.min(axis=1), quads.max(axis=1)], axis=1)


def _without_doubles(found: list[Detection]) -> list[Detection]:
    found = sorted(found, key=lambda d: -d.score)[: 4 * _MOST_TILES]
    bounds = _bounds(found)
    areas = (bounds[:, 2:] - bounds[:, :2]).prod(axis=1)
    kept: list[int] = []
    for index in range(len(found)):
        if kept:
            low = np.maximum(bounds[kept, :2], bounds[index, :2])
            high = np.minimum(bounds[kept, 2:], bounds[index, 2:])
            shared = np.clip(high - low, 0, None).prod(axis=1)
            overlap = shared / np.maximum(areas[kept] + areas[index] - shared, 1e-6)
            if float(overlap.max()) > _SAME_TILE:
                continue
        kept.append(index)
    return [found[index] for index in kept[:_MOST_TILES]]


def _worth_a_second_look(
    image: Image, found: list[Detection], side: int
) -> tuple[int, int, int, int] | None:
    """The part of the photo that holds the tiles, if it shows them clearly larger."""
    height, width = image.shape[:2]
    if not found or max(height, width) <= side:
        return None
    bounds = _bounds(found)
    typical = float(np.median((bounds[:, 2:] - bounds[:, :2]).min(axis=1)))
    if typical * side / max(height, width) >= _SMALL_TILE:
        return None
    pad = 2.5 * typical
    left, top = np.maximum(bounds[:, :2].min(axis=0) - pad, 0).astype(int)
    right, bottom = np.minimum(bounds[:, 2:].max(axis=0) + pad, [width, height]).astype(int)
    if max(right - left, bottom - top) > 0.8 * max(height, width):
        return None
    return int(left), int(top), int(right), int(bottom)


def _inside(quad: Quad, region: tuple[int, int, int, int]) -> bool:
    x, y = quad.mean(axis=0)
    return bool(region[0] <= x < region[2] and region[1] <= y < region[3])
