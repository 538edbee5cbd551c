"""Look through a camera for a moment: what does it give?"""

import time
from concurrent.futures import TimeoutError as StillTimeoutError
from dataclasses import dataclass
from typing import Final

from scorer.messages import Coded
from vision.camera.camera import Camera
from vision.camera.find import FoundCamera, make_camera
from vision.camera.frame import CameraError, CameraState, Frame
from vision.camera.live import LiveCamera

_SECONDS_TO_START: Final = 10.0
_SECONDS_TO_A_STILL: Final = 10.0


@dataclass(frozen=True)
class Trial:
    camera: FoundCamera
    state: CameraState
    message: Coded
    preview: Frame | None = None
    frames_per_second: float = 0.0
    still: Frame | None = None


def try_camera(camera: FoundCamera, seconds: float = 2.0) -> Trial:
    """Start the camera, count its previews for some seconds, take a still, close it."""
    return look_through(make_camera(camera), camera, seconds)


def look_through(opened: Camera, camera: FoundCamera, seconds: float = 2.0) -> Trial:
    """The same with a camera that was made already; ``camera`` is what to call it."""
    with LiveCamera(opened) as live:
        settled = [state for state in CameraState if state != CameraState.STARTING]
        live.wait_for_state(*settled, timeout=_SECONDS_TO_START)
        preview = live.latest()
        if preview is None:
            return Trial(camera, live.state, live.message)
        speed = _frames_per_second(live, preview, seconds)
        try:
            still = live.take_still().result(_SECONDS_TO_A_STILL)
        except CameraError as error:
            return Trial(camera, error.state, error, preview, speed)
        except StillTimeoutError:
            gone = CameraState.UNPLUGGED
            return Trial(camera, gone, gone.message, preview, speed)
        return Trial(camera, live.state, live.message, preview, speed, still)


def _frames_per_second(live: LiveCamera, first: Frame, seconds: float) -> float:
    began = now = time.monotonic()
    newest = first
    while (left := began + seconds - time.monotonic()) > 0:
        frame = live.wait_for_frame(newest.number, timeout=left)
        if frame is None:
            break
        newest, now = frame, time.monotonic()
    passed = now - began
    return (newest.number - first.number) / passed if passed > 0 else 0.0
