import numpy as np
import pytest

from scorer.tiles import TILES, parse_tile
from vision.read.faces import FLOWER
from vision.training.artist import draw_back, draw_face, held_out_style, training_style
from vision.training.artist.glyphs import glyph_sets


def difference(first: np.ndarray, second: np.ndarray) -> float:
    return float(np.abs(first.astype(int) - second.astype(int)).mean())


@pytest.mark.parametrize("number", range(3))
def test_every_face_of_a_style_looks_different(number: int) -> None:
    style = training_style(number)
    faces = [draw_face(style, tile, height=80) for tile in TILES]
    for index, face in enumerate(faces):
        assert all(difference(face, other) > 0.5 for other in faces[:index]), TILES[index]


def test_the_same_seed_draws_the_same_face() -> None:
    first, second = (draw_face(training_style(5), parse_tile("1s")) for _ in range(2))
    assert np.array_equal(first, second)


def test_two_styles_draw_the_same_tile_differently() -> None:
    faces = [draw_face(training_style(number), parse_tile("5m"), height=80) for number in range(6)]
    assert len({face.tobytes() for face in faces}) == 6


@pytest.mark.parametrize("five", ["m", "p", "s"])
def test_a_red_five_has_more_red_ink_and_no_dark_ink(five: str) -> None:
    style = training_style(0)
    plain, red = (draw_face(style, parse_tile(f"{n}{five}")).astype(int) for n in "50")
    redness = [(face[..., 2] - face[..., 1]).clip(0).sum() for face in (plain, red)]
    assert redness[1] > redness[0] * 1.2


def test_a_blank_white_dragon_has_no_ink() -> None:
    numbers = (n for n in range(50) if training_style(n).white == "blank")
    style = training_style(next(numbers))
    assert draw_face(style, parse_tile("5z")).std() < draw_face(style, parse_tile("1z")).std() / 3


def test_flowers_come_in_variants() -> None:
    style = training_style(1)
    assert len({draw_face(style, FLOWER, 80, variant).tobytes() for variant in range(8)}) == 8


def test_a_back_is_plain() -> None:
    assert draw_back(training_style(1)).reshape(-1, 3).std(axis=0).max() == 0


def test_held_out_styles_share_no_font_and_no_seed_with_training_styles() -> None:
    trained = [training_style(number) for number in range(60)]
    held_out = [held_out_style(number) for number in range(60)]
    fonts, kept = (
        {g.font for s in styles for g in (s.glyphs, s.wind_glyphs, s.dragon_glyphs)}
        for styles in (trained, held_out)
    )
    assert fonts and kept and not fonts & kept
    assert not {style.seed for style in trained} & {style.seed for style in held_out}


def test_the_bundled_fonts_have_every_character_that_a_tile_needs() -> None:
    for glyphs in glyph_sets():
        assert all(glyphs.has(character) for character in "一二三四五六七八九東南西北中")
