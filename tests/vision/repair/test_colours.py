"""Faces, blank faces, backs and plates told apart by their colours."""

import numpy as np

from vision.geometry import box_quad
from vision.repair.colours import which_are_backs, which_are_ivory, which_are_odd


def test_a_plain_tile_with_the_colour_of_the_faces_is_no_back() -> None:
    table = np.full((200, 400, 3), (40, 90, 30), np.uint8)
    for left, colour in ((20, (215, 235, 240)), (140, (212, 230, 236)), (260, (150, 90, 30))):
        table[40:160, left : left + 90] = colour
    table[80:120, 50:80] = (30, 30, 30)  # the drawing of the one face
    face, white, back = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260))
    assert which_are_ivory(table, [face], [white, back]) == [True, False]
    assert which_are_ivory(table, [], [white]) == [False]


def test_a_blank_face_with_the_colour_of_the_backs_is_a_back() -> None:
    table = np.full((200, 400, 3), (40, 90, 30), np.uint8)
    for left, colour in ((20, (215, 235, 240)), (140, (150, 90, 30)), (260, (152, 92, 32))):
        table[40:160, left : left + 90] = colour
    face, blank, back = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260))
    assert which_are_backs(table, [blank], [face], [back]) == [True]
    assert which_are_backs(table, [face], [face], [back]) == [False]
    assert which_are_backs(table, [blank], [face], []) == [False]
    # Five white dragons are too many, even where no back was found.
    assert which_are_backs(table, [blank] * 5, [face], [], crowded=True) == [True] * 5


def test_of_five_blank_faces_one_in_the_light_is_no_back() -> None:
    table = np.full((200, 500, 3), (40, 90, 30), np.uint8)
    colours = ((20, (150, 162, 166)), (140, (215, 235, 240)), (260, (30, 120, 40)))
    for left, colour in colours:
        table[40:160, left : left + 90] = colour
    face, lit, back = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260))
    assert which_are_backs(table, [lit, *[face] * 4], [face], [back], crowded=True) == [False] * 5
    assert which_are_backs(table, [back, *[face] * 4], [face], [back], crowded=True) == [
        True,
        *[False] * 4,
    ]


def test_a_number_on_a_dark_plate_is_odd_among_faces() -> None:
    table = np.full((200, 900, 3), (40, 90, 30), np.uint8)
    places = [box_quad(x, 40, x + 90, 160) for x in range(20, 860, 110)]
    for quad, colour in zip(places, [(215, 235, 240)] * 7 + [(20, 20, 20)], strict=True):
        left = int(quad[0, 0])
        table[40:160, left : left + 90] = colour
        table[80:110, left + 30 : left + 60] = (120, 60, 200)
    assert which_are_odd(table, places) == [False] * 7 + [True]
    # Of a few nobody can say which is the odd one; three of another colour may be a second set's.
    assert not any(which_are_odd(table, places[4:]))
    assert not any(which_are_odd(table, [*places, places[7], places[7]]))


def test_pale_backs_that_are_like_each_other_are_no_white_dragons() -> None:
    table = np.full((200, 800, 3), (40, 90, 30), np.uint8)
    table[40:160, 20:110] = (215, 235, 240)
    table[40:160, 140:] = (207, 229, 239)
    face, *backs = (box_quad(x, 40, x + 90, 160) for x in (20, 140, 260, 380, 500, 620))
    assert which_are_ivory(table, [face], backs[:1]) == [True]
    assert which_are_ivory(table, [face], backs) == [False] * 5
