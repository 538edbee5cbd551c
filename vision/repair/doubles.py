"""One tile found twice: two frames that lie over each other, of which one is clearly surer."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.scene import SeenTile

_OVER_EACH_OTHER: Final = 0.45
"""Of the smaller frame. Real tiles overlap as much only where one lies on another."""
_CLEARLY_SURER: Final = 0.7
"""On rendered photos in training styles, phantoms have less than this of the real one's score, and
tiles that truly overlap in the picture have more."""
_MOSTLY_OVER: Final = 0.62
_SURER: Final = 0.88
"""The same for frames that lie over each other still more: half of a tile that lies on its side
looks like a tile of its own."""


def without_phantoms(tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """The tiles but for those that lie over a surer one."""
    quads = [np.asarray(tile.quad, np.float32) for tile in tiles]
    areas = [max(float(cv2.contourArea(quad)), 1.0) for quad in quads]
    centres = np.array([tile.centre for tile in tiles]).reshape(-1, 2)
    reach = 1.2 * np.sqrt(np.array(areas))
    kept: list[int] = []
    for number in sorted(range(len(tiles)), key=lambda n: -tiles[n].score):
        away = np.hypot(*(centres[kept] - centres[number]).T) if kept else np.zeros(0)
        near = [other for other, far in zip(kept, away, strict=True) if far < reach[number]]
        if not any(
            _is_phantom(
                tiles[number].score / max(tiles[other].score, 1e-6),
                cv2.intersectConvexConvex(quads[number], quads[other])[0]
                / min(areas[number], areas[other]),
            )
            for other in near
        ):
            kept.append(number)
    return [tiles[number] for number in sorted(kept)]


def _is_phantom(surety: float, overlap: float) -> bool:
    """``surety`` is its score as a share of the other's."""
    if overlap > _MOSTLY_OVER:
        return surety < _SURER
    return overlap > _OVER_EACH_OTHER and surety < _CLEARLY_SURER
