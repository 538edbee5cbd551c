"""USB cameras with a fake ``cv2.VideoCapture``: none can be plugged in here."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from kiosk_app.languages import in_english
from tests.vision.camera.fake_camera import shade
from vision.camera import CameraError, CameraState, LiveCamera, Retry
from vision.camera.usb import UsbCamera
from vision.geometry import Image


@dataclass
class Plug:
    """How the fake camera behaves."""

    opens: bool = True
    gives: bool = True
    asked: dict[int, float] = field(default_factory=dict)
    grabbed: int = 0
    released: int = 0


@pytest.fixture
def plug(monkeypatch: pytest.MonkeyPatch) -> Plug:
    plug = Plug()

    class FakeCapture:
        def __init__(self, *source: Any) -> None: ...

        def isOpened(self) -> bool:  # noqa: N802
            return plug.opens

        def set(self, setting: int, value: float) -> bool:
            plug.asked[setting] = value
            return True

        def grab(self) -> bool:
            plug.grabbed += 1
            return plug.gives

        def read(self) -> tuple[bool, Image | None]:
            plug.grabbed += 1
            return (True, shade(plug.grabbed, 1920, 1080)) if plug.gives else (False, None)

        def release(self) -> None:
            plug.released += 1

    monkeypatch.setattr(cv2, "VideoCapture", FakeCapture)
    monkeypatch.setattr("sys.platform", "linux")
    return plug


@pytest.fixture
def device(tmp_path: Path) -> Path:
    path = tmp_path / "video0"
    path.touch()
    return path


def trouble(camera: UsbCamera) -> CameraError:
    with pytest.raises(CameraError) as caught:
        camera.open()
    return caught.value


def test_the_stream_is_full_size_and_the_preview_small(plug: Plug, device: Path) -> None:
    with UsbCamera(str(device)) as camera:
        assert camera.preview().size == (960, 540)
        assert camera.still().size == (1920, 1080)
    assert plug.asked[cv2.CAP_PROP_FRAME_WIDTH] == 1920
    assert plug.released == 1


def test_a_still_leaves_out_the_picture_that_waited_in_the_queue(plug: Plug, device: Path) -> None:
    with UsbCamera(str(device)) as camera:
        camera.preview()
        assert int(np.median(camera.still().image)) == 3


def test_a_missing_device_is_none_and_one_that_does_not_open_is_busy(
    plug: Plug, device: Path
) -> None:
    assert trouble(UsbCamera(str(device.with_name("video9")))).state == CameraState.NONE
    plug.opens = False
    assert trouble(UsbCamera(str(device))).state == CameraState.BUSY


def test_a_device_without_permission_says_what_to_do(
    plug: Plug, device: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "“video” group" in in_english(trouble(UsbCamera(str(device))))


def test_a_pulled_plug_is_unplugged_and_comes_back(plug: Plug, device: Path) -> None:
    with LiveCamera(UsbCamera(str(device)), Retry(0.001, 0.002)) as live:
        first = live.wait_for_frame(timeout=60)
        assert first is not None
        plug.gives = False
        device.unlink()
        assert live.wait_for_state(CameraState.UNPLUGGED, timeout=60)
        plug.gives = True
        device.touch()
        assert live.wait_for_state(CameraState.READY, timeout=60)
        again = live.wait_for_frame(timeout=60)
        assert again is not None
        assert again.number > first.number


def test_without_a_camera_the_real_opencv_says_none_and_nothing_else(
    capfd: pytest.CaptureFixture[str],
) -> None:
    camera = UsbCamera("/dev/video_that_is_not_there")
    assert trouble(camera).state == CameraState.NONE
    assert capfd.readouterr().err == ""


def test_a_file_that_is_no_device_is_no_crash(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "video0"
    path.touch()
    assert trouble(UsbCamera(str(path))).state == CameraState.BUSY
    assert capfd.readouterr().err == ""
