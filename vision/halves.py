"""A half of a face found as a tile of its own: the 萬 under a number, three of six circles.

It lies inside the whole, too small beside it to pass for the same tile found twice. Of the two, the
reader knows the whole one better.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.seen import SeenTile

_INSIDE: Final = (
    0.5  # of the smaller one's face: neighbours share far less, however rough their corners
)


def without_halves(tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """The tiles, in their order, without faces that lie in another one that is read more surely."""
    order = sorted(range(len(tiles)), key=lambda number: -tiles[number].confidence)
    kept: list[int] = []
    for number in order:
        tile = tiles[number]
        if tile.is_back or not any(_overlap(tile, tiles[other]) for other in kept):
            kept.append(number)
    return [tiles[number] for number in sorted(kept)]


def _overlap(tile: SeenTile, other: SeenTile) -> bool:
    if other.is_back:
        return False
    reach = max(float(np.ptp(t.quad, axis=0).max()) for t in (tile, other))
    if float(np.hypot(*(tile.centre - other.centre))) > reach:
        return False
    shared, _ = cv2.intersectConvexConvex(tile.quad, other.quad)
    smaller = min(cv2.contourArea(tile.quad), cv2.contourArea(other.quad))
    return shared > _INSIDE * smaller
