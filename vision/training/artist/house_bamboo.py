"""The bamboo suit of the kiosk's own tiles."""

from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
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
    5: _upright((0.0,), 0.0, 0.56) + _upright((-0.28, 0.28), -0.31, 0.54)
    + _upright((-0.28, 0.28), 0.31, 0.54),
    6: _upright(_THREE, -0.29, 0.5) + _upright(_THREE, 0.29, 0.5),
    7: _upright((0.0,), -0.405, 0.34) + _upright(_THREE, 0.0, 0.34) + _upright(_THREE, 0.405, 0.34),
    8: _HALF_EIGHT + [(x1, -y1, x2, -y2) for x1, y1, x2, y2 in _HALF_EIGHT],
    9: [stick for y in (-0.405, 0.0, 0.405) for stick in _upright(_THREE, y, 0.34)],
}  # fmt: skip
_RED: Final = {5: {0}, 7: {0}, 9: {1, 4, 7}}
_BLUE: Final = {2: {0}, 3: {0}}
_THICK: Final = {2: 0.17, 3: 0.165, 4: 0.16, 5: 0.155, 6: 0.15}


def draw_house_bamboo(canvas: Canvas, number: int, all_red: bool) -> None:
    if number == 1:
        draw_house_bird(canvas)
        return
    for index, stick in enumerate(_STICKS[number]):
        red = all_red or index in _RED.get(number, ())
        blue = index in _BLUE.get(number, ())
        ink = HOUSE.red if red else HOUSE.blue if blue else HOUSE.green
        _stick(canvas, stick, _THICK.get(number, 0.14), ink)


_WAIST: Final = 0.62
"""How thick the cane is halfway between two nodes, in thicknesses of a node."""
_SAW_CUT: Final = 0.006
"""Half the gap at the middle node, in widths of the face; far less than between two sticks."""


def _stick(canvas: Canvas, stick: Stick, thick: float, ink: Colour) -> None:
    """Two lengths of cane, each wide at its nodes, slim between them, with a streak of light."""
    start, end = np.array(stick[:2]), np.array(stick[2:])
    length = float(np.linalg.norm(end - start))
    along = (end - start) / length
    across = np.array([-along[1], along[0]])
    cut = _SAW_CUT / length

    def place(part: float, aside: float = 0.0) -> tuple[float, float]:
        return at(*(start + along * part * length + across * aside))

    for first, last in ((0.0, 0.5 - cut), (0.5 + cut, 1.0)):
        parts = np.linspace(first, last, 24)
        half = thick / 2 * np.array([_width(float(p), first, last, length / thick) for p in parts])
        sides = [place(p, h) for p, h in zip(parts, half, strict=True)]
        sides += [place(p, -h) for p, h in zip(parts[::-1], half[::-1], strict=True)]
        canvas.polygons([np.array(sides, np.float32)], ink)
        middle, reach = (first + last) / 2, (last - first) * 0.2
        light = np.array([place(middle - reach), place(middle + reach)], np.float32)
        canvas.line(light, thick * 0.16, HOUSE.ivory)


def _width(part: float, first: float, last: float, slim: float) -> float:
    """Of a length of cane at a part of the stick, in thicknesses of a node."""
    inward = min(part - first, last - part) / (last - first) * 2
    swell = (1 - inward) ** 2.2
    # Nodes have soft corners, as long as a quarter of their thickness.
    corner = np.clip(inward * (last - first) / 2 * slim / 0.25, 0, 1)
    return float((_WAIST + (1 - _WAIST) * swell) * (0.72 + 0.28 * np.sqrt(corner)))
