"""Characters of the kiosk's bold font as outlines, for what is drawn rather than written."""

from functools import cache
from typing import Final

import numpy as np
from fontTools.ttLib import TTFont

from kiosk_app.ui.assets import FOLDER
from vision.training.artist.canvas import Points
from vision.training.glyph_outlines import outline_of

_FONT: Final = FOLDER / "fonts" / "TenbouGothic-Bold.ttf"


@cache
def _font() -> TTFont:
    return TTFont(_FONT)


@cache
def contours(character: str) -> tuple[Points, ...]:
    """A character with its ink from 0 to 1 in both directions."""
    shapes = [np.array(points, np.float32) for points in outline_of(_font(), character)]
    low = np.min([shape.min(axis=0) for shape in shapes], axis=0)
    size = np.max([shape.max(axis=0) for shape in shapes], axis=0) - low
    return tuple((shape - low) / size for shape in shapes)


def fitted(character: str, box: tuple[float, float, float, float]) -> list[Points]:
    """The outlines filling a box (left, top, right, bottom)."""
    corner = np.array(box[:2], np.float32)
    size = np.array(box[2:], np.float32) - corner
    return [(shape * size + corner).astype(np.float32) for shape in contours(character)]
