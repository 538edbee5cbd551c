"""The bamboo suit of the kiosk's own tiles."""

from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour, Points
from vision.training.artist.house_bird import draw_house_bird
from vision.training.artist.house_style import HOUSE, at

Stick = tuple[float, float, float, float]
"""x and y of both ends from the middle, in widths of the face."""


def _upright(xs: tuple[float, ...], middle: float, length: float) -> list[Stick]:
    return [(x, middle - length / 2, x, middle + length / 2) for x in xs]


_THREE: Final = (-0.28, 0.0, 0.28)
_HALF_EIGHT: Final[list[Stick]] = [
    (-0.355, -0.56, -0.355, -0.06), (-0.225, -0.52, -0.06, -0.14),
    (0.225, -0.52, 0.06, -0.14), (0.355, -0.56, 0.355, -0.06),
]  # fmt: skip
_STICKS: Final[dict[int, list[Stick]]] = {
    2: _upright((0.0,), -0.29, 0.5) + _upright((0.0,), 0.29, 0.5),
    3: _upright((0.0,), -0.29, 0.5) + _upright((-0.2, 0.2), 0.29, 0.5),
    4: _upright((-0.2, 0.2), -0.29, 0.5) + _upright((-0.2, 0.2), 0.29, 0.5),
    5: _upright((0.0,), 0.0, 0.5) + _upright((-0.28, 0.28), -0.29, 0.5)
    + _upright((-0.28, 0.28), 0.29, 0.5),
    6: _upright(_THREE, -0.29, 0.5) + _upright(_THREE, 0.29, 0.5),
    7: _upright((0.0,), -0.405, 0.34) + _upright(_THREE, 0.0, 0.34) + _upright(_THREE, 0.405, 0.34),
    8: _HALF_EIGHT + [(x1, -y1, x2, -y2) for x1, y1, x2, y2 in _HALF_EIGHT],
    9: [stick for y in (-0.405, 0.0, 0.405) for stick in _upright(_THREE, y, 0.34)],
}  # fmt: skip
_RED: Final = {5: {0}, 7: {0}, 9: {1, 4, 7}}
_BLUE: Final = {2: {0}, 3: {0}}
_THICK: Final = {2: 0.15, 3: 0.145, 4: 0.14, 5: 0.135}


def draw_house_bamboo(canvas: Canvas, number: int, all_red: bool) -> None:
    if number == 1:
        draw_house_bird(canvas)
        return
    for index, stick in enumerate(_STICKS[number]):
        red = all_red or index in _RED.get(number, ())
        blue = index in _BLUE.get(number, ())
        ink = HOUSE.red if red else HOUSE.blue if blue else HOUSE.green
        _stick(canvas, stick, _THICK.get(number, 0.128), ink)


def _stick(canvas: Canvas, stick: Stick, thick: float, ink: Colour) -> None:
    """Two round-ended lengths with a slit of light, held by a joint in the middle."""
    start, end = np.array(stick[:2]), np.array(stick[2:])
    along = (end - start) / np.linalg.norm(end - start)
    first, last = start + along * thick / 2, end - along * thick / 2
    middle = (start + end) / 2

    def bar(a: Points, b: Points, width: float, colour: Colour) -> None:
        canvas.line(np.array([at(*a), at(*b)], np.float32), width, colour)

    bar(first, last, thick * 0.66, ink)
    for node in (first, middle, last):
        canvas.disc(*at(*node), thick / 2, ink)
    gap = along * thick * 0.62
    for near, far in ((first, middle), (middle, last)):
        if np.linalg.norm(far - near) > thick * 1.35:
            bar(near + gap, far - gap, thick * 0.2, HOUSE.ivory)
        else:
            canvas.disc(*at(*((near + far) / 2)), thick * 0.1, HOUSE.ivory)
