"""Rows of which only upright boxes are known, as on most labelled photos."""

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.layout.tables import loose, photo, row
from vision.from_tiles import hand_from_tiles
from vision.geometry import box_quad
from vision.layout.upright_boxes import with_slanted_corners
from vision.scene import SeenTile
from vision.training.layout.scenes import SIZE


def boxed(tile: SeenTile) -> SeenTile:
    """The same with the box around it, started from the corner nearest to the old one."""
    box = box_quad(*tile.quad.min(axis=0), *tile.quad.max(axis=0))
    errors = [np.abs(np.roll(box, -k, axis=0) - tile.quad).sum() for k in range(4)]
    return replace(tile, quad=np.roll(box, -int(np.argmin(errors)), axis=0))


@pytest.mark.parametrize("roll", [0, 20, 30, 40, 50, 90, 120, 150, 200, 240])
def test_a_slanting_row_of_boxes_is_a_hand(roll: float) -> None:
    seen = photo([*row("123m456p77789s22z"), loose("7s", 14.2, 0)], roll=roll, elevation=80)
    reading = hand_from_tiles([boxed(tile) for tile in seen], SIZE)
    assert reading.hand is not None
    assert reading.hand.as_json()["concealed"] == "123m456p77789s22z"
    assert str(reading.hand.win) == "7s"


def test_tiles_with_corners_stay_as_they_are() -> None:
    seen = photo(row("123m456p77789s22z"), roll=30)
    assert with_slanted_corners(seen) == seen


def test_corners_come_back_from_boxes() -> None:
    seen = photo(row("123m456p77789s22z"), roll=30, elevation=85)
    back = with_slanted_corners([boxed(tile) for tile in seen])
    for true, found in zip(seen, back, strict=True):
        side = float(np.hypot(*(true.quad[1] - true.quad[0])))
        assert np.abs(found.quad - true.quad).max() < 0.3 * side
