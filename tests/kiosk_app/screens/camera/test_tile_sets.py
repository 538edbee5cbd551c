"""A tile set that cannot be used: the camera reads without it, and a sentence says why."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kiosk_app.session.table_camera import TableCamera, photo_reader
from kiosk_app.settings import Settings
from scorer.table import Seat
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk
from vision.camera.virtual import VirtualCamera
from vision.enrol.store import names_of_tile_sets, save_tile_set
from vision.enrol.tile_set import TileSet


@pytest.fixture
def sets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "tenbou" / "tile-sets"


def set_of_width(width: int) -> None:
    faces = np.arange(34, dtype=np.int64)
    features = np.random.default_rng(7).normal(size=(34, width)).astype(np.float32)
    save_tile_set(TileSet("club", features, faces))


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    camera = TableCamera(photo_reader, lambda _: VirtualCamera("3", size=(640, 360)))
    settings = Settings(motion=False, tile_set="club", auto_photo=False)
    kiosk = Kiosk(tmp_path, settings=settings, camera=camera).start()
    yield kiosk
    kiosk.stop()


def look_through_the_camera(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(None)
    kiosk.wait(lambda: kiosk.app.camera.reading() is not None)


def test_a_damaged_set_is_put_aside_and_said(sets: Path, kiosk: Kiosk) -> None:
    set_of_width(64)
    path = sets / "club.npz"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    look_through_the_camera(kiosk)
    kiosk.wait(lambda: kiosk.heard("The tile set “club” is damaged and kept as club.damaged."))
    assert kiosk.app.camera.why_not() is None
    assert names_of_tile_sets() == () and (sets / "club.damaged").exists()


def test_a_set_of_another_width_is_said_and_left_out(sets: Path, kiosk: Kiosk) -> None:
    set_of_width(17)
    look_through_the_camera(kiosk)
    kiosk.wait(lambda: kiosk.heard("The tile set club was learned with another version of Tenbou"))
    assert kiosk.app.camera.why_not() is None
    assert names_of_tile_sets() == ("club",)
