"""Winds, dragons, and the flowers and seasons that riichi leaves in the box."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.glyphs import Place, draw_glyph
from vision.training.artist.running_hand import draw_running_green
from vision.training.artist.style import Style

_WINDS: Final = "東南西北"
_FLOWERS: Final = "春夏秋冬梅蘭菊竹"


def draw_honour(canvas: Canvas, style: Style, number: int) -> None:
    size = style.ink_size
    place = Place(0.5, 0.5, 0.78 * size, 0.78 * size)
    if number <= 4:
        wind = ("ESWN" if style.western else _WINDS)[number - 1]
        draw_glyph(canvas, style.wind_glyphs, wind, place, style.dark, style.weight)
        _corner(canvas, style, "ESWN"[number - 1], style.dark)
    elif number == 5:
        _white(canvas, style)
        _corner(canvas, style, "P", style.dark)
    elif number == 6:
        ink = style.green if style.seed % 3 else style.dark
        if style.running_green:
            draw_running_green(canvas, style.seed, place, ink)
        else:
            green = "F" if style.western else "發"
            draw_glyph(canvas, style.dragon_glyphs, green, place, ink, style.weight)
        _corner(canvas, style, "F", ink)
    else:
        red = "C" if style.western else "中"
        draw_glyph(canvas, style.wind_glyphs, red, place, style.red, style.weight + 0.004)
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
    """A plant with its character in one corner and its figure in the other.

    Some makers leave out the character, some the figure, some both, and write 一 to 四 in one row:
    ``flower_marks`` says what this style does.
    """
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
    if style.lush:
        _draw_leaves(canvas, style, random)
    _draw_marks(canvas, style, variant)


def _draw_leaves(canvas: Canvas, style: Style, random: np.random.Generator) -> None:
    """Twigs and leaves from a pot below up to the middle of the upper edge, drawn thin."""
    inks = [style.green, style.green, style.dark, style.red]
    for _ in range(int(random.integers(4, 12))):
        start = np.array([random.normal(0.5, 0.12), random.uniform(0.45, 0.9)])
        end = start + np.array([random.normal(0, 0.25), -random.uniform(0.1, 0.45)])
        middle = (start + end) / 2 + random.normal(0, 0.07, 2)
        twig = np.clip([start, middle, end], [0.08, 0.06], [0.92, 0.95]).astype(np.float32)
        ink = inks[int(random.integers(4))]
        canvas.line(twig, float(random.uniform(0.012, 0.03)), ink)
        if random.random() < 0.6:
            half = (float(random.uniform(0.03, 0.09)), float(random.uniform(0.012, 0.035)))
            x, y = (float(part) for part in twig[2])
            canvas.ellipse(x, y, half, float(random.uniform(0, 180)), ink)
    if random.random() < 0.5:
        pot = np.array([[0.3, 0.86], [0.7, 0.86], [0.64, 0.95], [0.36, 0.95]], np.float32)
        canvas.line(pot, 0.03, inks[int(random.integers(4))], closed=True)


@dataclass(frozen=True)
class FlowerMarks:
    """What a maker writes on flowers and seasons."""

    figure: bool
    character: bool
    season_left: bool
    """The figure of a season is left and that of a flower right, or the other way round."""
    numerals: bool
    """Figures of seasons are 一 to 四."""
    size: float
    one_ink: bool


def flower_marks(style: Style) -> FlowerMarks:
    """The same for all eight of a set."""
    random = np.random.default_rng((style.seed, 8))
    kind = random.choice(4, p=[0.62, 0.16, 0.14, 0.08])  # both, figure, character, neither
    return FlowerMarks(
        figure=bool(kind in (0, 1)),
        character=bool(kind in (0, 2)),
        season_left=bool(random.random() < 0.75),
        numerals=bool(random.random() < (0.5 if kind == 1 else 0.1)),
        size=float(random.uniform(0.8, 1.4)),
        one_ink=bool(random.random() < 0.3),
    )


def flower_places(style: Style, variant: int) -> Iterator[tuple[str, Place]]:
    """What is written on a flower, and where."""
    marks = flower_marks(style)
    season, number = variant % 8 < 4, variant % 4
    left = season == marks.season_left
    character = _FLOWERS[variant % 8]
    if marks.character and style.glyphs.has(character):
        across = 0.76 if left else 0.24
        yield character, Place(across, 0.17, 0.26 * marks.size, 0.2 * marks.size)
    figure = "一二三四"[number] if marks.numerals and season else str(number + 1)
    if marks.figure and style.glyphs.has(figure):
        across = 0.2 if left else 0.8
        wide = 0.22 if marks.numerals and season else 0.13
        yield figure, Place(across, 0.15, wide * marks.size, 0.15 * marks.size)


def _draw_marks(canvas: Canvas, style: Style, variant: int) -> None:
    marks = flower_marks(style)
    ink = style.red if variant % 8 < 4 or marks.one_ink else style.dark
    for mark, place in flower_places(style, variant):
        if mark in _FLOWERS:
            draw_glyph(canvas, style.glyphs, mark, place, ink, style.weight / 2)
        else:
            other = style.dark if marks.one_ink else ink
            draw_glyph(canvas, style.glyphs, mark, place, other, 0.004)
