"""Several looks as one: each tile as most of them show it."""

import pytest

from tests.vision.repair.made_scenes import back, scene_of, tile
from vision.fuse import fuse
from vision.geometry import box_quad
from vision.scene import SeenTile

ROW = [box_quad(x, 0, x + 60, 80) for x in range(0, 600, 62)]
WHOLE = [tile(quad, f"{number % 9 + 1}p") for number, quad in enumerate(ROW)]
NAMES = [each.name for each in WHOLE]


def names(*looks: list[SeenTile]) -> list[str]:
    tiles = sorted(fuse([scene_of(look) for look in looks]).tiles, key=lambda each: each.quad[0, 0])
    return [each.name for each in tiles]


def test_one_look_is_as_it_was() -> None:
    assert names(WHOLE) == NAMES
    assert fuse([scene_of([])]).tiles == ()


def test_a_tile_that_one_look_splits_is_as_the_other_shows_it() -> None:
    halves = [tile(box_quad(0, 0, 60, 40), "2p"), tile(box_quad(0, 40, 60, 80), "2p")]
    assert names([*halves, *WHOLE[1:]], WHOLE) == NAMES
    assert names(WHOLE, [*halves, *WHOLE[1:]]) == NAMES


def test_two_tiles_that_one_look_takes_for_one_are_two() -> None:
    double = tile(box_quad(0, 0, 122, 80), "8p", score=0.9)
    assert names([double, *WHOLE[2:]], WHOLE) == NAMES


def test_what_each_look_misses_the_other_shows_less_surely() -> None:
    found = fuse([scene_of(WHOLE[1:]), scene_of(WHOLE[:-1])])
    scores = sorted(round(each.score, 2) for each in found.tiles)
    assert scores == [0.4, 0.4, *[1.0] * (len(WHOLE) - 2)]


def test_what_all_looks_show_faintly_is_there() -> None:
    faint = scene_of([tile(ROW[0], score=0.4), *WHOLE[1:]])
    found = fuse([faint, faint])
    assert min(each.score for each in found.tiles) == pytest.approx(0.566, abs=0.01)


def test_a_face_is_named_by_all_looks() -> None:
    unsure, sure = tile(ROW[0], "9s", sure=0.6), tile(ROW[0], "6s", sure=0.95)
    assert names([unsure, *WHOLE[1:]], [sure, *WHOLE[1:]])[0] == "6s"
    assert names([back(ROW[0]), *WHOLE[1:]], [sure, *WHOLE[1:]], [sure, *WHOLE[1:]])[0] == "6s"
