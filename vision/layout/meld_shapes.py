"""Three or four tiles seen as a meld: its row, which tile was claimed, which kind of kong.

EMA 2016 §3.3.8: the claimed tile is turned, at the place that says whose it was. Many clubs turn
none; of a closed kong two tiles or all four lie face down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import numpy as np

from vision.layout.laid import LaidMeld
from vision.layout.plane import TALL, Array
from vision.layout.table import Flags, Table

_TURN: Final = 2 * log(TALL)
"""How much a quarter turn adds to the logarithm of a tile's length along the row over across it."""
_SPREAD: Final = 0.15
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
class MeldShape:
    laid: LaidMeld
    cost: float
    """What speaks against these tiles being a meld, by their places; 0 is perfect."""


def shape_meld(table: Table, backs: Sequence[bool], numbers: Sequence[int]) -> MeldShape | None:
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
    turned = _turned(table, own, extents, along, across)
    if down:
        turned[:] = False
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
            return MeldShape(LaidMeld("kakan", tiles, claimed), cost)
    in_order = [int(n) for n in order]
    tiles = tuple(own[n] for n in in_order)
    sideways = [bool(turned[n]) for n in in_order]
    cost = _row_cost(x[in_order], y[in_order], sideways, own_line=False)
    if down:
        middle = [backs[number] for number in tiles] in (
            [True, False, False, True], [False, True, True, False], [True] * 4,
        )  # fmt: skip
        return MeldShape(LaidMeld("ankan", tiles, None), cost) if middle else None
    claimed_place = sideways.index(True) if any(sideways) else None
    if sum(sideways) > 1:
        cost += _COST_OF_TWO_TURNED * (sum(sideways) - 1)
    kind = "set" if len(own) == 3 else "minkan"
    return MeldShape(LaidMeld("set" if kind == "set" else "minkan", tiles, claimed_place),
                     min(cost, _MOST_COST))  # fmt: skip


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


def _turned(table: Table, own: list[int], extents: Array, along: Array, across: Array) -> Flags:
    """Which tiles lie on their side, by their faces and by how they differ from each other.

    A turned tile is longer along the row and shorter across it than its neighbours, whatever the
    slant: the table's plane may not be theirs, where the hand stands.
    """
    ratios = np.log(np.maximum(extents[:, 0], 1e-6) / np.maximum(extents[:, 1], 1e-6))
    excess = ratios - np.sort(ratios)[:2].mean()
    by_shape = (2 * excess * _TURN - _TURN**2) / (2 * _SPREAD**2)
    height_across = np.abs(table.up[own] @ across) > np.abs(table.up[own] @ along)
    tops = table.top_side[own]
    on_side = np.where(height_across, tops[:, [1, 3]].sum(axis=1), tops[:, [0, 2]].sum(axis=1))
    by_face = np.log((on_side + 0.02) / (1 - on_side + 0.02))
    return np.asarray(by_face + np.clip(by_shape, -_MOST_FROM_SHAPE, _MOST_FROM_SHAPE) > 0)


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
