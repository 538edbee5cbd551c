"""A USB camera."""

import os
import sys
from pathlib import Path
from typing import ClassVar, Final

import cv2

from vision.camera.capture import CaptureCamera
from vision.camera.frame import CameraError, CameraState
from vision.geometry import Image

SIZE: Final = (1920, 1080)
"""What is asked for; the driver gives the nearest it has. Nearly every USB camera has this size
with 30 pictures a second, which a Pi can unpack; more would slow the preview down."""

_SECONDS_TO_ANSWER: Final = "3"  # OpenCV would wait ten for a camera that hangs


class UsbCamera(CaptureCamera):
    """The source is a device like ``/dev/video0``; a number where the system has no such files."""

    kind: ClassVar[str] = "usb"

    def __init__(
        self, source: str = "/dev/video0", name: str = "USB camera", size: tuple[int, int] = SIZE
    ) -> None:
        super().__init__(name)
        self._source = source
        self._size = size
        self._was_there = False

    def _start(self) -> cv2.VideoCapture:
        os.environ.setdefault("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", _SECONDS_TO_ANSWER)
        self._check_device()
        if sys.platform.startswith("linux"):
            capture = cv2.VideoCapture(self._source, cv2.CAP_V4L2)
        else:
            number = int(self._source) if self._source.isdecimal() else 0
            capture = cv2.VideoCapture(number)
        if not capture.isOpened():
            capture.release()
            raise CameraError("busy" if self._has_device() else self._gone().value)
        self._was_there = True
        width, height = self._size
        # Unpacked pictures of this size do not fit through USB 2: ask for JPEG first.
        capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, width)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, height)
        capture.set(cv2.CAP_PROP_AUTOFOCUS, 1)
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)  # the newest picture, not the oldest in the queue
        return capture

    def _still(self) -> Image:
        if self._capture is not None:
            self._capture.grab()  # one may have waited in the queue since before the hand lay still
        return self._read()

    def _check_device(self) -> None:
        if not self._source.startswith("/"):
            return
        if not self._has_device():
            raise CameraError(self._gone().value)
        if not os.access(self._source, os.R_OK | os.W_OK):
            raise CameraError("no-permission")

    def _has_device(self) -> bool:
        return not self._source.startswith("/") or Path(self._source).exists()

    def _gone(self) -> CameraState:
        return CameraState.UNPLUGGED if self._was_there else CameraState.NONE
