"""A hand sorted into its sets, as players open it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np

from scorer.tiles import Tile, sort_tiles

_SUITED: Final = 27
_MERGED: Final = 0.3
"""How often two sets side by side have no gap between them."""


def sorted_into_groups(
    own: Sequence[Tile], win: Tile | None, random: np.random.Generator
) -> list[list[Tile]]:
    """The tiles without the winning one, in the groups that a player would leave gaps between."""
    kinds = sorted(int(tile.kind) for tile in own)
    sets = _split(kinds, pair_left=True) or _pairs(kinds) or _suits(kinds)
    left = list(sort_tiles(own))
    groups = []
    for wanted in sets:
        group = []
        for kind in wanted:
            tile = next(tile for tile in left if tile.kind == kind)
            left.remove(tile)
            group.append(tile)
        groups.append(group)
    if win is not None:
        home = next(group for group in groups if win in group)
        home.remove(win)
    groups = [group for group in groups if group]
    order = random.permutation(len(groups)) if random.random() < 0.4 else range(len(groups))
    merged: list[list[Tile]] = []
    for index in order:
        if merged and random.random() < _MERGED:
            merged[-1] += groups[int(index)]
        else:
            merged.append(list(groups[int(index)]))
    return merged


def _split(kinds: list[int], *, pair_left: bool) -> list[list[int]] | None:
    """Sets and one pair out of sorted kinds."""
    if not kinds:
        return []
    first = kinds[0]
    if kinds.count(first) >= 3:
        rest = _split(kinds[3:], pair_left=pair_left)
        if rest is not None:
            return [[first] * 3, *rest]
    if pair_left and kinds.count(first) >= 2:
        rest = _split(kinds[2:], pair_left=False)
        if rest is not None:
            return [[first] * 2, *rest]
    run = [first, first + 1, first + 2]
    if first < _SUITED and first % 9 <= 6 and all(kind in kinds for kind in run):
        left = list((Counter(kinds) - Counter(run)).elements())
        rest = _split(sorted(left), pair_left=pair_left)
        if rest is not None:
            return [run, *rest]
    return None


def _pairs(kinds: list[int]) -> list[list[int]] | None:
    counts = Counter(kinds)
    if any(count % 2 for count in counts.values()):
        return None
    return [[kind] * count for kind, count in sorted(counts.items())]


def _suits(kinds: list[int]) -> list[list[int]]:
    groups: dict[int, list[int]] = {}
    for kind in kinds:
        groups.setdefault(kind // 9 if kind < _SUITED else kind, []).append(kind)
    return list(groups.values())
