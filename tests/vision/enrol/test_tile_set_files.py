"""Tile sets on disk: what was saved comes back, and any damage is said and put aside."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from kiosk_app.languages import in_english
from tests.refusing import refuses
from vision.enrol.features import SetReader
from vision.enrol.store import (
    TileSetError,
    load_tile_set,
    names_of_tile_sets,
    save_tile_set,
    was_put_aside,
)
from vision.enrol.tile_set import TileSet


def a_set(width: int = 320, name: str = "club") -> TileSet:
    rows = np.random.default_rng(1).normal(size=(34 * 4, width)).astype(np.float16)
    return TileSet(name, rows.astype(np.float32), np.arange(34).repeat(4))


def test_a_set_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    save_tile_set(a_set(), tmp_path)
    again = load_tile_set("club", tmp_path)
    assert np.array_equal(again.features, a_set().features)
    assert np.array_equal(again.faces, a_set().faces)


def test_every_changed_bit_and_every_cut_is_noticed(tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    whole = save_tile_set(a_set(), tmp_path).read_bytes()
    for number in range(60):
        damaged = bytearray(whole)
        at = random.randrange(len(whole))
        if number % 3 == 0:
            damaged = damaged[:at]
        else:
            damaged[at] ^= 1 << random.randrange(8)
        (tmp_path / "club.npz").write_bytes(damaged)
        try:
            again = load_tile_set("club", tmp_path)
        except TileSetError as error:
            assert "Learn it again" in in_english(error)
        else:  # a bit that no reader looks at, such as a date in the archive
            assert np.array_equal(again.features, a_set().features)
            assert np.array_equal(again.faces, a_set().faces)


def test_a_damaged_set_is_put_aside_and_no_longer_offered(tmp_path: Path) -> None:
    (tmp_path / "club.npz").write_bytes(b"PK\x03\x04 no archive")
    with refuses(TileSetError, match=r"kept as club\.damaged"):
        load_tile_set("club", tmp_path)
    assert names_of_tile_sets(tmp_path) == ()
    assert was_put_aside("club", tmp_path)
    save_tile_set(a_set(), tmp_path)
    assert not was_put_aside("club", tmp_path)


def test_a_set_of_a_newer_tenbou_stays_where_it_is(tmp_path: Path) -> None:
    with (tmp_path / "club.npz").open("wb") as file:
        np.savez(file, version=99, features=np.zeros((1, 4)), faces=np.zeros(1))
    with refuses(TileSetError, match="newer Tenbou"):
        load_tile_set("club", tmp_path)
    assert names_of_tile_sets(tmp_path) == ("club",)


def test_a_set_of_the_first_version_is_welcome(tmp_path: Path) -> None:
    old = a_set()
    with (tmp_path / "club.npz").open("wb") as file:
        faces = old.faces.astype(np.uint8)
        np.savez_compressed(file, version=1, features=old.features, faces=faces)
    assert load_tile_set("club", tmp_path).known == old.known


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_features_that_are_no_numbers_are_damage(tmp_path: Path, value: float) -> None:
    broken = a_set()
    broken.features[3, 3] = value
    save_tile_set(broken, tmp_path)
    with refuses(TileSetError, match="damaged"):
        load_tile_set("club", tmp_path)


def test_a_set_of_another_network_is_not_used(caplog: pytest.LogCaptureFixture) -> None:
    SetReader(tile_set=a_set(width=64))
    assert "tile-set: other-network name=club" in caplog.text
