"""What lies where: a hand, its melds, its winning tile and the indicators, by tile number."""

from dataclasses import dataclass, field, replace
from typing import Final, Literal

from scorer.hand import Source

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
