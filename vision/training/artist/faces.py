"""One face of a style as a picture: ink on ivory, without the body around it."""

import cv2
import numpy as np

from scorer.tiles import TILES, Tile
from vision.geometry import Image
from vision.read.faces import FLOWER
from vision.training.artist.bamboo import draw_bamboo
from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.circles import draw_circles
from vision.training.artist.flower_marks import draw_design
from vision.training.artist.glyphs import Place, draw_glyph
from vision.training.artist.honours import draw_flower, draw_honour
from vision.training.artist.style import Style

_NUMERALS = "一二三四五六七八九"


def draw_face(style: Style, face: int, height: int = 200, variant: int = 0) -> Image:
    """The face of a tile (0–36) or a flower (37, eight variants) in this style."""
    canvas = Canvas(max(8, round(height * style.aspect)), height, style.ivory)
    if face == FLOWER and style.flowers is not None:
        draw_design(canvas, style.flowers, variant)
    elif face == FLOWER:
        draw_flower(canvas, style, variant)
    else:
        _draw_tile(canvas, style, TILES[face])
    return carved(canvas.finished(), style, face * 16 + variant)


def draw_back(style: Style, height: int = 200) -> Image:
    """The plain back of a tile."""
    image = np.empty((height, max(8, round(height * style.aspect)), 3), np.uint8)
    image[:] = style.back
    return image


def _draw_tile(canvas: Canvas, style: Style, tile: Tile) -> None:
    match tile.suit:
        case "m":
            _draw_characters(canvas, style, tile.number, tile.is_red)
        case "p":
            draw_circles(canvas, style, tile.number, tile.is_red)
        case "s":
            draw_bamboo(canvas, style, tile.number, tile.is_red)
        case _:
            draw_honour(canvas, style, tile.number)
    if style.corner_numerals and tile.suit != "z":
        ink = style.red if tile.is_red else (style.dark, style.red)[style.seed % 2]
        corner_figure(canvas, style, str(tile.number), ink)


def corner_figure(canvas: Canvas, style: Style, figure: str, colour: Colour) -> None:
    if style.glyphs.has(figure):
        left = 0.12 if style.seed % 5 else 0.88
        draw_glyph(canvas, style.glyphs, figure, Place(left, 0.1, 0.11, 0.12), colour, 0.004)


def _draw_characters(canvas: Canvas, style: Style, number: int, red: bool) -> None:
    numeral = style.five if number == 5 else _NUMERALS[number - 1]
    if style.western:
        numeral = str(number)
    size = style.ink_size
    upper = Place(0.5, 0.5 - 0.235 * size, 0.72 * size, 0.4 * size)
    lower = Place(0.5, 0.5 + 0.23 * size, 0.74 * size, 0.46 * size)
    ink = style.red if red else style.dark
    draw_glyph(canvas, style.glyphs, numeral, upper, ink, style.weight)
    draw_glyph(canvas, style.glyphs, style.ten_thousand, lower, style.red, style.weight)


def carved(image: Image, style: Style, salt: int) -> Image:
    """Strokes bent a little as a hand carves them, and ink worn with the years."""
    random = np.random.default_rng((style.seed, salt))
    height, width = image.shape[:2]
    if style.slant > 0.002:
        coarse = random.normal(0, style.slant * width, (2, 5, 4)).astype(np.float32)
        bend = [cv2.resize(part, (width, height), interpolation=cv2.INTER_CUBIC) for part in coarse]
        x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
        image = cv2.remap(
            image, x + bend[0], y + bend[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        ).astype(np.uint8)
    if style.fading > 0.02:
        ivory = np.array(style.ivory, np.float32)
        faded = image + (ivory - image) * np.float32(style.fading * 0.6)
        image = faded.astype(np.uint8)
    return image
