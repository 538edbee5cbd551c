"""What the resolver changed its mind about, and why."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from scorer.tiles import Tile

Why = Literal["fifth", "meld", "shape", "red", "no-tile"]
_BECAUSE: Final[dict[Why, str]] = {
    "fifth": "a fifth {read}",
    "meld": "makes the meld",
    "shape": "completes the hand",
    "red": "as many red fives as the set has",
    "no-tile": "nothing else fits",
}


@dataclass(frozen=True)
class Change:
    tile: int
    """Number of the tile among all seen."""
    read: Tile
    now: Tile
    why: Why

    @property
    def sentence(self) -> str:
        return f"{self.read} read as {self.now}: {_BECAUSE[self.why].format(read=self.read)}"

    def as_json(self) -> dict[str, Any]:
        return {
            "tile": self.tile,
            "read": str(self.read),
            "now": str(self.now),
            "why": self.sentence,
        }


@dataclass(frozen=True)
class Placed:
    """A tile before and after, and whether its meld could stand as read."""

    tile: int
    read: Tile
    now: Tile
    in_broken_meld: bool
    in_hand: bool


def find_changes(placed: Sequence[Placed]) -> tuple[Change, ...]:
    copies = Counter(tile.read.kind for tile in placed)
    changes = []
    for tile in placed:
        if tile.read == tile.now:
            continue
        why: Why = "no-tile"
        if tile.read.kind == tile.now.kind:
            why = "red"
        elif tile.in_broken_meld:
            why = "meld"
        elif copies[tile.read.kind] > 4:
            why = "fifth"
        elif tile.in_hand:
            why = "shape"
        changes.append(Change(tile.tile, tile.read, tile.now, why))
    return tuple(changes)
