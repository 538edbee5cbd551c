"""One picture from a camera."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.geometry import Image, size_of

PREVIEW_SIDE: Final = 960
"""Pixels to the longer side of a preview: enough for a screen, little enough for a Pi."""


@dataclass(frozen=True, eq=False)
class Frame:
    image: Image
    """Blue, green, red; not to be written to, since others look at the same pixels."""
    number: int
    """Counts the pictures of one camera: the larger, the later."""

    def __post_init__(self) -> None:
        shared = self.image.view()
        shared.flags.writeable = False
        object.__setattr__(self, "image", shared)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return size_of(self.image)


def shrunk(image: Image, side: int = PREVIEW_SIDE) -> Image:
    """The picture with its longer side at most ``side``."""
    height, width = image.shape[:2]
    scale = side / max(height, width)
    if scale >= 1:
        return image
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
