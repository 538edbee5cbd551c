"""A Raspberry Pi's own camera, through picamera2.

picamera2 comes with Raspberry Pi OS (``python3-picamera2``) and is loaded only when it is asked
for. One configuration gives both streams, so that a still is the very moment that was seen in the
preview: no switching of modes, no black screen, focus and exposure as they were.
"""

from importlib import import_module
from typing import Any, ClassVar, Final

import cv2
import numpy as np

from vision.camera.camera import Camera
from vision.camera.frame import PREVIEW_SIDE
from vision.camera.state import CameraError, CameraState
from vision.geometry import Image

_SECONDS_TO_ANSWER: Final = 3.0  # a loose ribbon cable: no error, just no more pictures
_MOST_PIXELS: Final = 16_000_000  # a sensor with more is read smaller, or buffers fill the memory
_BUFFERS: Final = 3
_ALIGNMENT: Final = 128  # bytes: a narrower YUV line would come padded

# libcamera's numbers for these settings; a camera without one of them goes without.
TABLE_SETTINGS: Final[dict[str, Any]] = {
    "AfMode": 2,  # continuous: the camera may hang at another height next week
    "AfRange": 0,  # normal: a table is 30 to 100 cm away, so no hunting at the near end
    "AfSpeed": 1,  # fast
    "AeEnable": True,
    "AeConstraintMode": 1,  # highlights: ivory on dark cloth must not be washed out
    "AeExposureMode": 1,  # short: hands are moving
    "AwbEnable": True,
    "FrameDurationLimits": (33_333, 100_000),  # 10 to 30 a second, however dim the lamp
}


class PiCamera(Camera):
    """The source is the camera's number: 0, or 1 on a Pi with two."""

    kind: ClassVar[str] = "pi"

    def __init__(self, source: str = "0", name: str = "Raspberry Pi camera") -> None:
        super().__init__(name)
        self._number = int(source) if source.isdecimal() else 0
        self._device: Any = None
        self._preview_size = (0, 0)

    def _open(self) -> None:
        self._device = _device(self._number)
        still_size, self._preview_size = _sizes(self._device.sensor_resolution)
        configuration = self._device.create_preview_configuration(
            # In libcamera's words RGB888 has blue first in memory, which is what OpenCV takes.
            main={"format": "RGB888", "size": still_size},
            # The small stream of a Pi 4 can be nothing but YUV.
            lores={"format": "YUV420", "size": self._preview_size},
            raw=None,
            buffer_count=_BUFFERS,
            display=None,
            encode=None,
        )
        self._device.configure(configuration)
        offered = self._device.camera_controls
        settings = {name: value for name, value in TABLE_SETTINGS.items() if name in offered}
        self._device.set_controls(settings)
        self._device.start()

    def _preview(self) -> Image:
        lines = self._taken("lores", fresh=False)
        width, height = self._preview_size
        colours = cv2.cvtColor(lines, cv2.COLOR_YUV2BGR_I420)
        return colours[:height, :width].astype(np.uint8, copy=False)

    def _still(self) -> Image:
        return self._taken("main", fresh=True)

    def _taken(self, stream: str, *, fresh: bool) -> Image:
        """A copy of what a stream shows; ``fresh`` is exposed after this call."""
        try:
            request = self._device.capture_request(
                wait=_SECONDS_TO_ANSWER, flush=True if fresh else None
            )
        except TimeoutError as error:
            raise CameraError(CameraState.UNPLUGGED) from error
        try:
            return np.asarray(request.make_array(stream), np.uint8)
        finally:
            request.release()

    def _close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()  # stops it first


def _device(number: int) -> Any:
    try:
        picamera2 = import_module("picamera2")
    except ImportError as error:
        raise CameraError(CameraState.NONE, "no-software") from error
    try:
        return picamera2.Picamera2(number)
    except (RuntimeError, IndexError) as error:
        missing = isinstance(error, IndexError) or "No camera number" in str(error)
        raise CameraError(CameraState.NONE if missing else CameraState.BUSY) from error


def _sizes(sensor: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Of the still and of the preview; even numbers, since the streams share their colours."""
    width, height = sensor
    shrink = min(1.0, (_MOST_PIXELS / (width * height)) ** 0.5)
    still = (int(width * shrink) // 2 * 2, int(height * shrink) // 2 * 2)
    across = min(PREVIEW_SIDE, still[0]) // _ALIGNMENT * _ALIGNMENT or still[0]
    return still, (across, round(across * still[1] / still[0]) // 2 * 2)
