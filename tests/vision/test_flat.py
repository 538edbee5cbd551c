"""The table from above: tiles of one size, and what is found there is where it was in the photo."""

import cv2
import numpy as np
import pytest

from tests.vision.layout.tables import photo, row
from vision.detect import Detection
from vision.detect.detector import View
from vision.flat import FlatView, flat_view
from vision.geometry import Image, Quads, as_quads, size_of
from vision.layout.table import find_plane, plane_of
from vision.training.layout.scenes import SIZE

TILE = 30.0
ROWS = [*row("123m456p789s"), *row("1234z", 2, 5)]


def from_above(elevation: float, roll: float) -> tuple[FlatView, Quads]:
    tiles = photo(ROWS, elevation=elevation, roll=roll)
    quads = as_quads([tile.quad for tile in tiles])
    return flat_view(plane_of(tiles, SIZE), quads, TILE), quads


def drawn(quads: Quads) -> Image:
    """White tiles on black."""
    picture = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    for quad in quads:
        cv2.fillPoly(picture, [quad.round().astype(np.int32)], (255, 255, 255))
    return picture


@pytest.mark.parametrize(("elevation", "roll"), [(35, 0), (50, 30), (70, 100), (85, 200)])
def test_every_tile_is_upright_and_as_wide_as_was_asked_for(elevation: float, roll: float) -> None:
    flat, quads = from_above(elevation, roll)
    shown = flat.show(drawn(quads[:1]))
    assert size_of(shown) == flat.size
    # Beyond the photo's edge it is grey.
    y, x = np.nonzero(shown[:, :, 0] > 180)
    assert sorted([np.ptp(x) + 1, np.ptp(y) + 1]) == pytest.approx([TILE, 1.34 * TILE], abs=3)


def test_what_is_found_from_above_is_where_it_is_in_the_photo() -> None:
    flat, quads = from_above(45, 20)
    shown = cv2.perspectiveTransform(quads.reshape(-1, 1, 2), flat.matrix).reshape(-1, 4, 2)
    assert shown.min() > TILE and (shown.max(axis=(0, 1)) < np.array(flat.size) - TILE).all()
    found = flat.in_photo([Detection(quad.astype(np.float32), 0.7, "back") for quad in shown])
    assert np.allclose([each.quad for each in found], quads, atol=0.1)
    assert {(each.score, each.kind) for each in found} == {(0.7, "back")}
    assert flat.in_photo([]) == []


@pytest.mark.parametrize("size", [(640, 480), (900, 200), (300, 310)])
def test_a_picture_can_be_shown_as_it_is(size: tuple[int, int]) -> None:
    assert View.as_it_is(size).size(size) == pytest.approx(size, abs=2)


def test_of_two_rows_at_either_end_of_a_large_table_one_is_shown() -> None:
    tile = np.array([[0, 0], [20, 0], [20, 27], [0, 27]], np.float32)
    quads = as_quads([tile + np.array([x, 500], np.float32) for x in (0, 20, 40, 3900, 3920, 3940)])
    plane = find_plane(quads.astype(np.float64), (4000, 1000), np.ones(len(quads)))
    flat = flat_view(plane, quads, TILE)
    assert max(flat.size) < 10 * TILE
