"""Cameras of all kinds, alike to whoever looks through them."""

from vision.camera.camera import Camera
from vision.camera.find import KINDS, VIRTUAL, FoundCamera, find_cameras, make_camera
from vision.camera.frame import CameraError, CameraState, Frame
from vision.camera.live import LiveCamera, Retry

__all__ = [
    "KINDS",
    "VIRTUAL",
    "Camera",
    "CameraError",
    "CameraState",
    "FoundCamera",
    "Frame",
    "LiveCamera",
    "Retry",
    "find_cameras",
    "make_camera",
]
