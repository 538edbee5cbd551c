"""A tile that people put right is learned by the club's tile set, once the win is accepted."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kiosk_app.screens.win.reading_parts import ReadTileView
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.table import Seat
from scorer.tiles import TILES, parse_tile
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import camera_on, laid
from vision.enrol.store import load_tile_set, save_tile_set
from vision.enrol.tile_set import TileSet
from vision.reading import PhotoReader

CLUB = "Club blue"
WHITE = TILES.index(parse_tile("5z"))
OFFER = "Add to our tile set"


@pytest.fixture(scope="module")
def width() -> int:
    """Of what the reader sees in one tile."""
    picture = np.full((64, 64, 3), 90, np.uint8)
    quad = np.array([[0, 0], [60, 0], [60, 60], [0, 60]], np.float32)
    from vision.enrol.features import set_features

    return int(set_features(PhotoReader().set_reader(), picture, [quad]).shape[1])


@pytest.fixture
def kiosk(tmp_path: Path, width: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kiosk]:
    """A set in use that has seen one tile only, and a hand with one tile read wrong."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    save_tile_set(TileSet(CLUB, np.ones((1, width), np.float32), np.zeros(1, np.int64)))
    table_camera = camera_on(laid("234m456p67s11z557z", "8s", complete=False))
    kiosk = Kiosk(
        tmp_path, settings=Settings(tile_set=CLUB, motion=False), camera=table_camera
    ).start()
    start_game(kiosk)
    yield kiosk
    kiosk.stop()


def to_the_reading(kiosk: Kiosk) -> None:
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)
    kiosk.wait(lambda: kiosk.screen == "reading")


def put_right(kiosk: Kiosk) -> None:
    kiosk.tap(next(cell for cell in kiosk.all_of(ReadTileView) if cell.tile == "7z"))
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "5z"))


def accept(kiosk: Kiosk) -> None:
    kiosk.tap("Continue")
    kiosk.tap("Accept")
    assert kiosk.screen == "table"


def test_a_tile_put_right_is_learned_when_the_win_is_accepted(kiosk: Kiosk) -> None:
    to_the_reading(kiosk)
    assert not kiosk.sees(OFFER)  # nothing was put right yet
    put_right(kiosk)
    kiosk.tap(OFFER)
    assert WHITE not in load_tile_set(CLUB).known
    accept(kiosk)
    assert load_tile_set(CLUB).known == {0, WHITE}
    assert kiosk.heard(f"Added to tile set {CLUB}.")


def test_who_does_not_ask_changes_no_set(kiosk: Kiosk) -> None:
    to_the_reading(kiosk)
    put_right(kiosk)
    kiosk.tap(OFFER)
    kiosk.tap(OFFER)  # on, and off again
    accept(kiosk)
    assert load_tile_set(CLUB).known == {0}


def test_a_win_that_is_not_accepted_teaches_nothing(kiosk: Kiosk) -> None:
    to_the_reading(kiosk)
    put_right(kiosk)
    kiosk.tap(OFFER)
    kiosk.app.show("table")
    kiosk.settle()
    assert load_tile_set(CLUB).known == {0}


def test_without_a_set_in_use_there_is_no_offer(kiosk: Kiosk) -> None:
    kiosk.app.change_settings(tile_set="")
    to_the_reading(kiosk)
    put_right(kiosk)
    assert not kiosk.sees(OFFER) and kiosk.sees("Reading details")
    accept(kiosk)
    assert load_tile_set(CLUB).known == {0}


def test_a_set_that_is_gone_meanwhile_is_said_and_the_win_stands(
    kiosk: Kiosk, tmp_path: Path
) -> None:
    to_the_reading(kiosk)
    put_right(kiosk)
    kiosk.tap(OFFER)
    (tmp_path / "data" / "tenbou" / "tile-sets" / f"{CLUB}.npz").unlink()
    accept(kiosk)
    assert kiosk.heard("tile set")
    assert kiosk.app.state.table.points[Seat.SOUTH] > 30_000
