"""Furiten: when a waiting player may not win on a discard (EMA 2016 §3.4.5, §3.3.14)."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from scorer.hand import Meld
from scorer.shapes import waits
from scorer.tiles import Tile

FuritenKind = Literal["own-discard", "passed-after-riichi", "passed-this-turn"]
SECTIONS: Final = {
    "ema-2016": "3.4.5",
    "ema-2025": "3.4.5",
    "ema-2008": "3.4.5",
    "norway-2018": "10.1",
}
"""Where each book has it."""


class Furiten(NamedTuple):
    """Why a ron is not allowed; a self-draw always is."""

    kind: FuritenKind
    tiles: tuple[Tile, ...]
    """The tiles of the wait that make it so."""


def furiten(
    concealed: Iterable[Tile],
    melds: tuple[Meld, ...] = (),
    *,
    discarded: Iterable[Tile] = (),
    passed: Iterable[Tile] = (),
    passed_after_riichi: Iterable[Tile] = (),
) -> Furiten | None:
    """Whether a waiting hand is furiten; None where it may win on a discard, or does not wait.

    ``discarded`` is all that the player ever discarded, tiles that others claimed too. ``passed``
    is what the others discarded since the player last drew or claimed a tile; of a hand in
    riichi, ``passed_after_riichi`` all since then. A tile counts whether or not it would have
    brought a yaku.
    """
    waited = waits(concealed, [tile for meld in melds for tile in meld.tiles])
    reasons: tuple[tuple[FuritenKind, Iterable[Tile]], ...] = (
        ("own-discard", discarded),
        ("passed-after-riichi", passed_after_riichi),
        ("passed-this-turn", passed),
    )
    for kind, tiles in reasons:
        seen = {tile.kind for tile in tiles}
        found = tuple(tile for tile in waited if tile.kind in seen)
        if found:
            return Furiten(kind, found)
    return None
