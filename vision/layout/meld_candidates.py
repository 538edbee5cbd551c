"""Which tiles may be melds together, and the likeliest sets of melds of one hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from scorer.tiles import KINDS
from vision.layout.beliefs import Beliefs
from vision.layout.laid import LaidMeld
from vision.layout.meld_shapes import shape_meld
from vision.layout.network import ROLES
from vision.layout.plane import Array
from vision.layout.table import Table
from vision.scene import SeenTile

_MAYBE_A_MELD: Final = -5.0
"""Least logarithm of the chance that a tile is of a meld, to be looked at."""
_MAYBE_TOGETHER: Final = -3.5
"""Least log odds of two tiles of one meld."""
_WORTH: Final = -9.0
"""Least gain of a meld over its tiles being something else."""
_MOST: Final = 48
_BEAM: Final = 24
_MOST_SETS: Final = 12
_WITHIN: Final = 10.0
"""How much less likely than the best a set of melds may be to be kept."""
_NO_MELD: Final = 8.0
"""Most that faces which make no meld speak against it: one may be read wrong."""
_RUNS: Final = [(s * 9 + n, s * 9 + n + 1, s * 9 + n + 2) for s in range(3) for n in range(7)]


@dataclass(frozen=True)
class MeldSet:
    """Melds that do not share a tile."""

    gain: float
    """Logarithm of how much likelier these tiles are melds than what else they may be."""
    names_cost: float
    """What of that is lost since the faces, as they are read, make no melds."""
    melds: tuple[LaidMeld, ...]
    tiles: frozenset[int]


def find_meld_sets(tiles: Sequence[SeenTile], table: Table, beliefs: Beliefs) -> list[MeldSet]:
    """The likeliest sets of up to four melds, the best first; no meld at all is one of them."""
    found = _candidates(tiles, table, beliefs)
    level = [MeldSet(0.0, 0.0, (), frozenset())]
    every = list(level)
    for _ in range(4):
        following: dict[frozenset[frozenset[int]], MeldSet] = {}
        for base in level:
            for candidate in found:
                if candidate.tiles & base.tiles:
                    continue
                melds = (*base.melds, *candidate.melds)
                key = frozenset(frozenset(meld.tiles) for meld in melds)
                if key not in following:
                    gain = base.gain + candidate.gain
                    names = base.names_cost + candidate.names_cost
                    following[key] = MeldSet(gain, names, melds, base.tiles | candidate.tiles)
        level = sorted(following.values(), key=lambda each: -each.gain)[:_BEAM]
        every += level
    every.sort(key=lambda each: -each.gain)
    return [each for each in every if each.gain > every[0].gain - _WITHIN][:_MOST_SETS]


def _candidates(tiles: Sequence[SeenTile], table: Table, beliefs: Beliefs) -> list[MeldSet]:
    as_meld = beliefs.of("meld")
    others = np.delete(beliefs.roles, ROLES.index("meld"), axis=1).max(axis=1, initial=-99.0)
    maybe = [int(n) for n in np.flatnonzero(as_meld > _MAYBE_A_MELD)]
    backs = [tile.is_back for tile in tiles]
    together = beliefs.one_meld
    log_same = -np.logaddexp(0.0, -together)
    near = {n: [m for m in maybe if m > n and together[n, m] > _MAYBE_TOGETHER] for n in maybe}
    found = []
    for first in maybe:
        for size in (2, 3):
            for rest in combinations(near[first], size):
                if any(together[a, b] <= _MAYBE_TOGETHER for a, b in combinations(rest, 2)):
                    continue
                numbers = (first, *rest)
                pairs = [log_same[a, b] for a, b in combinations(numbers, 2)]
                gain = float((as_meld - others)[list(numbers)].sum())
                gain += float(np.sum(pairs)) * 2 / (len(numbers) - 1)
                if gain <= _WORTH:
                    continue
                shape = shape_meld(table, backs, numbers)
                if shape is None:
                    continue
                names = _names_cost(table.kinds, backs, numbers)
                gain -= shape.cost + names
                if gain > _WORTH:
                    found.append(MeldSet(gain, names, (shape.laid,), frozenset(numbers)))
    return sorted(found, key=lambda each: -each.gain)[:_MOST]


def _names_cost(kinds: Array, backs: Sequence[bool], numbers: Sequence[int]) -> float:
    """What it costs to believe that the faces make a meld, in logarithms."""
    shown = [number for number in numbers if not backs[number]]
    if not shown:
        return 0.0
    logs = np.log(kinds[shown] + 1e-6)
    best = float(logs.sum(axis=0)[:KINDS].max())
    if len(numbers) == 3:
        by_run = [max(_orders(logs, run)) for run in _likely_runs(logs)]
        best = max([best, *by_run])
    return min(_NO_MELD, float(logs.max(axis=1).sum()) - best)


def _likely_runs(logs: Array) -> list[tuple[int, int, int]]:
    top = {int(kind) for kind in logs.argmax(axis=1)}
    return [run for run in _RUNS if len(top.intersection(run)) >= 2]


def _orders(logs: Array, run: tuple[int, int, int]) -> list[float]:
    a, b, c = run
    return [
        float(logs[0, x] + logs[1, y] + logs[2, z])
        for x, y, z in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a))
    ]
