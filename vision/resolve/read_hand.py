"""A hand as it was read: what the interface calls ``hand``."""

from dataclasses import dataclass, field
from typing import Any

from scorer.hand import Hand, HandError, Meld, MeldKind
from scorer.tiles import Tile, format_tiles, sort_tiles


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
            raise HandError("The winning tile is not in view.", "winning-tile-not-in-view")
        if self.hidden_kongs:
            raise HandError("A closed kong shows no face. Say which tile it is.", "hidden-kong")
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
