"""Lines that are nothing but melds, and which of them may belong to a hand nearby."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

import numpy as np

from vision.layout.laid import LaidMeld
from vision.layout.lines import Line
from vision.layout.meld_parts import MeldCutter
from vision.layout.neighbours import Array

_BREAK: Final = 0.9  # tile widths: beyond, what follows may belong to something else
_MELDS_APART: Final = 0.3
_PARALLEL: Final = 0.9


@dataclass(frozen=True, eq=False)
class MeldLine:
    """A line, or a piece of it, that is nothing but melds."""

    cost: float
    melds: tuple[LaidMeld, ...]
    tiles: frozenset[int]
    right: Array
    centre: Array


def find_meld_lines(cutters: Sequence[MeldCutter]) -> list[MeldLine]:
    found = []
    for cutter in cutters:
        line = cutter.line
        for start, stop in ranges(line, _MELDS_APART):
            cut = cutter.cut(stop)[start] if stop - start >= 3 else None
            if cut is None or cut.cost > 5.0 * len(cut.melds):
                continue
            numbers = frozenset(tile for meld in cut.melds for tile in meld.tiles)
            middle = line.centres[start:stop].mean(axis=0)
            cost = cut.cost + line.doubt
            found.append(MeldLine(cost, cut.melds, numbers, line.right[start], middle))
    return found


def meld_sets(line: Line, meld_lines: Sequence[MeldLine]) -> Iterator[MeldLine]:
    """No melds elsewhere, or those of one or two other lines that run the same way nearby."""
    yield MeldLine(0.0, (), frozenset(), line.right[0], line.centres[0])
    near = []
    for other in meld_lines:
        if other.tiles.issuperset(line.tiles):
            continue
        x, y, nearest = line.locate(other.centre)
        right = line.right[nearest]
        cosine = float(right @ other.right) / float(np.hypot(*right) * np.hypot(*other.right))
        if cosine < _PARALLEL or abs(y) > 5.0 or not -6 < x < 12:
            continue
        cost = other.cost + 0.5 + 0.3 * abs(y) + (1.0 if y < -0.6 else 0.0)
        near.append(replace(other, cost=cost))
    near = sorted(near, key=lambda other: other.cost / len(other.melds))[:6]
    yield from near
    for first, second in combinations(near, 2):
        if not first.tiles & second.tiles and len(first.melds) + len(second.melds) <= 4:
            yield MeldLine(
                first.cost + second.cost, first.melds + second.melds,
                first.tiles | second.tiles, first.right, first.centre,
            )  # fmt: skip


def ranges(line: Line, width: float = _BREAK) -> Iterator[tuple[int, int]]:
    """The pieces between wide gaps, and all joins of neighbouring pieces."""
    breaks = [place for place in range(1, len(line)) if line.gaps[place] > width]
    for start in (0, *breaks):
        for stop in (*breaks, len(line)):
            if start < stop:
                yield start, stop
