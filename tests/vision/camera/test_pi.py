"""The Raspberry Pi camera's adapter against a fake that does what picamera2 was seen to do."""

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from kiosk_app.languages import in_english
from tests.refusing import refuses
from tests.vision.camera.fake_picamera2 import (
    COLOUR,
    FOCUSED,
    SCANNING,
    FakePicamera2,
    FakeSystem,
    Range,
    fake_module,
)
from vision.camera import CameraError, CameraState, find_cameras
from vision.camera.pi import PiCamera
from vision.camera.pi_library import open_device


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> FakeSystem:
    system = FakeSystem()
    monkeypatch.setitem(sys.modules, "picamera2", fake_module(system))
    return system


def trouble(camera: PiCamera) -> CameraError:
    with pytest.raises(CameraError) as caught:
        camera.open()
    assert camera.state == caught.value.state
    return caught.value


def test_a_small_preview_runs_beside_the_full_sensor(system: FakeSystem) -> None:
    with PiCamera() as camera:
        (device,) = system.made
        assert device.running
        assert device.asked["main"] == {"format": "RGB888", "size": (4608, 2592)}
        assert device.asked["lores"] == {"format": "YUV420", "size": (896, 504)}
        preview, still = camera.preview(), camera.still()
    assert preview.size == (896, 504)
    for frame in (preview, still):
        assert np.abs(frame.image.astype(int) - COLOUR).max() <= 2
    assert device.flushes == [None, True]
    assert [request.released for request in device.requests] == [1, 1]
    assert not device.is_open


@pytest.mark.parametrize("padding", [0, 32])
@pytest.mark.parametrize("brightness", Range)
def test_colours_are_right_in_the_range_that_the_driver_grants(
    system: FakeSystem, brightness: Range, padding: int
) -> None:
    system.range, system.padding = brightness, padding
    with PiCamera() as camera:
        image = camera.preview().image
    assert image.shape == (504, 896, 3)
    assert np.abs(image.astype(int) - COLOUR).max() <= 2


@pytest.mark.parametrize("layout", ["RGB888", "BGR888", "XRGB8888", "XBGR8888"])
def test_what_the_driver_grants_is_read_not_what_was_asked_for(
    system: FakeSystem, layout: str
) -> None:
    system.granted = {
        "main": {"format": layout, "size": (2304, 1296)},
        "lores": {"size": (640, 360)},
    }
    with PiCamera() as camera:
        preview, still = camera.preview(), camera.still()
    assert preview.size == (640, 360)
    assert np.abs(preview.image.astype(int) - COLOUR).max() <= 2
    assert still.image[0, 0].tolist() == list(COLOUR)


def test_a_format_that_cannot_be_read_is_refused_with_a_sentence(system: FakeSystem) -> None:
    system.granted = {"lores": {"format": "MJPEG"}}
    assert trouble(PiCamera()).code == "odd-picture"
    assert not system.in_use


def test_focus_exposure_light_and_grain_are_set_for_a_table(system: FakeSystem) -> None:
    with PiCamera():
        settings = system.made[0].settings
    assert settings["AfMode"] == 2
    assert settings["AeConstraintMode"] == 1
    assert settings["FrameDurationLimits"] == (33_333, 100_000)
    assert (settings["AeFlickerMode"], settings["AeFlickerPeriod"]) == (1, 10_000)
    assert settings["NoiseReductionMode"] == 2


def test_a_still_waits_until_the_lens_is_at_rest(system: FakeSystem) -> None:
    with PiCamera() as camera:
        system.focus = [SCANNING, SCANNING, FOCUSED]
        camera.still()
        (device,) = system.made
        assert [request.metadata["AfState"] for request in device.requests] == [1, 1, 2]
        assert [request.released for request in device.requests] == [1, 1, 1]


def test_a_lens_that_never_rests_gives_a_still_all_the_same(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vision.camera.pi._SECONDS_TO_FOCUS", 0.0)
    system.focus = [SCANNING] * 50
    with PiCamera() as camera:
        camera.still()
    assert len(system.made[0].requests) == 1


def test_a_camera_with_fixed_focus_goes_without(system: FakeSystem) -> None:
    system.controls = ("AeEnable",)
    with PiCamera() as camera:
        assert system.made[0].settings == {"AeEnable": True}
        camera.still()


@pytest.mark.parametrize("resolution", [(9152, 6944), (3280, 2464), (1456, 1088), (101, 77)])
def test_any_sensor_gives_even_streams_of_bounded_size(
    system: FakeSystem, resolution: tuple[int, int]
) -> None:
    system.resolution = resolution
    with PiCamera():
        sizes = system.made[0].asked
    width, height = sizes["main"]["size"]
    assert width * height <= 16_000_000
    assert abs(width / height - resolution[0] / resolution[1]) < 0.02
    assert max(sizes["lores"]["size"]) <= 960


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def held_by_another_program(system: FakeSystem) -> None:
    system.in_use = True


def without_memory(system: FakeSystem) -> None:
    system.heap_failure = RuntimeError("Could not open any dmaHeap device")


def without_permission_for_memory(system: FakeSystem) -> None:
    system.heap_failure = PermissionError(13, "Permission denied", "/dev/dma_heap/linux,cma")


def without_permission(system: FakeSystem) -> None:
    system.failure = RuntimeError("Failed to acquire camera: Permission denied")


def broken(system: FakeSystem) -> None:
    system.failure = RuntimeError("Failed to initialize camera")


def absent(system: FakeSystem) -> None:
    system.cameras.clear()


@pytest.mark.parametrize(
    ("spoil", "state", "reason"),
    [
        (held_by_another_program, CameraState.BUSY, "busy"),
        (without_memory, CameraState.NONE, "no-memory"),
        (without_permission_for_memory, CameraState.NONE, "no-permission"),
        (without_permission, CameraState.NONE, "no-permission"),
        (broken, CameraState.NONE, "not-started"),
        (absent, CameraState.NONE, "none"),
    ],
)
def test_a_camera_that_does_not_open_says_why_loses_no_descriptor_and_opens_later(
    system: FakeSystem, spoil: Callable[[FakeSystem], None], state: CameraState, reason: str
) -> None:
    sound = list(system.cameras)
    spoil(system)
    camera = PiCamera()
    before = descriptors()
    for _ in range(5):
        error = trouble(camera)
        assert (error.state, error.code) == (state, reason)
    assert descriptors() == before
    system.failure = system.heap_failure = None
    system.cameras[:] = sound
    if spoil is held_by_another_program:
        system.in_use = False
    with camera:
        assert camera.state == CameraState.READY
    assert descriptors() == before


def test_devices_that_this_account_may_not_open_are_told_from_no_camera(tmp_path: Path) -> None:
    library = fake_module(FakeSystem(cameras=[]))
    with pytest.raises(CameraError) as caught:
        open_device(library, 0, tmp_path)
    assert caught.value.code == "none"
    (tmp_path / "media0").symlink_to(tmp_path / "nobody-may-open-this")
    with pytest.raises(CameraError) as caught:
        open_device(library, 0, tmp_path)
    assert caught.value.code == "no-permission"


def test_no_software_is_said(system: FakeSystem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", None)
    error = trouble(PiCamera())
    assert error.state == CameraState.NONE
    assert "python3-picamera2" in in_english(error)


@pytest.mark.parametrize(
    ("version", "fits"), [("0.3.12", False), ("0.3.18", False), ("0.3.19", True), ("0.4", True)]
)
def test_a_version_that_would_hang_is_refused_with_a_sentence(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch, version: str, fits: bool
) -> None:
    monkeypatch.setattr("vision.camera.pi_library.metadata.version", lambda _: version)
    camera = PiCamera()
    if fits:
        with camera:
            assert camera.state == CameraState.READY
    else:
        error = trouble(camera)
        assert error.code == "old-software"
        assert version in in_english(error)


def test_software_without_its_version_is_known_by_what_it_lacks(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    def capture_request(self: FakePicamera2, wait: bool | None = None) -> None:
        raise AssertionError("never asked")

    monkeypatch.setattr(FakePicamera2, "capture_request", capture_request)
    assert trouble(PiCamera()).code == "old-software"


def test_a_camera_that_stops_answering_is_unplugged_and_let_go(system: FakeSystem) -> None:
    camera = PiCamera()
    camera.open()
    system.hangs = True
    with refuses(CameraError, match="Check its cable"):
        camera.preview()
    assert not system.in_use
    system.hangs = False
    with camera:
        assert camera.still().number == 1


def test_the_pis_own_cameras_are_found_and_usb_ones_left_to_others(system: FakeSystem) -> None:
    system.cameras.append({"Model": "UVC Camera", "Id": "/base/scb/pcie/usb@0,0-1:1.0", "Num": 1})
    found = [camera for camera in find_cameras() if camera.kind == "pi"]
    assert [(camera.source, camera.name) for camera in found] == [
        ("0", "Raspberry Pi camera imx708")
    ]


def test_software_that_breaks_while_looking_means_no_camera(
    system: FakeSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "picamera2", object())
    assert not [camera for camera in find_cameras() if camera.kind == "pi"]
