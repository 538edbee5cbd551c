"""A reading as text: ``234m 456p 678s 11z +555z``."""

from scorer.hand import Hand, Meld
from scorer.result import Score, Shape
from scorer.tiles import KINDS, TILES, Tile, format_tiles, sort_tiles

_RED = {4: TILES[34], 13: TILES[35], 22: TILES[36]}


def reading_text(score: Score) -> str:
    """The concealed sets in order, the pair, then each meld behind a plus."""
    groups = reading_groups(score)
    reds = score.rules.play.red_fives > 0
    melds = ["+" + format_tiles(meld_tiles(meld, reds)) for meld in score.hand.melds]
    return " ".join([*map(format_tiles, groups), *melds])


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
