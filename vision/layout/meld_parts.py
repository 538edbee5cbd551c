"""Cut the end of a line into melds: three tiles or four, one of them on its side.

Two tiles can be a set of which one was missed.

The costs are negative logarithms of how well a cut fits what is seen, so that they add up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, prod
from typing import Final

from scorer.tiles import KIND_OF
from vision.layout.laid import LaidMeld
from vision.layout.lines import Line
from vision.read.faces import FLOWER
from vision.scene import SeenTile

WRONG_FACE: Final = 6.0
"""A back where a face should be, or a face where a back should be."""
_ALL_SHOWN: Final = 2.0  # a concealed kong of which no tile was turned over
_LEFT_OUT: Final = 4.0  # a tile lies against the claimed one and belongs to nothing
_BACK_ABOVE: Final = 0.3  # that one is a piece of a wall, or nothing
_LOOSE: Final = 0.14  # tile widths between tiles of one meld
_NOT_APART: Final = 0.5
_TILE_MISSED: Final = 5.5  # more than a tile that the hand itself lacks
_NO_MELD: Final = 4.0
"""Faces that make no meld, all of them read surely: the cut may be one tile off."""
_HONOURS: Final = 27
_OF_A_SUIT: Final = 9


@dataclass(frozen=True)
class MeldCut:
    cost: float
    melds: tuple[LaidMeld, ...]


class MeldCutter:
    """Cuts of one line; what a stretch costs as a meld is worked out once."""

    def __init__(self, tiles: Sequence[SeenTile], line: Line) -> None:
        self.line = line
        self._tiles = tiles
        self._known: dict[tuple[int, int], tuple[float, LaidMeld]] = {}

    def cut(self, stop: int) -> list[MeldCut | None]:
        """For each start: the best way to see the line from there to ``stop`` as melds only."""
        best: list[MeldCut | None] = [None] * (stop + 1)
        best[stop] = MeldCut(0.0, ())
        for start in range(stop - 2, -1, -1):
            for size in (2, 3, 4):
                rest = best[start + size] if start + size <= stop else None
                if rest is None or len(rest.melds) == 4:
                    continue
                cost, meld = self._meld(start, size)
                cost += rest.cost + (_NOT_APART if self.line.gaps[start] < 0.08 else 0.0)
                current = best[start]
                if current is None or cost < current.cost:
                    best[start] = MeldCut(cost, (meld, *rest.melds))
        return best

    def _meld(self, start: int, size: int) -> tuple[float, LaidMeld]:
        key = (start, size)
        if key not in self._known:
            self._known[key] = _meld(self._tiles, self.line, start, size)
        return self._known[key]


def gap_cost(gap: float) -> float:
    return min(5.0, max(0.0, gap - _LOOSE) * 12)


def _meld(tiles: Sequence[SeenTile], line: Line, start: int, size: int) -> tuple[float, LaidMeld]:
    places = range(start, start + size)
    numbers = tuple(line.tiles[place] for place in places)
    backs = [tiles[number].is_back for number in numbers]
    sideways = [line.sideways[place] for place in places]
    gaps = sum(gap_cost(line.gaps[place]) for place in places[1:])
    gaps += _faces_cost([tiles[number] for number in numbers]) if size > 2 else 0.0
    upright = [
        -log(1 - s) + (WRONG_FACE if back else 0.0) for s, back in zip(sideways, backs, strict=True)
    ]
    on_side = [
        -log(s) + (WRONG_FACE if back else 0.0) for s, back in zip(sideways, backs, strict=True)
    ]
    lowest, best = inf, LaidMeld("set", numbers, None)
    if size == 2:
        # One tile of the set was not found: it may have left a gap of its own width.
        gaps = _TILE_MISSED + gap_cost(max(0.0, line.gaps[start + 1] - 1.1))
    for claimed in range(size):
        cost = gaps + sum(upright) - upright[claimed] + on_side[claimed]
        above = line.above[start + claimed]
        plain = LaidMeld("minkan" if size == 4 else "set", numbers, claimed)
        options = [(cost, plain)]
        if above is not None:
            there = tiles[above].score * (_BACK_ABOVE if tiles[above].is_back else 1.0)
            options = [(cost + _LEFT_OUT * there, plain)]
            if size < 4:
                added = cost + (WRONG_FACE if tiles[above].is_back else 0.0)
                options.append((added, LaidMeld("kakan", (*numbers, above), claimed)))
        lowest, best = min([(lowest, best), *options], key=lambda option: option[0])
    if size == 4:
        # The middle two face down (EMA 2016 §3.3.7) or the outer two (Norway 2018 §7.2).
        for down in ((1, 2), (0, 3)):
            wrong = sum(back != (place in down) for place, back in enumerate(backs))
            turned = sum(-log(1 - s) for s, back in zip(sideways, backs, strict=True) if not back)
            cost = gaps + WRONG_FACE * wrong + turned
            if cost < lowest:
                lowest, best = cost, LaidMeld("ankan", numbers, None)
        if not any(backs) and len({tiles[number].name for number in numbers}) == 1:
            cost = gaps + _ALL_SHOWN + sum(upright)
            if cost < lowest:
                lowest, best = cost, LaidMeld("ankan", numbers, None)
    return lowest, best


def _faces_cost(tiles: Sequence[SeenTile]) -> float:
    """What it costs to believe that these make a meld, by what they were read as."""
    shown = [tile for tile in tiles if not tile.is_back]
    faces = [int(tile.probabilities.argmax()) for tile in shown]
    if not faces or max(faces) >= FLOWER:
        return 0.0
    kinds = sorted(int(KIND_OF[face]) for face in faces)
    if kinds[0] == kinds[-1]:
        return 0.0
    suited = kinds[-1] < _HONOURS and kinds[0] // _OF_A_SUIT == kinds[-1] // _OF_A_SUIT
    if len(tiles) == 3 and suited and kinds == list(range(kinds[0], kinds[0] + len(kinds))):
        return 0.0
    return _NO_MELD * prod(tile.confidence for tile in shown)
