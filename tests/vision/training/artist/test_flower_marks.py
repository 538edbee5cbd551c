"""What is written on drawn flowers and seasons, and where."""

from dataclasses import replace

import numpy as np
import pytest

from vision.read.faces import FLOWER
from vision.read.flowers import MARKS
from vision.training.artist.canvas import Canvas
from vision.training.artist.faces import draw_face
from vision.training.artist.flower_marks import (
    CHARACTERS,
    NUMERALS,
    FlowerDesign,
    draw_marks,
    mark_fonts,
    placed_marks,
    random_design,
)
from vision.training.artist.style import held_out_style

FONTS = mark_fonts(None, held_out=False)
WHITE = (255, 255, 255)


@pytest.fixture(scope="module", params=range(12))
def design(request: pytest.FixtureRequest) -> FlowerDesign:
    return random_design(request.param, FONTS)


def test_no_font_is_trained_on_and_measured_with() -> None:
    held_out = mark_fonts(None, held_out=True)
    assert held_out and not {f.font for f in FONTS} & {f.font for f in held_out}


def test_what_is_written_is_the_number_of_the_tile(design: FlowerDesign) -> None:
    for variant in range(8):
        marks = [mark.character for mark in placed_marks(design, variant)]
        known = [MARKS[mark] for mark in marks if mark in MARKS]
        assert all(mark == variant for mark in known if mark < 8)
        assert all(mark % 4 == variant % 4 for mark in known)


def test_the_ink_of_the_marks_lies_where_they_are_said_to_be(design: FlowerDesign) -> None:
    for variant in range(8):
        canvas = Canvas(150, 200, WHITE)
        draw_marks(canvas, replace(design, frame=None), variant)
        ink = canvas.finished().min(axis=2) < 200
        for mark in placed_marks(design, variant):
            place = mark.place
            left, right = (place.x - place.width / 2) * 150, (place.x + place.width / 2) * 150
            top, bottom = (place.y - place.height / 2) * 200, (place.y + place.height / 2) * 200
            box = ink[max(int(top), 0) : int(bottom) + 1, max(int(left), 0) : int(right) + 1]
            assert box.any()
        assert ink.any() == bool(placed_marks(design, variant))


def test_a_style_with_a_design_draws_its_flowers_so() -> None:
    style = held_out_style(1)
    plain = [draw_face(style, FLOWER, 80, variant) for variant in range(8)]
    own = replace(style, flowers=random_design(1, FONTS))
    drawn = [draw_face(own, FLOWER, 80, variant) for variant in range(8)]
    assert all(not np.array_equal(*pair) for pair in zip(plain, drawn, strict=True))


def test_every_mark_is_one_that_the_network_reads() -> None:
    assert {c for ways in CHARACTERS for c in ways} | {*NUMERALS, *"1234"} == set(MARKS)
