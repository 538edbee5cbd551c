"""The tiles as they lie on the table: places, directions and sizes in tile widths.

Which way up a tile lies is what its face shows; half of all faces look the same upside down, and
take the direction of the tiles around them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from scorer.tiles import KINDS
from vision.layout.plane import Array, Plane, find_plane
from vision.read.faces import FLOWER
from vision.scene import SeenTile

_NEARBY: Final = 2.5
"""Tile widths within which tiles lie the same way up."""
_SEEN_UP: Final = 0.02
"""Photos are mostly taken from the player's own side: where nothing else speaks, up is up."""
_RED_FIVES: Final = {34: 4, 35: 13, 36: 22}


@dataclass(frozen=True, eq=False)
class Table:
    """Every tile on the table's plane; one unit is the width of a tile."""

    plane: Plane
    centres: Array
    """(n, 2)"""
    up: Array
    """(n, 2): unit vectors towards each tile's upper edge."""
    wide: Array
    tall: Array
    """(n,): lengths across and along ``up``."""
    seen_up: Array
    """(n, 2): cosine and sine between each tile's up and the picture's."""
    top_side: Array
    """(n, 4): how likely the face's own top is up, right, down, left."""
    kinds: Array
    """(n, 34): how likely each kind is; nothing for a back."""

    def __len__(self) -> int:
        return len(self.centres)


def lay_on_table(tiles: Sequence[SeenTile], size: tuple[int, int]) -> Table:
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(-1, 4, 2)
    tops = np.array([tile.top_side for tile in tiles], np.float64).reshape(-1, 4)
    plane = find_plane(quads, size, tops[:, 0] + tops[:, 2])
    flat = plane.on_table(quads).reshape(-1, 4, 2)
    up = (flat[:, 0] + flat[:, 1] - flat[:, 2] - flat[:, 3]) / 2
    right = (flat[:, 1] + flat[:, 2] - flat[:, 0] - flat[:, 3]) / 2
    tall, wide = np.hypot(*up.T), np.hypot(*right.T)
    up = up / np.maximum(tall, 1e-6)[:, None]
    centres = flat.mean(axis=1)
    seen = quads[:, 0] + quads[:, 1] - quads[:, 2] - quads[:, 3]
    seen = seen / np.maximum(np.hypot(*seen.T), 1e-6)[:, None]
    flip = _upside_down(centres, up, tops, seen)
    sign = np.where(flip, -1.0, 1.0)[:, None]
    seen = seen * sign
    tops = np.where(flip[:, None], np.roll(tops, 2, axis=1), tops)
    return Table(
        plane, centres, up * sign, wide, tall, np.column_stack([-seen[:, 1], seen[:, 0]]), tops,
        _kinds(tiles),
    )  # fmt: skip


def _upside_down(centres: Array, up: Array, tops: Array, seen: Array) -> Array:
    """Which tiles lie the other way up, as far as their neighbours can tell."""
    sure = tops[:, 0] - tops[:, 2]
    away = np.hypot(*(centres[:, None] - centres[None]).T).T
    near = np.exp(-away / _NEARBY)
    np.fill_diagonal(near, 0.0)
    votes = near @ (up * sure[:, None])
    own = 3.0 * sure - _SEEN_UP * seen[:, 1]
    return np.asarray(own + (votes * up).sum(axis=1) < 0)


def _kinds(tiles: Sequence[SeenTile]) -> Array:
    faces = np.array([tile.probabilities for tile in tiles], np.float64).reshape(len(tiles), -1)
    kinds = faces[:, :KINDS].copy() if len(tiles) else np.zeros((0, KINDS))
    for red, five in _RED_FIVES.items():
        kinds[:, five] += faces[:, red]
    backs = np.array([tile.is_back for tile in tiles], bool)
    kinds[backs] = 0.0
    return kinds


def flower_share(tile: SeenTile) -> float:
    return 0.0 if tile.is_back else float(tile.probabilities[FLOWER])
