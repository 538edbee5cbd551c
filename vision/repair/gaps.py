"""Places where a row of tiles has a hole of one tile's size: a blank tile is easily overlooked.

A white dragon without a frame is nearly nothing to see. Where tiles lie side by side, two of them
are two widths apart, and what is between them has the colour of their ground while the table has
not, there is one all the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Image, Quad
from vision.repair.ivory import which_are_ivory

_NEAREST, _FARTHEST = 0.85, 1.25  # tile widths between the middles of two that touch
_SAME_PITCH: Final = 0.12  # a hole's neighbours are twice as far apart as two that touch
_ASIDE: Final = 0.35  # of a tile, off the line of the row
_ALIKE: Final = 0.35  # difference in size and slant between neighbours
_TAKEN: Final = 0.6  # of a tile: something else is nearer to the hole's middle

Points = NDArray[np.float32]


@dataclass(frozen=True)
class _Hole:
    quad: Quad
    beside: tuple[Quad, ...]
    """Free places on both sides of the row."""


def white_gaps(image: Image, faces: Sequence[Quad], others: Sequence[Quad]) -> list[Quad]:
    """Holes between two faces that have the faces' ground; ``others`` fill holes, no more."""
    holes = _holes(np.array(faces, np.float32).reshape(-1, 4, 2), list(others))
    if not holes:
        return []
    ivory = iter(which_are_ivory(image, faces, [q for h in holes for q in (h.quad, *h.beside)]))
    white = []
    for hole in holes:
        is_white, *table = [next(ivory) for _ in (hole.quad, *hole.beside)]
        if is_white and not any(table):
            white.append(hole.quad)
    return white


def _holes(faces: Points, others: list[Quad]) -> list[_Hole]:
    if len(faces) < 3:
        return []
    middles = faces.mean(axis=1)
    taken = np.array([*middles, *(quad.mean(axis=0) for quad in others)])
    across = (faces[:, 1] - faces[:, 0] + faces[:, 2] - faces[:, 3]) / 2
    down = (faces[:, 3] - faces[:, 0] + faces[:, 2] - faces[:, 1]) / 2
    axes = np.stack([across, down], axis=2)  # columns: the tile's own two directions
    holes: list[_Hole] = []
    for first in np.flatnonzero(np.abs(np.linalg.det(axes)) > 1):
        own = np.linalg.inv(axes[first])
        away = (middles - middles[first]) @ own.T
        alike = np.abs(own @ axes - np.eye(2)).max(axis=(1, 2)) < _ALIKE
        for direction in (0, 1):
            in_line = alike & (np.abs(away[:, 1 - direction]) < _ASIDE)
            far = np.where(in_line, away[:, direction], 0)
            after = far - 1 > _NEAREST  # farther than a tile that touches
            if not after.any():
                continue
            second = int(np.argmin(np.where(after, far, np.inf)))
            steps = np.abs(np.concatenate([far[far < 0], far[after] - far[second]]))
            touching = steps[(steps > _NEAREST) & (steps < _FARTHEST)]
            if not (np.abs(far[second] / touching - 2) < 2 * _SAME_PITCH).any():
                continue
            quad = ((faces[first] + faces[second]) / 2).astype(np.float32)
            if not _is_free(quad, taken, own):
                continue
            step = axes[first][:, 1 - direction]
            sides = [(quad + sign * step).astype(np.float32) for sign in (-1.2, 1.2)]
            holes.append(_Hole(quad, tuple(s for s in sides if _is_free(s, taken, own))))
            taken = np.concatenate([taken, quad.mean(axis=0)[None]])
    return holes


def _is_free(quad: Quad, taken: Points, own: Points) -> bool:
    return float(np.abs((taken - quad.mean(axis=0)) @ own.T).max(axis=1).min()) > _TAKEN
