"""Tiles in lines, each read from left to right as the player who laid it reads it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

import numpy as np

from vision.layout.neighbours import CLOSE, NOBODY, Array, Neighbours
from vision.scene import SeenTile

TALL: Final = 1.34
"""Height of a tile in widths; sets differ by a tenth."""
_SPREAD: Final = 0.09  # of a tile's measured length, as a logarithm
_MOST_FROM_SIZE: Final = 3.0
_MOST_FROM_TURN: Final = 5.0
_AMBIGUOUS: Final = 2.0
_LEAST: Final = 0.03


@dataclass(frozen=True, eq=False)
class Line:
    tiles: tuple[int, ...]
    """Numbers of the tiles, from left to right."""
    right_sides: tuple[int, ...]
    """The side of each tile's quad that faces right."""
    gaps: tuple[float, ...]
    """Free space before each tile, in tile widths; before the first there is no end of it."""
    sideways: tuple[float, ...]
    """How likely each lies on its side in this line."""
    above: tuple[int | None, ...]
    """The tile that touches each one's upper edge."""
    right: Array
    """(n, 2): one tile width to the right, at each tile."""
    down: Array
    """(n, 2): one tile height down; for a standing tile seen from above, as if it lay."""
    centres: Array
    uprightness: float
    """Share of the faces that do not lie on their side, as far as the reader can tell."""
    doubt: float
    """What it costs to believe that the line reads this way and not upside down."""

    def __len__(self) -> int:
        return len(self.tiles)

    def locate(self, point: Array) -> tuple[float, float, int]:
        """How far right of and below the nearest tile a point lies, in tiles; and which that is."""
        away = point - self.centres
        nearest = int((away * away).sum(axis=1).argmin())
        x, y = away[nearest]
        (right_x, right_y), (down_x, down_y) = self.right[nearest], self.down[nearest]
        area = right_x * down_y - right_y * down_x
        return (
            float((x * down_y - y * down_x) / area),
            float((right_x * y - right_y * x) / area),
            nearest,
        )


def single_lines(tiles: Sequence[SeenTile], around: Neighbours) -> list[Line]:
    """Faces that lie alone, each as a line of its own: a hand with four melds has one.

    The winning tile may touch it, so two that touch nothing else are alone, too.
    """
    lines = []
    for tile in range(len(tiles)):
        touching = around.contacts[tile]
        alone = all(around.contacts[other] == (tile,) for other in touching)
        if tiles[tile].is_back or len(touching) > 1 or not alone:
            continue
        for side in (1, 3):
            forward = _direction(tiles, [(tile, side)])
            if forward > -_AMBIGUOUS:
                lines.append(_line(tiles, around, [(tile, side)], forward))
    return lines


def find_lines(tiles: Sequence[SeenTile], around: Neighbours) -> list[Line]:
    """Every chain of neighbours, in the direction its faces say; in both where they do not."""
    lines = []
    for chain in _chains(len(tiles), around):
        forward = _direction(tiles, chain)
        if forward > -_AMBIGUOUS:
            lines.append(_line(tiles, around, chain, forward))
        if forward < _AMBIGUOUS:
            turned = [(tile, (side + 2) % 4) for tile, side in reversed(chain)]
            lines.append(_line(tiles, around, turned, -forward))
    return lines


Chain = list[tuple[int, int]]
"""Tiles with the side that faces the next one."""


def _chains(count: int, around: Neighbours) -> list[Chain]:
    chains: list[Chain] = []
    done: set[tuple[int, int]] = set()
    for tile in range(count):
        for axis in (0, 1):
            if (tile, axis) in done:
                continue
            back = _walk(around, tile, (axis + 3) % 4)
            start, side = back[-1]
            chain = _walk(around, start, (side + 2) % 4)
            done.update((number, (s + 1) % 2) for number, s in chain)
            # A tile whose sides were matched across its corners would be walked twice.
            done.add((tile, axis))
            if len(chain) > 1:
                chains.append(chain)
    return chains


def _walk(around: Neighbours, tile: int, side: int) -> Chain:
    chain = [(tile, side)]
    visited = {tile}
    while True:
        following = int(around.tile[tile, side])
        if following == NOBODY or following in visited:
            return chain
        side = (int(around.side[tile, side]) + 2) % 4
        tile = following
        visited.add(tile)
        chain.append((tile, side))


def _direction(tiles: Sequence[SeenTile], chain: Chain) -> float:
    """Log odds that the chain runs from left to right rather than upside down."""
    odds = 0.0
    seen_up = 0.0
    for tile, side in chain:
        top = tiles[tile].top_side
        if not tiles[tile].is_back:
            odds += float(np.log((top[side - 1] + _LEAST) / (top[(side + 1) % 4] + _LEAST)))
        quad = tiles[tile].quad
        below = quad[(side + 1) % 4] + quad[(side + 2) % 4] - quad[side] - quad[side - 1]
        seen_up += 1.0 if below[1] > 0 else -1.0
    # Photos are mostly taken from the player's own side.
    return float(np.clip(odds, -8, 8)) + 0.4 * float(np.sign(seen_up))


def _line(tiles: Sequence[SeenTile], around: Neighbours, chain: Chain, odds: float) -> Line:
    numbers = [tile for tile, _ in chain]
    sides = [side for _, side in chain]
    centres = around.centres[numbers]
    along = around.towards[numbers, sides]
    across = around.towards[numbers, [(side + 1) % 4 for side in sides]]
    tops = np.array([np.roll(tiles[t].top_side, 1 - side) for t, side in chain], np.float64)
    # tops: as sides 0 up, 1 right, 2 down, 3 left of the line
    faces = np.array([not tiles[t].is_back for t in numbers])
    on_side = tops[:, 1] + tops[:, 3] + 1e-3
    width, height, sideways = _sizes(along, across, centres, on_side, faces)
    up = np.where(faces, tops[:, 0] + tops[:, 2], 0.0)
    units = along / np.hypot(*along.T)[:, None] * width[:, None]
    downs = across / np.hypot(*across.T)[:, None] * np.maximum(height, 0.7 * width)[:, None]
    gaps = [np.inf]
    for index in range(1, len(chain)):
        lengths = np.hypot(*along[index - 1 : index + 1].T)
        touching = float(around.gap[numbers[index - 1], sides[index - 1]])
        gaps.append(touching * float(lengths.mean()) / float(width[index - 1 : index + 1].mean()))
    above = []
    for tile, side in chain:
        top = side - 1
        close = around.tile[tile, top] != NOBODY and around.gap[tile, top] < CLOSE
        above.append(int(around.tile[tile, top]) if close else None)
    return Line(
        tuple(numbers), tuple(sides), tuple(gaps), tuple(float(s) for s in sideways),
        tuple(above), units, downs, centres,
        float(up.sum() / max(1, faces.sum())), float(np.logaddexp(0, -odds)),
    )  # fmt: skip


def _sizes(
    along: Array, across: Array, centres: Array, on_side: Array, faces: Array
) -> tuple[Array, Array, Array]:
    """Width and height of an upright tile at each place, and how likely each tile is sideways.

    Perspective makes both change evenly along the line. Only the length along the line tells a
    sideways tile from an upright one: across, a standing tile differs from a lying one as well.
    """
    # Plain numbers: a line is short, and has its answer before numpy has begun.
    lengths, depths = (np.hypot(*along.T)).tolist(), np.hypot(*across.T)
    logs = [log(length) for length in lengths]
    place = np.hypot(*(centres - centres[0]).T).tolist()
    turned = [
        min(max(log(side / max(1.001 - side, 1e-3)), -_MOST_FROM_TURN), _MOST_FROM_TURN)
        if face
        else 0.0
        for side, face in zip(on_side.tolist(), faces.tolist(), strict=True)
    ]
    wide = log(TALL)
    sideways = [_share(odds) for odds in turned]
    fitted = logs
    for _ in range(2):
        as_upright = [
            value - (wide if side > 0.5 else 0.0)
            for value, side in zip(logs, sideways, strict=True)
        ]
        fitted = _even_change(place, as_upright, [abs(side - 0.5) + 0.05 for side in sideways])
        sideways = []
        for value, middle, odds in zip(logs, fitted, turned, strict=True):
            excess = value - middle
            from_size = (excess**2 - (excess - wide) ** 2) / (2 * _SPREAD**2)
            sideways.append(_share(odds + min(max(from_size, -_MOST_FROM_SIZE), _MOST_FROM_SIZE)))
    chances = np.array(sideways)
    height = depths * np.where(chances > 0.5, TALL, 1.0)
    return np.exp(fitted), height, np.clip(chances, 0.01, 0.99)


def _share(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def _even_change(place: list[float], value: list[float], weight: list[float]) -> list[float]:
    """A straight line through the values that a few wrong ones do not bend."""
    fitted = value
    for _ in range(3):
        whole = sum(weight)
        middle = sum(p * w for p, w in zip(place, weight, strict=True)) / whole
        mean = sum(v * w for v, w in zip(value, weight, strict=True)) / whole
        slope = 0.0
        if len(value) > 4:
            spread = sum(w * (p - middle) ** 2 for p, w in zip(place, weight, strict=True))
            rise = sum(
                w * (p - middle) * (v - mean) for p, v, w in zip(place, value, weight, strict=True)
            )
            slope = rise / spread if spread > 0 else 0.0
        fitted = [mean + slope * (p - middle) for p in place]
        weight = [
            w / (1 + ((v - f) / 0.08) ** 2) for w, v, f in zip(weight, value, fitted, strict=True)
        ]
    return fitted
