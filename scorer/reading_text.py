"""A reading as text: ``234m 456p 678s 11z +555z``."""

from functools import lru_cache
from typing import Final

from scorer.hand import Hand, Meld
from scorer.result import Score, Shape
from scorer.tiles import KINDS, TILES, Tile, format_tiles, sort_tiles

# Twice a set's first tile, and one more for a pung: in this order sets are written.
_SETS: Final = [
    format_tiles((TILES[code >> 1],) * 3 if code & 1 else TILES[code >> 1 : (code >> 1) + 3])
    for code in range(2 * KINDS)
]
_PAIRS: Final = [format_tiles((tile, tile)) for tile in TILES[:KINDS]]


def reading_text(score: Score) -> str:
    """The concealed sets in order, the pair, then each meld behind a plus."""
    hand, split = score.hand, score.reading.split
    if (hand.reds and score.rules.play.red_fives) or split is None:
        texts = [format_tiles(group) for group in reading_groups(score)]
    else:
        chows, pungs, pair, _, _ = split
        codes = [first << 1 for first in chows] + [kind << 1 | 1 for kind in pungs]
        codes.sort()
        texts = [_SETS[code] for code in codes]
        texts.append(_PAIRS[pair])
    reds = score.rules.play.red_fives > 0
    for meld in hand.melds:
        texts.append(_meld_text(meld.tiles, reds))
    return " ".join(texts)


@lru_cache(4096)
def _meld_text(tiles: tuple[Tile, ...], reds: bool) -> str:
    return "+" + format_tiles(sort_tiles(_plain(tiles, reds)))


def reading_groups(score: Score) -> list[tuple[Tile, ...]]:
    """The concealed tiles set by set, the pair last; red fives where the rule set has them."""
    reading, hand = score.reading, score.hand
    reds = score.rules.play.red_fives > 0
    if reading.split is None:
        tiles = sort_tiles(_plain((*hand.concealed, hand.win), reds))
        if reading.shape is Shape.THIRTEEN_ORPHANS:
            return [tiles]
        return [tiles[start : start + 2] for start in range(0, 14, 2)]
    chows, pungs, pair = reading.split[:3]
    sets = sorted([(first, first + 1, first + 2) for first in chows] + [(k, k, k) for k in pungs])
    groups = [tuple(TILES[kind] for kind in kinds) for kinds in (*sets, (pair, pair))]
    return _with_reds(groups, hand) if reds and hand.reds else groups


def meld_tiles(meld: Meld, reds: bool) -> tuple[Tile, ...]:
    return sort_tiles(_plain(meld.tiles, reds))


def _plain(tiles: tuple[Tile, ...], reds: bool) -> tuple[Tile, ...]:
    return tiles if reds else tuple(tile.kind for tile in tiles)


def _with_reds(groups: list[tuple[Tile, ...]], hand: Hand) -> list[tuple[Tile, ...]]:
    """Each red five of the concealed tiles put in the first set that has a five of its suit."""
    placed = [list(group) for group in groups]
    for tile in (*hand.concealed, hand.win):
        if tile < KINDS:
            continue
        group = next(group for group in placed if tile.kind in group)
        group[group.index(tile.kind)] = tile
    return [tuple(group) for group in placed]
