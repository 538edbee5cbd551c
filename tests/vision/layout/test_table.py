"""The table's plane, measured with its tiles."""

import numpy as np
import pytest

from tests.vision.layout.tables import photo, row
from vision.layout.table import TALL, find_plane, lay_on_table
from vision.training.layout.scenes import SIZE, arranged_scene
from vision.training.layout.simulated_eyes import STEADY, look
from vision.training.render.arrange_table import moved

ROWS = [*row("123m456p"), *row("789s1234z", 1, 4), *moved(row("55667p"), -2, 2, 90)]


@pytest.mark.parametrize("elevation", [35, 60, 85])
@pytest.mark.parametrize("roll", [0, 40, 90, 200])
def test_every_tile_is_one_wide_from_any_side(elevation: float, roll: float) -> None:
    table = lay_on_table(photo(ROWS, elevation=elevation, roll=roll), SIZE)
    assert np.abs(table.wide - 1).max() < 0.04
    assert np.abs(table.tall - TALL).max() < 0.04
    assert table.plane.residual < 0.02


def test_distances_are_in_tile_widths() -> None:
    tiles = photo([*row("1m"), *row("2m", 5.0, 0), *row("3m", 0, 7.0), *row("456p", 4, 4)])
    table = lay_on_table(tiles, SIZE)
    place = {tile.name: table.centres[n] for n, tile in enumerate(tiles)}
    assert np.hypot(*(place["1m"] - place["2m"])) == pytest.approx(5.0, abs=0.2)
    assert np.hypot(*(place["1m"] - place["3m"])) == pytest.approx(7.0, abs=0.3)


@pytest.mark.parametrize("squeeze", [0.3, 0.6, 2.0])
def test_a_squeezed_photo_has_the_same_table(squeeze: float) -> None:
    tiles = photo(ROWS)
    quads = np.array([tile.quad for tile in tiles], np.float64) * [squeeze, 1.0]
    upright = np.array([tile.top_side[0] + tile.top_side[2] for tile in tiles], np.float64)
    plane = find_plane(quads, (round(SIZE[0] * squeeze), SIZE[1]), upright)
    assert plane.residual < 0.02


def test_a_tenth_of_other_frames_bends_no_plane() -> None:
    random = np.random.default_rng(0)
    tiles = photo(ROWS)
    quads = np.array([tile.quad for tile in tiles], np.float64)
    upright = np.array([tile.top_side[0] + tile.top_side[2] for tile in tiles], np.float64)
    for spoilt in random.permutation(len(quads))[:2]:
        quads[spoilt] = quads[spoilt].mean(axis=0) + (
            quads[spoilt] - quads[spoilt].mean(axis=0)
        ) * [2.2, 0.6]
    assert find_plane(quads, SIZE, upright).residual < 0.03


def test_nothing_or_one_tile_is_no_plane_and_no_error() -> None:
    assert find_plane(np.zeros((0, 4, 2)), SIZE, np.zeros(0)).residual == 1.0
    assert len(lay_on_table(photo(row("1m")), SIZE)) == 1
    flat = np.zeros((3, 4, 2))
    assert np.isfinite(find_plane(flat, SIZE, np.ones(3)).stretch).all()


@pytest.mark.parametrize("seed", range(8))
def test_on_tables_with_everything_most_tiles_fit(seed: int) -> None:
    scene = arranged_scene("other-hands", seed)
    table = lay_on_table(look(scene, STEADY, np.random.default_rng(seed)), scene.size)
    assert table.plane.residual < 0.15


def test_faces_that_look_the_same_upside_down_lie_as_their_neighbours_do() -> None:
    for roll in (0, 90, 180, 270):
        table = lay_on_table(photo(row("1m2p4p9s8s5z2s7z"), roll=roll), SIZE)
        assert (table.up @ table.up[0] > 0.9).all()
