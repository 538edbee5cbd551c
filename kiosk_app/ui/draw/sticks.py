"""Point sticks, lying: ivory, round-ended, with the dots that say what each is worth."""

from pathlib import Path
from typing import Final

import numpy as np

from kiosk_app.ui.assets import FOLDER
from kiosk_app.ui.draw.picture import (
    OVERSIZE,
    Colour,
    Picture,
    clear,
    paint,
    rounded,
    shrunk,
    write,
)

WIDTH: Final = 320
HEIGHT: Final = 32
_SIZE: Final = (WIDTH * OVERSIZE, HEIGHT * OVERSIZE)
_RED: Final[Colour] = (200, 30, 36)
_BLACK: Final[Colour] = (30, 34, 40)

Dot = tuple[float, float, float, Colour]
"""x and y from the middle, the radius, in pixels, and the ink."""


def _ten_thousand() -> list[Dot]:
    """A red middle between black pairs, and red ends."""
    dots: list[Dot] = [(0, 0, 7.5, _RED)]
    for side in (-1, 1):
        dots += [(side * 26, y, 4.2, _BLACK) for y in (-5.6, 5.6)]
        dots += [(side * 48, 0, 5.6, _RED)]
        dots += [(side * 70, y, 4.2, _BLACK) for y in (-5.6, 5.6)]
        dots += [(side * 92, 0, 5.6, _RED)]
    return dots


STICKS: Final[dict[int, list[Dot]]] = {
    10_000: _ten_thousand(),
    5_000: [(x, 0, 6.4, _RED) for x in (-56, -28, 0, 28, 56)],
    1_000: [(0, 0, 8.2, _RED)],
    100: [(x, y, 3.8, _BLACK) for y in (-5.4, 5.4) for x in (-21, -7, 7, 21)],
}


def draw_stick(points: int) -> Picture:
    stick = clear(*_SIZE)
    body = (1.0, 2.0, WIDTH - 1.0, HEIGHT - 2.0)
    paint(stick, _rounded(body, 11), (96, 84, 62))
    paint(stick, _rounded((2, 3, WIDTH - 2, HEIGHT - 3), 10), (206, 192, 160))
    upper = _rounded((2, 3, WIDTH - 2, HEIGHT - 6.5), 10)
    shade = np.linspace(0, 1, _SIZE[1], dtype=np.float32)[:, None, None]
    light, deep = (np.array(c, np.float32) / 255 for c in ((245, 254, 255), (216, 234, 243)))
    ivory = np.broadcast_to(light * (1 - shade) + deep * shade, (_SIZE[1], _SIZE[0], 3))
    paint(stick, upper, ivory.astype(np.float32))
    for x, y, radius, ink in STICKS[points]:
        middle = (WIDTH / 2 + x, HEIGHT / 2 - 1.2 + y)
        _dot(stick, (middle[0] + 0.6, middle[1] + 0.6), radius, (255, 255, 255), 0.8)
        _dot(stick, middle, radius, ink, 1.0)
    return shrunk(stick, WIDTH, HEIGHT)


def _rounded(box: tuple[float, float, float, float], radius: float) -> Picture:
    left, top, right, bottom = (value * OVERSIZE for value in box)
    return rounded(_SIZE, (left, top, right, bottom), radius * OVERSIZE)


def _dot(
    stick: Picture, middle: tuple[float, float], radius: float, ink: Colour, opacity: float
) -> None:
    x, y = middle
    mask = _rounded((x - radius, y - radius, x + radius, y + radius), radius)
    paint(stick, mask, ink, opacity)


def draw_sticks(folder: Path = FOLDER) -> None:
    for points in STICKS:
        write(folder / "sticks" / f"{points}.png", draw_stick(points))
