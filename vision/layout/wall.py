"""The dead wall: indicators lie face up among backs (EMA 2016 §2.6, §2.7), ura before them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.layout.lines import Line
from vision.layout.neighbours import Neighbours
from vision.seen import SeenTile

_BROKEN: Final = 0.7  # tile widths: a wall has no wider gap
_MOST_INDICATORS: Final = 5
_ANKAN_PATTERNS: Final = ((True, False, False, True), (False, True, True, False))
_URA_FARTHEST: Final = 2.7
"""Tile heights: a wall two tiles high hides the table behind its front."""


@dataclass(frozen=True, eq=False)
class Wall:
    line: Line
    dora: tuple[int, ...]
    backs: tuple[int, ...]
    score: float


def find_walls(tiles: Sequence[SeenTile], lines: Sequence[Line]) -> list[Wall]:
    """Everything that may be the dead wall, the likeliest first."""
    walls = []
    for line in lines:
        start = 0
        for stop in range(1, len(line) + 1):
            if stop == len(line) or line.gaps[stop] > _BROKEN:
                if wall := _wall(tiles, line, start, stop):
                    walls.append(wall)
                start = stop
    return sorted(walls, key=lambda wall: -wall.score)


def _wall(tiles: Sequence[SeenTile], line: Line, start: int, stop: int) -> Wall | None:
    places = range(start, stop)
    backs = [tiles[line.tiles[place]].is_back for place in places]
    faces = [place for place, back in zip(places, backs, strict=True) if not back]
    upright = [place for place in faces if line.sideways[place] < 0.5]
    if not 1 <= len(faces) <= _MOST_INDICATORS or not any(backs) or len(upright) < len(faces) / 2:
        return None
    if len(backs) - len(faces) < len(faces) - 2:
        return None
    contiguous = faces[-1] - faces[0] == len(faces) - 1
    sure = float(np.mean([tiles[line.tiles[place]].score for place in faces]))
    score = min(sum(backs), 6) + (2.0 if contiguous else -2.0) + 2 * sure - line.doubt
    score -= 4.0 if tuple(backs) in _ANKAN_PATTERNS else 0.0
    numbers = tuple(line.tiles[place] for place in faces)
    hidden = tuple(line.tiles[p] for p, back in zip(places, backs, strict=True) if back)
    return Wall(line, numbers, hidden, score)


def find_ura(
    tiles: Sequence[SeenTile], around: Neighbours, wall: Wall, taken: Collection[int]
) -> tuple[int, ...]:
    """The faces laid before the indicators or behind them: as many at most, the same way up."""
    places = [wall.line.tiles.index(tile) for tile in wall.dora]
    sides: dict[bool, list[tuple[float, float, int]]] = {True: [], False: []}
    for number, tile in enumerate(tiles):
        if tile.is_back or number in taken or number in wall.dora:
            continue
        if not _same_way_up(tile, wall.line, places[0]):
            continue
        offsets = [_offset(around, wall.line, place, number) for place in places]
        x, y = min(offsets, key=lambda offset: abs(offset[0]))
        if abs(x) < 0.9 and 0.6 < abs(y) < _URA_FARTHEST and around.touching(number, 0.1) < 4:
            sides[y > 0].append((abs(y), x, number))
    found = sides[True] or sides[False]
    if len(found) > len(places) + 1:
        return ()  # a row of discards
    nearest = sorted(found)[: len(places)]
    right = wall.line.right[places[0]]
    return tuple(sorted((n for _, _, n in nearest), key=lambda n: float(around.centres[n] @ right)))


def _same_way_up(tile: SeenTile, line: Line, place: int) -> bool:
    quad = tile.quad.astype(np.float64)
    down = quad[2] + quad[3] - quad[0] - quad[1]
    wanted = line.down[place]
    cosine = float(down @ wanted) / max(float(np.hypot(*down) * np.hypot(*wanted)), 1e-6)
    upside_down = float(tile.top_side[2]) > 0.2  # nobody can tell for some faces
    return cosine > 0.85 or (upside_down and cosine < -0.85)


def _offset(around: Neighbours, line: Line, place: int, tile: int) -> tuple[float, float]:
    frame = np.stack([line.right[place], line.down[place]], axis=1)
    x, y = np.linalg.solve(frame, around.centres[tile] - line.centres[place])
    return float(x), float(y)
