"""Winds, dragons, and the flowers and seasons that riichi leaves in the box."""

from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.glyphs import Place, draw_glyph
from vision.training.artist.style import Style

_WINDS: Final = "東南西北"
_FLOWERS: Final = "春夏秋冬梅蘭菊竹"


def draw_honour(canvas: Canvas, style: Style, number: int) -> None:
    size = style.ink_size
    place = Place(0.5, 0.5, 0.78 * size, 0.78 * size)
    if number <= 4:
        draw_glyph(canvas, style.wind_glyphs, _WINDS[number - 1], place, style.dark, style.weight)
        _corner(canvas, style, "ESWN"[number - 1], style.dark)
    elif number == 5:
        _white(canvas, style)
        _corner(canvas, style, "P", style.dark)
    elif number == 6:
        ink = style.green if style.seed % 3 else style.dark
        draw_glyph(canvas, style.dragon_glyphs, "發", place, ink, style.weight)
        _corner(canvas, style, "F", ink)
    else:
        draw_glyph(canvas, style.wind_glyphs, "中", place, style.red, style.weight + 0.004)
        _corner(canvas, style, "C", style.red)


def _corner(canvas: Canvas, style: Style, letter: str, colour: Colour) -> None:
    if style.corner_numerals and style.glyphs.has(letter):
        draw_glyph(canvas, style.glyphs, letter, Place(0.12, 0.1, 0.11, 0.11), colour, 0.003)


def _white(canvas: Canvas, style: Style) -> None:
    if style.white == "blank":
        return
    if style.white == "character":
        draw_glyph(canvas, style.glyphs, "白", Place(0.5, 0.5, 0.6, 0.66), style.dark, style.weight)
        return
    inset = 0.5 - 0.42 * style.ink_size
    thickness = 0.03 + (style.seed % 7) * 0.006
    _frame(canvas, inset, thickness, style.dark)
    if style.white in ("double", "ornate"):
        inner = inset + 0.1 + (style.seed % 3) * 0.03
        _frame(canvas, inner, thickness * 0.6, style.dark)
        if style.white == "ornate":
            middle = (inset + inner) / 2
            for part in np.linspace(inset, 1 - inset, 9):
                for x, y in (
                    (part, middle),
                    (part, 1 - middle),
                    (middle, part),
                    (1 - middle, part),
                ):
                    canvas.disc(float(x), float(y), 0.022, style.dark)


def _frame(canvas: Canvas, inset: float, thickness: float, colour: Colour) -> None:
    across = inset * canvas.width / canvas.height
    points = np.array(
        [[inset, across], [1 - inset, across], [1 - inset, 1 - across], [inset, 1 - across]],
        np.float32,
    )
    canvas.line(points, thickness, colour, closed=True)


def draw_flower(canvas: Canvas, style: Style, variant: int) -> None:
    """A character in a corner, a figure in the other, and a plant."""
    random = np.random.default_rng((style.seed, variant))
    inks = [style.green, style.red, style.dark]
    stem = np.cumsum(random.normal(0, 0.05, (6, 2)), axis=0).astype(np.float32)
    stem[:, 0] += 0.5
    stem[:, 1] = np.linspace(0.9, 0.35, 6)
    canvas.line(stem, 0.03, style.green)
    for _ in range(int(random.integers(3, 8))):
        x, y = random.uniform(0.2, 0.8), random.uniform(0.4, 0.85)
        half = (float(random.uniform(0.06, 0.14)), float(random.uniform(0.03, 0.07)))
        canvas.ellipse(x, y, half, float(random.uniform(0, 180)), inks[random.integers(3)])
    for petal in np.linspace(0, 2 * np.pi, int(random.integers(5, 9)), endpoint=False):
        x, y = 0.5 + 0.12 * float(np.cos(petal)), 0.5 + 0.09 * float(np.sin(petal))
        canvas.disc(x, y, 0.07, style.red)
    character = _FLOWERS[variant % 8]
    if style.glyphs.has(character):
        draw_glyph(canvas, style.glyphs, character, Place(0.78, 0.17, 0.28, 0.22), style.dark, 0.0)
    figure = str(variant % 4 + 1)
    if style.glyphs.has(figure):
        draw_glyph(canvas, style.glyphs, figure, Place(0.2, 0.15, 0.13, 0.15), style.red, 0.004)
