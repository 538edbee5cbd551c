"""Where a camera goes: the geometry of the build guide."""

from math import atan, degrees

import pytest

from vision.camera.placement import LENSES, TABLE, Lens, look, lowest_height


def test_straight_down_the_height_follows_from_the_narrower_side() -> None:
    lens = Lens(degrees(2 * atan(0.5)), 2000, 1000)  # as wide as it is far away, half as tall
    assert lowest_height(lens, tilt=0.0) == pytest.approx(2 * TABLE, abs=0.011)


@pytest.mark.parametrize("name", LENSES)
def test_higher_is_smaller_and_still_covers(name: str) -> None:
    lens = LENSES[name]
    lowest = lowest_height(lens, tilt=0.0)
    assert lowest is not None
    near, far = (look(lens, height=lowest + more, tilt=0.0) for more in (0.0, 0.5))
    assert near.covers and far.covers
    assert not look(lens, height=lowest - 0.02, tilt=0.0).covers
    assert far.largest_tile < near.smallest_tile * 1.2
    assert far.smallest_tile < near.smallest_tile


def test_aslant_far_tiles_are_smaller_and_all_are_squashed() -> None:
    view = look(LENSES["Camera Module 3"], height=1.2, tilt=40.0)
    assert view.smallest_tile < view.largest_tile
    assert view.squashed == pytest.approx(0.766, abs=0.001)


def test_a_view_that_can_never_hold_the_table_has_no_height() -> None:
    assert lowest_height(Lens(5.0, 1000, 1000), tilt=0.0) is None
