"""What a hand waits for, and furiten: when a waiting player may not win on a discard.

EMA 2016 §3.4.5, §3.3.14.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from scorer.hand import COUNT_OF, Meld
from scorer.shapes import is_seven_pairs, is_thirteen_orphans, splits
from scorer.tiles import KINDS, TILES, Tile

FuritenKind = Literal["own-discard", "passed-after-riichi", "passed-this-turn"]


class Furiten(NamedTuple):
    """Why a ron is not allowed; a self-draw always is."""

    kind: FuritenKind
    tiles: tuple[Tile, ...]
    """The tiles of the wait that make it so."""


def is_complete(counts: int, mask: int) -> bool:
    """Whether the tiles make a winning shape; kongs and open sets are left out of the counts."""
    return bool(splits(counts)) or is_seven_pairs(counts) or is_thirteen_orphans(counts, mask)


def waits(concealed: Iterable[Tile], melded: Iterable[Tile] = ()) -> tuple[Tile, ...]:
    """The kinds that complete a hand of 13 tiles (10, 7, 4 or 1 beside its melds).

    A kind of which the player already holds all four is no wait (EMA 2016 §3.3.13); one
    that is merely gone from the wall is.
    """
    counts = mask = 0
    for tile in concealed:
        counts += COUNT_OF[tile]
        mask |= 1 << tile.kind
    held = counts
    for tile in melded:
        held += COUNT_OF[tile]
    return tuple(
        tile
        for tile in TILES[:KINDS]
        if held >> 4 * tile & 15 < 4 and is_complete(counts + COUNT_OF[tile], mask | 1 << tile)
    )


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
