"""Cameras and films that OpenCV opens."""

import os
from abc import abstractmethod
from pathlib import Path
from typing import ClassVar, Final

import cv2
import numpy as np

from vision.camera.camera import Camera
from vision.camera.frame import CameraError, shrunk
from vision.geometry import Image


class CaptureCamera(Camera):
    """A ``cv2.VideoCapture``: one stream at full size, from which the preview is shrunk."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._capture: cv2.VideoCapture | None = None

    @abstractmethod
    def _start(self) -> cv2.VideoCapture: ...

    def _open(self) -> None:
        # What the drivers think is said in the camera's state, not on the terminal.
        cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
        self._capture = self._start()

    def _preview(self) -> Image:
        return shrunk(self._read())

    def _still(self) -> Image:
        return self._read()

    def _read(self) -> Image:
        if self._capture is None:
            raise CameraError("unplugged")
        done, image = self._capture.read()
        if not done or image is None:
            raise CameraError("unplugged")
        return image.astype(np.uint8, copy=False)

    def _close(self) -> None:
        capture, self._capture = self._capture, None
        if capture is not None:
            capture.release()


_USUAL_SPEED: Final = 25.0
_FASTEST: Final = 120.0

# Read once, when OpenCV first opens a film: a file that is no video is the camera's state instead.
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")


class FilmCamera(CaptureCamera):
    """A film from a file, over and over: for trying things out without a camera."""

    kind: ClassVar[str] = "film"

    def __init__(self, source: str, name: str = "") -> None:
        super().__init__(name or Path(source).name)
        self._source = source

    def _start(self) -> cv2.VideoCapture:
        name = Path(self._source).name
        if not Path(self._source).is_file():
            raise CameraError("no-film", name=name)
        capture = cv2.VideoCapture(self._source, cv2.CAP_FFMPEG)
        if not capture.isOpened():
            capture.release()
            raise CameraError("not-a-film", name=name)
        speed = capture.get(cv2.CAP_PROP_FPS)
        self.pause = 1 / (speed if 0 < speed <= _FASTEST else _USUAL_SPEED)
        return capture

    def _read(self) -> Image:
        try:
            return super()._read()
        except CameraError:
            if self._capture is None:
                raise
            self._capture.set(cv2.CAP_PROP_POS_FRAMES, 0)  # the end: once more from the start
            return super()._read()
