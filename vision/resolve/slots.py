"""What each place of a hand may hold: kinds with their probabilities, the likeliest first."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from scorer.tiles import KIND_OF, KINDS, TILES, Tile
from vision.read.faces import FLOWER
from vision.scene import NO_ID

REDS: Final = {KIND_OF[red]: int(red) for red in TILES[KINDS:]}
"""The red five of each kind that has one."""
_FLOOR: Final = 1e-6
MOST_OPTIONS: Final = 5
CUT: Final = 12.0
"""Options this much less likely than the best (as a logarithm) are not looked at."""


@dataclass(frozen=True, eq=False)
class Slot:
    """One seen tile of the hand, a meld or the indicators."""

    number: int
    """Of the tile among all seen."""
    probabilities: NDArray[np.float32]
    """As the reader gives them, for 39 classes."""
    id: int = NO_ID
    """Of the tile in the scene."""

    @cached_property
    def faces(self) -> NDArray[np.float64]:
        """Probabilities of the 37 faces; what is missing to one says that it is none of them."""
        shares = self.probabilities[:FLOWER].astype(np.float64) + _FLOOR
        return np.asarray(shares / max(1.0, float(shares.sum())))

    @cached_property
    def kinds(self) -> NDArray[np.float64]:
        """Probabilities of the 34 kinds; a red five is a five."""
        shares = self.faces[:KINDS].copy()
        for kind, red in REDS.items():
            shares[kind] += self.faces[red]
        return shares

    @cached_property
    def log_kinds(self) -> list[float]:
        return [float(value) for value in np.log(self.kinds)]

    @cached_property
    def best(self) -> int:
        """The likeliest kind."""
        return int(self.kinds.argmax())

    @cached_property
    def read(self) -> Tile:
        """What the reader alone would say."""
        return TILES[int(self.faces.argmax())]

    @cached_property
    def options(self) -> list[tuple[int, float]]:
        """Kinds and the logarithms of their probabilities, the best first."""
        order = np.argsort(-self.kinds, kind="stable")[:MOST_OPTIONS]
        logs = self.log_kinds
        top = logs[int(order[0])]
        return [(int(kind), logs[int(kind)]) for kind in order if logs[int(kind)] > top - CUT]

    def red_share(self, kind: int) -> float:
        """How likely the five is a red one, if it is a five."""
        red = REDS.get(kind)
        return 0.0 if red is None else float(self.faces[red] / self.kinds[kind])
