"""The bamboo suit: sticks in rows, the M and W of the eight, and several kinds of stick."""

from typing import Final

import numpy as np

from vision.training.artist.birds import draw_bird
from vision.training.artist.canvas import Canvas, Colour, Points
from vision.training.artist.style import Style

Stick = tuple[float, float, float, float]
"""x and y of both ends, −1 to 1 within the inked area."""


def _row(xs: tuple[float, ...], top: float, bottom: float) -> list[Stick]:
    return [(x, top, x, bottom) for x in xs]


_TWO: Final = (-0.5, 0.5)
_THREE: Final = (-0.68, 0.0, 0.68)
_LAYOUT: Final[dict[int, list[Stick]]] = {
    2: _row((0.0,), -0.9, -0.08) + _row((0.0,), 0.08, 0.9),
    3: _row((0.0,), -0.9, -0.08) + _row(_TWO, 0.08, 0.9),
    4: _row(_TWO, -0.9, -0.08) + _row(_TWO, 0.08, 0.9),
    5: _row((-0.66, 0.66), -0.9, -0.08) + _row((0.0,), -0.42, 0.42)
    + _row((-0.66, 0.66), 0.08, 0.9),
    6: _row(_THREE, -0.9, -0.08) + _row(_THREE, 0.08, 0.9),
    7: _row((0.0,), -0.98, -0.4) + _row(_THREE, -0.3, 0.28) + _row(_THREE, 0.4, 0.98),
    9: _row(_THREE, -0.98, -0.4) + _row(_THREE, -0.29, 0.29) + _row(_THREE, 0.4, 0.98),
}  # fmt: skip
_M_ROW: Final[list[Stick]] = [
    (-0.78, -0.9, -0.78, -0.1), (-0.62, -0.88, -0.08, -0.3),
    (0.62, -0.88, 0.08, -0.3), (0.78, -0.9, 0.78, -0.1),
]  # fmt: skip
_W_ROW: Final[list[Stick]] = [
    (-0.78, -0.9, -0.78, -0.1), (-0.08, -0.7, -0.62, -0.12),
    (0.08, -0.7, 0.62, -0.12), (0.78, -0.9, 0.78, -0.1),
]  # fmt: skip


def draw_bamboo(canvas: Canvas, style: Style, number: int, all_red: bool) -> None:
    if number == 1:
        draw_bird(canvas, style)
        return
    sticks = _eight(style.upturned_eight) if number == 8 else _LAYOUT[number]
    reach_x, reach_y = 0.5 * style.ink_size * 0.84, 0.5 * style.ink_size * 0.92
    thickness = {2: 0.085, 3: 0.085, 4: 0.085, 5: 0.08}.get(number, 0.072) * style.stick_size
    for index, (x1, y1, x2, y2) in enumerate(sticks):
        red = all_red or _is_red(number, index, len(sticks), style)
        colour = style.red if red else _plain(number, index, style)
        ends = np.array([[x1, y1], [x2, y2]], np.float32) * [reach_x, reach_y] + 0.5
        _stick(canvas, style, ends.astype(np.float32), thickness, colour)


def _eight(upturned: bool) -> list[Stick]:
    above, below = (_W_ROW, _M_ROW) if upturned else (_M_ROW, _W_ROW)
    mirrored = [(x1, y1 + 1, x2, y2 + 1) for x1, y1, x2, y2 in below]
    return above + mirrored


def _is_red(number: int, index: int, count: int, style: Style) -> bool:
    if number == 5:
        return index == 2
    if number == 7:
        return index == 0
    if number == 9:
        return index % 3 == 1 if style.red_column_nine else index < 3
    return False


def _plain(number: int, index: int, style: Style) -> Colour:
    """Chinese sets alternate green and blue sticks; Japanese ones keep to one ink."""
    if style.scheme == "chinese" and style.seed % 3 == 0 and index % 2:
        return style.dark
    return style.green


def _stick(canvas: Canvas, style: Style, ends: Points, thickness: float, colour: Colour) -> None:
    aspect = canvas.width / canvas.height
    start, end = ends
    along = (end - start) * [1, 1 / aspect]
    length = float(np.linalg.norm(along))
    side = np.array([-along[1], along[0] * aspect]) / length  # across the stick, in fractions

    def at(part: float) -> Points:
        point: Points = start + (end - start) * part
        return point

    def bar(first: float, last: float, width: float, ink: Colour) -> None:
        a, b, offset = at(first), at(last), side * width / 2
        canvas.polygons([np.array([a - offset, a + offset, b + offset, b - offset])], ink)

    def dot(part: float, radius: float) -> None:
        x, y = at(part)
        canvas.disc(float(x), float(y), radius, colour)

    match style.bamboo:
        case "bars":
            bar(0, 1, thickness, colour)
            bar(0.48, 0.52, thickness * 1.3, style.ivory)
        case "bone":
            bar(0.05, 0.95, thickness * 0.7, colour)
            for part in (0.08, 0.5, 0.92):
                dot(part, thickness * 0.62)
            bar(0.16, 0.42, thickness * 0.16, style.ivory)
            bar(0.58, 0.84, thickness * 0.16, style.ivory)
        case "joints":
            bar(0, 1, thickness * 0.95, colour)
            for part in (0.0, 0.5, 1.0):
                bar(part - 0.06, part + 0.06, thickness * 1.5, colour)
            bar(0.14, 0.4, thickness * 0.35, style.ivory)
            bar(0.6, 0.86, thickness * 0.35, style.ivory)
        case "leaf":
            for first, last in ((0.0, 0.5), (0.5, 1.0)):
                a, b, middle = at(first), at(last), at((first + last) / 2)
                offset = side * thickness * 0.75
                canvas.polygons([np.array([a, middle + offset, b, middle - offset])], colour)
            dot(0.5, thickness * 0.4)
        case "chain":
            for part in (0.14, 0.38, 0.62, 0.86):
                dot(part, thickness * 0.6)
            bar(0.05, 0.95, thickness * 0.55, colour)
            bar(0.1, 0.9, thickness * 0.12, style.ivory)
