"""A fake of picamera2, which runs on a Raspberry Pi only.

It has the names, parameters and refusals of picamera2 0.3.38 as far as the adapter uses them, and
no camera. What it cannot show: real timing, focus and exposure, and the memory of real buffers.
"""

from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, ClassVar

import cv2
import numpy as np
from numpy.typing import NDArray

PADDING = 32
"""Bytes a line that the hardware may add to the small stream."""

COLOUR = (30, 200, 90)


@dataclass
class Desk:
    """What is plugged into the fake Pi, and what it has seen done."""

    cameras: list[dict[str, Any]] = field(
        default_factory=lambda: [{"Model": "imx708", "Id": "/base/soc/i2c0mux/imx708@1a", "Num": 0}]
    )
    controls: tuple[str, ...] = (
        "AfMode", "AfRange", "AfSpeed", "AeEnable", "AwbEnable",
        "AeConstraintMode", "AeExposureMode", "FrameDurationLimits",
    )  # fmt: skip
    resolution: tuple[int, int] = (4608, 2592)
    in_use: bool = False
    hangs: bool = False
    made: "list[FakePicamera2]" = field(default_factory=list)


@dataclass
class FakeRequest:
    arrays: dict[str, NDArray[np.uint8]]
    released: int = 0

    def make_array(self, name: str) -> NDArray[np.uint8]:
        return self.arrays[name]

    def release(self) -> None:
        self.released += 1


class FakePicamera2:
    desk: ClassVar[Desk]

    def __init__(self, camera_num: int = 0) -> None:
        if camera_num >= len(self.desk.cameras):
            raise RuntimeError(f"No camera number {camera_num} found - use ...")
        if self.desk.in_use:
            raise RuntimeError("Camera __init__ sequence did not complete.")
        self.sensor_resolution = self.desk.resolution
        self.camera_controls = dict.fromkeys(self.desk.controls, (0, 1, 0))
        self.configuration: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}
        self.running = False
        self.closed = False
        self.flushes: list[bool | None] = []
        self.requests: list[FakeRequest] = []
        self.desk.made.append(self)

    @staticmethod
    def global_camera_info() -> list[dict[str, Any]]:
        return FakePicamera2.desk.cameras

    def create_preview_configuration(
        self, main: dict[str, Any], lores: dict[str, Any], raw: None, buffer_count: int,
        display: None, encode: None,
    ) -> dict[str, Any]:  # fmt: skip
        return {"main": main, "lores": lores, "raw": raw, "buffer_count": buffer_count}

    def configure(self, camera_config: dict[str, Any]) -> None:
        for stream in ("main", "lores"):
            width, height = camera_config[stream]["size"]
            if width % 2 or height % 2:
                raise RuntimeError("width and height should be even")
        if camera_config["lores"]["size"] > camera_config["main"]["size"]:
            raise RuntimeError("lores stream dimensions may not exceed main stream")
        self.configuration = camera_config

    def set_controls(self, controls: dict[str, Any]) -> None:
        for name in controls:
            if name not in self.camera_controls:
                raise RuntimeError(f"Control {name} is not advertised by libcamera")
        self.settings.update(controls)

    def start(self) -> None:
        if not self.configuration:
            raise RuntimeError("Camera has not been configured")
        self.running = True

    def capture_request(self, wait: float, flush: bool | None) -> FakeRequest:
        if self.desk.hangs:
            raise TimeoutError
        self.flushes.append(flush)
        width, height = self.configuration["main"]["size"]
        main = np.full((height // 8, width // 8, 3), COLOUR, np.uint8)  # small: a test is no sensor
        request = FakeRequest({"main": main, "lores": self._padded_yuv()})
        self.requests.append(request)
        return request

    def close(self) -> None:
        self.running = False
        self.closed = True

    def _padded_yuv(self) -> NDArray[np.uint8]:
        width, height = self.configuration["lores"]["size"]
        colours = np.full((height, width + PADDING, 3), COLOUR, np.uint8)
        colours[:, width:] = 255
        return cv2.cvtColor(colours, cv2.COLOR_BGR2YUV_I420).astype(np.uint8)


def fake_module(desk: Desk) -> ModuleType:
    FakePicamera2.desk = desk
    module = ModuleType("picamera2")
    module.__dict__["Picamera2"] = FakePicamera2
    return module
