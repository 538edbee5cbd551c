"""A film from a file, over and over: for trying things out without a camera."""

import os
from pathlib import Path
from typing import ClassVar, Final

import cv2

from vision.camera.capture import CaptureCamera
from vision.camera.frame import CameraError
from vision.geometry import Image

_USUAL_SPEED: Final = 25.0
_FASTEST: Final = 120.0

# Read once, when OpenCV first opens a film: a file that is no video is the camera's state instead.
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")


class FilmCamera(CaptureCamera):
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
