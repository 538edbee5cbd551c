"""A square of 24 by 24 units to draw a line icon on, white on nothing."""

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk_app.ui.draw.lettering import fitted
from kiosk_app.ui.draw.picture import OVERSIZE, Picture, clear, shrunk

UNITS: Final = 24
PIXELS: Final = 96
STROKE: Final = 2.0
_SHIFT: Final = 4

Point = tuple[float, float]


class Sketch:
    """Coordinates run right and down. Shapes with ``ink=0`` rub out what is there."""

    def __init__(self) -> None:
        self.side = PIXELS * OVERSIZE
        self.mask = np.zeros((self.side, self.side), np.uint8)

    def line(
        self, *points: Point, closed: bool = False, thick: float = STROKE, ink: int = 255
    ) -> None:
        pixels = max(1, round(thick * self._scale()))
        fixed = [self._fixed(points)]
        cv2.polylines(self.mask, fixed, closed, ink, pixels, cv2.LINE_AA, _SHIFT)

    def fill(self, *points: Point, ink: int = 255) -> None:
        cv2.fillPoly(self.mask, [self._fixed(points)], ink, cv2.LINE_AA, _SHIFT)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float,
        thick: float = STROKE, ink: int = 255, flat: float = 1.0,
    ) -> None:  # fmt: skip
        """Part of a circle, in degrees clockwise from the right; ``flat`` squeezes its height."""
        self.line(*_around(x, y, radius, start, end, flat), thick=thick, ink=ink)

    def ring(
        self, x: float, y: float, radius: float, thick: float = STROKE, ink: int = 255
    ) -> None:
        self.line(*_around(x, y, radius, 0, 360), closed=True, thick=thick, ink=ink)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        self.fill(*_around(x, y, radius, 0, 360), ink=ink)

    def box(
        self, left: float, top: float, right: float, bottom: float,
        radius: float = 2.0, filled: bool = False, thick: float = STROKE, ink: int = 255,
    ) -> None:  # fmt: skip
        corners = (
            (right - radius, top + radius, -90), (right - radius, bottom - radius, 0),
            (left + radius, bottom - radius, 90), (left + radius, top + radius, 180),
        )  # fmt: skip
        points = [p for x, y, turn in corners for p in _around(x, y, radius, turn, turn + 90)]
        if filled:
            self.fill(*points, ink=ink)
        else:
            self.line(*points, closed=True, thick=thick, ink=ink)

    def star(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        """Five points, filled."""
        points = [
            (x + reach * sin(radians(36 * step)), y - reach * cos(radians(36 * step)))
            for step in range(10)
            for reach in (radius if step % 2 == 0 else radius * 0.42,)
        ]
        self.fill(*points, ink=ink)

    def letter(
        self, character: str, box: tuple[float, float, float, float], ink: int = 255
    ) -> None:
        """A character of our font stretched to fill a box."""
        shapes = [self._fixed([(x, y) for x, y in shape]) for shape in fitted(character, box)]
        cv2.fillPoly(self.mask, shapes, ink, cv2.LINE_AA, _SHIFT)

    def finished(self) -> Picture:
        picture = clear(self.side, self.side)
        picture[..., :3] = 1.0
        picture[..., 3] = self.mask.astype(np.float32) / 255
        small = shrunk(picture, PIXELS, PIXELS)
        small[..., :3] = 1.0  # so that a tint shows no dark rim
        return small

    def _scale(self) -> float:
        return self.side / UNITS

    def _fixed(self, points: Sequence[Point]) -> NDArray[np.int32]:
        return np.round(np.array(points) * self._scale() * (1 << _SHIFT)).astype(np.int32)


Icon = Callable[[Sketch], None]


def _around(
    x: float, y: float, radius: float, start: float, end: float, flat: float = 1.0
) -> list[Point]:
    steps = max(6, round(abs(end - start) / 6))
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(x + radius * cos(angle), y + radius * flat * sin(angle)) for angle in angles]


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees))
