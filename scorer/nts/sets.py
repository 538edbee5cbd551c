"""Sets and pairs, and every way in which tiles split into them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from scorer.hand import Meld, MeldKind
from scorer.tiles import KINDS, TILES, Tile

WINDS: Final = range(27, 31)
DRAGONS: Final = range(31, 34)
ONE_CIRCLES, FIVE_CIRCLES, ONE_BAMBOO, GREEN_DRAGON = (TILES[kind] for kind in (9, 13, 18, 32))


class Shape(StrEnum):
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class TileSet:
    """A chow (named by its lowest tile), pung, kong or pair."""

    shape: Shape
    tile: Tile
    concealed: bool = True

    @property
    def tiles(self) -> tuple[Tile, ...]:
        if self.shape is Shape.CHOW:
            return tuple(TILES[self.tile + step] for step in range(3))
        return (self.tile,) * {Shape.PAIR: 2, Shape.PUNG: 3, Shape.KONG: 4}[self.shape]

    @property
    def is_pung(self) -> bool:
        """A kong does everything that a pung does."""
        return self.shape in (Shape.PUNG, Shape.KONG)


def set_of_meld(meld: Meld) -> TileSet:
    if meld.kind is MeldKind.CHI:
        return TileSet(Shape.CHOW, TILES[meld.first], concealed=False)
    shape = Shape.KONG if meld.is_kong else Shape.PUNG
    return TileSet(shape, TILES[meld.first], concealed=not meld.is_open)


def count_kinds(tiles: Sequence[Tile]) -> tuple[int, ...]:
    counts = [0] * KINDS
    for tile in tiles:
        counts[tile.kind] += 1
    return tuple(counts)


@lru_cache(maxsize=4096)
def splits(counts: tuple[int, ...]) -> tuple[tuple[TileSet, ...], ...]:
    """Every way to split the tiles into one pair and sets of three, without a tile left."""
    if sum(counts) % 3 != 2:
        return ()
    found = []
    for kind in range(KINDS):
        if counts[kind] >= 2:
            left = list(counts)
            left[kind] -= 2
            pair = TileSet(Shape.PAIR, TILES[kind])
            found += [(*sets, pair) for sets in _sets_of_three(left, 0)]
    return tuple(found)


def _sets_of_three(counts: list[int], start: int) -> Iterator[tuple[TileSet, ...]]:
    kind = start
    while kind < KINDS and not counts[kind]:
        kind += 1
    if kind == KINDS:
        yield ()
        return
    if counts[kind] >= 3:
        counts[kind] -= 3
        for rest in _sets_of_three(counts, kind):
            yield (TileSet(Shape.PUNG, TILES[kind]), *rest)
        counts[kind] += 3
    if kind < 27 and kind % 9 <= 6 and counts[kind + 1] and counts[kind + 2]:
        for step in range(3):
            counts[kind + step] -= 1
        for rest in _sets_of_three(counts, kind):
            yield (TileSet(Shape.CHOW, TILES[kind]), *rest)
        for step in range(3):
            counts[kind + step] += 1
