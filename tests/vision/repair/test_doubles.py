"""One tile found twice is one tile."""

from dataclasses import replace

import numpy as np
import pytest

from vision.geometry import box_quad
from vision.read.faces import CLASS_COUNT
from vision.repair.doubles import without_phantoms
from vision.scene import SeenTile


def tile(x: float, score: float, y: float = 0.0) -> SeenTile:
    face = np.eye(CLASS_COUNT, dtype=np.float32)[3]
    turned = np.array([1, 0, 0, 0], np.float32)
    return SeenTile(box_quad(x, y, x + 60, y + 80), "face", score, face, turned)


def test_a_doubtful_frame_over_a_surer_one_is_dropped() -> None:
    real, phantom = tile(0, 0.8), tile(25, 0.4)
    assert without_phantoms([phantom, real]) == [real]


@pytest.mark.parametrize(
    ("x", "score"),
    [(60, 0.4), (40, 0.4), (25, 0.7)],
    ids=["beside", "a little over it", "as sure as the other"],
)
def test_tiles_that_touch_or_lie_on_each_other_stay(x: float, score: float) -> None:
    tiles = [tile(0, 0.8), tile(x, score)]
    assert without_phantoms(tiles) == tiles


def test_half_of_a_tile_on_its_side_is_no_tile_of_its_own() -> None:
    real = replace(tile(0, 0.8), quad=box_quad(0, 0, 80, 60))
    half = replace(tile(-10, 0.66), quad=box_quad(-10, 0, 45, 65))
    assert without_phantoms([real, half]) == [real]


def test_tiles_that_are_as_surely_there_stay() -> None:
    tiles = [tile(0, 0.75), tile(20, 0.7)]
    assert without_phantoms(tiles) == tiles


def test_nothing_is_left_of_nothing() -> None:
    assert without_phantoms([]) == []
