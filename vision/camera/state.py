"""How a camera is doing."""

from enum import StrEnum

from scorer.messages import CodedError, Message


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
