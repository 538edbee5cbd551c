"""Films and folders as cameras."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from tests.refusing import refuses
from tests.vision.camera.fake_camera import shade
from vision.camera import CameraError, CameraState, LiveCamera
from vision.camera.capture import FilmCamera
from vision.camera.folder import FolderCamera

LEVELS = (40, 120, 200)


@pytest.fixture
def film(tmp_path: Path) -> Path:
    path = tmp_path / "hand.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 20.0, (1280, 720))
    assert writer.isOpened()
    for level in LEVELS:
        writer.write(shade(level, 1280, 720))
    writer.release()
    return path


def level(image: np.ndarray) -> int:
    return min(LEVELS, key=lambda known: abs(known - float(image.mean())))


def test_a_film_plays_at_its_speed_over_and_over(film: Path) -> None:
    with FilmCamera(str(film)) as camera:
        assert camera.pause == pytest.approx(1 / 20)
        frames = [camera.preview() for _ in range(5)]
        assert [level(frame.image) for frame in frames] == [40, 120, 200, 40, 120]
        assert frames[0].size == (960, 540)
        assert camera.still().size == (1280, 720)


def test_a_film_runs_on_a_thread_like_any_camera(film: Path) -> None:
    with LiveCamera(FilmCamera(str(film))) as live:
        assert live.wait_for_frame(timeout=60) is not None
        assert live.take_still().result(10).size == (1280, 720)


def test_a_film_that_is_none_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "notes.mp4"
    text.write_text("Dear club")
    for path, words in (
        (tmp_path / "none.mp4", "none.mp4 not found"),
        (text, "is not a video"),
    ):
        camera = FilmCamera(str(path))
        with refuses(CameraError, match=words):
            camera.open()
        assert camera.state == CameraState.NONE
    assert capfd.readouterr().err == ""


def put(folder: Path, name: str, brightness: int) -> None:
    cv2.imwrite(str(folder / name), shade(brightness, 1600, 1200))


def test_a_folder_shows_each_photo_until_the_next_is_asked_for(tmp_path: Path) -> None:
    for name, brightness in zip(("a.jpg", "b.PNG", "c.jpeg"), LEVELS, strict=True):
        put(tmp_path, name.lower(), brightness)
    (tmp_path / "notes.txt").write_text("no photo")
    with FolderCamera(str(tmp_path)) as camera:
        assert [level(camera.preview().image) for _ in range(2)] == [40, 40]
        seen = []
        for _ in range(4):
            camera.next_scene()
            seen.append(level(camera.preview().image))
        assert seen == [120, 200, 40, 120]
        assert camera.shown == tmp_path / "b.png"
        assert (camera.preview().size, camera.still().size) == ((960, 720), (1600, 1200))


def test_a_photo_that_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(b"")
    put(tmp_path, "b.jpg", 120)
    with FolderCamera(str(tmp_path)) as camera:
        assert level(camera.preview().image) == 120


def test_a_folder_without_photos_says_what_to_do_and_works_once_there_is_one(
    tmp_path: Path,
) -> None:
    camera = FolderCamera(str(tmp_path))
    with refuses(CameraError, match="Put a JPEG photo there"):
        camera.open()
    assert camera.state == CameraState.NONE
    put(tmp_path, "a.jpg", 200)
    with camera:
        assert level(camera.still().image) == 200
        (tmp_path / "a.jpg").unlink()
        with pytest.raises(CameraError):
            camera.preview()
    with refuses(CameraError, match="There is no folder"):
        FolderCamera(str(tmp_path / "none")).open()
