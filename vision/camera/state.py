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
        return SENTENCES[self.value]


SENTENCES: Final = {
    # By state. A camera in trouble is tried again by itself: nothing to tap when it is back.
    "starting": "The camera is starting. Wait a moment.",
    "ready": "The camera is ready. Lay the hand where you can see it in the picture.",
    "busy": "Another program is using the camera. Close that program.",
    "unplugged": "The camera does not answer any more. Check its cable.",
    "none": "No camera was found. Plug one in, or choose a photo.",
    # By reason, where more is known than the state.
    "switched-off": "The camera is switched off. Switch it on again.",
    "no-permission": "This user may not use the camera. "
    "Add the user to the group “video” and log in again.",
    "no-software": "The Raspberry Pi camera needs its software. "
    "Install the package python3-picamera2.",
    "old-software": "The camera's software is too old: picamera2 {version}, and {needed} is needed."
    " Update the system.",
    "no-memory": "The camera finds no memory for its pictures. "
    "Start the machine again; if it stays so, install Raspberry Pi OS anew.",
    "not-started": "The camera could not be started. "
    "Start the machine again, and check the camera's cable.",
    "odd-picture": "This camera gives pictures that cannot be read here. Choose another camera.",
    "no-film": "There is no film {name}. Check its name.",
    "not-a-film": "{name} is not a film. Choose another file.",
    "no-folder": "There is no folder {name}. Choose a folder with photos.",
    "no-photos": "No photo in {name} can be read. Put a JPEG photo there.",
}
"""A screen in another language translates the state or reason and fills in the same values."""


class CameraError(Exception):
    """A camera gives no picture; as text, a sentence for the person in front of it."""

    def __init__(self, state: CameraState, reason: str | None = None, **values: str) -> None:
        self.state: Final = state
        self.reason: Final = reason or state.value
        self.values: Final = values
        super().__init__(SENTENCES[self.reason].format(**values))
