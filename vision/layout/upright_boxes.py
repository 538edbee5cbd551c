"""Corners for tiles of which only an upright box is known, from the row they lie in.

Where the detector cannot trust its corners it gives the box around the tile. In a row that runs
slantwise through the picture such boxes overlap and point nowhere; the direction to the
neighbours and the box's two sides say how the tile lies.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad
from vision.layout.lines import TALL
from vision.scene import SeenTile

Array = NDArray[np.float64]
_SLANTED: Final = np.deg2rad(14)
_OVERLAPPING: Final = 0.75
"""Of the box's sides: the nearest middle is nearer than this, both ways."""
_TRUST_IN_SHAPE: Final = 0.5


def with_slanted_corners(tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """The same tiles; those with upright boxes in slanting rows get the corners they must have."""
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(-1, 4, 2)
    upright = [_is_upright_box(quad) for quad in quads]
    if sum(upright) < 3:
        return list(tiles)
    centres = quads.mean(axis=1)
    changed = list(tiles)
    for number, tile in enumerate(tiles):
        if not upright[number]:
            continue
        size = quads[number].max(axis=0) - quads[number].min(axis=0)
        angle = _row_angle(centres, number, size)
        if angle is None or abs(angle) < _SLANTED or abs(angle) > np.pi / 2 - _SLANTED:
            continue
        box = _slanted(centres[number], size, angle)
        # Read aslant, a face does not show its quarter turn: it is taken to stand in its row.
        turn = min((0, 2), key=lambda k: float(np.abs(np.roll(box, -k, axis=0) - tile.quad).sum()))
        changed[number] = replace(tile, quad=np.roll(box, -turn, axis=0))
    return changed


def _is_upright_box(quad: Array) -> bool:
    return all(len({float(value) for value in np.round(quad[:, axis], 2)}) == 2 for axis in (0, 1))


def _row_angle(centres: Array, number: int, size: Array) -> float | None:
    """Of the line to the two nearest tiles, between −90° and 90°; none if boxes do not overlap.

    Boxes of slanting tiles overlap both ways. Tiles that stand upright in a row which only the
    perspective makes slant do not: there the boxes are right.
    """
    away = np.delete(centres, number, axis=0) - centres[number]
    distances = np.hypot(*away.T)
    nearest = np.argsort(distances)[:2]
    if float((np.abs(away[nearest[0]]) / np.maximum(size, 1e-6)).max()) > _OVERLAPPING:
        return None
    # Twice the angle: a direction and its opposite are the same row.
    doubled = sum(np.exp(2j * np.arctan2(away[k, 1], away[k, 0])) for k in nearest)
    if abs(doubled) < 1.7:
        return None  # the two lie in different directions: a block, or loose tiles
    return float(np.angle(doubled) / 2)


def _slanted(centre: Array, size: Array, angle: float) -> Quad:
    """The tile whose upright box has this size, its width along the row."""
    cos, sin = abs(np.cos(angle)), abs(np.sin(angle))
    # Near 45° the box alone cannot tell width from height; a tile's usual shape can.
    equations = np.array(
        [[cos, sin], [sin, cos], [-TALL * _TRUST_IN_SHAPE, _TRUST_IN_SHAPE]], np.float64
    )
    width, height = np.linalg.lstsq(equations, np.array([*size, 0.0]), rcond=None)[0]
    right = np.array([np.cos(angle), np.sin(angle)]) * width / 2
    down = np.array([-np.sin(angle), np.cos(angle)]) * height / 2
    corners = [-right - down, right - down, right + down, down - right]
    return np.asarray(centre + np.array(corners), np.float32)
