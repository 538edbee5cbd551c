"""How a camera is doing, in words for the people at the table."""

from enum import StrEnum
from typing import Final


class CameraState(StrEnum):
    STARTING = "starting"
    READY = "ready"
    BUSY = "busy"
    UNPLUGGED = "unplugged"
    NONE = "none"

    @property
    def sentence(self) -> str:
        return SENTENCES[self]


SENTENCES: Final[dict[CameraState, str]] = {
    CameraState.STARTING: "The camera is starting. Wait a moment.",
    CameraState.READY: "The camera is ready. Lay the hand where you can see it in the picture.",
    CameraState.BUSY: "Another program is using the camera. Close that program.",
    CameraState.UNPLUGGED: "The camera does not answer any more. Check its cable.",
    CameraState.NONE: "No camera was found. Plug one in, or choose a photo.",
}
"""A camera in trouble is tried again by itself: nothing needs to be tapped when it is back."""


class CameraError(Exception):
    """A camera gives no picture; as text, a sentence for the person in front of it."""

    def __init__(self, state: CameraState, sentence: str | None = None) -> None:
        self.state: Final = state
        super().__init__(sentence or state.sentence)
