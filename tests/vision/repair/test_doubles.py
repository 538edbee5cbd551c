"""One tile found twice is one tile."""

from dataclasses import replace

import pytest

from tests.vision.repair.made_scenes import ids, scene_of
from tests.vision.repair.made_scenes import tile as tile_at
from vision.geometry import box_quad
from vision.repair.no_tiles import drop_doubles
from vision.scene import SeenTile


def tile(x: float, score: float, y: float = 0.0) -> SeenTile:
    return tile_at(box_quad(x, y, x + 60, y + 80), score=score)


def left_of(*tiles: SeenTile) -> list[int]:
    return ids(drop_doubles(scene_of(tiles)))


def test_a_doubtful_frame_over_a_surer_one_is_dropped() -> None:
    real, phantom = tile(0, 0.8), tile(25, 0.4)
    assert left_of(phantom, real) == [1]


@pytest.mark.parametrize(
    ("x", "score"),
    [(60, 0.4), (40, 0.4), (25, 0.7)],
    ids=["beside", "a little over it", "as sure as the other"],
)
def test_tiles_that_touch_or_lie_on_each_other_stay(x: float, score: float) -> None:
    assert left_of(tile(0, 0.8), tile(x, score)) == [0, 1]


def test_half_of_a_tile_on_its_side_is_no_tile_of_its_own() -> None:
    real = replace(tile(0, 0.8), quad=box_quad(0, 0, 80, 60))
    half = replace(tile(-10, 0.66), quad=box_quad(-10, 0, 45, 65))
    assert left_of(real, half) == [0]


def test_tiles_that_are_as_surely_there_stay() -> None:
    assert left_of(tile(0, 0.75), tile(20, 0.7)) == [0, 1]


def test_two_frames_at_one_place_are_one_tile_however_sure_both_are() -> None:
    assert left_of(tile(0, 0.75), tile(8, 0.74)) == [0]


def test_nothing_is_left_of_nothing() -> None:
    assert left_of() == []
