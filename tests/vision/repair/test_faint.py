"""Which faint answers of the detector are believed."""

import numpy as np
import pytest

from vision.geometry import Quad, box_quad
from vision.repair.faint import in_line_with

SURE = np.stack([box_quad(0, 0, 40, 50), box_quad(40, 2, 80, 52)])


def turned(quads: np.ndarray, degrees: float) -> np.ndarray:
    angle = np.deg2rad(degrees)
    matrix = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(quads @ matrix.T, np.float32)


@pytest.mark.parametrize("degrees", [0, 30, 45, 200])
def test_a_tile_at_the_end_of_a_row_is_believed(degrees: float) -> None:
    faint = np.stack([box_quad(82, 0, 122, 50)])
    assert list(in_line_with(turned(faint, degrees), turned(SURE, degrees))) == [0]


@pytest.mark.parametrize(
    "quad",
    [
        box_quad(82, 0, 122, 25),  # half as tall
        box_quad(200, 0, 240, 50),  # far off
        box_quad(60, 2, 100, 52),  # half on a tile
        box_quad(80, 30, 120, 80),  # out of line
    ],
)
def test_what_does_not_continue_the_row_is_not(quad: Quad) -> None:
    assert len(in_line_with(quad[None], SURE)) == 0


def test_of_two_in_one_place_the_first_is_taken() -> None:
    faint = np.stack([box_quad(82, 0, 122, 50), box_quad(90, 0, 130, 50)])
    assert list(in_line_with(faint, SURE)) == [0]
