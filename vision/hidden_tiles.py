"""Why some tiles of a hand can't be seen: they stand up, are covered, or are cut off."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from scorer.messages import Message
from vision.layout.melds import LaidHand
from vision.scene import SeenTile


def reaches_the_edge(tiles: Sequence[SeenTile], laid: LaidHand, size: tuple[int, int]) -> bool:
    """Whether the hand comes so near the picture's edge that more of it may lie beyond."""
    quads = np.array([tiles[number].quad for number in laid.tiles])
    width = float(np.linalg.norm(quads[:, 1] - quads[:, 0], axis=1).max())
    return bool((quads < width).any() or (quads > np.array(size) - width).any())


def why_hidden(tiles: Sequence[SeenTile], laid: LaidHand) -> Message | None:
    if is_standing(tiles, laid):
        return Message("reading-note", "standing")
    return Message("reading-note", "covered") if covers_others(tiles, laid) else None


_FLAT: Final = 0.62
"""Height of a face over its width in the picture. A lying tile has 0.8 even from a low camera; one
that stands has this where it is seen 60° from straight before it."""
_COVERED: Final = 0.12
"""Of a tile's frame that lies under the winning tile's."""


def is_standing(tiles: Sequence[SeenTile], laid: LaidHand) -> bool:
    """Whether the tiles stand up and are seen so steeply that their faces look squeezed."""
    shapes = [_shape(tiles[n]) for n in laid.concealed if n not in laid.sideways]
    return len(shapes) > 1 and float(np.median(shapes)) < _FLAT


def covers_others(tiles: Sequence[SeenTile], laid: LaidHand) -> bool:
    """Whether the winning tile lies on the hand and hides some of it."""
    if laid.win is None:
        return False
    win = tiles[laid.win].quad.astype(np.float32)
    shared = [
        cv2.intersectConvexConvex(win, quad)[0] / max(float(cv2.contourArea(quad)), 1.0)
        for quad in (tiles[n].quad.astype(np.float32) for n in laid.concealed)
    ]
    return max(shared, default=0.0) > _COVERED


def _shape(tile: SeenTile) -> float:
    right, down = tile.quad[1] - tile.quad[0], tile.quad[3] - tile.quad[0]
    return float(np.hypot(*down) / max(float(np.hypot(*right)), 1e-6))
