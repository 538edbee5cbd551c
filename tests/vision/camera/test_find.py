"""Cameras found in a system's listing, without opening any."""

import sys
from pathlib import Path
from threading import Event
from types import ModuleType, SimpleNamespace

import pytest

from vision.camera import KINDS, VIRTUAL, FoundCamera, find_cameras, make_camera


def plug_in(root: Path, node: str, name: str, *, index: str = "0", bus: str | None = "usb") -> None:
    entry = root / "sys" / node
    entry.mkdir(parents=True)
    (entry / "name").write_text(f"{name}\n")
    (entry / "index").write_text(f"{index}\n")
    if bus is not None:
        subsystem = root / "bus" / bus
        subsystem.mkdir(parents=True, exist_ok=True)
        (entry / "device").mkdir()
        (entry / "device" / "subsystem").symlink_to(subsystem)
    device = root / "dev" / node
    device.parent.mkdir(exist_ok=True)
    device.touch()


def found(root: Path) -> list[tuple[str, str]]:
    cameras = find_cameras(root / "sys", root / "dev")
    return [(camera.name, camera.source.removeprefix(f"{root}/")) for camera in cameras]


def test_a_table_without_a_camera_has_none(tmp_path: Path) -> None:
    assert found(tmp_path) == []


def test_usb_cameras_are_found_once_each_in_their_order(tmp_path: Path) -> None:
    plug_in(tmp_path, "video10", "HD Webcam: HD Webcam")
    plug_in(tmp_path, "video2", "Document camera")
    plug_in(tmp_path, "video3", "Document camera", index="1")
    expected = [("Document camera", "dev/video2"), ("HD Webcam", "dev/video10")]
    assert found(tmp_path) == expected


def test_a_pis_video_chips_are_no_cameras_and_a_loopback_is(tmp_path: Path) -> None:
    plug_in(tmp_path, "video0", "unicam-image", bus="platform")
    plug_in(tmp_path, "video4", "Film loopback", bus=None)
    assert found(tmp_path) == [("Film loopback", "dev/video4")]


def test_a_camera_is_named_so_that_it_is_found_again_in_another_socket(tmp_path: Path) -> None:
    plug_in(tmp_path, "video0", "HD Webcam")
    lasting = tmp_path / "dev" / "v4l" / "by-id"
    lasting.mkdir(parents=True)
    (lasting / "usb-HD_Webcam-video-index0").symlink_to(tmp_path / "dev" / "video0")
    assert found(tmp_path) == [("HD Webcam", "dev/v4l/by-id/usb-HD_Webcam-video-index0")]


def test_a_library_that_hangs_does_not_hang_the_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = Event()
    module = ModuleType("picamera2")
    module.__dict__["Picamera2"] = SimpleNamespace(global_camera_info=lambda: release.wait(10))
    monkeypatch.setitem(sys.modules, "picamera2", module)
    assert find_cameras(tmp_path, tmp_path, seconds=0.01) == ()
    release.set()


def test_loading_the_library_from_a_cold_card_does_not_count_as_searching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = ModuleType("picamera2")
    cameras = [{"Model": "imx708", "Id": "/base/imx708", "Num": 0}]
    module.__dict__["Picamera2"] = SimpleNamespace(global_camera_info=lambda: cameras)
    monkeypatch.setitem(sys.modules, "picamera2", module)
    longer_than_the_search = Event()

    def load(_: str) -> ModuleType:
        longer_than_the_search.wait(0.2)
        return module

    monkeypatch.setattr("vision.camera.find.import_module", load)
    assert [camera.kind for camera in find_cameras(tmp_path, tmp_path, seconds=0.1)] == ["pi"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_made_without_opening_it(kind: str) -> None:
    camera = make_camera(FoundCamera(kind, "0", "mine"))
    assert (camera.kind, camera.name) == (kind, "mine")


def test_the_virtual_camera_is_always_there() -> None:
    assert make_camera(VIRTUAL).kind == "virtual"
