"""A whole tile for the screen: ivory body with a bevel, and the ink cut into it."""

from typing import Final

import cv2
import numpy as np

from kiosk_app.ui.draw.lettering import fitted
from kiosk_app.ui.draw.picture import OVERSIZE, Colour, Mask, Picture, clear, paint, rounded
from vision.geometry import Image
from vision.training.artist.canvas import Canvas
from vision.training.artist.house_faces import draw_corner_figure, draw_house_face
from vision.training.artist.house_style import ASPECT, HOUSE

WIDTH: Final = 128
HEIGHT: Final = 176
SIZE: Final = (WIDTH * OVERSIZE, HEIGHT * OVERSIZE)

_IVORY: Final[tuple[Colour, Colour]] = ((255, 252, 243), (244, 236, 218))
_IVORY_SIDE: Final[Colour] = (205, 190, 158)
_BLUE: Final[tuple[Colour, Colour]] = ((72, 126, 176), (46, 94, 143))
_BLUE_SIDE: Final[Colour] = (28, 62, 100)
_EDGE: Final[Colour] = (96, 84, 62)
_SLOT: Final[Colour] = (143, 163, 154)

_BODY: Final = (1.5, 1.5, WIDTH - 1.5, HEIGHT - 1.5)
_TOP: Final = (4.0, 3.5, WIDTH - 4.0, HEIGHT - 11.0)
"""The face, above the lip that shows how thick the tile is."""
_INK_WIDTH: Final = 112
_SMALLER_INK: Final = 0.84
"""Beside a figure in the corner the drawing gives way."""


def draw_tile(name: str, numerals: bool = False) -> Picture:
    """A tile in mpsz notation, `x` (a flower), `back`, `unknown`, or `empty`, at OVERSIZE."""
    if name == "empty":
        return _slot()
    if name == "back":
        return _body(_BLUE, _BLUE_SIDE)
    tile = _body(_IVORY, _IVORY_SIDE)
    if name == "unknown":
        _engrave(tile, _question_mark())
    else:
        _engrave(tile, _face(name, numerals))
    return tile


def _scaled(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = (value * OVERSIZE for value in box)
    return left, top, right, bottom


def _body(face: tuple[Colour, Colour], side: Colour) -> Picture:
    tile = clear(*SIZE)
    outline = rounded(SIZE, _scaled(_BODY), 13 * OVERSIZE)
    paint(tile, outline, _EDGE)
    inside = rounded(SIZE, _scaled((2.5, 2.5, WIDTH - 2.5, HEIGHT - 2.5)), 12 * OVERSIZE)
    paint(tile, inside, side)
    top = rounded(SIZE, _scaled(_TOP), 11 * OVERSIZE)
    paint(tile, top, _slope(*face))
    _bevel(tile, top)
    return tile


def _slope(upper: Colour, lower: Colour) -> Picture:
    """Light from above: from one colour down to another."""
    part = np.linspace(0, 1, SIZE[1], dtype=np.float32)[:, None, None]
    first, last = (np.array(colour[::-1], np.float32) / 255 for colour in (upper, lower))
    column = first * (1 - part) + last * part
    return np.broadcast_to(column, (SIZE[1], SIZE[0], 3)).astype(np.float32)


def _bevel(tile: Picture, top: Mask) -> None:
    reach = 2.2 * OVERSIZE
    light = np.clip(top - _shifted(top, reach, reach), 0, 1)
    shade = np.clip(top - _shifted(top, -reach, -reach), 0, 1)
    paint(tile, _soft(light) * top, (255, 255, 255), 0.8)
    paint(tile, _soft(shade) * top, (150, 130, 95), 0.4)


def _engrave(tile: Picture, ink: Picture) -> None:
    """Ink in a groove: its upper left edge lies in shadow, its lower right edge catches light."""
    ivory = np.array(HOUSE.ivory, np.float32) / 255
    depth = np.clip(np.max(ivory - ink, axis=2) * 1.6, 0, 1).astype(np.float32)
    reach = 1.0 * OVERSIZE
    glint = np.clip(_shifted(depth, reach, reach) - depth, 0, 1)
    tile[..., :3] *= ink / ivory
    shadow = np.clip(depth - _shifted(depth, reach, reach), 0, 1)
    paint(tile, _soft(shadow), (0, 0, 0), 0.28)
    paint(tile, _soft(glint), (255, 255, 255), 0.75)


def _shifted(mask: Mask, right: float, down: float) -> Mask:
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    return cv2.warpAffine(mask, move, SIZE).astype(np.float32)


def _soft(mask: Mask) -> Mask:
    return cv2.GaussianBlur(mask, (0, 0), 0.5 * OVERSIZE).astype(np.float32)


def _face(name: str, numerals: bool) -> Picture:
    if not numerals or name == "x":
        return _placed(draw_house_face(name, _INK_WIDTH * OVERSIZE), (0, 0))
    width = round(_INK_WIDTH * OVERSIZE * _SMALLER_INK)
    face = _placed(draw_house_face(name, width), (8, 10))
    return np.minimum(face, _placed(draw_corner_figure(name, _INK_WIDTH * OVERSIZE), (0, 0)))


def _placed(face: Image, offset: tuple[int, int]) -> Picture:
    """On ivory as large as the tile, in the middle of its top, moved by so many pixels."""
    whole = np.empty((SIZE[1], SIZE[0], 3), np.float32)
    whole[:] = np.array(HOUSE.ivory, np.float32) / 255
    height, width = face.shape[:2]
    left, top, right, bottom = _scaled(_TOP)
    x = round((left + right - width) / 2) + offset[0] * OVERSIZE
    y = round((top + bottom - height) / 2) + offset[1] * OVERSIZE
    whole[y : y + height, x : x + width] = face.astype(np.float32) / 255
    return whole


def _question_mark() -> Picture:
    width = _INK_WIDTH * OVERSIZE
    canvas = Canvas(width, round(width * ASPECT), HOUSE.ivory)
    canvas.polygons(fitted("?", (0.27, 0.2, 0.73, 0.8)), (120, 118, 112))
    return _placed(canvas.finished(), (0, 0))


def _slot() -> Picture:
    """A dashed outline where a tile is still to be chosen."""
    slot = clear(*SIZE)
    outer = rounded(SIZE, _scaled((3, 3, WIDTH - 3, HEIGHT - 3)), 12 * OVERSIZE)
    inner = rounded(SIZE, _scaled((8, 8, WIDTH - 8, HEIGHT - 8)), 8 * OVERSIZE)
    paint(slot, outer, _SLOT, 0.16)
    x, y = np.meshgrid(np.arange(SIZE[0]), np.arange(SIZE[1]))
    # Dashes run along whichever edge is nearer, and count from the middle: all corners alike.
    across, down = np.abs(x - SIZE[0] / 2), np.abs(y - SIZE[1] / 2)
    upright = SIZE[0] / 2 - across < SIZE[1] / 2 - down
    along = np.where(upright, down, across) / OVERSIZE
    dashes = (np.mod(along + 6, 20) < 12).astype(np.float32)
    paint(slot, np.clip(outer - inner, 0, 1) * dashes, _SLOT)
    return slot
