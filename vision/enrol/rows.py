"""Which tile is which in an enrolment photo: rows of tiles in a known order."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np

from scorer.messages import CodedError
from scorer.tiles import parse_tiles
from vision.scene import SeenTile

PLAIN_ROWS: Final = ("123456789m", "123456789p", "123456789s", "1234567z")
ROWS_WITH_REDS: Final = (
    PLAIN_ROWS,
    (*PLAIN_ROWS, "0m0p0s"),
    ("1234567890m", "1234567890p", "1234567890s", "1234567z"),
    ("1234056789m", "1234056789p", "1234056789s", "1234567z"),
)
"""How people may lay 34 tiles and three red fives, if their number fits."""

_MOST_ODD: Final = 2  # tiles of a row that were not found, or things that are none
_REACH: Final = 2.6  # tile widths to the next tile of a row: one may not have been found
_OFF: Final = 0.45  # tile heights from it to either side: rows of a photo are never level
_ODD_COST: Final = -8.0  # less than a tile read surely as another one


class RowsError(CodedError):
    """The rows are not as they should be."""

    section = "enrol-refused"


def name_rows(seen: Sequence[SeenTile], rows: Sequence[str] | None = None) -> dict[int, int]:
    """Which face each seen tile shows by its place.

    Without ``rows``, every usual way that fits is tried. The photo may be turned: of the four
    ways up, the one that the reader finds likeliest is taken.
    """
    faces = [number for number, tile in enumerate(seen) if not tile.is_back]
    orders = (tuple(rows),) if rows is not None else ROWS_WITH_REDS
    best: tuple[float, dict[int, int]] | None = None
    nearest: list[int] = []
    for quarter in range(4):
        lines = [
            [faces[index] for index in line] for line in _lines([seen[n] for n in faces], quarter)
        ]
        if quarter == 0:
            nearest = [len(line) for line in lines]
        for order_of_rows in orders:
            found = _named(seen, lines, order_of_rows)
            if found is not None and (best is None or found[0] > best[0]):
                best = found
    if best is None:
        wanted = tuple(len(parse_tiles(row)) for row in orders[0])
        if not nearest:
            raise RowsError("no-rows", wanted=wanted)
        raise RowsError("rows", wanted=wanted, seen=tuple(nearest))
    return best[1]


def _named(
    seen: Sequence[SeenTile], lines: Sequence[Sequence[int]], order_of_rows: Sequence[str]
) -> tuple[float, dict[int, int]] | None:
    """How likely the lines are these rows, and what each tile then is; none if they cannot be."""
    order = [[int(tile) for tile in parse_tiles(row)] for row in order_of_rows]
    if len(lines) != len(order):
        return None
    chance = 0.0
    named: dict[int, int] = {}
    for line, row in zip(lines, order, strict=True):
        if abs(len(line) - len(row)) > _MOST_ODD:
            return None
        logs = np.log(np.array([seen[n].probabilities for n in line]) + 1e-3)
        # A tile that was not found, or something else taken for one, shifts the rest of its row.
        count = min(len(line), len(row))
        part, places, spots = max(
            (
                (float(logs[list(places), [row[spot] for spot in spots]].sum()), places, spots)
                for places in combinations(range(len(line)), count)
                for spots in combinations(range(len(row)), count)
            ),
            key=lambda option: option[0],
        )
        chance += part + _ODD_COST * abs(len(line) - len(row))
        named |= {line[place]: row[spot] for place, spot in zip(places, spots, strict=True)}
    return chance, named


def _lines(tiles: Sequence[SeenTile], quarter: int) -> list[list[int]]:
    """The tiles in lines from top to bottom, each from left to right, the photo turned back."""
    if not tiles:
        return []
    angle = _slant(tiles) + quarter * np.pi / 2
    cos, sin = np.cos(angle), np.sin(angle)
    places = np.array([tile.centre for tile in tiles]) @ np.array([[cos, -sin], [sin, cos]])
    sides = np.array([np.hypot(*(t.quad - np.roll(t.quad, 1, axis=0)).T) for t in tiles])
    width, height = np.median(sides.min(axis=1)), np.median(sides.max(axis=1))
    steps = np.abs(places[:, None] - places[None])
    beside = (steps[..., 0] < _REACH * width) & (steps[..., 1] < _OFF * height)
    lines = []
    left = set(range(len(tiles)))
    while left:
        line, edge = set[int](), {min(left)}
        while edge:
            line |= edge
            edge = {int(n) for n in np.flatnonzero(beside[sorted(edge)].any(axis=0))} - line
        left -= line
        lines.append(sorted(line, key=lambda index: float(places[index, 0])))
    # A die or a drawing on the box may pass for a tile, but not for a row of them.
    lines = [line for line in lines if len(line) > 1]
    return sorted(lines, key=lambda line: float(places[line, 1].mean()))


def _slant(tiles: Sequence[SeenTile]) -> float:
    """How far the rows are turned, within an eighth: from the sides of the tiles."""
    sides = np.concatenate([np.roll(tile.quad, -1, axis=0) - tile.quad for tile in tiles])
    angles = np.arctan2(sides[:, 1], sides[:, 0])
    # Four times the angle is the same for all four sides of a tile.
    return float(np.angle(np.exp(4j * angles).sum())) / 4
