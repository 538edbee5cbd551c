"""The Raspberry Pi camera's adapter against a fake picamera2: there is no Pi here."""

import sys

import numpy as np
import pytest

from tests.vision.camera.fake_picamera2 import COLOUR, Desk, fake_module
from vision.camera import CameraError, CameraState, find_cameras
from vision.camera.pi import PiCamera


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    desk = Desk()
    monkeypatch.setitem(sys.modules, "picamera2", fake_module(desk))
    return desk


def trouble(camera: PiCamera) -> CameraError:
    with pytest.raises(CameraError) as caught:
        camera.open()
    assert camera.state == caught.value.state
    return caught.value


def test_a_small_preview_runs_beside_the_full_sensor(desk: Desk) -> None:
    with PiCamera() as camera:
        (device,) = desk.made
        assert device.running
        assert device.configuration["main"] == {"format": "RGB888", "size": (4608, 2592)}
        assert device.configuration["lores"] == {"format": "YUV420", "size": (896, 504)}
        preview, still = camera.preview(), camera.still()
    assert preview.size == (896, 504)
    for frame in (preview, still):
        assert np.abs(frame.image.astype(int) - COLOUR).max() <= 3
    assert device.flushes == [None, True]
    assert [request.released for request in device.requests] == [1, 1]
    assert device.closed


def test_focus_and_exposure_are_set_for_a_table(desk: Desk) -> None:
    with PiCamera():
        settings = desk.made[0].settings
    assert settings["AfMode"] == 2
    assert settings["AeConstraintMode"] == 1
    assert settings["FrameDurationLimits"] == (33_333, 100_000)


def test_a_camera_with_fixed_focus_goes_without(desk: Desk) -> None:
    desk.controls = ("AeEnable",)
    with PiCamera():
        assert desk.made[0].settings == {"AeEnable": True}


@pytest.mark.parametrize("resolution", [(9152, 6944), (3280, 2464), (1456, 1088), (101, 77)])
def test_any_sensor_gives_even_streams_of_bounded_size(
    desk: Desk, resolution: tuple[int, int]
) -> None:
    desk.resolution = resolution
    with PiCamera():
        sizes = desk.made[0].configuration
    width, height = sizes["main"]["size"]
    assert width * height <= 16_000_000
    assert abs(width / height - resolution[0] / resolution[1]) < 0.02
    assert max(sizes["lores"]["size"]) <= 960


def test_a_camera_in_use_elsewhere_is_busy_until_it_is_free(desk: Desk) -> None:
    desk.in_use = True
    camera = PiCamera()
    assert trouble(camera).state == CameraState.BUSY
    desk.in_use = False
    with camera:
        assert camera.state == CameraState.READY


def test_no_camera_and_no_software_are_none(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.cameras.clear()
    assert trouble(PiCamera()).state == CameraState.NONE
    monkeypatch.setitem(sys.modules, "picamera2", None)
    error = trouble(PiCamera())
    assert error.state == CameraState.NONE
    assert "python3-picamera2" in str(error)


def test_a_camera_that_stops_answering_is_unplugged_and_let_go(desk: Desk) -> None:
    camera = PiCamera()
    camera.open()
    desk.hangs = True
    with pytest.raises(CameraError, match="Check its cable"):
        camera.preview()
    assert desk.made[0].closed
    desk.hangs = False
    with camera:
        assert camera.still().number == 1


def test_the_pis_own_cameras_are_found_and_usb_ones_left_to_others(desk: Desk) -> None:
    desk.cameras.append({"Model": "UVC Camera", "Id": "/base/scb/pcie/usb@0,0-1:1.0", "Num": 1})
    found = [camera for camera in find_cameras() if camera.kind == "pi"]
    assert [(camera.source, camera.name) for camera in found] == [
        ("0", "Raspberry Pi camera imx708")
    ]


def test_software_that_breaks_while_looking_means_no_camera(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", object())
    assert not [camera for camera in find_cameras() if camera.kind == "pi"]
