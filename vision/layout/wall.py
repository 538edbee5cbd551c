"""The dead wall: indicators lie face up among backs (EMA 2016 §2.6, §2.7), ura before them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.layout.lines import Line
from vision.layout.neighbours import CLOSE, NOBODY, Neighbours
from vision.scene import SeenTile

_BROKEN: Final = 0.5  # tile widths: a wall has no wider gap
_ONE_MISSED: Final = 1.35  # but where one of its tiles was not found, or its frame is too small
_COST_OF_A_MISSED: Final = 2.0
_MOST_INDICATORS: Final = 5
_SURELY_THERE: Final = 0.6
_FAINT: Final = 0.45
"""Tiles that are there were found with 0.58 or more, on rendered photos in training styles."""
_APART: Final = 0.75  # of a tile, between the middles of two that do not lie over each other
_ANKAN_PATTERNS: Final = ((True, False, False, True), (False, True, True, False))
_URA_BEFORE: Final = 2.7
"""Tile heights: in a photo from the front, a wall two tiles high stands well behind its ura."""
_URA_EITHER: Final = 1.95
_URA_BEHIND: Final = 1.3


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
            if stop == len(line) or not _goes_on(tiles, line, stop):
                if wall := _wall(tiles, line, start, stop):
                    walls.append(wall)
                start = stop
    return sorted(walls, key=lambda wall: -wall.score)


def _goes_on(tiles: Sequence[SeenTile], line: Line, place: int) -> bool:
    """Whether the wall runs on across the gap before this place: none, or one missed back's."""
    beside_a_back = any(tiles[line.tiles[p]].is_back for p in (place - 1, place))
    return bool(line.gaps[place] <= (_ONE_MISSED if beside_a_back else _BROKEN))


def _wall(tiles: Sequence[SeenTile], line: Line, start: int, stop: int) -> Wall | None:
    backs = [place for place in range(start, stop) if tiles[line.tiles[place]].is_back]
    if not backs:
        return None
    # Indicators have backs on both sides; discards may touch the wall's ends.
    inner = [place for place in range(backs[0], backs[-1]) if place not in backs]
    ends = [list(range(start, backs[0])), list(range(backs[-1] + 1, stop))]
    faces = inner or min(ends, key=lambda end: (not end, len(end)))
    faces = _side_by_side(tiles, line, faces)
    upright = [place for place in faces if line.sideways[place] < 0.5]
    if not 1 <= len(faces) <= _MOST_INDICATORS:
        return None
    # A row of several backs is a wall even if its only face was turned wrongly by the reader.
    turned = len(upright) < len(faces) / 2
    if turned and len(backs) < 3:
        return None
    contiguous = faces[-1] - faces[0] == len(faces) - 1
    sure = float(np.mean([tiles[line.tiles[place]].score for place in faces]))
    # The upper sides of standing tiles look a little like backs, too.
    there = sum(min(1.0, tiles[line.tiles[place]].score / _SURELY_THERE) for place in backs)
    if there < 1 and sure < _SURELY_THERE:
        return None  # a die looks a little like a face above a back
    score = min(there, 6.0) + (2.0 if contiguous else -2.0) + 2 * sure - line.doubt
    score -= (0.0 if inner else 3.0) + (1.5 if turned else 0.0)
    score -= _COST_OF_A_MISSED * sum(line.gaps[p] > _BROKEN for p in range(start + 1, stop))
    whole = tuple(tiles[line.tiles[place]].is_back for place in range(start, stop))
    score -= 4.0 if whole in _ANKAN_PATTERNS else 0.0
    numbers = tuple(line.tiles[place] for place in faces)
    return Wall(line, numbers, tuple(line.tiles[place] for place in backs), score)


def _side_by_side(tiles: Sequence[SeenTile], line: Line, faces: list[int]) -> list[int]:
    """Without faint faces away from the others: an end of the wall looks a little like a face."""
    if not faces or faces[-1] - faces[0] == len(faces) - 1:
        return faces
    return [place for place in faces if tiles[line.tiles[place]].score >= _SURELY_THERE]


def find_ura(
    tiles: Sequence[SeenTile], around: Neighbours, wall: Wall, taken: Collection[int]
) -> tuple[int, ...]:
    """The faces laid before the indicators or behind them: as many at most, the same way up."""
    places = [wall.line.tiles.index(tile) for tile in wall.dora]
    # Indicators that look the same upside down do not say which side is the front.
    either = wall.line.doubt > 0.05
    before: list[tuple[float, int]] = []
    behind: list[tuple[float, int]] = []
    for number, tile in enumerate(tiles):
        if tile.is_back or number in taken or number in wall.dora:
            continue
        if tile.score < _FAINT or _lies_over(around, number, taken):
            continue  # a die; a tile of the hand, framed once more
        if not _same_way_up(tile, wall.line, places[0]):
            continue
        offsets = [_offset(around, wall.line, place, number) for place in places]
        x, y = min(offsets, key=lambda offset: abs(offset[0]))
        # The indicators lie one tile high: seen from the wall's end they shift along it.
        alone = all(other in wall.dora or other in taken for other in around.contacts[number])
        beside = abs(x) < (2.3 if alone else 1.6)
        if beside and 0.5 < y < (_URA_EITHER if either else _URA_BEFORE) + (0.4 if alone else 0):
            before.append((abs(y) + abs(x), number))
        elif beside and -(_URA_EITHER if either else _URA_BEHIND) < y < -0.5:
            behind.append((abs(y) + abs(x), number))
    before, behind = sorted(before), sorted(behind)
    if either and behind and (not before or behind < before):
        before = behind
    found = (before or behind)[: len(places)]
    numbers = [number for _, number in found]
    if any(_in_a_row(tiles, around, number, {*numbers, *wall.dora}) for number in numbers):
        return ()  # discards
    right = wall.line.right[places[0]]
    return tuple(sorted(numbers, key=lambda n: float(around.centres[n] @ right)))


def _lies_over(around: Neighbours, tile: int, others: Collection[int]) -> bool:
    for other in others:
        frame = np.stack([around.towards[other, 1], around.towards[other, 2]], axis=1)
        if abs(float(np.linalg.det(frame))) < 1:
            continue
        away = np.linalg.solve(frame, around.centres[tile] - around.centres[other])
        if float(np.abs(away).max()) < _APART:
            return True
    return False


def _in_a_row(
    tiles: Sequence[SeenTile], around: Neighbours, tile: int, known: Collection[int]
) -> bool:
    """Whether other faces lie right beside the tile, on both sides or two on one."""
    others = 0
    for side in (1, 3):
        number, way = tile, side
        for _ in range(2):
            following = int(around.tile[number, way])
            if following == NOBODY or around.gap[number, way] > CLOSE:
                break
            way = (int(around.side[number, way]) + 2) % 4
            number = following
            others += number not in known and not tiles[number].is_back
    return others >= 2


def _same_way_up(tile: SeenTile, line: Line, place: int) -> bool:
    quad = tile.quad.astype(np.float64)
    down = quad[2] + quad[3] - quad[0] - quad[1]
    wanted = line.down[place]
    cosine = float(down @ wanted) / max(float(np.hypot(*down) * np.hypot(*wanted)), 1e-6)
    # Nobody can tell for some faces, be it this tile's or the indicator's.
    upside_down = float(tile.top_side[2]) > 0.2 or line.doubt > 0.05
    # Seen at a slant a blank white dragon may as well lie on its side.
    on_side = float(tile.top_side[1] + tile.top_side[3]) > 0.1
    return cosine > 0.85 or (upside_down and cosine < -0.85) or (on_side and abs(cosine) < 0.3)


def _offset(around: Neighbours, line: Line, place: int, tile: int) -> tuple[float, float]:
    frame = np.stack([line.right[place], line.down[place]], axis=1)
    x, y = np.linalg.solve(frame, around.centres[tile] - line.centres[place])
    return float(x), float(y)
