"""A fake of picamera2, which needs libcamera and a camera.

It does what picamera2 0.3.38 was seen to do on a real libcamera (``make pi-check`` runs the adapter
there), as far as the adapter uses it: names, parameters, refusals and their causes, the pipe that a
failed constructor leaves open, a camera that it leaves taken, the driver's own sizes, and full
range. What it cannot show: real timing, focus and exposure, and the memory of real buffers.
"""

import os
from dataclasses import dataclass, field
from enum import Enum
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

COLOUR = (30, 200, 90)
"""Blue, green, red: of every pixel."""

SCANNING, FOCUSED = 1, 2


class Range(Enum):
    """As ``libcamera.ColorSpace.Range`` has it."""

    Full = 0
    Limited = 1


@dataclass
class FakeSystem:
    """What is plugged into the fake Pi, what is wrong with it, and what it has seen done."""

    cameras: list[dict[str, Any]] = field(
        default_factory=lambda: [{"Model": "imx708", "Id": "/base/soc/i2c0mux/imx708@1a", "Num": 0}]
    )
    controls: tuple[str, ...] = (
        "AfMode", "AfRange", "AfSpeed", "AeEnable", "AwbEnable", "AeConstraintMode",
        "AeExposureMode", "AeFlickerMode", "AeFlickerPeriod", "FrameDurationLimits",
        "NoiseReductionMode",
    )  # fmt: skip
    resolution: tuple[int, int] = (4608, 2592)
    in_use: bool = False
    failure: Exception | None = None
    """What libcamera says when it opens the camera."""
    heap_failure: Exception | None = None
    """What comes after the camera is taken, when picamera2 looks for memory."""
    granted: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What the driver makes of a stream, where that differs from what was asked for."""
    range: Range = Range.Full
    padding: int = 0
    """Bytes that the hardware adds to a line of the small stream."""
    focus: list[int] = field(default_factory=list)
    """The lens in the frames to come; at rest after them."""
    hangs: bool = False
    made: "list[FakePicamera2]" = field(default_factory=list)


@dataclass
class FakeRequest:
    arrays: dict[str, NDArray[np.uint8]]
    metadata: dict[str, Any]
    released: int = 0

    def make_array(self, name: str) -> NDArray[np.uint8]:
        return self.arrays[name]

    def get_metadata(self) -> dict[str, Any]:
        return self.metadata

    def release(self) -> None:
        self.released += 1


class FakePicamera2:
    system: ClassVar[FakeSystem]

    def __init__(self, camera_num: int = 0) -> None:
        self.notifyme_r, self.notifyme_w = os.pipe2(os.O_NONBLOCK)
        self.notifymeread = os.fdopen(self.notifyme_r, "rb")
        self.is_open = False
        self.waiting = 0
        if camera_num >= len(self.system.cameras):
            raise RuntimeError(f"No camera number {camera_num} found - use ...")
        try:
            if self.system.failure is not None:
                raise self.system.failure
            if self.system.in_use:
                raise RuntimeError("Failed to acquire camera: Device or resource busy")
        except Exception as error:
            raise RuntimeError("Camera __init__ sequence did not complete.") from error
        self.is_open = self.system.in_use = True
        if self.system.heap_failure is not None:
            raise self.system.heap_failure
        self.sensor_resolution = self.system.resolution
        self.camera_controls = dict.fromkeys(self.system.controls, (0, 1, 0))
        self.asked: dict[str, Any] = {}
        self.configuration: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}
        self.running = False
        self.flushes: list[bool | None] = []
        self.requests: list[FakeRequest] = []
        self.system.made.append(self)

    @staticmethod
    def global_camera_info() -> list[dict[str, Any]]:
        return FakePicamera2.system.cameras

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
        self.asked = camera_config
        self.configuration = camera_config | {
            stream: camera_config[stream] | self.system.granted.get(stream, {})
            for stream in ("main", "lores")
        }
        self.configuration["colour_space"] = SimpleNamespace(range=self.system.range)

    def camera_configuration(self) -> dict[str, Any]:
        return self.configuration

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
        if self.system.hangs:
            self.waiting += 1
            raise TimeoutError
        self.flushes.append(flush)
        state = self.system.focus.pop(0) if self.system.focus else FOCUSED
        arrays = {"main": self._main(), "lores": self._small()}
        request = FakeRequest(
            arrays, {"AfState": state} if "AfMode" in self.camera_controls else {}
        )
        self.requests.append(request)
        return request

    def cancel_all_and_flush(self) -> None:
        self.waiting = 0

    def close(self) -> None:
        if not self.is_open:
            return
        if self.waiting:
            raise AssertionError("this would wait for ever behind a request that was given up")
        self.is_open = self.running = self.system.in_use = False
        self.notifymeread.close()
        os.close(self.notifyme_w)

    def _main(self) -> NDArray[np.uint8]:
        width, height = self.configuration["main"]["size"]
        swapped, more = {
            "RGB888": (False, 0), "BGR888": (True, 0), "XRGB8888": (False, 1), "XBGR8888": (True, 1)
        }[self.configuration["main"]["format"]]  # fmt: skip
        colour = (*(reversed(COLOUR) if swapped else COLOUR), *[255] * more)
        # Small: a test is no sensor.
        return np.full((height // 8, width // 8, len(colour)), colour, np.uint8)

    def _small(self) -> NDArray[np.uint8]:
        """Three planes, worked out from the definition of sYCC (BT.601)."""
        width, height = self.configuration["lores"]["size"]
        stride = width + self.system.padding
        blue, green, red = COLOUR
        bright = 0.299 * red + 0.587 * green + 0.114 * blue
        more = [(blue - bright) / 1.772, (red - bright) / 1.402]
        if self.system.range == Range.Limited:
            bright, more = 16 + bright * 219 / 255, [part * 224 / 255 for part in more]
        values = [round(bright), *(round(128 + part) for part in more)]
        lines = []
        for value, plane_height, shrink in zip(
            values, (height, height // 2, height // 2), (1, 2, 2), strict=True
        ):
            plane = np.full((plane_height, stride // shrink), 255, np.uint8)
            plane[:, : width // shrink] = value
            lines.append(plane.reshape(-1))
        return np.concatenate(lines).reshape(-1, stride)


def fake_module(system: FakeSystem) -> ModuleType:
    FakePicamera2.system = system
    module = ModuleType("picamera2")
    module.__dict__["Picamera2"] = FakePicamera2
    return module
