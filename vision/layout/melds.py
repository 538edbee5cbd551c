"""What lies where, by tile number: a hand and its melds. Of melds: which tiles may be one, how they
lie in it, and the likeliest sets of melds of one hand.

EMA 2016 §3.3.8: the claimed tile is turned, at the place that says whose it was. Many clubs turn
none; of a closed kong two tiles or all four lie face down.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import log
from typing import Final, Literal

import numpy as np

from scorer.hand import Source
from scorer.tiles import KINDS
from vision.layout.network import ROLES, Beliefs
from vision.layout.table import TALL, Array, Flags, Table
from vision.scene import SeenTile

MeldShape = Literal["set", "minkan", "kakan", "ankan"]
"""What can be seen without reading the tiles: a set of three may be a chi or a pon."""

CLEAR: Final = 6.0
"""Log odds from which on nothing is in doubt."""


def tiles_wanted(won: bool) -> int:
    """How many tiles a hand has, a kong counting three."""
    return 14 if won else 13


@dataclass(frozen=True)
class LaidMeld:
    shape: MeldShape
    tiles: tuple[int, ...]
    """From left to right; the added tile of a kakan last."""
    claimed: int | None
    """Which of ``tiles`` lies sideways."""
    clear: float = field(default=CLEAR, compare=False)
    """Log odds that it is this one, or none: how plain it is to see whose tile was claimed."""

    @property
    def is_whole(self) -> bool:
        """Whether all its tiles were found."""
        return len(self.tiles) == (3 if self.shape == "set" else 4)

    def turned_around(self) -> "LaidMeld":
        """The same tiles seen from the other side of the table."""
        if self.shape != "kakan":
            claimed = None if self.claimed is None else len(self.tiles) - 1 - self.claimed
            return replace(self, tiles=self.tiles[::-1], claimed=claimed)
        place = 0 if self.claimed is None else 2 - self.claimed
        row = [*self.tiles[2::-1]]
        below, row[place] = row[place], self.tiles[3]
        return replace(self, tiles=(*row, below), claimed=place)

    @property
    def source(self) -> Source | None:
        """Left, middle or right: the seat the tile came from (EMA 2016 §3.3.8)."""
        if self.claimed is None or not self.is_whole:
            return None
        if self.claimed == 0:
            return Source.LEFT
        last = 3 if self.shape == "minkan" else 2
        return Source.RIGHT if self.claimed == last else Source.ACROSS


@dataclass(frozen=True)
class LaidHand:
    concealed: tuple[int, ...]
    """From left to right, without the winning tile where that is known."""
    win: int | None
    melds: tuple[LaidMeld, ...]
    sideways: frozenset[int]
    """Tiles of this hand that lie on their side."""
    certainty: float
    """How clear the layout is, from 0 to 1."""
    won: bool = True

    @property
    def tiles(self) -> tuple[int, ...]:
        melded = tuple(tile for meld in self.melds for tile in meld.tiles)
        return (*self.concealed, *(() if self.win is None else (self.win,)), *melded)

    @property
    def is_whole(self) -> bool:
        """Whether it has 14 tiles, or 13 where nobody won with it, and one more for each kong."""
        return self.count == self.expected and all(meld.is_whole for meld in self.melds)

    @property
    def expected(self) -> int:
        """How many tiles the hand and its winning tile should have beside these melds."""
        return tiles_wanted(self.won) - 3 * len(self.melds)

    @property
    def count(self) -> int:
        """How many they have."""
        return len(self.concealed) + (self.win is not None)


_MAYBE_A_MELD: Final = -5.0
"""Least logarithm of the chance that a tile is of a meld, to be looked at."""
_MAYBE_TOGETHER: Final = -3.5
"""Least log odds of a tile and at least one other of its meld."""
_MOST_AGAINST: Final = 6.0
"""Most that one pair may speak against a meld of which all others are sure."""
_WORTH: Final = -9.0
"""Least gain of a meld over its tiles being something else."""
_DOUBLED: Final = 4.0
"""A meld with two frames that may be of one tile."""
_MOST: Final = 48
_BEAM: Final = 24
_MOST_SETS: Final = 12
_WITHIN: Final = 10.0
"""How much less likely than the best a set of melds may be to be kept."""
_NO_MELD: Final = 8.0
"""Most that faces which make no meld speak against it: one may be read wrong."""
_RUNS: Final = [(s * 9 + n, s * 9 + n + 1, s * 9 + n + 2) for s in range(3) for n in range(7)]
_TURN, _SPREAD_IF_TURNED, _SPREAD_IF_UPRIGHT = 0.47, 0.14, 0.07
"""What a quarter turn adds to the logarithm of a tile's length along the row over across it, and
how much that differs, as the detector frames tiles: on rendered photos 0.48 ± 0.11 for 134 turned
tiles, 0.01 ± 0.04 for 454 upright ones; frames of poor photos differ more."""
_MOST_FROM_SHAPE: Final = 3.0
_FLAT: Final = 0.05
"""Sine of the angle between both sides of a tile, below which it is seen edge-on."""
_ON_TOP: Final = 0.55
"""Tile widths along the row within which two turned tiles are one above the other."""
_LOOSE: Final = 0.3
"""Tile widths between the tiles of one meld that cost nothing."""
_COST_OF_A_GAP: Final = 4.0
_COST_OFF_LINE: Final = 4.0
_COST_OF_TWO_TURNED: Final = 3.0
_OFF_LINE: Final = 0.35
_MOST_COST: Final = 12.0


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
    log_same = np.maximum(-np.logaddexp(0.0, -together), -_MOST_AGAINST).tolist()
    lead = (as_meld - others).tolist()
    beside = {n: {m for m in maybe if m != n and together[n, m] > _MAYBE_TOGETHER} for n in maybe}
    pairs = {frozenset((n, m)) for n in maybe for m in beside[n]}
    threes = _one_more(pairs, beside)
    found = []
    for group in threes | _one_more(threes, beside):
        numbers = sorted(group)
        bonds = sum(log_same[a][b] for a, b in combinations(numbers, 2))
        gain = sum(lead[n] for n in numbers) + bonds * 2 / (len(numbers) - 1)
        if gain <= _WORTH:
            continue
        shape = shape_meld(table, backs, numbers)
        if shape is None:
            continue
        names = _names_cost(table.kinds, backs, numbers)
        doubled = any(beliefs.rivals[a, b] for a, b in combinations(numbers, 2))
        gain -= shape.cost + names + (_DOUBLED if doubled else 0.0)
        if gain > _WORTH:
            found.append(MeldSet(gain, names, (shape.laid,), group))
    return sorted(found, key=lambda each: (-each.gain, sorted(each.tiles)))[:_MOST]


def _one_more(groups: set[frozenset[int]], beside: Mapping[int, set[int]]) -> set[frozenset[int]]:
    """Each group with one more tile that may be of one meld with any of its tiles."""
    return {
        group | {more} for group in groups for n in group for more in beside[n] if more not in group
    }


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


@dataclass(frozen=True)
class PossibleMeld:
    laid: LaidMeld
    cost: float
    """What speaks against these tiles being a meld, by their places; 0 is perfect."""


def shape_meld(table: Table, backs: Sequence[bool], numbers: Sequence[int]) -> PossibleMeld | None:
    """How these tiles lie as a meld; None where they cannot be one."""
    own = list(numbers)
    down = sum(backs[number] for number in own)
    if down and (len(own) != 4 or down in (1, 3)):
        return None
    centres = table.centres[own]
    away = centres - centres.mean(axis=0)
    along, across = _row_axes(table, own, away)
    if abs(float(along[0] * across[1] - along[1] * across[0])) < _FLAT:
        return None
    up = table.up[own]
    extents = np.abs(np.linalg.solve(np.column_stack([along, across]), np.eye(2)) @ (
        np.swapaxes(table.frames[own], 1, 2)
    )).sum(axis=2)  # fmt: skip
    odds = _odds_of_a_turn(table, own, extents, along, across)
    turned = (odds > 0) & (down == 0)
    clear = CLEAR if down else float(np.abs(odds).min())
    lying = up[~turned] if (~turned).any() else up
    if float((lying @ across).sum()) < 0:
        across = -across
    if along[0] * across[1] - along[1] * across[0] > 0:  # the picture's y runs down
        along = -along
    x, y = np.linalg.solve(np.column_stack([along, across]), away.T)
    x = x / np.sort(extents[:, 0])[:2].mean()
    y = y * TALL / np.sort(extents[:, 1])[-2:].mean()
    order = np.argsort(x)
    if len(own) == 4 and not down:
        added = _added(x, y, turned)
        if added is not None:
            rest = [int(n) for n in order if n != added]
            claimed = min(range(3), key=lambda place: abs(x[rest[place]] - x[added]))
            cost = _row_cost(x[rest], y[rest], [p == claimed for p in range(3)], own_line=True)
            tiles = (*(own[n] for n in rest), own[added])
            return PossibleMeld(LaidMeld("kakan", tiles, claimed, clear), cost)
    in_order = [int(n) for n in order]
    tiles = tuple(own[n] for n in in_order)
    sideways = [bool(turned[n]) for n in in_order]
    cost = _row_cost(x[in_order], y[in_order], sideways, own_line=False)
    if down:
        middle = [backs[number] for number in tiles] in (
            [True, False, False, True], [False, True, True, False], [True] * 4,
        )  # fmt: skip
        return PossibleMeld(LaidMeld("ankan", tiles, None), cost) if middle else None
    claimed_place = sideways.index(True) if any(sideways) else None
    if sum(sideways) > 1:
        cost += _COST_OF_TWO_TURNED * (sum(sideways) - 1)
    kind = "set" if len(own) == 3 else "minkan"
    laid = LaidMeld("set" if kind == "set" else "minkan", tiles, claimed_place, clear)
    return PossibleMeld(laid, min(cost, _MOST_COST))


def _row_axes(table: Table, own: list[int], away: Array) -> tuple[Array, Array]:
    """Along the row and across it, in the tiles' own directions: an added tile bends no row."""
    _, _, axes = np.linalg.svd(away, full_matrices=False)
    frames = table.frames[own]
    units = frames / np.maximum(np.hypot(frames[..., 0], frames[..., 1]), 1e-6)[..., None]
    towards = units @ axes[0]
    main = np.abs(towards).argmax(axis=1)
    rows = np.arange(len(own))
    along = (units[rows, main] * np.sign(towards[rows, main])[:, None]).sum(axis=0)
    others = units[rows, 1 - main]
    across = (others * np.sign(others @ np.array([-along[1], along[0]]))[:, None]).sum(axis=0)
    return along / max(float(np.hypot(*along)), 1e-6), across / max(float(np.hypot(*across)), 1e-6)


def _odds_of_a_turn(
    table: Table, own: list[int], extents: Array, along: Array, across: Array
) -> Array:
    """Log odds that each tile lies on its side, by its face and by how it differs from the others.

    A turned tile is longer along the row and shorter across it than its neighbours, whatever the
    slant: the table's plane may not be theirs, where the hand stands.
    """
    ratios = np.log(np.maximum(extents[:, 0], 1e-6) / np.maximum(extents[:, 1], 1e-6))
    excess = np.maximum(ratios - np.sort(ratios)[:2].mean(), 0.0)
    if_turned = ((excess - _TURN) / _SPREAD_IF_TURNED) ** 2 / 2 + log(_SPREAD_IF_TURNED)
    if_upright = (excess / _SPREAD_IF_UPRIGHT) ** 2 / 2 + log(_SPREAD_IF_UPRIGHT)
    by_shape = np.where(excess < _TURN, if_upright - if_turned, _MOST_FROM_SHAPE)
    height_across = np.abs(table.up[own] @ across) > np.abs(table.up[own] @ along)
    tops = table.top_side[own]
    on_side = np.where(height_across, tops[:, [1, 3]].sum(axis=1), tops[:, [0, 2]].sum(axis=1))
    by_face = np.log((on_side + 0.02) / (1 - on_side + 0.02))
    return np.asarray(by_face + np.clip(by_shape, -_MOST_FROM_SHAPE, _MOST_FROM_SHAPE))


def _added(x: Array, y: Array, turned: Flags) -> int | None:
    """The tile that lies on top of the claimed one, if there is one."""
    for first in range(len(x)):
        for second in range(len(x)):
            over = 0.6 < y[first] - y[second] < 1.6 and abs(x[first] - x[second]) < _ON_TOP
            if over and (turned[first] or turned[second]):
                return first
    return None


def _row_cost(x: Array, y: Array, sideways: Sequence[bool], *, own_line: bool) -> float:
    """Gaps between neighbours, and how far the middles are off one line."""
    widths = np.where(np.array(sideways), TALL, 1.0)
    gaps = np.diff(x) - (widths[1:] + widths[:-1]) / 2
    cost = _COST_OF_A_GAP * float(np.maximum(np.abs(gaps) - _LOOSE, 0).sum())
    # A turned tile's middle is lower than its neighbours', by nearly a sixth of its height.
    off = np.abs(y - np.median(y)) - _OFF_LINE
    if not own_line:
        cost += _COST_OFF_LINE * float(np.maximum(off, 0).sum())
    return min(cost, _MOST_COST)
