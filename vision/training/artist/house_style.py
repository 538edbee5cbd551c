"""The kiosk's own tiles: one traditional Japanese set, made to be told apart at a glance."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from vision.training.artist.canvas import Colour
from vision.training.artist.glyphs import GlyphSet, glyph_sets

ASPECT: Final = 1.375
"""Height of a face through its width."""


@dataclass(frozen=True)
class HouseInks:
    """Blue, green, red: OpenCV's order."""

    ivory: Colour = (240, 250, 254)
    black: Colour = (42, 32, 26)
    blue: Colour = (122, 66, 22)
    green: Colour = (70, 112, 10)
    red: Colour = (40, 30, 192)


HOUSE: Final = HouseInks()


@cache
def house_glyphs(font: str = "kai-bold") -> GlyphSet:
    return next(glyphs for glyphs in glyph_sets() if glyphs.font == font)


def at(x: float, y: float) -> tuple[float, float]:
    """A place given from the middle in widths of the face, as fractions of the canvas."""
    return 0.5 + x, 0.5 + y / ASPECT
