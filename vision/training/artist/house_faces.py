"""Ink on ivory for every face of the kiosk's own tiles, without the body around it."""

from typing import Final

import numpy as np

from scorer.tiles import TILES, Tile
from vision.geometry import Image
from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.glyphs import Place, draw_glyph
from vision.training.artist.house_bamboo import draw_house_bamboo
from vision.training.artist.house_circles import draw_house_circles
from vision.training.artist.house_style import ASPECT, HOUSE, at, house_glyphs

FLOWER: Final = "x"
_NUMERALS: Final = "一二三四五六七八九"
_HONOURS: Final = "東南西北白發中"
_LETTERS: Final = "ESWNPFC"
"""As printed on sets sold in Europe; P, F, C are the white, green and red dragon."""


def draw_house_face(name: str, width: int) -> Image:
    """The face of a tile in mpsz notation, or `x` for a flower."""
    canvas = Canvas(width, round(width * ASPECT), HOUSE.ivory)
    if name == FLOWER:
        _draw_flower(canvas)
        return canvas.finished()
    tile = _tile(name)
    match tile.suit:
        case "m":
            _draw_characters(canvas, tile)
        case "p":
            draw_house_circles(canvas, tile.number, tile.is_red)
        case "s":
            draw_house_bamboo(canvas, tile.number, tile.is_red)
        case _:
            _draw_honour(canvas, tile.number)
    if tile.is_red:  # a mark beside the colour, for those who do not see red
        canvas.disc(*at(0.425, -0.615), 0.05, HOUSE.red)
    return canvas.finished()


def draw_corner_figure(name: str, width: int) -> Image:
    """Only the small figure or letter of a tile, in its corner, for newcomers."""
    canvas = Canvas(width, round(width * ASPECT), HOUSE.ivory)
    if name != FLOWER:
        tile = _tile(name)
        honour = tile.suit == "z"
        figure = _LETTERS[tile.number - 1] if honour else str(tile.number)
        wide = 0.24 if figure == "W" else 0.175
        place = Place(0.125, 0.105, wide, 0.28 / ASPECT)
        ink = HOUSE.red if tile.is_red else HOUSE.black
        draw_glyph(canvas, house_glyphs("sans-bold"), figure, place, ink, 0.0)
    return canvas.finished()


def _tile(name: str) -> Tile:
    return next(tile for tile in TILES if str(tile) == name)


def _draw_characters(canvas: Canvas, tile: Tile) -> None:
    ink = HOUSE.red if tile.is_red else HOUSE.black
    upper = Place(0.5, 0.265, 0.68, 0.36)
    lower = Place(0.5, 0.72, 0.72, 0.43)
    draw_glyph(canvas, house_glyphs(), _NUMERALS[tile.number - 1], upper, ink, 0.014)
    draw_glyph(canvas, house_glyphs(), "萬", lower, HOUSE.red, 0.008)


def _draw_honour(canvas: Canvas, number: int) -> None:
    if number == 5:
        _draw_frame(canvas, 0.385, 0.565, 0.06, HOUSE.blue)
        return
    inks = {6: HOUSE.green, 7: HOUSE.red}
    place = Place(0.5, 0.5, 0.76, 0.76)
    ink = inks.get(number, HOUSE.black)
    draw_glyph(canvas, house_glyphs(), _HONOURS[number - 1], place, ink, 0.016)


def _draw_frame(canvas: Canvas, wide: float, tall: float, thickness: float, ink: Colour) -> None:
    corners = [at(-wide, -tall), at(wide, -tall), at(wide, tall), at(-wide, tall)]
    canvas.line(np.array(corners, np.float32), thickness, ink, closed=True)
    inner = thickness * 1.35
    wide, tall = wide - inner, tall - inner
    corners = [at(-wide, -tall), at(wide, -tall), at(wide, tall), at(-wide, tall)]
    canvas.line(np.array(corners, np.float32), thickness * 0.28, ink, closed=True)


def _draw_flower(canvas: Canvas) -> None:
    """A plum branch in bloom, with 梅 above it."""
    stem = [at(-0.25, 0.58), at(-0.1, 0.3), at(0.02, 0.18), at(0.05, -0.1)]
    canvas.line(np.array(stem, np.float32), 0.05, HOUSE.green)
    canvas.line(np.array([at(-0.1, 0.3), at(0.3, 0.45)], np.float32), 0.04, HOUSE.green)
    for x, y, size in ((0.05, 0.02, 0.105), (0.28, 0.4, 0.075), (-0.22, 0.24, 0.06)):
        for angle in np.linspace(0, 2 * np.pi, 5, endpoint=False):
            petal = (x + size * 1.15 * np.sin(angle), y - size * 1.15 * np.cos(angle))
            canvas.disc(*at(*petal), size * 0.85, HOUSE.red)
        canvas.disc(*at(x, y), size * 0.6, HOUSE.ivory)
    canvas.ellipse(*at(0.12, 0.56), (0.12, 0.05), -20, HOUSE.green)
    draw_glyph(canvas, house_glyphs(), "梅", Place(0.27, 0.2, 0.36, 0.28), HOUSE.black, 0.006)
