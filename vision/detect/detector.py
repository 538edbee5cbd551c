"""Find the tiles in a photo: the four corners of every face and back, at any angle."""

import math
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Boxes, Image, Quad, box_quad, boxes_around, overlaps
from vision.repair.faint import in_line_with
from vision.repair.gaps import white_gaps
from vision.runtime import MODELS, open_session

DETECTOR_WEIGHTS: Final = MODELS / "detector.onnx"
_STRIDE: Final = 32
_GREY: Final = 114
_SAME_TILE: Final = 0.5  # boxes that overlap by more are one tile found twice
_SMALL_TILE: Final = 22.0  # pixels of the network's picture: below that a second look pays
_MOST_TILES: Final = 200
_FAINT: Final = 0.1  # score of a tile that is believed beside a sure one
_SURE: Final = 0.3  # score of a tile that needs no neighbours to be believed
_LONGEST: Final = 1.5  # of the network's side, for wide photos
_DOUBTFUL: Final = 0.62  # mean score: below that the photo may have been squeezed
_SQUEEZED: Final = (
    1.2  # doublings: tiles so much longer than wide, or wider than long, are not seen
)
_SQUEEZE: Final = 3.0
_STRONG_SQUEEZE: Final = 1.8  # doublings

Kind = Literal["face", "back"]
_KINDS: Final[tuple[Kind, ...]] = ("face", "back")


Region = tuple[int, int, int, int]
"""Left, top, right, bottom."""


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

    def at(self, side: int) -> "Detector":
        """The same network looking at a picture of another size."""
        other = copy(self)
        other._side = side
        return other

    def detect(
        self, image: Image, *, least_score: float = _SURE, second_look: bool = True
    ) -> list[Detection]:
        """The tiles in a photo, the surest first.

        The photo is shrunk to the network's size without changing its shape, unless it seems to
        have been squeezed before. Where shrinking makes tiles small, the part with tiles is looked
        at again from the full-size photo. An answer below ``least_score`` counts where it
        continues a row.
        """
        if not second_look:
            return self._look(image, least_score)
        faintest = min(least_score, _FAINT)
        found = self._look(image, faintest)
        if _may_be_squeezed(found):
            found = self._look_wider(image, found, faintest)
        region = _worth_a_second_look(image, found, self._side)
        if region is not None:
            found = self._look_closer(image, found, region, faintest)
        found = _believed(found, least_score)
        return found + _in_gaps(image, found)

    def _look_closer(
        self, image: Image, found: list[Detection], region: Region, least_score: float
    ) -> list[Detection]:
        left, top, right, bottom = region
        again = self._look(image[top:bottom, left:right], least_score)
        offset = np.array([left, top], np.float32)
        moved = [Detection(d.quad + offset, d.score, d.kind) for d in again]
        return _without_doubles(moved + [d for d in found if not _inside(d.quad, region)])

    def _look_wider(
        self, image: Image, found: list[Detection], least_score: float
    ) -> list[Detection]:
        """What is found when the photo is stretched back to the shape it may have had.

        Photos of a long row are squeezed to a square by the programs they pass through, until the
        tiles are eight times as long as wide: they are known by faint answers.
        """
        looks = [(found, 1.0)]
        looks += [(self._look(image, least_score, s), s) for s in (_SQUEEZE, 1 / _SQUEEZE)]
        best, stretch = max(looks, key=lambda look: _evidence(look[0]))
        length = abs(_doublings(best))
        if stretch == 1 or length < _STRONG_SQUEEZE:
            return best
        strong = float(2 ** (length + 0.4))
        again = self._look(image, least_score, strong if stretch > 1 else 1 / strong)
        # Parts of long tiles look like tiles: the shape that is right may have less to show.
        return again if _evidence(again) > 0.7 * _evidence(best) else best

    def _look(self, image: Image, least_score: float, stretch: float = 1.0) -> list[Detection]:
        """``stretch`` is how many times wider the photo is made, against its height."""
        height, width = image.shape[:2]
        wide, high = width * min(stretch, 1.0), height / max(stretch, 1.0)
        # A wide photo is shrunk to as many pixels as a square one, not to the same longest side.
        reach = math.sqrt(max(wide, high) / min(wide, high)) if stretch == 1 else 1.0
        scale = min(self._side * min(reach, _LONGEST) / max(wide, high), 2.0)
        size = (max(1, round(wide * scale)), max(1, round(high * scale)))
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
    """The corners, moved to touch the box, if they agree with it; else the box's own."""
    low, high = corners.min(axis=0), corners.max(axis=0)
    size = box[2] - box[0]
    close = bool((np.abs([low - box[0], high - box[2]]) < 0.25 * size).all())
    if not close or not cv2.isContourConvex(corners.astype(np.float32)):
        return box
    # The box is the more exact of the two: the corners give the slant, the box the place and size.
    fitted: Quad = (corners - low) / np.maximum(high - low, 1e-3) * size + box[0]
    return fitted


def _boxes(found: list[Detection]) -> Boxes:
    return boxes_around([detection.quad for detection in found])


def _without_doubles(found: list[Detection]) -> list[Detection]:
    found = sorted(found, key=lambda d: -d.score)[: 4 * _MOST_TILES]
    shared = overlaps(_boxes(found), _boxes(found))
    kept: list[int] = []
    for index in range(len(found)):
        if not (shared[index, kept] > _SAME_TILE).any():
            kept.append(index)
    return [found[index] for index in kept[:_MOST_TILES]]


def _believed(found: list[Detection], least_score: float) -> list[Detection]:
    """The sure answers, and the faint ones that continue their rows, one after another."""
    believed = [detection for detection in found if detection.score >= least_score]
    faint = [detection for detection in found if detection.score < least_score]
    while believed and faint:
        quads = [np.array([d.quad for d in part], np.float32) for part in (faint, believed)]
        more = {int(index) for index in in_line_with(*quads)}
        if not more:
            break
        believed += [detection for index, detection in enumerate(faint) if index in more]
        faint = [detection for index, detection in enumerate(faint) if index not in more]
    return believed


def _in_gaps(image: Image, found: list[Detection]) -> list[Detection]:
    faces = [d.quad for d in found if d.kind == "face" and d.score >= _SURE]
    others = [d.quad for d in found if d.kind != "face" or d.score < _SURE]
    return [Detection(quad, _SURE, "face") for quad in white_gaps(image, faces, others)]


def _may_be_squeezed(found: list[Detection]) -> bool:
    found = [detection for detection in found if detection.score >= _SURE]
    mean = sum(detection.score for detection in found) / max(len(found), 1)
    return mean < _DOUBTFUL or abs(_doublings(found)) > _SQUEEZED


def _doublings(found: list[Detection]) -> float:
    """How often the typical tile's height must be doubled to reach its width; below 0 if tall."""
    found = [detection for detection in found if detection.score >= _SURE]
    if not found:
        return 0.0
    bounds = _boxes(found)
    size = np.maximum(bounds[:, 2:] - bounds[:, :2], 1e-3)
    return float(np.median(np.log2(size[:, 0] / size[:, 1])))


def _evidence(found: list[Detection]) -> float:
    """Squares, so that many faint parts of tiles count for less than a few whole ones."""
    return sum(detection.score**2 for detection in found if detection.score >= _SURE)


def _worth_a_second_look(image: Image, found: list[Detection], side: int) -> Region | None:
    """The part of the photo that holds the tiles, if it shows them clearly larger."""
    height, width = image.shape[:2]
    found = [detection for detection in found if detection.score >= _SURE]
    if not found or max(height, width) <= side:
        return None
    bounds = _boxes(found)
    typical = float(np.median((bounds[:, 2:] - bounds[:, :2]).min(axis=1)))
    if typical * side / max(height, width) >= _SMALL_TILE:
        return None
    pad = 2.5 * typical
    left, top = np.maximum(bounds[:, :2].min(axis=0) - pad, 0).astype(int)
    right, bottom = np.minimum(bounds[:, 2:].max(axis=0) + pad, [width, height]).astype(int)
    if max(right - left, bottom - top) > 0.8 * max(height, width):
        return None
    return int(left), int(top), int(right), int(bottom)


def _inside(quad: Quad, region: Region) -> bool:
    x, y = quad.mean(axis=0)
    return bool(region[0] <= x < region[2] and region[1] <= y < region[3])
