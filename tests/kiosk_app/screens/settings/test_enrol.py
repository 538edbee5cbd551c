"""A tile set is learned at the kiosk, from a photo of its rows."""

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.screens.camera.photos import PhotoTap
from kiosk_app.screens.settings.enrol import EnrolTile
from kiosk_app.settings import Settings, load_settings
from kiosk_app.ui.widgets.hand_view import TileKey
from tests.kiosk_app.kiosk import Kiosk
from vision.enrol.rows import ROWS_WITH_REDS
from vision.enrol.store import load_tile_set
from vision.training.artist.style import held_out_style
from vision.training.render.enrolment import render_enrolment


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rows")
    shown = render_enrolment(3, held_out_style(1), ROWS_WITH_REDS[1], size=(1280, 720))
    cv2.imwrite(str(folder / "rows.jpg"), shown.image)
    return folder


@pytest.fixture
def kiosk(tmp_path: Path, photos: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kiosk]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    kiosk = Kiosk(tmp_path, settings=Settings(camera=f"folder:{photos}")).start()
    kiosk.app.show("enrol")
    kiosk.settle()
    yield kiosk
    kiosk.stop()


def _stick(folder: Path) -> Path:
    """With a photo of an empty table."""
    stick = folder / "stick"
    stick.mkdir()
    cv2.imwrite(str(stick / "nothing.jpg"), np.full((360, 640, 3), 90, np.uint8))
    return stick


def _photo(kiosk: Kiosk) -> None:
    kiosk.tap("Tiles are ready")
    screen = kiosk.app.screen
    kiosk.wait(lambda: screen.can_shoot)
    kiosk.tap("Take the photo")
    kiosk.wait(lambda: screen.step == "check" or "No rows were seen" in screen.sentence)


def test_rows_are_found_put_right_and_kept_under_a_name(kiosk: Kiosk, tmp_path: Path) -> None:
    _photo(kiosk)
    assert kiosk.sees("37 tiles were found")
    first = kiosk.all_of(EnrolTile)[0]
    assert first.tile == "1m"
    kiosk.tap(first)
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "2m"))
    assert [tile.tile for tile in kiosk.all_of(EnrolTile)][:3] == ["2m", "2m", "3m"]
    assert kiosk.sees("Not found: 1m")
    kiosk.tap("Save")
    kiosk.type("Club blue\n")
    kiosk.settle()
    tile_set = load_tile_set("Club blue")
    assert tile_set.known == set(range(1, 37))
    assert load_settings(tmp_path / "config").settings.tile_set == "Club blue"
    assert kiosk.sees("Club blue is saved and in use")


def test_a_photo_without_rows_says_what_to_do(tmp_path: Path) -> None:
    settings = Settings(camera=f"folder:{_stick(tmp_path)}")
    kiosk = Kiosk(tmp_path, settings=settings).start()
    kiosk.app.show("enrol")
    kiosk.settle()
    _photo(kiosk)
    assert kiosk.sees("No rows were seen. Lay the tiles face up in rows of 9, 9, 9 and 7")
    assert kiosk.screen == "enrol"
    kiosk.stop()


def _from_file(kiosk: Kiosk, folder: Path) -> None:
    photos = kiosk.app.screen_named("photos")
    photos.roots = (folder,)
    kiosk.tap("From a file")
    kiosk.wait(lambda: kiosk.all_of(PhotoTap))


def test_rows_are_learned_from_a_photo_on_a_stick(kiosk: Kiosk, photos: Path) -> None:
    _from_file(kiosk, photos)
    kiosk.tap("rows.jpg", settle=False)
    kiosk.wait(lambda: kiosk.app.screen.step == "check")
    assert kiosk.screen == "enrol" and kiosk.sees("37 tiles were found")
    kiosk.tap("Save")
    kiosk.type("From a stick\n")
    kiosk.settle()
    assert load_tile_set("From a stick").known == set(range(37))


def test_a_file_without_rows_says_so_and_another_can_be_chosen(
    kiosk: Kiosk, tmp_path: Path
) -> None:
    stick = _stick(tmp_path)
    (stick / "torn.jpg").write_bytes(b"no picture at all")
    for name, said in (
        ("nothing.jpg", "No rows were seen. Lay the tiles face up"),
        ("torn.jpg", "torn.jpg is not a picture"),
    ):
        _from_file(kiosk, stick)
        kiosk.tap(name)
        assert kiosk.screen == "enrol" and kiosk.app.screen.step == "lay"
        assert kiosk.heard(said) and kiosk.sees("Tiles are ready")


def test_who_goes_back_from_the_files_is_where_they_were_and_the_win_still_reads_hands(
    kiosk: Kiosk, tmp_path: Path
) -> None:
    stick = _stick(tmp_path)
    _from_file(kiosk, stick)
    kiosk.app.screen.go_back()
    kiosk.settle()
    assert kiosk.screen == "enrol" and kiosk.app.screen.step == "lay"
    kiosk.app.show("photos")
    kiosk.settle()
    kiosk.tap("nothing.jpg")
    assert kiosk.screen != "enrol"
