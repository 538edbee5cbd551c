"""How far boxes cover the same ground."""

import numpy as np
import pytest

from vision.geometry import box_quad, boxes_around, overlaps


def test_a_box_around_a_slanting_tile_holds_its_corners() -> None:
    slanting = np.array([[10, 5], [30, 0], [35, 20], [15, 25]], np.float32)
    assert boxes_around([slanting]).tolist() == [[10, 0, 35, 25]]
    assert boxes_around([]).shape == (0, 4)


@pytest.mark.parametrize(("left", "share"), [(0, 1.0), (10, 1 / 3), (20, 0.0), (50, 0.0)], ids=str)
def test_what_both_cover_is_a_share_of_what_either_does(left: float, share: float) -> None:
    ones = boxes_around([box_quad(0, 0, 20, 10), box_quad(900, 0, 920, 10)])
    others = boxes_around([box_quad(left, 0, left + 20, 10)])
    found = overlaps(ones, others)
    assert found.shape == (2, 1)
    assert found[:, 0] == pytest.approx([share, 0])
    assert pytest.approx(found) == overlaps(others, ones).T


def test_a_box_without_any_size_covers_nothing() -> None:
    point = boxes_around([box_quad(5, 5, 5, 5)])
    assert overlaps(point, point).tolist() == [[0.0]]
