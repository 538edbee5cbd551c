"""The tiles as they lie on the table: places, directions and sizes in tile widths.

Which way up a tile lies is what its face shows; half of all faces look the same upside down, and
take the direction of the tiles around them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from scorer.tiles import KINDS
from vision.geometry import area, at_one_place, keep_surest, shared_area
from vision.layout.plane import TALL, Array, Plane, find_plane, misfits, sides
from vision.scene import SeenTile

Flags = NDArray[np.bool_]

FEWEST_FACES: Final = 6
"""In view, for a repair that asks the plane: fewer do not say where the table is."""
_NEARBY: Final = 0.9
"""Tile widths over which it fades that tiles lie the same way up."""
_SEEN_UP: Final = 0.15
_UP_IN_PICTURES: Final = np.array([-0.3, -1.0])
"""Photos are mostly taken from the player's own side: where nothing else speaks, up is up. What
lies across is at the right corner, its tops to the left."""
_SPREAD_OF_SHAPES: Final = 0.12
"""Of the logarithm of a tile's height over its width, as the eyes frame it."""
_MOST_FROM_SHAPE: Final = 5.0
_MOST_FROM_A_POOR_SHAPE: Final = 1.0
"""Most that a shape may say, as log odds."""
_FITS: Final = 0.08  # as a logarithm: mean difference of both lengths from a tile's
_LEAST: Final = 0.02
_OF_ONE_TILE: Final = 0.3
"""Of the smaller frame, what two frames of one tile share; two tiles side by side share less."""
_STRAIGHT: Final = 0.02  # pixels
_OWN_FACE: Final = 3.0
_NEIGHBOURS: Final = 3.0
_ROUNDS: Final = 8
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
    frames: Array
    """(n, 2, 2): one row along each tile's width, one along its height, as long as they are."""
    seen_up: Array
    """(n, 2): cosine and sine between each tile's up and the picture's."""
    top_side: Array
    """(n, 4): how likely the face's own top is up, right, down, left."""
    kinds: Array
    """(n, 34): how likely each kind is; nothing for a back."""

    def __len__(self) -> int:
        return len(self.centres)


def without_doubles(tiles: Sequence[SeenTile]) -> list[int]:
    """Numbers of the tiles, but of two frames at one place the surer one only."""
    known = [n for n, tile in enumerate(tiles) if tile.is_tile and np.isfinite(tile.quad).all()]
    same = at_one_place([tiles[number].quad for number in known])
    kept = keep_surest([tiles[number].score for number in known], same)
    return [known[place] for place in kept]


def rivals(tiles: Sequence[SeenTile]) -> Flags:
    """(n, n): pairs of frames that cover so much of each other that both may be of one tile."""
    quads = [tile.quad for tile in tiles]
    areas = np.array([area(quad) for quad in quads])
    middles = np.array([quad.mean(axis=0) for quad in quads]).reshape(-1, 2)
    away = np.hypot(*(middles[:, None] - middles[None]).T)
    near = away < np.sqrt(np.maximum(areas[:, None], areas[None]))
    found = np.zeros((len(quads), len(quads)), np.bool_)
    for one, other in np.argwhere(np.triu(near, 1)):
        shared = shared_area(quads[one], quads[other]) / min(areas[one], areas[other])
        found[one, other] = found[other, one] = shared > _OF_ONE_TILE
    return found


def plane_of(tiles: Sequence[SeenTile], size: tuple[int, int]) -> Plane:
    """The plane that these tiles of a picture of this size lie on."""
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(-1, 4, 2)
    tops = np.array([tile.top_side for tile in tiles], np.float64).reshape(-1, 4)
    return find_plane(quads, size, tops[:, 0] + tops[:, 2])


def lay_on_table(tiles: Sequence[SeenTile], size: tuple[int, int]) -> Table:
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(-1, 4, 2)
    tops = np.array([tile.top_side for tile in tiles], np.float64).reshape(-1, 4)
    plane = plane_of(tiles, size)
    flat = plane.on_table(quads).reshape(-1, 4, 2)
    _, _, wide, tall = _directions(flat)
    lying = _height_is_up(tops, wide, tall, quads)
    for array in (flat, quads, tops):
        array[~lying] = np.roll(array[~lying], -1, axis=1)
    centres, up, wide, tall = _directions(flat)
    _, seen, _, _ = _directions(quads)
    right, down = sides(flat)
    flip = _upside_down(centres, up, tops, seen)
    sign = np.where(flip, -1.0, 1.0)[:, None]
    seen = seen * sign
    tops[flip] = np.roll(tops[flip], 2, axis=1)
    return Table(
        plane,
        centres,
        up * sign,
        wide,
        tall,
        np.stack([right, -down], axis=1),
        np.column_stack([-seen[:, 1], seen[:, 0]]),
        tops,
        _kinds(tiles),
    )


def _directions(quads: Array) -> tuple[Array, Array, Array, Array]:
    """Middles, unit vectors up, and both lengths."""
    right, down = sides(quads)
    tall, wide = np.hypot(*down.T), np.hypot(*right.T)
    return quads.mean(axis=1), -down / np.maximum(tall, 1e-6)[:, None], wide, tall


def _height_is_up(tops: Array, wide: Array, tall: Array, quads: Array) -> Flags:
    """Whether each tile's height runs along its up, by its face and by its shape."""
    upright, across = tops[:, [0, 2]].sum(axis=1), tops[:, [1, 3]].sum(axis=1)
    by_face = np.log((upright + _LEAST) / (across + _LEAST))
    shape = np.log(np.maximum(tall, 1e-6) / np.maximum(wide, 1e-6))
    # A shape counts where it is a tile's, one way or the other: not of a box, nor where the tile
    # stands, or lies beside others that do.
    fits = (misfits(wide, tall) < _FITS) & ~is_boxed(quads)
    most = np.where(fits, _MOST_FROM_SHAPE, _MOST_FROM_A_POOR_SHAPE)
    by_shape = 2 * shape * log(TALL) / _SPREAD_OF_SHAPES**2
    return np.asarray(by_face + np.clip(by_shape, -most, most) >= 0)


def is_boxed(quads: Array) -> Flags:
    """Where the corners are not known there is an upright box."""
    sides = np.abs(quads - np.roll(quads, 1, axis=1))
    return np.asarray((sides.min(axis=2) < _STRAIGHT).all(axis=1))


def _upside_down(centres: Array, up: Array, tops: Array, seen: Array) -> Flags:
    """Which tiles lie the other way up, as far as their neighbours can tell.

    A tile whose face shows it passes its direction on to the next, that one to the one after it.
    """
    sure = tops[:, 0] - tops[:, 2]
    away = np.hypot(*(centres[:, None] - centres[None]).T).T
    near = np.exp(-away / _NEARBY)
    np.fill_diagonal(near, 0.0)
    links = near * (up @ up.T)
    own = _OWN_FACE * sure + _SEEN_UP * (seen @ _UP_IN_PICTURES)
    standing = sure
    for _ in range(_ROUNDS):
        standing = np.tanh(own + _NEIGHBOURS * (links @ standing))
    return np.asarray(standing < 0)


def _kinds(tiles: Sequence[SeenTile]) -> Array:
    faces = np.array([tile.probabilities for tile in tiles], np.float64).reshape(len(tiles), -1)
    kinds = faces[:, :KINDS].copy() if len(tiles) else np.zeros((0, KINDS))
    for red, five in _RED_FIVES.items():
        kinds[:, five] += faces[:, red]
    backs = np.array([tile.is_back for tile in tiles], bool)
    kinds[backs] = 0.0
    return kinds
