"""Pieces of a tile are found by their size, and are one tile where the reader says so."""

import numpy as np
import pytest

from vision.geometry import Quad, box_quad
from vision.repair.halves import Whole, mostly_inside, possible_wholes

ROW = [box_quad(x, 0, x + 60, 80) for x in range(0, 600, 62)]
UPPER, LOWER = box_quad(620, 0, 680, 42), box_quad(620, 38, 680, 80)
WHOLE = box_quad(620, 0, 680, 80)


def pairs(found: list[Whole]) -> list[Whole]:
    return [whole for whole in found if len(whole.pieces) == 2]


def test_two_halves_make_a_tile_as_large_as_the_others() -> None:
    (whole,) = pairs(possible_wholes([*ROW, UPPER, LOWER]))
    assert whole.pieces == (len(ROW), len(ROW) + 1)
    assert np.allclose(whole.quad, WHOLE, atol=1)


def test_a_half_alone_is_grown_to_either_side() -> None:
    found = possible_wholes([*ROW, UPPER])
    assert [whole.pieces for whole in found] == [(len(ROW),)] * 2
    up, down = (whole.quad for whole in found)
    assert np.allclose(down, WHOLE, atol=1)
    assert up[:, 1].min() < -30


@pytest.mark.parametrize(
    "tiles",
    [
        [*ROW],
        [*ROW, box_quad(620, 0, 700, 60)],
        [*ROW, box_quad(620, 0, 700, 60), box_quad(620, -62, 700, -2)],
        [*ROW, box_quad(620, 4, 680, 84)],
        [UPPER, LOWER, *ROW[:3]],
        [],
    ],
    ids=["a row", "a sideways tile", "an added kong", "a tile set apart", "too few", "none"],
)
def test_whole_tiles_are_left_alone(tiles: list[Quad]) -> None:
    assert possible_wholes(tiles) == []


def test_far_tiles_are_measured_by_their_own_neighbours() -> None:
    near = [box_quad(x, 400, x + 120, 560) for x in range(0, 1200, 125)]
    far = [box_quad(x, y, x + 50, y + 40) for x in range(0, 600, 52) for y in (0, 42)]
    assert pairs(possible_wholes([*near, *far])) == []


def test_halves_lying_on_their_side_are_joined_too() -> None:
    left, right = box_quad(620, 20, 662, 80), box_quad(658, 20, 700, 80)
    (whole,) = pairs(possible_wholes([*ROW, left, right]))
    assert np.allclose(whole.quad, box_quad(620, 20, 700, 80), atol=1)


def test_a_piece_lies_mostly_inside_its_tile_and_a_neighbour_does_not() -> None:
    assert mostly_inside(UPPER, WHOLE)
    assert not mostly_inside(ROW[-1], WHOLE)
