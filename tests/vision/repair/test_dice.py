"""A die beside the tiles is none of them."""

import numpy as np
import pytest

from tests.vision.repair.made_scenes import FELT, ids, scene_of, tile
from vision.geometry import Quad, box_quad
from vision.repair.no_tiles import drop_dice
from vision.scene import Scene

_DIE = box_quad(360, 180, 402, 224)


def _with(face: Quad, *, others: int = 8) -> Scene:
    """Two rows, nearer and farther: one alone could be seen from so low that a die is a tile."""
    rows = [
        box_quad(20 + 62 * n, top, 80 + 62 * n, top + 80) for top in (20, 300) for n in range(4)
    ]
    tiles = [*(tile(quad, "3p") for quad in rows[:others]), tile(face, "4p", 0.6)]
    return scene_of(tiles, np.vstack([FELT, FELT]))


def test_a_small_square_by_itself_is_a_die() -> None:
    scene = _with(_DIE)
    assert ids(drop_dice(scene)) == ids(scene)[:-1]


@pytest.mark.parametrize(
    "face",
    [
        box_quad(360, 160, 420, 240),  # a tile of the same size
        box_quad(360, 160, 440, 220),  # one that lies on its side
        box_quad(360, 160, 412, 229),  # one that lies a little lower
        box_quad(270, 318, 312, 362),  # close to a row: part of a tile, and no die
    ],
)
def test_a_tile_and_what_lies_at_a_row_stay(face: Quad) -> None:
    scene = _with(face)
    assert ids(drop_dice(scene)) == ids(scene)


def test_a_few_tiles_do_not_say_how_large_one_is() -> None:
    scene = _with(_DIE, others=4)
    assert ids(drop_dice(scene)) == ids(scene)
