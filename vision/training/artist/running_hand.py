"""發 in the running hand that most Japanese sets carry: no font has it, so it is drawn by strokes.

Every maker writes it a little differently; a seed gives one hand, with its own slant, proportions,
weight of the brush, and strokes that may run into each other.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.training.artist.canvas import Canvas, Colour, Points
from vision.training.artist.glyphs import Place

Stroke = tuple[tuple[tuple[float, float], ...], float, float]
"""Points from where the brush comes down, and its width there and at the end, beside the usual."""

_TOP: Final[tuple[Stroke, ...]] = (
    (((0.20, 0.24), (0.33, 0.23), (0.50, 0.17)), 0.9, 1.2),
    (((0.50, 0.17), (0.40, 0.37), (0.25, 0.53), (0.02, 0.70)), 1.2, 0.3),
    (((0.23, 0.34), (0.31, 0.43)), 0.6, 1.0),
    (((0.66, 0.01), (0.63, 0.14), (0.50, 0.30)), 1.3, 0.4),
    (((0.54, 0.21), (0.68, 0.43), (0.84, 0.58), (0.99, 0.70)), 0.6, 1.6),
    (((0.84, 0.16), (0.77, 0.25), (0.68, 0.31)), 1.2, 0.4),
)
_BOW: Final[tuple[Stroke, ...]] = (
    (((0.27, 0.54), (0.43, 0.50), (0.39, 0.61)), 0.6, 0.9),
    (((0.40, 0.60), (0.28, 0.66), (0.12, 0.69)), 0.8, 0.5),
    (((0.20, 0.67), (0.41, 0.65), (0.36, 0.78)), 0.7, 1.0),
    (((0.36, 0.78), (0.30, 0.90), (0.16, 0.88)), 1.0, 0.3),
    (((0.26, 0.74), (0.16, 0.82), (0.05, 0.86)), 0.8, 0.3),
)
_SPEAR: Final[tuple[Stroke, ...]] = (
    (((0.57, 0.43), (0.53, 0.54), (0.43, 0.63)), 0.9, 0.4),
    (((0.50, 0.54), (0.62, 0.52), (0.74, 0.49)), 0.7, 1.0),
    (((0.45, 0.69), (0.62, 0.67), (0.80, 0.64)), 0.8, 0.9),
    (((0.63, 0.55), (0.60, 0.74), (0.38, 0.93)), 1.0, 0.3),
    (((0.58, 0.73), (0.67, 0.83), (0.78, 0.93)), 0.5, 1.7),
)
_STEPS: Final = 9
"""Straight pieces for one stroke."""


def draw_running_green(canvas: Canvas, seed: int, place: Place, colour: Colour) -> None:
    """The character within its place, in the hand of this seed."""
    random = np.random.default_rng((seed, 6))
    width = float(random.uniform(0.045, 0.085))
    shake = float(random.uniform(0.008, 0.028))
    bend = np.array([[1, random.normal(-0.05, 0.1)], [random.normal(-0.03, 0.08), 1]], np.float32)
    narrow = np.array([random.uniform(0.85, 1.05), random.uniform(0.6, 0.95)], np.float32)
    lower = float(random.normal(0, 0.03))
    size = np.array([place.width, place.height], np.float32)
    middle = np.array([place.x, place.y], np.float32)
    for part, shift in ((_TOP, 0.0), (_BOW, lower), (_SPEAR, lower)):
        moved = random.normal(0, 0.02, 2).astype(np.float32) + np.array([0, shift], np.float32)
        for points, begins, ends in part:
            if random.random() < 0.05:  # some hands leave a stroke out
                continue
            line = np.array(points, np.float32) + random.normal(0, shake, (len(points), 2))
            line = ((line - 0.5 + moved) @ bend.T) * narrow
            widths = width * np.array([begins, ends]) * random.uniform(0.75, 1.25, 2)
            shape = _brushed(line.astype(np.float32), widths)
            canvas.polygons([(shape * size + middle).astype(np.float32)], colour)


def _brushed(points: Points, widths: NDArray[np.float64]) -> Points:
    """The outline of a stroke through the points, from one width to the other."""
    count = len(points)
    along = np.linspace(0, 1, _STEPS, dtype=np.float32)
    degree = min(count - 1, 3)
    places = np.linspace(0, 1, count)
    line = np.stack(
        [np.polyval(np.polyfit(places, points[:, axis], degree), along) for axis in (0, 1)], axis=1
    )
    step = np.gradient(line, axis=0)
    across = np.stack([-step[:, 1], step[:, 0]], axis=1)
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-6)
    # A brush comes down round and leaves in a point or a press.
    half = (widths[0] + (widths[1] - widths[0]) * along) / 2
    half[0] *= 0.6
    half[-1] *= 0.7
    outline = np.concatenate([line + across * half[:, None], (line - across * half[:, None])[::-1]])
    return outline.astype(np.float32)
