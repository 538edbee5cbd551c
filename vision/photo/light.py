"""Light that hides tiles: what to say of a photo in which some are missing."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from scorer.messages import Message
from vision.geometry import Image, Quad
from vision.photo.quality import CLIPPED, FLAWS, MOST_TILES

_FEWEST: Final = 3
"""Tiles in view: fewer do not say where others are missing."""
_LEAST_LAMP: Final = 0.6
_LARGEST_LAMP: Final = 16.0
"""Squares of a tile's width that a mirrored lamp covers where it hides tiles; a tile has 1.4."""
_ROUND: Final = 0.55
"""Of the box around it, at least, that a lamp fills; an ellipse fills 0.79."""
MOST_WHITE: Final = 0.25
"""Of the whole picture; more is light that hides tiles wherever it comes from."""


def hidden_by_light(image: Image, tiles: Sequence[Quad]) -> tuple[Message, ...]:
    """What to say where tiles are missing: a mirrored lamp among the others, or all is white."""
    if lamp_hides_tiles(image, tiles):
        return (FLAWS["glare"],)
    white = float((image.min(axis=2) >= CLIPPED).mean())
    return (FLAWS["bright"],) if white > MOST_WHITE else ()


def lamp_hides_tiles(image: Image, tiles: Sequence[Quad]) -> bool:
    """Whether the mirror image of a lamp lies among these tiles, as large as one that is missing.

    Pure white that is neither smaller than half a tile nor larger than a few, and ends within the
    picture's part around the tiles: a white table goes on beyond it.
    """
    if len(tiles) < _FEWEST:
        return False
    quads = np.array(tiles[:MOST_TILES], np.float32)
    sides = np.linalg.norm(quads - np.roll(quads, 1, axis=1), axis=2)
    tile = max(float(np.median(sides.min(axis=1))), 1.0)
    low = np.maximum(np.floor(quads.min(axis=(0, 1)) - 2 * tile), 0).astype(int)
    high = np.ceil(quads.max(axis=(0, 1)) + 2 * tile).astype(int)
    part = image[low[1] : high[1], low[0] : high[0]]
    white = (part.min(axis=2) >= CLIPPED).astype(np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(white, np.round(quad - low).astype(np.int32), 0)
    _, _, blobs, _ = cv2.connectedComponentsWithStats(white)
    height, width = white.shape
    for left, top, wide, high_, area in blobs[1:]:
        ends = left > 0 and top > 0 and left + wide < width and top + high_ < height
        filled = area >= _ROUND * wide * high_
        if ends and filled and _LEAST_LAMP <= area / tile**2 <= _LARGEST_LAMP:
            return True
    return False
