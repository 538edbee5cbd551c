"""Which tiles lie side by side: found from their quads alone, at any angle and slant.

Each tile has four sides. A side is linked to the side of another tile that faces it, if each is
the other's nearest. Distances are taken in the tiles' own directions, so perspective and the
camera's angle do not matter; which way up a face lies is not asked here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.scene import SeenTile

Array = NDArray[np.float64]

NOBODY: Final = -1
CLOSE: Final = 0.3
"""Tile widths: tiles nearer to each other touch."""
_FARTHEST: Final = 3.4
"""Tile widths between neighbours of one line: melds lie well apart from the hand."""
_DEEPEST_OVERLAP: Final = 0.65
"""Upright boxes around slanted tiles overlap this much, where corners could not be found, and so
do the frames of an added kong's two tiles where one of them is drawn too tall."""
_OFF_LINE: Final = 0.45
"""How far, in its own extent, a neighbour's middle may lie beside the line."""
_PARALLEL: Final = float(np.cos(np.deg2rad(22)))
_SIZE_ALONG: Final = 2.0  # a sideways tile is 1.2 to 1.5 as long, perspective adds to it
_SIZE_ACROSS: Final = 2.3  # a standing tile beside lying ones, seen from a low camera


@dataclass(frozen=True, eq=False)
class Neighbours:
    """The tiles' middles and directions, and the link of each side."""

    centres: Array
    """(n, 2)"""
    towards: Array
    """(n, 4, 2): from the opposite side to side k, as long as the tile."""
    tile: NDArray[np.int64]
    """(n, 4): the tile at side k, or ``NOBODY``."""
    side: NDArray[np.int64]
    """(n, 4): the side of that tile which faces this one."""
    gap: Array
    """(n, 4): between the two, in tile widths or so."""

    @cached_property
    def contacts(self) -> tuple[tuple[int, ...], ...]:
        """For each tile, those that touch it."""
        close = (self.tile != NOBODY) & (self.gap < CLOSE)
        return tuple(
            tuple(int(other) for other in others[near])
            for others, near in zip(self.tile, close, strict=True)
        )


def find_neighbours(tiles: Sequence[SeenTile]) -> Neighbours:
    count = len(tiles)
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(count, 4, 2)
    centres = quads.mean(axis=1)
    middles = (quads + np.roll(quads, -1, axis=1)) / 2
    towards = middles - np.roll(middles, 2, axis=1)
    lengths = np.maximum(np.hypot(towards[..., 0], towards[..., 1]), 1e-6)
    facing, port, other_port, gap, beside = _pairs(centres, middles, towards, lengths)
    cost = np.abs(gap) + 1.5 * np.maximum(beside, beside.T)
    cost = np.where(facing & facing.T, np.maximum(cost, cost.T), np.inf)
    tile = np.full((count, 4), NOBODY, np.int64)
    side = np.full((count, 4), NOBODY, np.int64)
    best_gap = np.full((count, 4), np.inf)
    nearest = np.full((count, 4), NOBODY, np.int64)
    for k in range(4):
        costs = np.where(port == k, cost, np.inf)
        if count:
            choice = costs.argmin(axis=1)
            has = np.isfinite(costs[np.arange(count), choice])
            nearest[:, k] = np.where(has, choice, NOBODY)
    for i in range(count):
        for k in range(4):
            j = int(nearest[i, k])
            if j == NOBODY:
                continue
            facing_side = int(other_port[i, j])
            if nearest[j, facing_side] == i and port[j, i] == facing_side:
                tile[i, k], side[i, k] = j, facing_side
                best_gap[i, k] = (gap[i, j] + gap[j, i]) / 2
    return Neighbours(centres, towards, tile, side, best_gap)


def _pairs(
    centres: Array, middles: Array, towards: Array, lengths: Array
) -> tuple[NDArray[np.bool_], NDArray[np.int64], NDArray[np.int64], Array, Array]:
    """For every pair: may it be linked, through which sides, how far apart, how far off line."""
    count = len(centres)
    across, down = towards[:, 1], towards[:, 2]
    area = across[:, 0] * down[:, 1] - across[:, 1] * down[:, 0]
    area = np.where(np.abs(area) < 1e-6, 1e-6, area)[:, None]
    delta = centres[None] - centres[:, None]
    a = (delta[..., 0] * down[:, None, 1] - delta[..., 1] * down[:, None, 0]) / area
    b = (across[:, None, 0] * delta[..., 1] - across[:, None, 1] * delta[..., 0]) / area
    flat = np.abs(a) >= np.abs(b)
    port = np.where(flat, np.where(a > 0, 1, 3), np.where(b > 0, 2, 0))
    beside = np.where(flat, np.abs(b), np.abs(a))
    rows = np.arange(count)[:, None]
    unit = towards / lengths[..., None]
    out = unit[rows, port]  # (n, n, 2): from i towards j through i's side
    cosines = -np.einsum("ijc,jlc->ijl", out, unit)
    other_port = cosines.argmax(axis=2) if count else port
    columns = np.arange(count)[None, :]
    facing = cosines.max(axis=2) > _PARALLEL if count else np.zeros((0, 0), bool)
    along = lengths[rows, port], lengths[columns, other_port]
    over = lengths[rows, (port + 1) % 4], lengths[columns, (other_port + 1) % 4]
    facing &= _alike(*along, _SIZE_ALONG) & _alike(*over, _SIZE_ACROSS)
    # Standing tiles seen from above are flat: a little tilt moves them by half their height.
    beside = beside * np.minimum(1.0, over[0] / (0.75 * along[0]))
    between = middles[columns, other_port] - middles[rows, port]
    gap = (between * out).sum(axis=2) / ((along[0] + along[1]) / 2)
    facing &= (gap > -_DEEPEST_OVERLAP) & (gap < _FARTHEST) & (beside < _OFF_LINE)
    facing &= rows != columns
    return facing, port, other_port, gap, beside


def _alike(first: Array, second: Array, factor: float) -> NDArray[np.bool_]:
    return np.asarray((first < factor * second) & (second < factor * first))
