"""The circle suit: where the pips lie, what colour they are, and how one pip looks."""

from typing import Final

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.style import Style

# x and y from −1 to 1 within the inked area, then the pip's radius in tile widths.
_LAYOUT: Final[dict[int, tuple[list[tuple[float, float]], float]]] = {
    1: ([(0, 0)], 0.36),
    2: ([(0, -0.52), (0, 0.52)], 0.24),
    3: ([(-0.56, -0.66), (0, 0), (0.56, 0.66)], 0.17),
    4: ([(-0.5, -0.55), (0.5, -0.55), (-0.5, 0.55), (0.5, 0.55)], 0.19),
    5: ([(-0.55, -0.64), (0.55, -0.64), (0, 0), (-0.55, 0.64), (0.55, 0.64)], 0.165),
    6: ([(-0.5, -0.7), (0.5, -0.7), *((x, y) for y in (0.08, 0.68) for x in (-0.5, 0.5))], 0.165),
    7: ([(-0.6, -0.82), (0, -0.55), (0.6, -0.28),
         *((x, y) for y in (0.25, 0.75) for x in (-0.45, 0.45))], 0.145),
    8: ([(x, y) for y in (-0.78, -0.26, 0.26, 0.78) for x in (-0.45, 0.45)], 0.145),
    9: ([(x, y) for y in (-0.7, 0, 0.7) for x in (-0.64, 0, 0.64)], 0.14),
}  # fmt: skip

_JAPANESE: Final = {
    1: "r", 2: "gd", 3: "drd", 4: "dggd", 5: "dgrgd", 6: "ggrrrr", 7: "gggrrrr",
    8: "dddddddd", 9: "dddrrrggg",
}  # fmt: skip
_CHINESE: Final = {
    1: "r", 2: "gb", 3: "brg", 4: "bggb", 5: "bgrgb", 6: "ggrrrr", 7: "gggrrrr",
    8: "bbbbbbbb", 9: "gggrrrbbb",
}  # fmt: skip


def draw_circles(canvas: Canvas, style: Style, number: int, all_red: bool) -> None:
    places, radius = _LAYOUT[number]
    letters = (_JAPANESE if style.scheme == "japanese" else _CHINESE)[number]
    inks = {"r": style.red, "g": style.green, "d": style.dark, "b": style.dark}
    reach_x, reach_y = 0.5 * style.ink_size * 0.78, 0.5 * style.ink_size * 0.86
    size = radius * style.pip_size * (0.35 + 0.65 * style.ink_size / 0.85)
    for (x, y), letter in zip(places, letters, strict=True):
        colour = style.red if all_red else inks[letter]
        centre = (0.5 + x * reach_x, 0.5 + y * reach_y)
        if number == 1:
            _great_circle(canvas, style, size, all_red)
        else:
            _pip(canvas, style, centre, size, colour)


def _pip(
    canvas: Canvas, style: Style, centre: tuple[float, float], radius: float, colour: Colour
) -> None:
    x, y = centre
    face = style.ivory
    match style.circle:
        case "dot":
            canvas.disc(x, y, radius, colour)
            canvas.disc(x, y, radius * 0.35, face)
        case "rings":
            canvas.disc(x, y, radius, colour)
            canvas.ring(x, y, radius * 0.66, radius * 0.14, face)
            canvas.disc(x, y, radius * 0.2, face)
        case "flower":
            canvas.disc(x, y, radius, colour)
            canvas.ring(x, y, radius * 0.8, radius * 0.08, face)
            _petals(canvas, centre, radius * 0.45, radius * 0.18, 6, face)
            canvas.disc(x, y, radius * 0.16, face)
        case "gear":
            canvas.disc(x, y, radius * 0.86, colour)
            _petals(canvas, centre, radius * 0.82, radius * 0.2, 10, colour)
            canvas.ring(x, y, radius * 0.55, radius * 0.12, face)
        case "wheel":
            canvas.disc(x, y, radius, colour)
            canvas.disc(x, y, radius * 0.78, face)
            canvas.disc(x, y, radius * 0.5, colour)
            canvas.disc(x, y, radius * 0.18, face)


def _great_circle(canvas: Canvas, style: Style, radius: float, all_red: bool) -> None:
    random = np.random.default_rng(style.seed + 1)
    outer = style.red if all_red else (style.dark, style.green)[random.integers(2)]
    canvas.disc(0.5, 0.5, radius, outer)
    canvas.disc(0.5, 0.5, radius * random.uniform(0.82, 0.92), style.ivory)
    petals = int(random.integers(8, 17))
    inner = radius * random.uniform(0.55, 0.72)
    _petals(canvas, (0.5, 0.5), inner, radius * random.uniform(0.1, 0.18), petals, outer)
    if random.random() < 0.6:
        _petals(canvas, (0.5, 0.5), inner * 0.6, radius * 0.1, petals // 2 + 3, style.green)
    canvas.disc(0.5, 0.5, radius * random.uniform(0.25, 0.4), style.red)
    canvas.ring(0.5, 0.5, radius * 0.2, radius * 0.05, style.ivory)


def _petals(
    canvas: Canvas, centre: tuple[float, float], reach: float, size: float, count: int, ink: Colour
) -> None:
    aspect = canvas.width / canvas.height
    for angle in np.linspace(0, 2 * np.pi, count, endpoint=False):
        x = centre[0] + reach * float(np.cos(angle))
        y = centre[1] + reach * float(np.sin(angle)) * aspect
        canvas.disc(x, y, size, ink)
