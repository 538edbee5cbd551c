"""The side of a back in a wall, and a white dragon that lies there."""

import numpy as np

from tests.vision.repair.made_scenes import back, scene_of, tile
from vision.geometry import Image, Quad, box_quad
from vision.repair.no_tiles import drop_sides_of_backs
from vision.scene import Scene

IVORY, BLUE, FELT = (215, 235, 240), (150, 90, 30), (60, 110, 30)
WIDE, HIGH, SIDE = 60, 40, 24
"""Pixels of a face seen from low down, and of the side below it."""
WALL: Quad = box_quad(600, 100, 600 + WIDE, 100 + HIGH)


def low_table() -> Image:
    """Eight printed tiles in a row and the last back of a wall, each with its side below it."""
    table = np.full((300, 900, 3), FELT, np.uint8)
    for left in range(20, 20 + 8 * WIDE, WIDE):
        table[100 : 100 + HIGH + SIDE, left : left + WIDE] = IVORY
        table[115:125, left + 25 : left + 35] = (30, 30, 30)
    table[100 : 100 + HIGH, 600 : 600 + WIDE] = BLUE
    return table


def scene_with(table: Image, *blank: Quad) -> Scene:
    row = [box_quad(x, 100, x + WIDE, 100 + HIGH) for x in range(20, 20 + 8 * WIDE, WIDE)]
    blanks = [tile(quad, "5z") for quad in blank]
    return scene_of([*(tile(quad, "4m") for quad in row), back(WALL), *blanks], table)


def blanks_left(scene: Scene) -> int:
    return sum(each.name == "5z" for each in drop_sides_of_backs(scene).tiles)


def test_the_side_of_a_back_is_no_white_dragon() -> None:
    table = low_table()
    table[100 + HIGH : 100 + 2 * HIGH, 600 : 600 + WIDE] = IVORY
    below = box_quad(600, 100 + HIGH, 600 + WIDE, 100 + 2 * HIGH)
    assert blanks_left(scene_with(table, below)) == 0


def test_a_white_dragon_shows_its_own_side_below_it() -> None:
    table = low_table()
    table[100 + HIGH : 100 + 2 * HIGH + SIDE, 600 : 600 + WIDE] = IVORY
    below = box_quad(600, 100 + HIGH, 600 + WIDE, 100 + 2 * HIGH)
    assert blanks_left(scene_with(table, below)) == 1


def test_a_white_dragon_among_backs_hides_its_side_behind_the_next() -> None:
    table = low_table()
    table[100 + HIGH : 100 + 2 * HIGH, 600 : 600 + WIDE] = IVORY
    table[100 + 2 * HIGH : 100 + 3 * HIGH, 600 : 600 + WIDE] = BLUE
    below = box_quad(600, 100 + HIGH, 600 + WIDE, 100 + 2 * HIGH)
    scene = scene_with(table, below)
    nearer = back(box_quad(600, 100 + 2 * HIGH, 600 + WIDE, 100 + 3 * HIGH))
    assert blanks_left(scene.with_added([nearer], "test", "the next of the wall")) == 1


def test_a_white_dragon_that_no_back_lies_behind_is_left_alone() -> None:
    table = low_table()
    table[200 : 200 + HIGH, 700 : 700 + WIDE] = IVORY
    beside = box_quad(700, 200, 700 + WIDE, 200 + HIGH)
    assert blanks_left(scene_with(table, beside)) == 1


def test_from_above_no_side_is_seen() -> None:
    table = np.full((300, 900, 3), FELT, np.uint8)
    quads = [box_quad(x, 40, x + 60, 120) for x in range(20, 500, 60)]
    for quad in quads:
        left, top = quad[0].astype(int)
        table[top : top + 80, left : left + 60] = IVORY
        table[top + 30 : top + 40, left + 25 : left + 35] = (30, 30, 30)
    table[40:120, 600:660], table[120:200, 600:660] = BLUE, IVORY
    blank, wall = box_quad(600, 120, 660, 200), back(box_quad(600, 40, 660, 120))
    tiles = [*(tile(quad, "4m") for quad in quads), wall, tile(blank, "5z")]
    assert blanks_left(scene_of(tiles, table)) == 1
