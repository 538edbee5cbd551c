"""Photos that were squeezed on their way here, given back the shape they may have had.

Programs that photos pass through make squares of them. A long row of tiles is then so narrow that
its tiles are eight times as long as wide; nothing that is known about how tiles lie side by side
holds there.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image
from vision.scene import SeenTile

_FEWEST: Final = 4
_SQUEEZED: Final = 1.2
"""Doublings: a tile so much longer than wide, or wider than long, is seen in no other photo."""
_UPRIGHT: Final = 0.4  # doublings: a face is a third longer than wide
_LONGEST: Final = 4096
_MORE: Final = 1.1


def unsqueezed(image: Image, tiles: Sequence[SeenTile]) -> Image | None:
    """The picture stretched until its typical tile has a tile's shape; None where it has it."""
    if len(tiles) < _FEWEST:
        return None
    quads = np.array([tile.quad for tile in tiles])
    size = np.maximum(quads.max(axis=1) - quads.min(axis=1), 1.0)
    doublings = float(np.median(np.log2(size[:, 0] / size[:, 1])))
    if abs(doublings) < _SQUEEZED:
        return None
    stretch = 2 ** (abs(doublings) - _UPRIGHT)
    height, width = image.shape[:2]
    along, across = (width, height) if doublings < 0 else (height, width)
    longer, other = round(along * stretch), across
    if longer > _LONGEST:  # the other way: as many pixels as memory has room for
        longer, other = along, max(1, round(across / stretch))
    shape = (longer, other) if doublings < 0 else (other, longer)
    way = cv2.INTER_LINEAR if longer > along else cv2.INTER_AREA
    return cv2.resize(image, shape, interpolation=way).astype(np.uint8, copy=False)


def shows_more(shaped: Sequence[SeenTile], squeezed: Sequence[SeenTile]) -> bool:
    """Whether the other shape was clearly the right one."""
    return _evidence(shaped) > _MORE * _evidence(squeezed)


def _evidence(tiles: Sequence[SeenTile]) -> float:
    """Squares, so that many faint parts of tiles count for less than a few whole ones."""
    return sum(tile.score**2 for tile in tiles)
