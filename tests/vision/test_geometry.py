"""Boxes, quads and what follows from them alone."""

import numpy as np
import pytest

from vision.geometry import (
    axes,
    box_quad,
    boxes_around,
    differences,
    keep_surest,
    overlaps,
    size_of,
    smaller,
    squeeze,
    stretched,
    tile_units,
)


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


@pytest.mark.parametrize(("width", "height"), [(60, 80), (80, 60), (60, 45), (40, 80)])
def test_tiles_of_any_usual_shape_are_not_squeezed(width: float, height: float) -> None:
    tiles = [box_quad(x * width, 10, (x + 1) * width, 10 + height) for x in range(6)]
    assert abs(squeeze(tiles)) < 1.2
    assert squeeze([]) == 0


@pytest.mark.parametrize(
    ("size", "factor", "expected"),
    [
        ((600, 600), 6, (3600, 600)),
        ((600, 600), 1 / 6, (600, 3600)),
        ((3000, 2000), 6, (3000, 333)),
    ],
    ids=["wider", "longer", "too large: smaller the other way"],
)
def test_a_picture_is_stretched_as_far_as_memory_goes(
    size: tuple[int, int], factor: float, expected: tuple[int, int]
) -> None:
    picture = np.zeros((size[1], size[0], 3), np.uint8)
    assert size_of(stretched(picture, factor, 4096)) == expected


def test_a_step_across_and_down_is_measured_in_the_tiles_own_sides() -> None:
    slanting = np.array([[10, 0], [50, 30], [5, 90], [-35, 60]], np.float32)
    flat = box_quad(0, 0, 40, 0)
    solid, units = tile_units([flat, slanting])
    assert list(solid) == [1]
    across, down = axes([slanting])[0].T
    assert units[0] @ across == pytest.approx([1, 0], abs=1e-5)
    assert units[0] @ down == pytest.approx([0, 1], abs=1e-5)
    assert differences(units[0], axes([slanting, 2 * slanting])) == pytest.approx([0, 1], abs=1e-5)


def test_of_answers_about_one_tile_the_surest_is_kept() -> None:
    same = np.array([[1, 1, 0], [1, 1, 0], [0, 1, 1]], np.bool_)
    assert keep_surest([0.5, 0.9, 0.7], same) == [1]
    assert keep_surest([0.5, 0.9, 0.7], np.eye(3, dtype=np.bool_)) == [0, 1, 2]
    assert keep_surest([], np.zeros((0, 0), np.bool_)) == []


@pytest.mark.parametrize("given", [(640, 480), (641, 480), (639, 481), (1300, 730)])
@pytest.mark.parametrize("size", [(300, 220), (160, 120), (37, 23), (1, 1)])
def test_each_pixel_of_a_smaller_picture_is_the_mean_of_its_own(
    given: tuple[int, int], size: tuple[int, int]
) -> None:
    """However often it was halved on the way: a ramp stays where it was."""
    across = np.linspace(0, 250, given[0])[None, :, None]
    down = np.linspace(0, 1, given[1])[:, None, None]
    ramp = np.broadcast_to(across * down, (given[1], given[0], 3)).astype(np.uint8)
    small = smaller(ramp, size)
    assert small.shape == (size[1], size[0], 3) and small.dtype == np.uint8
    middles = [(np.arange(n) + 0.5) / n for n in size]
    expected = 250 * middles[0][None] * middles[1][:, None]
    assert np.abs(small[..., 0] - expected).max() < 4


def test_a_smaller_picture_of_the_same_size_is_the_same() -> None:
    picture = np.random.default_rng(1).integers(0, 256, (30, 40, 3)).astype(np.uint8)
    assert np.array_equal(smaller(picture, (40, 30)), picture)
