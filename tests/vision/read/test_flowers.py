"""Flowers and seasons one by one: what follows from the marks, and the weights in use on drawn
flowers in fonts and paintings that they were not trained on."""

from dataclasses import replace

import numpy as np
import pytest

from scorer.nts.deal import LuckyTile
from vision.read.faces import FLOWER, NO_NUMBER
from vision.read.flowers import (
    FLOWER_SIDE,
    MARK_COUNT,
    MARKS,
    FlowerReader,
    FlowerReading,
    lucky_numbers,
    reading_of,
)
from vision.training.artist.faces import draw_face
from vision.training.artist.flower_marks import mark_fonts, placed_marks, random_design
from vision.training.artist.style import held_out_style

NO_MARKS = np.full((4, 2, MARK_COUNT), 1e-4)


def seen(*marks: str, turn: int = 0, sure: float = 0.995, below: bool = False) -> FlowerReading:
    """What is said of a face, turned so, on which these marks are seen."""
    found = NO_MARKS.copy()
    for mark in marks:
        found[turn, int(below), MARKS[mark]] = sure
    return reading_of(found)


def test_the_numbers_are_those_of_the_lucky_tiles() -> None:
    assert len(LuckyTile) == NO_NUMBER
    for number, (character, tile) in enumerate(zip("春夏秋冬梅蘭菊竹", LuckyTile, strict=True)):
        assert lucky_numbers([seen(character)]) == [int(tile.value)]
        assert lucky_numbers([seen(character, str(number % 4 + 1))]) == [int(tile.value)]
        assert lucky_numbers([seen(character, turn=2)]) == [int(tile.value)]


def test_the_orchid_is_written_in_several_ways() -> None:
    assert [lucky_numbers([seen(way)]) for way in "蘭兰芸"] == [[6]] * 3


def test_a_face_without_marks_or_with_unsure_ones_has_no_number() -> None:
    assert lucky_numbers([reading_of(NO_MARKS)]) == [None]
    assert lucky_numbers([seen("春", sure=0.6)]) == [None]
    assert seen("春").characters[0] > seen("春", below=True).characters[0]


def test_a_figure_helps_a_faint_character_and_one_that_does_not_fit_takes_its_number_away() -> None:
    faint = NO_MARKS.copy()
    faint[0, 0, [MARKS["秋"], MARKS["冬"]]] = 0.9, 0.7
    assert lucky_numbers([reading_of(faint)]) == [None]
    faint[0, 0, MARKS["3"]] = 0.98
    assert lucky_numbers([reading_of(faint)]) == [3]
    assert lucky_numbers([seen("秋", "4")]) == [None]


def test_a_figure_alone_fits_a_season_and_a_flower() -> None:
    assert lucky_numbers([seen("3")]) == [None]
    lucky = seen("3").lucky()
    assert lucky[2] == pytest.approx(lucky[6]) and lucky[NO_NUMBER] < 0.05


def test_where_the_seasons_of_a_set_have_numerals_figures_are_flowers() -> None:
    assert lucky_numbers([seen("三")]) == [3]
    assert lucky_numbers([seen("三"), seen("3"), seen("1")]) == [3, 7, 5]
    # 一 to 四 beside a character say nothing about sets without characters.
    assert lucky_numbers([seen("秋", "三"), seen("3")]) == [3, None]


@pytest.fixture(scope="module")
def reader() -> FlowerReader:
    return FlowerReader()


@pytest.fixture(scope="module")
def answers(reader: FlowerReader) -> list[tuple[int | None, int | None]]:
    """The true number, if the tile tells it, and the one that was read."""
    fonts, found = mark_fonts(None, held_out=True), []
    for seed in range(30):
        style = replace(held_out_style(seed), flowers=random_design(seed, fonts), fading=0.0)
        assert style.flowers is not None
        for variant in (seed % 8, (seed + 3) % 8):
            marks = {MARKS.get(mark.character, -1) for mark in placed_marks(style.flowers, variant)}
            told = marks & {*range(8), *range(12, 16)}
            face = draw_face(style, FLOWER, 3 * FLOWER_SIDE, variant)
            (number,) = lucky_numbers([reader.read_crop(on_a_table(face))])
            found.append((variant + 1 if told else None, number))
    return found


def on_a_table(face: np.ndarray) -> np.ndarray:
    import cv2

    crop = np.full((FLOWER_SIDE, FLOWER_SIDE, 3), (60, 90, 40), np.uint8)
    edge = FLOWER_SIDE // 10
    size = FLOWER_SIDE - 2 * edge
    crop[edge:-edge, edge:-edge] = cv2.resize(face, (size, size), interpolation=cv2.INTER_AREA)
    return crop


def test_clear_flowers_in_unknown_fonts_are_mostly_named(
    answers: list[tuple[int | None, int | None]],
) -> None:
    told = [(true, read) for true, read in answers if true is not None]
    assert len(told) > 40
    assert sum(read is not None for _, read in told) > 0.5 * len(told)


def test_a_number_that_is_given_is_right(answers: list[tuple[int | None, int | None]]) -> None:
    assert [pair for pair in answers if pair[1] is not None and pair[0] != pair[1]] == []


def test_a_flower_is_named_whichever_way_it_lies(reader: FlowerReader) -> None:
    fonts = mark_fonts(None, held_out=True)
    design = next(
        design
        for design in (random_design(seed, fonts) for seed in range(100))
        if design.seasons.character and design.seasons.figure and design.other is None
    )
    face = draw_face(replace(held_out_style(3), flowers=design, fading=0.0), FLOWER, 384, 2)
    crop = on_a_table(face)
    turned = [reader.read_crop(np.ascontiguousarray(np.rot90(crop, turn))) for turn in range(4)]
    assert [lucky_numbers([reading])[0] for reading in turned] == [3] * 4
