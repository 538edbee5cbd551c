"""How wide the edges in a picture are: the blur of a lens out of focus, or of a moving camera."""

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.float32]

REACH: Final = 9
"""Pixels to each side in which one edge of a drawing is looked for."""
_WINDOW: Final = 2 * REACH - 1
_SHARP: Final = 3.0  # pixels that even a perfect edge takes, through smoothing and slopes
_SMOOTHING: Final = 0.6  # keeps the grain of a dim photo from passing for sharp edges
_EVERY: Final = 3  # pixel is looked at: neighbours say the same
_STRONGEST: Final = 0.1  # of all places, those with the strongest edges are measured
_LEAST_SPAN: Final = 8.0  # grey levels: below that there is nothing but grain


def edge_width(grey: Grey, mask: NDArray[np.bool_]) -> float:
    """Pixels from the light side of a typical strong edge to its dark side; 0 where it is sharp.

    A step spread over so many pixels is its height through its steepest slope, whatever the light
    and the contrast. A moving camera widens edges in one direction only, so each of four
    directions is measured alone, and the widest counts.
    """
    where = np.flatnonzero(mask)[::_EVERY]
    smooth = _grey(cv2.GaussianBlur(grey, (0, 0), _SMOOTHING))
    across = _grey(cv2.Sobel(smooth, cv2.CV_32F, 1, 0, scale=1 / 8))
    down = _grey(cv2.Sobel(smooth, cv2.CV_32F, 0, 1, scale=1 / 8))
    row = np.ones((1, _WINDOW), np.uint8)
    diagonal = np.eye(_WINDOW, dtype=np.uint8)
    half = np.float32(np.sqrt(0.5))
    widths = [
        _width_along(smooth, across, row, where),
        _width_along(smooth, down, row.T.copy(), where),
        _width_along(smooth, (across + down) * half, diagonal, where),
        _width_along(smooth, (across - down) * half, diagonal[::-1].copy(), where),
    ]
    return float(np.sqrt(max(0.0, max(widths) ** 2 - _SHARP**2)))


def _grey(picture: object) -> Grey:
    return np.asarray(picture, np.float32)


def _width_along(
    grey: Grey, slope: Grey, line: NDArray[np.uint8], where: NDArray[np.int64]
) -> float:
    span = (_grey(cv2.dilate(grey, line)) - _grey(cv2.erode(grey, line))).ravel()[where]
    place = int((1 - _STRONGEST) * (len(span) - 1))
    strong = span >= max(float(np.partition(span, place)[place]), _LEAST_SPAN)
    if not strong.any():
        return 0.0
    steepest = _grey(cv2.dilate(np.abs(slope), line)).ravel()[where]
    return float(np.median(span[strong] / np.maximum(steepest[strong], 1e-3)))
