"""What drivers hand over, as the blue, green and red that everything else here takes."""

from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera.frame import CameraError
from vision.geometry import Image

# By libcamera's name, which begins with the highest byte: RGB888 has blue first in memory.
_TO_COLOURS: Final = {
    "RGB888": None,
    "BGR888": cv2.COLOR_RGB2BGR,
    "XRGB8888": cv2.COLOR_BGRA2BGR,
    "XBGR8888": cv2.COLOR_RGBA2BGR,
}
PACKED_FORMATS: Final = frozenset(_TO_COLOURS)


def colours_of(picture: NDArray[Any] | None) -> Image:
    """A picture of one, three or four channels with three; anything else is refused.

    USB cameras for documents and for the dark give grey ones, and some drivers add transparency.
    """
    if picture is None or picture.dtype != np.uint8 or picture.size == 0:
        raise odd_picture()
    match picture.shape:
        case (_, _, 3):
            return picture
        case (_, _) | (_, _, 1):
            return _converted(picture, cv2.COLOR_GRAY2BGR)
        case (_, _, 4):
            return _converted(picture, cv2.COLOR_BGRA2BGR)
        case _:
            raise odd_picture()


def colours_of_packed(lines: NDArray[np.uint8], layout: str) -> Image:
    """A stream of one of the ``PACKED_FORMATS`` as picamera2 gives its array."""
    conversion = _TO_COLOURS[layout]
    return lines if conversion is None else _converted(lines, conversion)


def colours_of_planes(
    lines: NDArray[np.uint8], size: tuple[int, int], *, full_range: bool
) -> Image:
    """A YUV 4:2:0 picture in three planes, each line of the first ``lines.shape[1]`` bytes long.

    OpenCV's own conversion takes brightness for 16 to 235. A Pi's preview has 0 to 255 (sYCC), and
    would come out with too much contrast: up to 12 levels off. Both use the BT.601 matrix.
    """
    width, height = size
    stride = lines.shape[1]
    if not full_range:
        return _converted(lines, cv2.COLOR_YUV2BGR_I420)[:height, :width]
    bytes_in_order = lines.reshape(-1)
    quarter = height * stride // 4
    first, second = (
        bytes_in_order[start : start + quarter].reshape(height // 2, stride // 2)[:, : width // 2]
        for start in (height * stride, height * stride + quarter)
    )
    blue, red = (
        cv2.resize(plane, (width, height), interpolation=cv2.INTER_LINEAR)
        for plane in (first, second)
    )
    return _converted(cv2.merge([lines[:height, :width], red, blue]), cv2.COLOR_YCrCb2BGR)


def odd_picture() -> CameraError:
    return CameraError("odd-picture")


def _converted(picture: Any, conversion: int) -> Image:
    return np.asarray(cv2.cvtColor(picture, conversion), np.uint8)
