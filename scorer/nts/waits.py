"""Which tiles complete a hand of thirteen, by its shape alone."""

from scorer.nts.deal import Hand
from scorer.nts.irregular import irregular_shapes
from scorer.nts.sets import count_kinds, splits
from scorer.tiles import KINDS, TILES, Tile


def completing_tiles(hand: Hand) -> frozenset[Tile]:
    """The tiles that make a whole hand, regular or irregular.

    A tile of which the hand already holds all four is no possibility. Doublings play no part
    (NTS, Mahjong met de enig mogelijke steen).
    """
    return regular_waits(hand) | frozenset(irregular_waits(hand))


def regular_waits(hand: Hand) -> frozenset[Tile]:
    counts = count_kinds(hand.concealed)
    return frozenset(tile for tile in _free_tiles(hand) if splits(_with(counts, tile)))


def irregular_waits(hand: Hand) -> dict[Tile, tuple[str, ...]]:
    """The irregular hands that each tile would complete; only a hand without melds has any."""
    if hand.melds:
        return {}
    counts = count_kinds(hand.concealed)
    shapes = {tile: tuple(irregular_shapes(_with(counts, tile))) for tile in _free_tiles(hand)}
    return {tile: names for tile, names in shapes.items() if names}


def _free_tiles(hand: Hand) -> list[Tile]:
    held = count_kinds(hand.tiles)
    return [TILES[kind] for kind in range(KINDS) if held[kind] < 4]


def _with(counts: tuple[int, ...], tile: Tile) -> tuple[int, ...]:
    return (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])
