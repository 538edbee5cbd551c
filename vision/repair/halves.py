"""A tile found as two pieces: in poor light a numeral above 萬 looks like two faces.

Pieces are known by their size: each is smaller than the tiles around it, and both together are as
large as one of them. Whether the two are one tile is for the reader to say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad

_NEIGHBOURS: Final = 8
_FEWEST_NEIGHBOURS: Final = 4
_LARGER_ONES: Final = 65
"""Percentile of the neighbours' areas that a whole tile has: some of them may be pieces, too."""
_LARGEST_PIECE: Final = 0.9
_WHOLE: Final = (0.7, 1.35)
"""Both pieces together, beside a whole tile."""
_LENGTH: Final = 1.3
"""Longest side, beside a whole tile's: parts of two neighbouring tiles make a longer one."""
_MOSTLY_INSIDE: Final = 0.6
_HALF: Final = (0.35, 0.75)
"""A piece found without the other one, beside a whole tile."""


@dataclass(frozen=True, eq=False)
class Whole:
    """The quads, by their places in the list, that may be pieces of one tile."""

    pieces: tuple[int, ...]
    quad: Quad


def possible_wholes(quads: Sequence[Quad]) -> list[Whole]:
    """Pairs that would make one tile of the size of those around them, and halves grown to it."""
    if len(quads) < _FEWEST_NEIGHBOURS + 2:
        return []
    corners = np.array(quads, np.float32)
    areas = np.array([cv2.contourArea(quad) for quad in corners])
    lengths = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1)
    middles = corners.mean(axis=1)
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    found = []
    for first, nearest in enumerate(np.argsort(away, axis=1)):
        for second in map(int, nearest[1:5]):
            others = [n for n in nearest if n not in (first, second)]
            size = _usual(areas, others)
            small = max(areas[first], areas[second]) < _LARGEST_PIECE * size
            if second > first and small and away[first, second] ** 2 < size:
                whole, length = _around(corners[[first, second]].reshape(8, 2))
                share = cv2.contourArea(whole) / size
                fits = length <= _LENGTH * _usual(lengths, others)
                if _WHOLE[0] <= share <= _WHOLE[1] and fits:
                    found.append(Whole((first, second), whole))
        size = _usual(areas, list(nearest[1:]))
        if _HALF[0] < areas[first] / size < _HALF[1]:
            found += [Whole((first,), quad) for quad in _grown(corners[first], size)]
    return found


def mostly_inside(piece: Quad, whole: Quad) -> bool:
    area = max(float(cv2.contourArea(piece)), 1.0)
    return float(cv2.intersectConvexConvex(piece, whole)[0]) > _MOSTLY_INSIDE * area


def _usual(sizes: NDArray[np.floating], nearest: list[int]) -> float:
    """What the whole tiles among the nearest have."""
    return max(float(np.percentile(sizes[nearest[:_NEIGHBOURS]], _LARGER_ONES)), 1.0)


def _grown(quad: Quad, size: float) -> list[Quad]:
    """The piece made as large as a whole tile, across its longer sides, to either side."""
    share = np.float32(size / max(cv2.contourArea(quad), 1.0) - 1)
    across = (np.linalg.norm(quad[1] - quad[0]) + np.linalg.norm(quad[2] - quad[3])) / 2
    down = (np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
    # Corners 0 and 1 are one longer side, 2 and 3 the other, once the quad is turned for it.
    turned = quad if across >= down else np.roll(quad, 1, axis=0)
    growth = (turned[[3, 2]] - turned[[0, 1]]) * share
    up, low = turned.copy(), turned.copy()
    up[[0, 1]] -= growth
    low[[3, 2]] += growth
    back = 0 if across >= down else -1
    return [np.roll(grown, back, axis=0) for grown in (up, low)]


def _around(points: NDArray[np.float32]) -> tuple[Quad, float]:
    """The smallest rectangle around the points, and its longer side."""
    box = cv2.minAreaRect(points)
    corners = cv2.boxPoints(box).astype(np.float32)
    # Clockwise from the top left, as the detector gives them.
    first = int(corners.sum(axis=1).argmin())
    return np.roll(corners, -first, axis=0), max(box[1])
