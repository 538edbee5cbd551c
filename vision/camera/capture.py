"""Cameras and films that OpenCV opens."""

from abc import abstractmethod

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
