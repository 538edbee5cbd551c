"""See a line as a hand: concealed tiles, the winning tile apart, melds at the right or below.

Every way to cut the line is weighed by what is seen (gaps, tiles on their side, backs) and by what
must be: 14 tiles, 13 where nobody won with them, and three fewer beside each meld. So one missed
tile or one wrong turn costs a little, and does not bring the layout down.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, inf, log, log1p
from statistics import median
from typing import Final

import cv2
import numpy as np

from vision.layout.laid import LaidMeld, tiles_wanted
from vision.layout.lines import Line
from vision.layout.meld_lines import MeldLine, meld_sets, ranges
from vision.layout.meld_parts import WRONG_FACE, MeldCutter
from vision.layout.neighbours import Neighbours
from vision.scene import SeenTile

NEARLY_AS_GOOD: Final = 3.0
"""Guesses that cost so much more than the best are worth a look, if that makes no winning hand."""
_MOST_GUESSES: Final = 6
_MISSING: Final = 4.0
_EXTRA: Final = 5.0
_NO_WIN_SHOWN: Final = 2.0
_WIN_AT_LEFT: Final = 1.2
_OUTSIDE: Final = 0.4
_APART: Final = 0.22  # tile widths more than between the tiles of the hand
_AT_THE_HAND: Final = 2.5
"""Melds that touch the hand: they are laid apart from it (EMA 2016 §3.3.8)."""
_DIE: Final = 0.75
"""Of the longer side of the hand's tiles. On rendered photos in training styles nearly all winning
tiles have more, and dice that pass for tiles less."""
_COST_OF_A_DIE: Final = 1.0
_HALF, _OVER_ANOTHER = 0.85, 0.4
"""Less of a neighbour's area than this, and more than so much of its own on that neighbour."""
_COST_OF_A_HALF: Final = 2.0
_IN_A_BLOCK: Final = 3.0
"""For each tile of the hand that touches another face: a tray, or rows of discards."""


@dataclass(frozen=True, eq=False)
class Guess:
    """One way to see a hand, and what it costs to believe it."""

    cost: float
    line: Line
    concealed: tuple[int, ...]
    win: int | None
    melds: tuple[LaidMeld, ...]
    won: bool = True

    @property
    def tiles(self) -> frozenset[int]:
        melded = [tile for meld in self.melds for tile in meld.tiles]
        return frozenset([*self.concealed, *melded, *([] if self.win is None else [self.win])])


@dataclass(frozen=True)
class _WinChoice:
    cost: float
    place: int | None
    """In the line."""
    tile: int | None


def best_guesses(
    tiles: Sequence[SeenTile],
    around: Neighbours,
    cutter: MeldCutter,
    meld_lines: Sequence[MeldLine],
    indicators: frozenset[int],
    won: bool = True,
) -> list[Guess]:
    """The cheapest ways to see a line as a hand, the best first."""
    line = cutter.line
    if line.uprightness < 0.4:
        return []
    beside = list(meld_sets(line, meld_lines))
    apart = _wins_off_line(tiles, around, line, indicators) if won else None
    found: list[Guess] = []
    limit = inf
    for start, stop in _ranges_of_a_hand(tiles, line):
        outside = min(3.0, _OUTSIDE * (len(line) - (stop - start)))
        own = frozenset(line.tiles[start:stop])
        elsewhere = [extra for extra in beside if not extra.tiles & own]
        for place, cut in enumerate(cutter.cut(stop)):
            if cut is None or place <= start:
                continue
            for extra in elsewhere:
                melds = (*cut.melds, *extra.melds)
                if len(melds) > 4:
                    continue
                cost = outside + cut.cost + extra.cost + line.doubt
                cost += _AT_THE_HAND if cut.melds and line.gaps[place] < 0.12 else 0.0
                used = extra.tiles.union(*(meld.tiles for meld in cut.melds))
                for guess in _hands(tiles, line, (start, place), melds, used, apart, limit - cost):
                    block = _IN_A_BLOCK * max(0, _stacked(tiles, around, guess.tiles) - 1)
                    found.append(replace(guess, cost=guess.cost + cost + block))
                    limit = min(limit, found[-1].cost + NEARLY_AS_GOOD)
    found.sort(key=lambda guess: guess.cost)
    return [guess for guess in found[:_MOST_GUESSES] if guess.cost <= limit]


def _ranges_of_a_hand(tiles: Sequence[SeenTile], line: Line) -> Iterator[tuple[int, int]]:
    """The same, and also without some backs at either end: a piece of a wall, or of the table."""
    faces = [place for place, tile in enumerate(line.tiles) if not tiles[tile].is_back]
    if not faces:
        return
    for start, stop in ranges(line):
        starts = range(start, max(start, faces[0]) + 1)
        stops = range(min(stop, faces[-1] + 1), stop + 1)
        yield from ((first, last) for first in starts for last in stops if first < last)


def _hands(
    tiles: Sequence[SeenTile],
    line: Line,
    part: tuple[int, int],
    melds: tuple[LaidMeld, ...],
    used: frozenset[int],
    apart: Sequence[_WinChoice] | None,
    limit: float,
) -> Iterator[Guess]:
    """A part of the line as the concealed hand, with each tile that may have won it.

    ``apart`` are those that lie off the line; none at all: nobody won with this hand.
    """
    start, stop = part
    won = apart is not None
    wanted = tiles_wanted(won) - 3 * len(melds)
    if stop - start > wanted + 4:
        return
    not_shown = _NO_WIN_SHOWN if won and stop - start >= wanted else 0.0
    choices = [_WinChoice(not_shown, None, None)]
    choices += [choice for choice in apart or () if choice.tile not in used]
    if won and stop - start > 1:
        last = _win_cost(line, stop - 1, range(start, stop - 1), stop - 1)
        first = _win_cost(line, start, range(start + 1, stop), start + 1) + _WIN_AT_LEFT
        last += WRONG_FACE if tiles[line.tiles[stop - 1]].is_back else 0.0
        first += WRONG_FACE if tiles[line.tiles[start]].is_back else 0.0
        choices += [_WinChoice(last, stop - 1, None), _WinChoice(first, start, None)]
    for choice in choices:
        places = [place for place in range(start, stop) if place != choice.place]
        shown = choice.place is not None or choice.tile is not None
        count = len(places) + shown
        cost = choice.cost + _MISSING * max(0, wanted - count) + _EXTRA * max(0, count - wanted)
        if cost >= limit:
            continue
        cost += _row_cost(tiles, line, places)
        if cost < limit:
            win = choice.tile if choice.place is None else line.tiles[choice.place]
            concealed = tuple(line.tiles[place] for place in places)
            yield Guess(cost, line, concealed, win, melds, won)


def _stacked(tiles: Sequence[SeenTile], around: Neighbours, own: frozenset[int]) -> int:
    """How many tiles of a hand touch a face that is not of this hand."""
    return sum(
        any(other not in own and not tiles[other].is_back for other in around.contacts[tile])
        for tile in own
    )


def _row_cost(tiles: Sequence[SeenTile], line: Line, places: Sequence[int]) -> float:
    cost = 0.0
    for order, place in enumerate(places):
        cost -= log(1 - line.sideways[place])
        cost += WRONG_FACE if tiles[line.tiles[place]].is_back else 0.0
        gap = line.gaps[place]
        if order and gap > 0.35:
            cost += gap if gap < 0.9 else 2.5 if gap < 2 else 4.0
    return cost


def _win_cost(line: Line, place: int, row: range, boundary: int) -> float:
    """Set apart by a gap, or lying across the others at the end of the row."""
    inner = [line.gaps[p] for p in row[1:]]
    usual = min(0.25, max(0.0, median(inner))) if inner else 0.0
    excess = (line.gaps[boundary] - usual - _APART) / 0.05
    not_apart = log1p(exp(-excess)) if excess > -30 else -excess
    across = line.sideways[place]
    return min(not_apart - log(1 - across), 0.2 - log(across))


def _doubt(tile: SeenTile, nearest: SeenTile, beside: SeenTile) -> float:
    """What speaks against a winning tile: it is small like a die, or half of a tile of the row."""
    cost = 0.0
    if _longer_side(tile) < _DIE * max(_longer_side(nearest), _longer_side(beside)):
        cost += _COST_OF_A_DIE
    # One that truly lies on the row is whole, and nearer to the camera than the row.
    own, other = (np.asarray(each.quad, np.float32) for each in (tile, nearest))
    area, usual = float(cv2.contourArea(own)), float(cv2.contourArea(other))
    shared = float(cv2.intersectConvexConvex(own, other)[0])
    if area < _HALF * usual and shared > _OVER_ANOTHER * area:
        cost += _COST_OF_A_HALF
    return cost


def _longer_side(tile: SeenTile) -> float:
    first, second, third, _ = tile.quad
    return float(max(np.hypot(*(second - first)), np.hypot(*(third - second))))


def _wins_off_line(
    tiles: Sequence[SeenTile], around: Neighbours, line: Line, indicators: frozenset[int]
) -> list[_WinChoice]:
    """Tiles above the row, on top of it, or just below: the last tile lies across the others
    (Norway 2018, figure 6), or is put down before them."""
    members = frozenset(line.tiles)
    kakan = frozenset(line.above)
    choices = []
    for number, tile in enumerate(tiles):
        if tile.is_back or number in members or not tile.is_tile:
            continue
        x, y, nearest = line.locate(around.centres[number])
        if abs(x) > 2.6 or not -4.2 < y < 2.6:
            continue
        cost = 0.3 + 0.4 * abs(y) + max(0.0, abs(x) - 1) + (1.0 if y > 0.7 else 0.0)
        cost += min(
            3.0, 1.5 * len([t for t in around.contacts[number] if t not in members])
        ) + 1.5 * (1 - tile.score)
        cost += 1.2 if number in indicators else 0.0
        if number in kakan and line.sideways[nearest] > 0.5:
            cost += 2.0
        away = np.hypot(*(around.centres - around.centres[number]).T)
        beside = tiles[int(np.argsort(away)[1])]
        cost += _doubt(tile, tiles[line.tiles[nearest]], beside)
        if cost < 6.0:
            choices.append(_WinChoice(cost, None, number))
    return sorted(choices, key=lambda choice: choice.cost)[:4]
