"""What an indicator points to."""

from functools import cache
from typing import Final

from scorer.tiles import KIND_OF, TILES, Tile


def _next_kind(kind: int) -> int:
    if kind < 27:
        return kind - 8 if kind % 9 == 8 else kind + 1
    if kind < 31:
        return 27 + (kind - 26) % 4
    return 31 + (kind - 30) % 3


_DORA: Final = [TILES[_next_kind(KIND_OF[tile])] for tile in TILES]
DORA_OF: Final = [int(tile) for tile in _DORA]
DORA_OF_THREE: Final = [8, *DORA_OF[1:]]
"""With three players 1 and 9 of characters, the only ones, point to each other."""


def dora_from(indicator: Tile, three_players: bool = False) -> Tile:
    """The tile that an indicator makes dora: the next one, and after the last the first again.

    EMA 2016 §2.7: winds East-South-West-North, dragons Red-White-Green.
    """
    return TILES[DORA_OF_THREE[indicator]] if three_players else _DORA[indicator]


@cache
def indicators_for(tile: Tile) -> tuple[Tile, ...]:
    """Which indicators make this tile dora: one kind, and its red five where it is a five."""
    return tuple(face for face in TILES if _DORA[face] == tile.kind)
