"""A blank tile that the network overlooked, found by the hole it leaves in its row."""

import numpy as np
import pytest

from vision.geometry import Image, Quad, box_quad
from vision.repair.gaps import white_gaps

FELT, IVORY, INK = (60, 110, 30), (215, 235, 240), (40, 30, 30)


def row(places: list[int], table: tuple[int, int, int] = FELT) -> tuple[Image, list[Quad]]:
    """Tiles at these places of a row; all but the blank one at place 2 are drawn on."""
    image = np.full((200, 500, 3), table, np.uint8)
    quads = []
    for place in places:
        left = 40 + 50 * place
        image[60:130, left : left + 50] = IVORY
        if place != 2:
            image[90:100, left + 10 : left + 40] = INK
            quads.append(box_quad(left, 60, left + 50, 130))
    return image, quads


def test_a_blank_tile_in_a_row_is_found_by_its_colour() -> None:
    image, faces = row([0, 1, 2, 3, 4])
    (gap,) = white_gaps(image, faces, [])
    assert np.allclose(gap, box_quad(140, 60, 190, 130))


def test_a_hole_that_shows_the_table_is_none() -> None:
    image, faces = row([0, 1, 3, 4])
    assert white_gaps(image, faces, []) == []


def test_a_hole_on_a_table_as_white_as_the_tiles_is_not_believed() -> None:
    image, faces = row([0, 1, 3, 4], table=IVORY)
    assert white_gaps(image, faces, []) == []


def test_between_tiles_laid_apart_nothing_is_looked_for() -> None:
    image, faces = row([1, 2, 3, 5])
    assert white_gaps(image, faces, []) == []


def test_a_hole_that_something_fills_stays_as_it_is() -> None:
    image, faces = row([0, 1, 2, 3, 4])
    assert white_gaps(image, faces, [box_quad(140, 60, 190, 130)]) == []


@pytest.mark.parametrize("count", [0, 1, 2])
def test_too_few_tiles_make_no_row(count: int) -> None:
    image, faces = row([0, 1, 2, 3, 4])
    assert white_gaps(image, faces[:count], []) == []
