"""The legal readings of a meld: three in a row, three or four of a kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Final

from scorer.hand import COUNT_OF, MeldKind
from scorer.tiles import KINDS
from vision.layout import LaidMeld
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
    logs = [None if slot is None else slot.log_kinds for slot in slots]
    size = len(slots)
    found = []
    same = MeldKind.PON if laid.shape == "set" else MeldKind(laid.shape)
    for kind in range(KINDS):
        cost = -sum(log[kind] for log in logs if log is not None)
        found.append((cost, same, (kind,) * size))
    if laid.shape == "set":
        for kinds in _runs():
            cost = -sum(log[kind] for log, kind in zip(logs, kinds, strict=True) if log is not None)
            found.append((cost, MeldKind.CHI, kinds))
    found.sort(key=lambda option: option[0])
    return [
        MeldOption(meld, kinds, cost, sum(COUNT_OF[kind] for kind in kinds))
        for cost, meld, kinds in found[:_MOST]
    ]


@lru_cache(maxsize=1)
def _runs() -> tuple[tuple[int, ...], ...]:
    """Every chow with its tiles in every order."""
    starts = [suit * 9 + first for suit in range(3) for first in range(7)]
    return tuple(order for s in starts for order in permutations((s, s + 1, s + 2)))
