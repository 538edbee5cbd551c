"""The circle suit of the kiosk's own tiles: pips that stay apart at 36 pixels."""

from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.house_style import HOUSE, at

# x and y from the middle, and the radius, all in widths of the face.
_PIPS: Final[dict[int, tuple[list[tuple[float, float]], float]]] = {
    2: ([(0, -0.31), (0, 0.31)], 0.235),
    3: ([(-0.27, -0.41), (0, 0), (0.27, 0.41)], 0.175),
    4: ([(-0.23, -0.31), (0.23, -0.31), (-0.23, 0.31), (0.23, 0.31)], 0.19),
    5: ([(-0.265, -0.4), (0.265, -0.4), (0, 0), (-0.265, 0.4), (0.265, 0.4)], 0.17),
    6: ([(x, y) for y in (-0.45, 0.09, 0.45) for x in (-0.21, 0.21)], 0.15),
    7: ([(-0.29, -0.48), (0, -0.355), (0.29, -0.23),
         *((x, y) for y in (0.14, 0.46) for x in (-0.2, 0.2))], 0.145),
    8: ([(x, y) for y in (-0.48, -0.16, 0.16, 0.48) for x in (-0.2, 0.2)], 0.15),
    9: ([(x, y) for y in (-0.41, 0, 0.41) for x in (-0.295, 0, 0.295)], 0.14),
}  # fmt: skip
_INKS: Final = {
    2: "gb", 3: "brg", 4: "bggb", 5: "bgrgb", 6: "ggrrrr", 7: "gggrrrr", 8: "bbbbbbbb",
    9: "bbbrrrggg",
}  # fmt: skip


def draw_house_circles(canvas: Canvas, number: int, all_red: bool) -> None:
    inks = {"r": HOUSE.red, "g": HOUSE.green, "b": HOUSE.blue}
    if number == 1:
        _great_circle(canvas)
        return
    places, radius = _PIPS[number]
    for (x, y), letter in zip(places, _INKS[number], strict=True):
        _pip(canvas, at(x, y), radius, HOUSE.red if all_red else inks[letter])


def _pip(canvas: Canvas, centre: tuple[float, float], radius: float, ink: Colour) -> None:
    canvas.disc(*centre, radius, ink)
    canvas.disc(*centre, radius * 0.76, HOUSE.ivory)
    canvas.disc(*centre, radius * 0.56, ink)
    canvas.disc(*centre, radius * 0.2, HOUSE.ivory)


def _great_circle(canvas: Canvas) -> None:
    canvas.disc(0.5, 0.5, 0.4, HOUSE.blue)
    canvas.disc(0.5, 0.5, 0.355, HOUSE.ivory)
    _ring_of_discs(canvas, 0.275, 0.058, 14, HOUSE.green)
    canvas.disc(0.5, 0.5, 0.19, HOUSE.blue)
    canvas.disc(0.5, 0.5, 0.16, HOUSE.ivory)
    canvas.disc(0.5, 0.5, 0.13, HOUSE.red)
    _ring_of_discs(canvas, 0.07, 0.024, 6, HOUSE.ivory)
    canvas.disc(0.5, 0.5, 0.026, HOUSE.ivory)


def _ring_of_discs(canvas: Canvas, reach: float, size: float, count: int, ink: Colour) -> None:
    for angle in np.linspace(0, 2 * np.pi, count, endpoint=False):
        place = at(reach * float(np.sin(angle)), -reach * float(np.cos(angle)))
        canvas.disc(*place, size, ink)
