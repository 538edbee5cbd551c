"""The table seen from straight above: every tile as large as any other, most of them upright.

Once the first look has found the table's plane, the photo is drawn as a camera there would see it.
Slant and size are what makes a detector take two tiles for one, or a half for a whole.
"""

from dataclasses import dataclass, replace
from math import atan2, cos, sin
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection
from vision.geometry import Image, Quads, across_and_down, as_quads, size_of, smaller
from vision.layout.table import Plane

_AROUND: Final = 1.5
"""Tile widths around the tiles that were found."""
_FAR: Final = 40.0
"""Tile widths from the tile in their middle: what is farther away is none on this plane."""
_DETAIL: Final = 1.5
"""Pixels of the photo to one of the flat picture: with more it is made smaller first, since a warp
reads single pixels."""
_GREY: Final = (114, 114, 114)


@dataclass(frozen=True, eq=False)
class FlatView:
    """How places of the photo become places of the flat picture."""

    matrix: NDArray[np.float64]
    """3 × 3, for homogeneous coordinates."""
    size: tuple[int, int]
    """Width and height of the flat picture."""

    def show(self, photo: Image) -> Image:
        shrink = max(1.0, self._detail() / _DETAIL)
        given = size_of(photo)
        size = max(1, round(given[0] / shrink)), max(1, round(given[1] / shrink))
        small = smaller(photo, size) if shrink > 1 else photo
        matrix = self.matrix @ np.diag([given[0] / size[0], given[1] / size[1], 1.0])
        flat = cv2.warpPerspective(small, matrix, self.size, borderValue=_GREY)
        return flat.astype(np.uint8, copy=False)

    def in_photo(self, found: list[Detection]) -> list[Detection]:
        """What was found in the flat picture, as places in the photo."""
        if not found:
            return []
        quads = as_quads([each.quad for each in found])
        places = self._back(quads.reshape(-1, 2)).reshape(-1, 4, 2)
        return [replace(each, quad=quad) for each, quad in zip(found, places, strict=True)]

    def _detail(self) -> float:
        """Pixels of the photo to one in the middle of the flat picture, along its shorter side."""
        x, y = self.size[0] / 2, self.size[1] / 2
        here, right, below = self._back(np.array([[x, y], [x + 1, y], [x, y + 1]], np.float32))
        return float(min(np.hypot(*(right - here)), np.hypot(*(below - here))))

    def _back(self, points: NDArray[np.float32]) -> NDArray[np.float32]:
        places = cv2.perspectiveTransform(points[:, None], np.linalg.inv(self.matrix))
        return np.asarray(places[:, 0], np.float32)


def flat_view(plane: Plane, quads: Quads, tile: float) -> FlatView:
    """The part of the table with these tiles, so many pixels to a tile's width."""
    flat = plane.on_table(quads.astype(np.float64))
    ways = np.concatenate(across_and_down(flat))
    turns = 4 * np.arctan2(ways[:, 1], ways[:, 0])  # a quarter turn more is the same
    turn = atan2(float(np.sin(turns).sum()), float(np.cos(turns).sum())) / 4
    upright = np.array([[cos(turn), sin(turn)], [-sin(turn), cos(turn)]])
    points = flat.reshape(-1, 2) @ upright.T
    away = np.abs(points - np.median(points, axis=0)).max(axis=1)
    points = points[np.abs(points - points[away.argmin()]).max(axis=1) < _FAR]
    low, high = points.min(axis=0) - _AROUND, points.max(axis=0) + _AROUND
    width, height = (max(1, round(float(side) * tile)) for side in high - low)
    place = np.eye(3)
    place[:2, :2], place[:2, 2] = tile * upright, -tile * low
    return FlatView(place @ plane.matrix, (width, height))
