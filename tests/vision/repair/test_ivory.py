"""Blank faces and backs told apart by their colours."""

import numpy as np

from vision.geometry import box_quad
from vision.repair.ivory import which_are_ivory


def test_a_plain_tile_with_the_colour_of_the_faces_is_no_back() -> None:
    table = np.full((200, 400, 3), (40, 90, 30), np.uint8)
    for left, colour in ((20, (215, 235, 240)), (140, (212, 230, 236)), (260, (150, 90, 30))):
        table[40:160, left : left + 90] = colour
    table[80:120, 50:80] = (30, 30, 30)  # the drawing of the one face
    face, white, back = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260))
    assert which_are_ivory(table, [face], [white, back]) == [True, False]
    assert which_are_ivory(table, [], [white]) == [False]


def test_pale_backs_that_are_like_each_other_are_no_white_dragons() -> None:
    table = np.full((200, 800, 3), (40, 90, 30), np.uint8)
    table[40:160, 20:110] = (215, 235, 240)
    table[40:160, 140:] = (207, 229, 239)
    face, *backs = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260, 380, 500, 620))
    assert which_are_ivory(table, [face], backs[:1]) == [True]
    assert which_are_ivory(table, [face], backs) == [False] * 5
