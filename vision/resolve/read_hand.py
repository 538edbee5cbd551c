"""A hand as it was read, what the interface calls ``hand``, and what was changed to make it one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from scorer.hand import Hand, HandError, Meld, MeldKind
from scorer.messages import Message, Sentences
from scorer.tiles import Tile, format_tiles, sort_tiles

Why = Literal["fifth", "meld", "shape", "red", "no-tile"]


@dataclass(frozen=True)
class HandIds:
    """The ids of a hand's tiles in the scene, each in the place that its tile has in the hand."""

    concealed: tuple[int, ...] = ()
    win: int | None = None
    melds: tuple[tuple[int, ...], ...] = ()
    dora_indicators: tuple[int, ...] = ()
    ura_indicators: tuple[int, ...] = ()


@dataclass(frozen=True)
class ReadHand:
    concealed: tuple[Tile, ...]
    win: Tile | None
    """None where no winning tile is in view."""
    melds: tuple[Meld, ...] = ()
    dora_indicators: tuple[Tile, ...] = ()
    ura_indicators: tuple[Tile, ...] = ()
    ids: HandIds = field(default=HandIds(), compare=False)
    """Which tiles of the scene these are."""
    hidden_kongs: int = 0
    """Closed kongs of which no tile is shown: nobody but the player can name them."""
    lucky: tuple[str, ...] | None = None
    """Flowers and seasons by number, ``x`` where the set shows none; None in games without them."""

    def scorer_hand(self) -> Hand:
        """The hand to score; raises HandError with a sentence where it cannot be one."""
        if self.win is None:
            raise HandError("winning-tile-not-in-view")
        if self.hidden_kongs:
            raise HandError("hidden-kong")
        return Hand(self.concealed, self.win, self.melds)

    def as_json(self) -> dict[str, Any]:
        hidden = [{"kind": MeldKind.ANKAN.value, "tiles": ""}] * self.hidden_kongs
        lucky = {} if self.lucky is None else {"lucky": "".join(self.lucky)}
        return {
            "concealed": format_tiles(sort_tiles(self.concealed)),
            "win": None if self.win is None else str(self.win),
            "melds": [*(_meld_json(meld) for meld in self.melds), *hidden],
            "dora_indicators": format_tiles(self.dora_indicators),
            "ura_indicators": format_tiles(self.ura_indicators),
            **lucky,
        }


def _meld_json(meld: Meld) -> dict[str, Any]:
    record = {"kind": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.source is not None:
        record["from"] = meld.source.value
    return record


@dataclass(frozen=True)
class Change:
    tile: int
    """Number of the tile among all seen."""
    read: Tile
    now: Tile
    why: Why

    @property
    def message(self) -> Message:
        why = Message("reading-because", self.why, read=self.read)
        return Message("reading", "changed", read=self.read, now=self.now, why=why)

    def as_json(self, words: Sentences) -> dict[str, Any]:
        return {
            "tile": self.tile,
            "read": str(self.read),
            "now": str(self.now),
            "why": words.sentence_for(self.message),
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
