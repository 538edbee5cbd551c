"""The table as a plane, measured with its tiles, and the tiles as they lie on it.

All tiles of a set have one size. A camera shows a patch of the plane the smaller the farther away
it is: the area of a tile in the picture goes with the third power of ``1 + a·x + b·y``, so that the
tiles' areas alone give the plane's slant. What is left is one stretch for the whole picture, which
the tiles' shapes give: perspective from above, or a photo that was squeezed on its way here. After
that one unit is the width of a tile, wherever it lies.

Which way up a tile lies is what its face shows; half of all faces look the same upside down, and
take the direction of the tiles around them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from scorer.tiles import KINDS
from vision.geometry import across_and_down, area, at_one_place, keep_surest, shared_area
from vision.scene import SeenTile

Array = NDArray[np.float64]
Flags = NDArray[np.bool_]

TALL: Final = 1.34
"""Height of a tile in widths; sets differ by a tenth."""
FEWEST_FACES: Final = 6
"""In view, for a repair that asks the plane: fewer do not say where the table is."""
_FITTING_ROUNDS: Final = 5
_SPREAD_OF_SIZES: Final = 0.07
"""Of the logarithm of a tile's length in the picture: lifted tiles and loose frames differ more."""
_STEEPEST: Final = 0.85
"""Most that ``a·x + b·y`` may change over the half picture: a steeper plane is a mistake."""
_LONGEST_STRETCH: Final = 12.0
_TRUST_IN_BACKS: Final = 0.2
_POOR_FIT: Final = 0.05
"""Median misfit above which other tiles are tried to begin with."""
_STARTS: Final = 4
_REACH: Final = 0.4  # of half the picture's diagonal
_FEWEST_FOR_A_SLANT: Final = 5
_NOTHING: Final = 1e-9
_IN_LINE: Final = 0.4  # of a tile's height, off the line of its wall
_CLEAR_OF: Final = 0.5  # of a tile's width
_DOUBT_OF_A_SLANT: Final = 0.12
"""Ridge: few tiles in one place say little about the slant, and then there is none."""


@dataclass(frozen=True, eq=False)
class Plane:
    """From the picture to the table: ``position / (1 + slant · position)``, then ``stretch``."""

    middle: Array
    """Pixels: the origin of both."""
    scale: float
    """Pixels to one unit before the division: half the picture's diagonal."""
    slant: Array
    stretch: Array
    """2×2, symmetric: to tile widths."""
    residual: float
    """Median difference of a tile's lengths from a tile's, as a logarithm: 0 fits perfectly."""

    def on_table(self, points: NDArray[np.floating]) -> Array:
        """Points of the picture as points of the table, in tile widths from its middle."""
        shifted = (np.asarray(points, np.float64) - self.middle) / self.scale
        depth = np.maximum(1.0 + shifted @ self.slant, 0.05)
        return np.asarray(shifted / depth[..., None] @ self.stretch)

    def misfits(self, quads: NDArray[np.floating]) -> Array:
        """How unlike a tile's the size of each frame is, on the table."""
        return _residuals(self.on_table(quads))

    @property
    def matrix(self) -> Array:
        """3 × 3: ``on_table`` for homogeneous coordinates."""
        shift, flat = np.eye(3), np.eye(3)
        shift[:2, 2] = -self.middle
        shift[:2] /= self.scale
        flat[:2, :2], flat[2, :2] = self.stretch, self.slant
        return np.asarray(flat @ shift)

    @property
    def foreshortening(self) -> float:
        """How much shorter one direction of the table looks than the other: 1 from above."""
        values = np.linalg.eigvalsh(self.stretch)
        return float(values[0] / max(values[1], 1e-9))


def find_plane(quads: Array, size: tuple[int, int], upright: Array) -> Plane:
    """The plane on which most of these tiles lie flat; ``size`` is the picture's.

    ``upright`` says of each tile how likely its first side is a short one.
    """
    middle = np.array(size, np.float64) / 2
    scale = float(np.hypot(*middle)) or 1.0
    flat = (np.asarray(quads, np.float64).reshape(-1, 4, 2) - middle) / scale
    if len(flat) == 0:
        return Plane(middle, scale, np.zeros(2), np.eye(2), 1.0)
    turned = -np.log(np.clip(np.stack([upright, 1 - upright]), 0.02, 0.98))
    # Backs are walls and standing hands, which lie higher, or not flat at all.
    trust = np.where(np.abs(upright - 0.5) > 0.01, 1.0, _TRUST_IN_BACKS)
    fits = [_fit(flat, turned, trust, np.ones(len(flat)))]
    if np.median(fits[0].residuals) > _POOR_FIT:
        fits += [_fit(flat, turned, trust, near) for near in _neighbourhoods(flat, trust)]
    best = min(fits, key=lambda fit: _misfit(fit.residuals, trust))
    return Plane(middle, scale, best.slant, best.stretch, float(np.median(best.residuals)))


@dataclass(frozen=True, eq=False)
class _Fit:
    slant: Array
    stretch: Array
    residuals: Array


def _fit(quads: Array, turned: Array, trust: Array, begin: Array) -> _Fit:
    """Begin with these weights, then trust each tile by how well it fits."""
    slant, weights = np.zeros(2), trust * begin
    sizes = _sizes(quads) if len(quads) >= _FEWEST_FOR_A_SLANT else None
    for _ in range(_FITTING_ROUNDS):
        if sizes is not None:
            slant = _slant(*sizes, weights)
        depth = np.maximum(1.0 + quads @ slant, 0.05)
        level = quads / depth[..., None]
        stretch = _stretch(level, weights, turned)
        residuals = _residuals(level @ stretch)
        weights = trust / (1.0 + (residuals / _SPREAD_OF_SIZES) ** 2)
    return _Fit(slant, stretch, residuals)


def _misfit(residuals: Array, trust: Array) -> float:
    return float((trust * np.log1p((residuals / _SPREAD_OF_SIZES) ** 2)).sum())


def _neighbourhoods(quads: Array, trust: Array) -> list[Array]:
    """Weights that begin with the tiles near one of them: a hand lies flat, whatever else does."""
    centres = quads.mean(axis=1)
    faces = np.flatnonzero(trust == 1.0)
    if not len(faces):
        return []
    order = faces[np.argsort(np.hypot(*centres[faces].T))]
    picked = order[:: max(1, len(order) // _STARTS)][:_STARTS]
    away = np.hypot(*(centres[picked, None] - centres[None]).T).T
    return [np.exp(-((row / _REACH) ** 2)) + 1e-3 for row in away]


def _sizes(quads: Array) -> tuple[Array, Array]:
    """Where each tile is, one before both coordinates, and how near: the third root of its size."""
    across, down = across_and_down(quads)
    area = np.abs(across[:, 0] * down[:, 1] - across[:, 1] * down[:, 0])
    nearness = np.cbrt(np.maximum(area, 1e-9))
    terms = np.column_stack([np.ones(len(quads)), quads.mean(axis=1)])
    return terms, nearness / np.median(nearness)


def _slant(terms: Array, nearness: Array, weights: Array) -> Array:
    normal = terms.T @ (terms * weights[:, None])
    normal[1:, 1:] += np.eye(2) * _DOUBT_OF_A_SLANT**2
    normal[0, 0] += _NOTHING
    constant, *slope = np.linalg.solve(normal, terms.T @ (weights * nearness))
    slant = np.array(slope) / max(float(constant), 1e-3)
    steepness = float(np.hypot(*slant))
    return np.asarray(slant * min(1.0, _STEEPEST / max(steepness, 1e-9)))


def _stretch(quads: Array, weights: Array, turned: Array) -> Array:
    """The symmetric map that makes the weighted mean tile one wide and ``TALL`` high.

    A tile's sides, the longer one divided by its true length, span the picture of the unit circle;
    that does not depend on how the tile is turned. Which side is the longer one, a face shows; of
    a back it is taken from what fits the others.

    Symmetric 2×2 matrices are three numbers here: twice the work goes into packing small ones.
    """
    across, down = across_and_down(quads)
    shapes = np.stack([_shape(across, down / TALL), _shape(across / TALL, down)])
    shapes += _NOTHING * _ROUND  # frames without an extent are no reason to stop
    norms = np.sqrt(np.maximum(_det(shapes), 1e-18))
    size = np.exp(float((weights * np.log(norms[0])).sum() / weights.sum()))
    shapes /= norms[..., None]
    listed, share = shapes.reshape(-1, 3), np.exp(-turned)
    mean = _ROUND
    for _ in range(4):
        mean = (share * weights).ravel() @ listed
        mean = mean / np.sqrt(max(float(_det(mean)), 1e-18))
        apart = shapes @ (mean[::-1] * _OPPOSITE) / (2 * _det(mean)) - 1
        cost = turned + apart / _SPREAD_OF_SIZES
        share = np.exp(cost.min(axis=0) - cost)
        share /= share.sum(axis=0)
    values, vectors = np.linalg.eigh(mean[_AS_MATRIX] * size)
    low = max(float(values[1]) / _LONGEST_STRETCH**2, 1e-12)
    return np.asarray(vectors @ np.diag(1 / np.sqrt(np.maximum(values, low))) @ vectors.T)


_ROUND: Final = np.array([1.0, 0.0, 1.0])
_OPPOSITE: Final = np.array([1.0, -2.0, 1.0])
"""With these the others way round a product of two is the trace of one by the other's inverse,
but for its determinant."""
_AS_MATRIX: Final = np.array([[0, 1], [1, 2]])


def _det(shapes: Array) -> Array:
    return np.asarray(shapes[..., 0] * shapes[..., 2] - shapes[..., 1] ** 2)


def _shape(across: Array, down: Array) -> Array:
    """The sum of both by themselves: its corner, its side, its other corner."""
    return np.asarray(across[:, [0, 0, 1]] * across[:, [0, 1, 1]]) + (
        down[:, [0, 0, 1]] * down[:, [0, 1, 1]]
    )


def _residuals(quads: Array) -> Array:
    across, down = across_and_down(quads)
    return misfits(np.hypot(*across.T), np.hypot(*down.T))


def misfits(wide: Array, tall: Array) -> Array:
    """Mean difference of both lengths from a tile's, as a logarithm, whichever is the longer."""
    first, second = (np.log(np.maximum(lengths, 1e-6)) for lengths in (wide, tall))
    upright = np.abs(first) + np.abs(second - np.log(TALL))
    turned = np.abs(first - np.log(TALL)) + np.abs(second)
    return np.asarray(np.minimum(upright, turned) / 2)


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
_ROUNDS_OF_NEIGHBOURS: Final = 8
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
    return _plane_of(tuple(tiles), size)


@lru_cache(maxsize=4)
def _plane_of(tiles: tuple[SeenTile, ...], size: tuple[int, int]) -> Plane:
    """Kept: one repair after the other asks for that of the same tiles, which never change."""
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
    right, down = across_and_down(flat)
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
    right, down = across_and_down(quads)
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
    for _ in range(_ROUNDS_OF_NEIGHBOURS):
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


def nearest_of(centres: Array) -> Array:
    """From each to the next one, in tile widths."""
    away = np.linalg.norm(centres[:, None] - centres[None], axis=2)
    np.fill_diagonal(away, np.inf)
    return np.asarray(away.min(axis=1, initial=np.inf))


def have_gap(
    table: Table, numbers: Sequence[int], wall: Sequence[int], room: tuple[float, float]
) -> bool:
    """The stacks of a wall lie side by side, and those beside an indicator are never taken before
    it: what lies two widths from one of these hides one that was not seen."""
    if not numbers:
        return False
    frames, is_wall = table.frames[list(numbers)], np.isin(np.arange(len(table)), wall)
    away = table.centres[None] - table.centres[list(numbers)][:, None]
    squares = np.maximum((frames**2).sum(axis=2), _NOTHING**2)
    along, off = np.moveaxis(np.einsum("kni,kfi->knf", away, frames) / squares[:, None], 2, 0)
    in_line = np.abs(off) < _IN_LINE
    for side in (along, -along):
        ahead = in_line & (side > _CLEAR_OF)
        next_one = np.where(ahead & is_wall, side, np.inf).min(axis=1)
        between = ahead & (side < next_one[:, None] - _CLEAR_OF)
        if ((room[0] < next_one) & (next_one < room[1]) & ~between.any(axis=1)).any():
            return True
    return False
