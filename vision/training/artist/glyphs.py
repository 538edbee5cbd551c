"""Characters as outlines: numerals, 萬, winds, dragons, flowers, figures."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour, Points

BUNDLED: Final = Path(__file__).with_name("glyphs.jsonl")


@dataclass(frozen=True)
class GlyphSet:
    """One font's characters, each a list of contours within the unit square of its ink."""

    font: str
    contours: dict[str, tuple[Points, ...]]
    proportions: dict[str, float]
    """Width of the ink through its height."""

    def has(self, character: str) -> bool:
        return character in self.contours


@cache
def glyph_sets(more: Path | None = None) -> tuple[GlyphSet, ...]:
    """The bundled fonts, then those of a further file if it is there, by their order in it."""
    files = [BUNDLED] + ([more] if more is not None and more.exists() else [])
    lines = [line for file in files for line in file.read_text().splitlines()]
    return tuple(_glyph_set(line) for line in lines)


def _glyph_set(line: str) -> GlyphSet:
    record = json.loads(line)
    contours: dict[str, tuple[Points, ...]] = {}
    proportions: dict[str, float] = {}
    for character, raw in record["glyphs"].items():
        shapes = [np.array(points, np.float32) for points in raw]
        low = np.min([shape.min(axis=0) for shape in shapes], axis=0)
        size = np.max([shape.max(axis=0) for shape in shapes], axis=0) - low
        # 一 is a flat stroke: a square around its width keeps it a stroke.
        frame = np.maximum(size, size.max() * np.array([0.3, 0.3]))
        offset = low - (frame - size) / 2
        contours[character] = tuple((shape - offset) / frame for shape in shapes)
        proportions[character] = float(frame[0] / frame[1])
    return GlyphSet(record["font"], contours, proportions)


@dataclass(frozen=True)
class Place:
    """Where a character's ink goes, in fractions of the canvas."""

    x: float
    y: float
    width: float
    height: float


def draw_glyph(
    canvas: Canvas, glyphs: GlyphSet, character: str, place: Place, colour: Colour, weight: float
) -> None:
    """Fill a character in its place; ``weight`` above 0 makes the strokes fatter by that much."""
    aspect = canvas.width / canvas.height
    natural = glyphs.proportions[character]
    width, height = place.width, place.height
    # Real tiles stretch characters, but a stroke like 一 stays flat.
    if natural > 1.6:
        height = min(height, width / natural * aspect * 1.2)
    if natural < 0.5:
        width = min(width, height * natural / aspect * 1.2)
    corner = np.array([place.x - width / 2, place.y - height / 2], np.float32)
    size = np.array([width, height], np.float32)
    shapes = [
        (contour * size + corner).astype(np.float32) for contour in glyphs.contours[character]
    ]
    canvas.polygons(shapes, colour)
    if weight > 0:
        for shape in shapes:
            canvas.line(shape, weight, colour, closed=True)
