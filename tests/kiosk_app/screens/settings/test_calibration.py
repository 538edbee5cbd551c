"""Is the camera placed well? Tapped in the real kiosk, before cameras of every kind of place."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.languages import LANGUAGES, load_screen_language
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.settings import Settings
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import SIZE, Laid, camera_on, laid, nothing_there
from vision.calibration import WANTED, Subject
from vision.camera import Camera, CameraError, CameraState
from vision.geometry import Image
from vision.hand_reading import note
from vision.reading import PhotoReading

READING = laid("123456789m11z555z", "8s")


def picture_of(reading: PhotoReading, ivory: int = 220, blur: float = 0.0) -> Image:
    """The tiles of the reading, drawn where it has them."""
    width, height = SIZE
    image = np.full((height, width, 3), 60, np.uint8)
    for tile in reading.hand_reading.tiles:
        cv2.fillConvexPoly(image, np.round(tile.quad).astype(np.int32), (ivory,) * 3)
        middle = tile.quad.mean(axis=0)
        inner = np.round(middle + (tile.quad - middle) * 0.5).astype(np.int32)
        cv2.polylines(image, [inner], True, (ivory // 6,) * 3, 3)
    return cv2.GaussianBlur(image, (0, 0), blur).astype(np.uint8) if blur else image


def smaller(reading: PhotoReading, factor: float) -> PhotoReading:
    hand = reading.hand_reading
    tiles = tuple(
        replace(tile, quad=(tile.quad * factor).astype(np.float32)) for tile in hand.tiles
    )
    return replace(reading, hand_reading=replace(hand, tiles=tiles))


@pytest.fixture
def on_table() -> Laid:
    return Laid(READING, picture_of(READING))


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False), camera=camera_on(on_table)).start()
    yield kiosk
    kiosk.stop()


def judged(kiosk: Kiosk) -> Callable[[], bool]:
    return lambda: bool(kiosk.app.screen.ids.rows.children)


def test_from_the_settings_a_good_place_is_said_to_be_good(kiosk: Kiosk) -> None:
    kiosk.app.show("settings")
    kiosk.settle()
    kiosk.tap("Camera")
    kiosk.tap("Check position", settle=False)
    assert kiosk.screen == "calibration"
    kiosk.wait(judged(kiosk))
    assert kiosk.sees("The camera can stay as it is.")
    assert kiosk.sees("40 px") and kiosk.sees("at least 30 px")
    assert len(kiosk.app.screen.ids.rows.children) == len(WANTED)
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "back"))
    assert kiosk.screen == "settings"
    assert kiosk.app.camera.live_camera is None


def test_from_the_first_start_and_back_to_it(tmp_path: Path, on_table: Laid) -> None:
    kiosk = Kiosk(tmp_path, settings=None, camera=camera_on(on_table)).start()
    kiosk.app.apply_settings(kiosk.app.settings.changed(motion=False))
    for _ in range(2):
        kiosk.tap("Next")
    kiosk.tap("Check position", settle=False)
    kiosk.wait(judged(kiosk))
    kiosk.tap(next(each for each in kiosk.widgets() if getattr(each, "icon", "") == "back"))
    assert kiosk.screen == "first-start" and kiosk.sees("Which camera")
    kiosk.stop()


@pytest.mark.parametrize(
    ("reading", "ivory", "blur", "advice"),
    [
        (smaller(READING, 0.4), 220, 0.0, "The tiles are small."),
        (READING, 45, 0.0, "The table is dark."),
        (READING, 220, 8.0, "The picture is blurred."),
    ],
)
def test_what_is_wrong_is_said_with_what_to_change(
    kiosk: Kiosk, on_table: Laid, reading: PhotoReading, ivory: int, blur: float, advice: str
) -> None:
    on_table.reading, on_table.picture = reading, picture_of(reading, ivory, blur)
    kiosk.app.show("calibration")
    kiosk.wait(judged(kiosk))
    assert kiosk.sees("Not good enough yet.") and kiosk.sees(advice)


def test_it_follows_while_the_camera_is_moved(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.picture = picture_of(READING, ivory=45)
    kiosk.app.show("calibration")
    kiosk.wait(judged(kiosk))
    assert kiosk.sees("The table is dark.")
    on_table.picture = picture_of(READING)
    kiosk.app.screen._after = 0.0
    kiosk.wait(lambda: kiosk.sees("The camera can stay as it is."))


def test_without_tiles_it_asks_for_some(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = nothing_there(note("no-tiles"))
    kiosk.app.show("calibration")
    kiosk.wait(judged(kiosk))
    assert kiosk.sees("Put at least five tiles face up")
    assert kiosk.sees("Not good enough yet.")


def test_without_a_camera_it_says_why_and_comes_back(kiosk: Kiosk) -> None:
    def none(_: str) -> Camera:
        raise CameraError(CameraState.NONE)

    kiosk.app.camera = TableCamera(find_camera=none)
    kiosk.app.show("calibration")
    kiosk.wait(lambda: kiosk.sees("No camera was found."))
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "home"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_has_its_words(language: str) -> None:
    words = load_screen_language(language)
    for subject in Subject:
        for key in ("", "-value"):
            assert words.has(f"calibration-{subject}{key}")
        assert words.has(f"calibration-advice-{subject}")
