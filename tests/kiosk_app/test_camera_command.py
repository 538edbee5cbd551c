"""``tenbou camera test`` as a person calls it."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.cli import main
from kiosk_app.commands import camera
from vision.camera import FoundCamera
from vision.photo import load_photo


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> list[FoundCamera]:
    """What is plugged in: nothing, unless a test says so."""
    cameras: list[FoundCamera] = []
    monkeypatch.setattr(camera, "find_cameras", lambda: tuple(cameras))
    return cameras


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "evening"
    folder.mkdir()
    cv2.imwrite(str(folder / "hand.png"), np.full((720, 1280, 3), 30, np.uint8))
    return folder


def camera_test(*words: str) -> int:
    return main(["camera", "test", "--seconds", "0.2", *words])


def test_without_a_camera_it_says_so_and_shows_the_virtual_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert camera_test("--save", str(tmp_path / "new" / "stills")) == 0
    said = capsys.readouterr().out
    assert "No camera was found." in said
    assert "virtual camera" in said
    assert "1920×1080" in said
    assert load_photo(tmp_path / "new" / "stills" / "virtual-1.jpg").size == (1920, 1080)


def test_a_folder_shows_its_sizes_and_what_is_wrong_with_the_picture(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert camera_test("--kind", "folder", "--source", str(folder)) == 0
    said = capsys.readouterr().out
    assert all(words in said for words in ("960×540", "1280×720", "evening: It is too dark"))


def test_every_camera_found_is_tried_and_one_in_trouble_says_why(
    found: list[FoundCamera], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found += [FoundCamera("usb", "/dev/none", "HD Webcam"), FoundCamera("folder", str(folder), "B")]
    assert camera_test() == 1
    said = capsys.readouterr().out
    assert "HD Webcam: No camera was found." in said
    assert "B: It is too dark" in said


def test_a_kind_asked_for_by_name_says_what_it_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert camera_test("--kind", "pi") == 1
    assert "Install the package python3-picamera2." in capsys.readouterr().out


def test_what_is_missing_on_the_command_line_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert camera_test("--kind", "film") == 2
    assert camera_test("--source", "x.mp4") == 2
    said = capsys.readouterr().err
    assert said == (
        "--kind film needs a source. Add --source.\n"
        "--source needs the kind of camera. Add --kind.\n"
    )


def test_a_place_that_takes_no_still_is_said(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inside = folder / "hand.png" / "stills"
    assert camera_test("--kind", "folder", "--source", str(folder), "--save", str(inside)) == 2
    assert "Choose another folder." in capsys.readouterr().err
