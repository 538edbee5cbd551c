"""Indicators whose wall cannot be seen: its backs are as dark as the table, or out of the picture.

After a win faces lie in the hand, in rows of discards, in the others' melds; and one or two alone,
which were turned up in the wall.
"""

from collections.abc import Collection, Sequence
from statistics import median
from typing import Final

import numpy as np

from vision.layout.lines import Line, single_lines
from vision.layout.neighbours import Neighbours
from vision.layout.wall import Wall
from vision.scene import SeenTile

_ALONE: Final = 2.6
"""Tile heights to the next face that is not of the hand."""
_HARDLY_A_TILE: Final = 0.5
_SURELY_A_TILE: Final = 0.65
_SURELY_READ: Final = 0.8
_SIZES: Final = (0.6, 1.5)  # of the hand's tiles: dice are smaller, and what lies nearer is larger
_MOST: Final = 2


def find_lone_indicators(
    tiles: Sequence[SeenTile],
    around: Neighbours,
    lines: Sequence[Line],
    hand: Collection[int],
    size: tuple[int, int],
) -> Wall | None:
    """The one small group of faces that lies apart from all others, if there is just one."""
    loose = [
        number
        for number, tile in enumerate(tiles)
        if not tile.is_back and number not in hand and tile.score > _HARDLY_A_TILE
    ]
    groups = [group for group in _groups(around, loose) if len(group) <= _MOST]
    # What lies at the picture's edge may go on beyond it.
    groups = [g for g in groups if not any(_at_the_edge(around, n, size) for n in g)]
    if len(groups) != 1:
        return None
    (group,) = groups
    usual = median(_size(around, number) for number in hand)
    if not all(_may_be_one(tiles[n], _size(around, n) / usual) for n in group):
        return None
    found = lines if len(group) > 1 else single_lines(tiles, around)
    for line in found:
        if set(group) <= set(line.tiles) and line.uprightness > 0.5:
            return Wall(line, tuple(n for n in line.tiles if n in group), (), 0.0)
    return None


def _groups(around: Neighbours, numbers: Sequence[int]) -> list[list[int]]:
    """Faces that lie near each other."""
    groups: list[list[int]] = []
    for number in numbers:
        near = [g for g in groups if any(_are_near(around, number, other) for other in g)]
        groups = [g for g in groups if g not in near] + [[number, *(n for g in near for n in g)]]
    return groups


def _are_near(around: Neighbours, one: int, other: int) -> bool:
    away = float(np.hypot(*(around.centres[one] - around.centres[other])))
    return away < _ALONE * max(_size(around, one), _size(around, other))


def _at_the_edge(around: Neighbours, number: int, size: tuple[int, int]) -> bool:
    reach, centre = 1.5 * _size(around, number), around.centres[number]
    return bool((centre < reach).any() or (centre > np.array(size) - reach).any())


def _size(around: Neighbours, number: int) -> float:
    """The longer side."""
    return float(np.hypot(*around.towards[number].T).max())


def _may_be_one(tile: SeenTile, size: float) -> bool:
    sure = tile.score >= _SURELY_A_TILE and tile.confidence >= _SURELY_READ
    return sure and _SIZES[0] < size < _SIZES[1]
