"""What is there of a hand that is not complete, and which tile would have completed it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from kiosk_app.explain.naming import as_sentence, name_choice, name_set, name_tile, name_tiles
from kiosk_app.languages import Language
from scorer.nts.deal import Hand, Win
from scorer.nts.sets import Shape, TileSet, count_kinds
from scorer.nts.waits import completing_tiles
from scorer.tiles import KINDS, TILES, Tile

_SHOWN_SWAPS: Final = 2
_SHOWN_TILES: Final = 6


def nearest_lines(hand: Hand, win: Win, words: Language) -> tuple[str, ...]:
    """The sets that are there, the tiles over, and a tile that should have been another."""
    tiles = [tile.kind for tile in (*hand.concealed, win.tile)]
    sets = _most_sets(count_kinds(tiles))
    left = list(tiles)
    for tile_set in sets:
        for tile in tile_set.tiles:
            left.remove(tile)
    lines = []
    if sets:
        names = [name_set(words, one.tiles) for one in sets]
        there = words("lists-between").join(names)
        lines.append(words("shortfall-there", sets=there))
    if left:
        lines.append(words("shortfall-left-over", tiles=name_tiles(words, left)))
    for tile, needed in _swaps(hand, win):
        choice = name_choice(words, [name_tile(words, one) for one in needed[:_SHOWN_TILES]])
        lines.append(words("shortfall-swap", needed=choice, tile=name_tile(words, tile)))
    return tuple(as_sentence(line) for line in lines)


def _swaps(hand: Hand, win: Win) -> list[tuple[Tile, list[Tile]]]:
    """Tiles that another would have to take the place of; the winning tile first."""
    tiles = [win.tile.kind, *sorted(tile.kind for tile in hand.concealed)]
    found = []
    for tile in dict.fromkeys(tiles):
        rest = list(tiles)
        rest.remove(tile)
        if needed := completing_tiles(replace(hand, concealed=tuple(rest))):
            found.append((tile, sorted(needed)))
    return found[:_SHOWN_SWAPS]


def _most_sets(counts: tuple[int, ...]) -> tuple[TileSet, ...]:
    return max(_partial_splits(list(counts), 0), key=_rank)


def _rank(sets: tuple[TileSet, ...]) -> tuple[int, int]:
    pairs = sum(one.shape is Shape.PAIR for one in sets)
    return len(sets) - pairs, pairs


def _partial_splits(counts: list[int], start: int) -> Iterator[tuple[TileSet, ...]]:
    """Every way to take sets and at most one pair out of the tiles, the rest left lying."""
    kind = next((kind for kind in range(start, KINDS) if counts[kind]), KINDS)
    if kind == KINDS:
        yield ()
        return
    for taken in _sets_from(counts, kind):
        for tile in taken.tiles:
            counts[tile] -= 1
        for rest in _partial_splits(counts, kind):
            if taken.shape is not Shape.PAIR or all(s.shape is not Shape.PAIR for s in rest):
                yield (taken, *rest)
        for tile in taken.tiles:
            counts[tile] += 1
    yield from _partial_splits(counts, kind + 1)


def _sets_from(counts: list[int], kind: int) -> list[TileSet]:
    found = []
    if counts[kind] >= 3:
        found.append(TileSet(Shape.PUNG, TILES[kind]))
    if kind < 27 and kind % 9 <= 6 and counts[kind + 1] and counts[kind + 2]:
        found.append(TileSet(Shape.CHOW, TILES[kind]))
    if counts[kind] >= 2:
        found.append(TileSet(Shape.PAIR, TILES[kind]))
    return found
