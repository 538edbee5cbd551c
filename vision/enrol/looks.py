"""What the network makes of a tile in every way it may lie."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.enrol.features import SetReader
from vision.enrol.tile_set import Features
from vision.geometry import Image, Quad
from vision.read.reader import MARGIN, straighten

_MARGINS: Final = (MARGIN, 0.0, 0.12)
"""Corners are never exact, so a face is enrolled as seen a little nearer and farther, too."""


def set_features(reader: SetReader, image: Image, quads: Sequence[Quad]) -> Features:
    """Four rows for each tile: one for each way it may lie."""
    rows: list[NDArray[np.float32]] = []
    for turn in range(4):
        looks = [
            reader.features([_turned(straighten(image, quad, margin=m), turn) for quad in quads])
            for m in _MARGINS
        ]
        rows.append(np.mean(looks, axis=0))
    return np.stack(rows, axis=1).reshape(4 * len(quads), -1)


def _turned(crop: Image, quarters: int) -> Image:
    if quarters == 0:
        return crop
    ways = (cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE)
    return cv2.rotate(crop, ways[quarters - 1]).astype(np.uint8, copy=False)
