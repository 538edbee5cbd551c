"""The legal readings of a meld: three in a row, three or four of a kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from scorer.hand import COUNT_OF, MeldKind
from scorer.tiles import KINDS
from vision.layout.laid import LaidMeld
from vision.resolve.slots import Slot

_MOST: Final = 4


@dataclass(frozen=True)
class MeldOption:
    kind: MeldKind
    tiles: tuple[int, ...]
    """The kind of tile in each place, face-down ones too."""
    cost: float
    """Negative logarithm of its probability."""
    counts: int
    """Four bits a kind."""


def meld_options(laid: LaidMeld, slots: Sequence[Slot | None]) -> list[MeldOption]:
    """The likeliest readings, the best first; ``None`` stands for a face-down tile."""
    size = len(slots)
    nothing = np.zeros(KINDS)
    logs = [nothing if slot is None else np.array(slot.log_kinds) for slot in slots]
    same = MeldKind.PON if laid.shape == "set" else MeldKind(laid.shape)
    costs = -np.sum(logs, axis=0)
    found = [(float(costs[kind]), same, (int(kind),) * size) for kind in _cheapest(costs)]
    if laid.shape == "set":
        runs = _runs()
        costs = -(logs[0][runs[:, 0]] + logs[1][runs[:, 1]] + logs[2][runs[:, 2]])
        found += [
            (float(costs[run]), MeldKind.CHI, tuple(int(kind) for kind in runs[run]))
            for run in _cheapest(costs)
        ]
    found.sort(key=lambda option: option[0])
    return [
        MeldOption(meld, kinds, cost, sum(COUNT_OF[kind] for kind in kinds))
        for cost, meld, kinds in found[:_MOST]
    ]


def _cheapest(costs: NDArray[np.float64]) -> NDArray[np.int64]:
    return np.argsort(costs, kind="stable")[:_MOST]


@lru_cache(maxsize=1)
def _runs() -> NDArray[np.int64]:
    """Every chow with its tiles in every order."""
    starts = [suit * 9 + first for suit in range(3) for first in range(7)]
    return np.array([order for s in starts for order in permutations((s, s + 1, s + 2))])
