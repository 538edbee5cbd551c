"""A Raspberry Pi's own camera, through picamera2.

picamera2 comes with Raspberry Pi OS (``python3-picamera2``) and is loaded only when it is asked
for. One configuration gives both streams, so that a still is the very moment that was seen in the
preview: no switching of modes, no black screen, focus and exposure as they were.
"""

import time
from contextlib import suppress
from typing import Any, ClassVar, Final

import numpy as np

from vision.camera.camera import Camera
from vision.camera.frame import PREVIEW_SIDE, CameraError
from vision.camera.pi_library import close_device, explained, load_library, open_device
from vision.camera.pixels import (
    PACKED_FORMATS,
    colours_of_packed,
    colours_of_planes,
    odd_picture,
)
from vision.geometry import Image

_SECONDS_TO_ANSWER: Final = 3.0  # a loose ribbon cable: no error, just no more pictures
_SECONDS_TO_FOCUS: Final = 2.0  # a lens that hunts for longer finds nothing to hold on to
_MOST_PIXELS: Final = 16_000_000  # a sensor with more is read smaller, or buffers fill the memory
_BUFFERS: Final = 3
_ALIGNMENT: Final = 128  # bytes: a narrower YUV line would come padded
_SCANNING: Final = 1  # libcamera's AfState while the lens moves

MAINS_HERTZ: Final = 50
"""Of the club's lamps: Europe, where the kiosk's rule sets are played."""

# libcamera's numbers for these settings; a camera without one of them goes without.
TABLE_SETTINGS: Final[dict[str, Any]] = {
    "AfMode": 2,  # continuous: the camera may hang at another height next week
    "AfRange": 0,  # normal: a table is 30 to 100 cm away, so no hunting at the near end
    "AfSpeed": 1,  # fast
    "AeEnable": True,
    "AeConstraintMode": 1,  # highlights: ivory on dark cloth must not be washed out
    "AeExposureMode": 1,  # short: hands are moving
    "AeFlickerMode": 1,  # manual: exposures of whole periods of the light, so no dark bands
    "AeFlickerPeriod": 1_000_000 // (2 * MAINS_HERTZ),  # µs: a lamp is bright twice a period
    "AwbEnable": True,
    "FrameDurationLimits": (33_333, 100_000),  # 10 to 30 a second, however dim the lamp
    # Best quality. picamera2 takes as little as it can for a preview, but the still is of the same
    # stream, and the whole sensor gives 14 pictures a second in any case.
    "NoiseReductionMode": 2,
}


class PiCamera(Camera):
    """The source is the camera's number: 0, or 1 on a Pi with two."""

    kind: ClassVar[str] = "pi"

    def __init__(self, source: str = "0", name: str = "Raspberry Pi camera") -> None:
        super().__init__(name)
        self._number = int(source) if source.isdecimal() else 0
        self._device: Any = None
        self._granted: dict[str, Any] = {}

    def _open(self) -> None:
        self._device = open_device(load_library(), self._number)
        try:
            self._start()
        except CameraError:
            raise
        except Exception as error:
            raise explained(error) from error

    def _start(self) -> None:
        still_size, preview_size = _sizes(self._device.sensor_resolution)
        configuration = self._device.create_preview_configuration(
            # In libcamera's words RGB888 has blue first in memory, which is what OpenCV takes.
            main={"format": "RGB888", "size": still_size},
            # The small stream of a Pi 4 can be nothing but YUV.
            lores={"format": "YUV420", "size": preview_size},
            raw=None,
            buffer_count=_BUFFERS,
            display=None,
            encode=None,
        )
        self._device.configure(configuration)
        # The driver may have changed what it was asked for.
        self._granted = self._device.camera_configuration()
        main, small = self._granted["main"]["format"], self._granted["lores"]["format"]
        if main not in PACKED_FORMATS or small != "YUV420":
            raise odd_picture()
        offered = self._device.camera_controls
        settings = {name: value for name, value in TABLE_SETTINGS.items() if name in offered}
        self._device.set_controls(settings)
        self._device.start()

    def _preview(self) -> Image:
        request = self._request(fresh=False)
        try:
            lines = np.asarray(request.make_array("lores"), np.uint8)
        finally:
            request.release()
        full_range = _is_full_range(self._granted["colour_space"])
        return colours_of_planes(lines, self._granted["lores"]["size"], full_range=full_range)

    def _still(self) -> Image:
        """Exposed after this call, and with the lens at rest if that can be had."""
        deadline = time.monotonic() + _SECONDS_TO_FOCUS
        while True:
            request = self._request(fresh=True)
            try:
                moving = request.get_metadata().get("AfState") == _SCANNING
                if not moving or time.monotonic() >= deadline:
                    picture = np.asarray(request.make_array("main"), np.uint8)
                    return colours_of_packed(picture, self._granted["main"]["format"])
            finally:
                request.release()

    def _request(self, *, fresh: bool) -> Any:
        """The camera's next frame; ``fresh`` is exposed after this call."""
        try:
            return self._device.capture_request(
                wait=_SECONDS_TO_ANSWER, flush=True if fresh else None
            )
        except TimeoutError as error:
            # The request still waits in the library's queue, and closing would wait behind it.
            with suppress(Exception):
                self._device.cancel_all_and_flush()
            raise CameraError("unplugged") from error

    def _close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            close_device(device)


def _is_full_range(colour_space: Any) -> bool:
    """Whether black is 0 and white 255; where the library does not say, as it was asked for."""
    named = getattr(getattr(colour_space, "range", None), "name", "Full")
    return str(named) != "Limited"


def _sizes(sensor: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Of the still and of the preview; even numbers, since the streams share their colours."""
    width, height = sensor
    shrink = min(1.0, (_MOST_PIXELS / (width * height)) ** 0.5)
    still = (int(width * shrink) // 2 * 2, int(height * shrink) // 2 * 2)
    across = min(PREVIEW_SIDE, still[0]) // _ALIGNMENT * _ALIGNMENT or still[0]
    return still, (across, round(across * still[1] / still[0]) // 2 * 2)
