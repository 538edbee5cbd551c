"""One picture from a camera; and how a camera is doing, where it gives none."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scorer.messages import CodedError, Message
from vision.geometry import Image, size_of, smaller

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
    return smaller(image, size)


class CameraState(StrEnum):
    STARTING = "starting"
    READY = "ready"
    BUSY = "busy"
    UNPLUGGED = "unplugged"
    NONE = "none"

    @property
    def message(self) -> Message:
        return Message("camera-trouble", self.value)


class CameraError(CodedError):
    """A camera gives no picture.

    It is tried again by itself: there is nothing to tap when it is back.
    """

    section = "camera-trouble"

    @property
    def state(self) -> CameraState:
        """The code is a state, or why there is no camera."""
        known = [state for state in CameraState if state.value == self.code]
        return known[0] if known else CameraState.NONE
