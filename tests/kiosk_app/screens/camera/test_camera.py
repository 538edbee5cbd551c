"""The camera: what it says, and what works on without it."""

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk_app.screens.camera.photos import PhotoTap
from kiosk_app.session.table_camera import TableCamera
from kiosk_app.settings import Settings
from scorer.table import Seat
from tests.kiosk_app.games import start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, StillCamera, camera_on, laid, nothing_there
from vision.camera import Camera, CameraError
from vision.hand_reading import note
from vision.photo.quality import FLAWS
from vision.reading import MissingWeightsError

DRAGONS = laid("234m456p67s11z555z", "8s")


def started(tmp_path: Path, table_camera: TableCamera, language: str = "en") -> Kiosk:
    kiosk = Kiosk(tmp_path, camera=table_camera, settings=Settings(language=language)).start()
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)
    kiosk.settle()
    return kiosk


@pytest.fixture
def on_table() -> Laid:
    return Laid(nothing_there(note("no-tiles")))


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    kiosk = started(tmp_path, camera_on(on_table))
    yield kiosk
    kiosk.stop()


def no_camera(_setting: str) -> Camera:
    raise CameraError("none")


def test_the_camera_says_what_is_in_the_way_and_takes_no_photo(
    kiosk: Kiosk, on_table: Laid
) -> None:
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    on_table.reading = laid("234m456p67s11z555z", "8s", flaws=(FLAWS["dark"],))
    kiosk.wait(lambda: kiosk.sees("It is too dark to read the tiles"))
    looks = on_table.looks
    kiosk.wait(lambda: on_table.looks > looks + 5)
    assert kiosk.screen == "camera"
    on_table.reading = DRAGONS
    kiosk.wait(lambda: kiosk.screen == "score")


def test_a_tap_before_the_camera_is_open_takes_no_photo(kiosk: Kiosk) -> None:
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    kiosk.app.camera.close()
    kiosk.app.screen.shoot()
    assert kiosk.app.camera.is_opening and kiosk.screen == "camera"


def test_a_win_begun_anew_while_the_camera_goes_off_show_waits_for_who_won(kiosk: Kiosk) -> None:
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    camera = kiosk.app.screen
    camera.cancel_reading()
    kiosk.app.session.start_win()
    camera._tick(0.03)  # as it does until the last frame of the change of screens
    kiosk.settle()
    assert not kiosk.app.session.draft.hands and kiosk.screen != "camera"


def test_a_photo_without_a_hand_says_so_and_the_camera_goes_on(
    kiosk: Kiosk, on_table: Laid
) -> None:
    kiosk.wait(lambda: kiosk.app.screen.can_shoot)
    kiosk.tap(kiosk.app.screen.ids.shutter, settle=False)
    kiosk.wait(lambda: kiosk.app.root.notice.text)
    assert "No tiles are in view" in kiosk.app.root.notice.text
    on_table.reading = DRAGONS
    kiosk.wait(lambda: kiosk.screen == "score")


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "No camera was found"), ("nl", "Er is geen camera gevonden")]
)
def test_without_a_camera_one_sentence_says_so_and_tiles_are_tapped(
    tmp_path: Path, language: str, sentence: str
) -> None:
    kiosk = started(tmp_path, TableCamera(find_camera=no_camera), language)
    kiosk.wait(lambda: kiosk.sees(sentence))
    assert kiosk.app.screen.ids.shutter.disabled
    kiosk.app.screen.tap_tiles()
    kiosk.settle()
    assert kiosk.screen == "tiles"
    kiosk.stop()


def test_without_the_networks_one_sentence_says_so(tmp_path: Path, on_table: Laid) -> None:
    on_table.failure = MissingWeightsError("missing", name="detector.onnx")
    kiosk = started(tmp_path, camera_on(on_table))
    kiosk.wait(lambda: kiosk.sees("Tile recognition is not installed"))
    kiosk.tap("Tap the tiles")
    assert kiosk.screen == "tiles"
    kiosk.stop()


def test_a_picture_over_which_reading_fails_is_said_and_the_next_one_is_read(
    tmp_path: Path, on_table: Laid
) -> None:
    on_table.failure = SystemError("bad argument to internal function")
    kiosk = started(tmp_path, camera_on(on_table))
    kiosk.wait(lambda: kiosk.sees("This picture could not be read"))
    on_table.failure = None
    on_table.reading = DRAGONS
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.stop()


def test_a_camera_that_is_unplugged_comes_back_by_itself(tmp_path: Path, on_table: Laid) -> None:
    class Loose(StillCamera):
        plugged = True

        def _preview(self) -> np.ndarray:
            if not self.plugged:
                raise CameraError("unplugged")
            return super()._preview()

    camera = Loose(on_table)
    kiosk = started(tmp_path, TableCamera(lambda _: on_table, lambda _: camera))
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    camera.plugged = False
    kiosk.wait(lambda: kiosk.sees("Check its cable"))
    camera.plugged = True
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    kiosk.stop()


def test_a_photo_is_chosen_from_a_file_and_a_broken_one_is_told(
    kiosk: Kiosk, on_table: Laid, tmp_path: Path
) -> None:
    stick = tmp_path / "stick" / "DCIM"
    stick.mkdir(parents=True)
    cv2.imwrite(str(stick / "hand.jpg"), np.full((540, 960, 3), 90, np.uint8))
    (stick / "broken.png").write_bytes(b"no picture at all")
    kiosk.app.screen_named("photos").roots = (tmp_path / "stick",)
    kiosk.tap("From a file")
    kiosk.wait(lambda: len(kiosk.all_of(PhotoTap)) == 2)
    kiosk.tap("broken.png")
    assert "broken.png is not a picture" in kiosk.app.root.notice.text
    on_table.reading = DRAGONS
    kiosk.tap("hand.jpg")
    kiosk.wait(lambda: kiosk.screen == "score")


def test_without_photos_it_says_where_they_belong(kiosk: Kiosk, tmp_path: Path) -> None:
    kiosk.app.screen_named("photos").roots = (tmp_path / "nowhere",)
    kiosk.tap("From a file")
    kiosk.wait(lambda: kiosk.sees("No photos found"))


def test_the_photo_is_kept_with_the_hand(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = DRAGONS
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert table_of(kiosk).hand == 2
    event = kiosk.app.state.steps[-1].event
    photo = kiosk.app.session.table_store.photo_of(event.id)
    assert photo is not None and cv2.imread(str(photo)) is not None
