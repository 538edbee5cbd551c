"""One of bamboo: a peacock from the side, its tail raised behind it."""

import numpy as np

from vision.training.artist.canvas import Canvas, Colour
from vision.training.artist.house_style import HOUSE, at
from vision.training.artist.peacocks import curve


def draw_house_bird(canvas: Canvas) -> None:
    _tail(canvas)
    _legs(canvas)
    _body(canvas)
    _head(canvas)


def _stroke(
    canvas: Canvas, points: list[tuple[float, float]], thickness: float, ink: Colour
) -> None:
    canvas.line(curve([at(x, y) for x, y in points]), thickness, ink)


def _tail(canvas: Canvas) -> None:
    """Feathers fan out from the back; each ends in an eye."""
    root = np.array([0.08, 0.2])
    for angle, length in zip(
        np.deg2rad([-8, 14, 36, 58, 80, 102]), (0.66, 0.68, 0.6, 0.5, 0.43, 0.38), strict=True
    ):
        tip = root + length * np.array([np.sin(angle), -np.cos(angle)])
        tip[0] = min(tip[0], 0.38)
        bend = root + 0.55 * (tip - root) + np.array([-0.05, -0.03])
        _stroke(canvas, [tuple(root), tuple(bend), tuple(tip)], 0.045, HOUSE.green)
        canvas.disc(*at(*tip), 0.075, HOUSE.green)
        canvas.disc(*at(*tip), 0.048, HOUSE.ivory)
        canvas.disc(*at(*tip), 0.032, HOUSE.red)


def _legs(canvas: Canvas) -> None:
    for x in (-0.06, 0.08):
        _stroke(canvas, [(x, 0.35), (x - 0.01, 0.56)], 0.035, HOUSE.red)
        _stroke(canvas, [(x - 0.09, 0.575), (x - 0.01, 0.555), (x + 0.06, 0.575)], 0.032, HOUSE.red)


def _body(canvas: Canvas) -> None:
    _stroke(canvas, [(-0.08, 0.16), (-0.23, -0.02), (-0.19, -0.3)], 0.12, HOUSE.blue)
    canvas.ellipse(*at(-0.02, 0.22), (0.25, 0.17), 18, HOUSE.blue)
    canvas.ellipse(*at(0.05, 0.21), (0.17, 0.1), 18, HOUSE.ivory)
    canvas.ellipse(*at(0.055, 0.21), (0.15, 0.08), 18, HOUSE.green)
    for offset in (-0.05, 0.02, 0.09):
        _stroke(
            canvas, [(offset + 0.03, 0.15), (offset + 0.05, 0.2), (offset + 0.02, 0.27)],
            0.016, HOUSE.ivory,
        )  # fmt: skip


def _head(canvas: Canvas) -> None:
    canvas.disc(*at(-0.19, -0.33), 0.085, HOUSE.blue)
    canvas.disc(*at(-0.21, -0.345), 0.024, HOUSE.ivory)
    beak = np.array([at(-0.26, -0.37), at(-0.4, -0.3), at(-0.26, -0.28)], np.float32)
    canvas.polygons([beak], HOUSE.red)
    for x, y in ((-0.24, -0.55), (-0.16, -0.57), (-0.09, -0.53)):
        _stroke(canvas, [(-0.18, -0.4), (x, y)], 0.02, HOUSE.green)
        canvas.disc(*at(x, y), 0.026, HOUSE.red)
