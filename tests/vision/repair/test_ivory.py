"""Blank faces and backs told apart by their colours."""

import numpy as np

from tests.vision.repair.made_scenes import back, scene_of, tile
from vision.geometry import Image, box_quad
from vision.repair import REPAIRS
from vision.repair.ivory import Ivory
from vision.scene import Scene, SeenTile


def test_a_plain_tile_with_the_colour_of_the_faces_is_no_back() -> None:
    table = np.full((200, 400, 3), (40, 90, 30), np.uint8)
    for left, colour in ((20, (215, 235, 240)), (140, (212, 230, 236)), (260, (150, 90, 30))):
        table[40:160, left : left + 90] = colour
    table[80:120, 50:80] = (30, 30, 30)  # the drawing of the one face
    face, white, back = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260))
    assert Ivory(table, [face]).which_are_ivory([white, back]) == [True, False]
    assert Ivory(table, []).which_are_ivory([white]) == [False]


def test_pale_backs_that_are_like_each_other_are_no_white_dragons() -> None:
    table = np.full((200, 800, 3), (40, 90, 30), np.uint8)
    table[40:160, 20:110] = (215, 235, 240)
    table[40:160, 140:] = (207, 229, 239)
    face, *backs = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260, 380, 500, 620))
    assert Ivory(table, [face]).which_are_ivory(backs[:1]) == [True]
    assert Ivory(table, [face]).which_are_ivory(backs) == [False] * 5


def test_a_plain_tile_nearer_to_ivory_than_to_all_other_backs_is_a_white_dragon() -> None:
    """In a lamp's light, or where faces are smeared, their ground is not quite its colour."""
    table = np.full((200, 800, 3), (40, 90, 30), np.uint8)
    table[40:160, 20:110] = (215, 235, 240)
    table[40:160, 140:230] = (195, 235, 250)
    table[40:160, 260:] = (150, 90, 30)
    face, *plain = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260, 380, 500, 620))
    assert Ivory(table, [face]).which_are_ivory(plain) == [True, *[False] * 4]
    # Too few others say what backs look like here.
    assert Ivory(table, [face]).which_are_ivory(plain[:3]) == [False] * 3


def test_an_ivory_tile_without_a_face_is_a_white_dragon() -> None:
    table = np.full((200, 400, 3), (40, 90, 30), np.uint8)
    table[40:160, 20:110] = table[40:160, 140:230] = table[40:160, 260:350] = (215, 235, 240)
    face, blank, faint = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260))
    found = scene_of([tile(face, "4m"), back(blank), back(faint, 0.35)], table)
    seen = _repaired(found, "found")
    no_face = {each.id: tile(each.quad, "none", each.score) for each in seen.tiles[1:]}
    read = _repaired(seen.with_changed(no_face, "read", "named by the reader"), "asked")
    assert [each.name for each in read.tiles] == ["4m", "5z"]


def test_a_face_that_the_detector_is_sure_of_and_that_shows_none_is_a_white_dragon() -> None:
    """On a white cloth the reader sees no edge of it, and takes it for a piece of the cloth."""
    places = [box_quad(x, 40, x + 90, 160) for x in range(20, 720, 100)]
    *named, blank = [tile(quad, "4m") for quad in places]
    ivory = (215, 235, 240)
    cloth = np.full((200, 800, 3), ivory, np.uint8)
    for left in range(20, 620, 100):
        cloth[70:130, left + 20 : left + 60] = (30, 30, 30)  # the drawing of each face
    assert names(named, tile(blank.quad, "none", 0.8), cloth)[-1] == "5z"
    # Not what is found faintly, nor what is no tile's size, nor where it shows something.
    assert names(named, tile(blank.quad, "none", 0.4), cloth) == ["4m"] * 6
    half = box_quad(620, 40, 665, 160)
    assert names(named, tile(half, "none", 0.8), cloth) == ["4m"] * 6
    cloth[60:140, 640:690] = (30, 60, 200)
    assert names(named, tile(blank.quad, "none", 0.8), cloth) == ["4m"] * 6


def names(named: list[SeenTile], unread: SeenTile, table: Image) -> list[str]:
    read = _repaired(scene_of([*named, unread], table), "asked")
    return [each.name for each in read.tiles]


def test_of_more_than_four_blank_tiles_those_without_the_ivory_are_backs() -> None:
    """Pale backs in a red light, which detector and reader take for white dragons."""
    table = np.full((200, 800, 3), (30, 40, 90), np.uint8)
    table[40:160, 20:220] = (190, 190, 235)  # a printed face and a white dragon
    table[40:160, 260:] = (130, 145, 200)
    printed, *blank = (box_quad(x, 40, x + 90, 160) for x in (20, 125, 260, 365, 470, 575))
    tiles = [tile(printed, "4m"), *(tile(quad, "5z") for quad in blank)]
    read = _repaired(scene_of(tiles, table), "asked")
    assert [each.name for each in read.tiles] == ["4m", "5z", *["back"] * 4]
    four = _repaired(scene_of(tiles[:-1], table), "asked")
    assert [each.name for each in four.tiles] == ["4m", *["5z"] * 4]


def _repaired(scene: Scene, when: str) -> Scene:
    for repair in REPAIRS:
        if repair.when == when:
            scene = repair.do(scene)
    return scene
