"""A tile's face cut out of a photo and stretched to a square, whatever its slant."""

from typing import Final

import cv2
import numpy as np

from vision.geometry import Image, Quad, side_lengths

CROP_SIDE: Final = 96
MARGIN: Final = 0.1
"""How much of the crop lies outside the corners on each side: corners are never exact."""


def straighten(image: Image, quad: Quad, side: int = CROP_SIDE, margin: float = MARGIN) -> Image:
    """The face inside ``quad`` as a square picture, upright if the quad starts at its top left."""
    left, top = np.floor(quad.min(axis=0)).astype(int)
    right, bottom = np.ceil(quad.max(axis=0)).astype(int)
    pad = int(0.2 * max(right - left, bottom - top)) + 2
    height, width = image.shape[:2]
    left, top = min(max(left - pad, 0), width - 1), min(max(top - pad, 0), height - 1)
    right, bottom = min(max(right + pad, left + 1), width), min(max(bottom + pad, top + 1), height)
    region = image[top:bottom, left:right]
    corners = quad - np.array([left, top], np.float32)
    # A warp reads single pixels: a face much larger than the crop is averaged down first, or its
    # fine strokes turn into noise.
    shrink = float(side_lengths(corners).max()) / (side * 1.5)
    if shrink > 1:
        size = (max(1, int(region.shape[1] / shrink)), max(1, int(region.shape[0] / shrink)))
        scale = np.array([size[0] / region.shape[1], size[1] / region.shape[0]], np.float32)
        region = cv2.resize(region, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
        corners = corners * scale
    low, high = side * margin, side * (1 - margin)
    square = np.array([[low, low], [high, low], [high, high], [low, high]], np.float32)
    matrix = cv2.getPerspectiveTransform(corners.astype(np.float32), square)
    crop = cv2.warpPerspective(
        region, matrix, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return crop.astype(np.uint8, copy=False)
