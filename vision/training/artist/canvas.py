"""A picture to draw shapes on, in fractions of its width and height, with smooth edges."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image

Colour = tuple[int, int, int]
"""Blue, green, red, 0–255: OpenCV's order."""

Points = NDArray[np.float32]
_SHIFT = 4
_SUPERSAMPLING = 2


class Canvas:
    def __init__(self, width: int, height: int, colour: Colour) -> None:
        self.width, self.height = width * _SUPERSAMPLING, height * _SUPERSAMPLING
        self.pixels: Image = np.empty((self.height, self.width, 3), np.uint8)
        self.pixels[:] = colour

    def polygons(self, contours: Sequence[Points], colour: Colour) -> None:
        """Filled; a contour inside another is a hole."""
        fixed = [self._fixed(contour) for contour in contours]
        cv2.fillPoly(self.pixels, fixed, colour, cv2.LINE_AA, _SHIFT)

    def line(self, points: Points, thickness: float, colour: Colour, closed: bool = False) -> None:
        """A stroke; the thickness is in fractions of the width."""
        pixels = max(1, round(thickness * self.width))
        cv2.polylines(
            self.pixels, [self._fixed(points)], closed, colour, pixels, cv2.LINE_AA, _SHIFT
        )

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle; the radius is in fractions of the width."""
        centre = (round(x * self.width * 16), round(y * self.height * 16))
        size = round(radius * self.width * 16)
        cv2.circle(self.pixels, centre, max(size, 1), colour, -1, cv2.LINE_AA, _SHIFT)

    def ring(self, x: float, y: float, radius: float, thickness: float, colour: Colour) -> None:
        centre = (round(x * self.width * 16), round(y * self.height * 16))
        pixels = max(1, round(thickness * self.width))
        size = round(radius * self.width * 16)
        cv2.circle(self.pixels, centre, max(size, 1), colour, pixels, cv2.LINE_AA, _SHIFT)

    def ellipse(
        self, x: float, y: float, half: tuple[float, float], degrees: float, colour: Colour
    ) -> None:
        """A filled ellipse; both half axes are in fractions of the width."""
        angle = np.linspace(0, 2 * np.pi, 28, endpoint=False)
        turn = np.deg2rad(degrees)
        along, across = half[0] * np.cos(angle), half[1] * np.sin(angle)
        aspect = self.width / self.height
        points = np.stack(
            [
                x + along * np.cos(turn) - across * np.sin(turn),
                y + (along * np.sin(turn) + across * np.cos(turn)) * aspect,
            ],
            axis=1,
        )
        self.polygons([points.astype(np.float32)], colour)

    def finished(self) -> Image:
        size = (self.width // _SUPERSAMPLING, self.height // _SUPERSAMPLING)
        return cv2.resize(self.pixels, size, interpolation=cv2.INTER_AREA).astype(np.uint8)

    def _fixed(self, points: Points) -> NDArray[np.int32]:
        size = np.array([self.width, self.height], np.float32)
        return np.round(points * size * (1 << _SHIFT)).astype(np.int32)
