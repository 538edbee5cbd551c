"""The limit hands of sets and a pair, which may be played open.

NTS, Regelmatige limietspelen. They are named after the fields of the rule set.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from scorer.nts.deal import Win
from scorer.nts.irregular import DRAGONS, WINDS
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import Shape, TileSet
from scorer.tiles import Tile, parse_tiles

_SNAKES: Final = (
    {("pung", 1), ("pung", 9), ("chow", 3), ("chow", 6), ("pair", 2)},
    {("pung", 1), ("pung", 9), ("chow", 2), ("chow", 6), ("pair", 5)},
    {("pung", 1), ("pung", 9), ("chow", 2), ("chow", 5), ("pair", 8)},
)


def regular_limit_hands(
    sets: Sequence[TileSet], tiles: Sequence[Tile], rules: RuleSet
) -> Iterator[str]:
    pungs = [tile_set.tile for tile_set in sets if tile_set.is_pung]
    if sum(tile in WINDS for tile in pungs) == 4:
        yield "four_winds"
    if sum(tile in DRAGONS for tile in pungs) == 3:
        yield "three_dragons"
    if set(tiles) <= set(parse_tiles(rules.green.tiles.value)):
        yield "jade"
    if sum(tile_set.shape is Shape.KONG for tile_set in sets) == 4:
        yield "four_kongs"
    if all(tile.is_terminal for tile in tiles):
        yield "heads_and_tails"
    if all(tile.is_honour for tile in tiles):
        yield "winds_and_dragons"
    if len({tile.suit for tile in tiles}) == 1 and _snake(sets):
        yield "wriggling_snake"


def first_tile_hands(win: Win) -> Iterator[str]:
    """Out with the first fourteen tiles, or on East's first discard."""
    if win.heaven:
        yield "heaven"
    if win.earth:
        yield "earth"


def _snake(sets: Sequence[TileSet]) -> bool:
    # A kong of ones or nines is as good as the pung.
    outline = {("pung" if s.is_pung else s.shape.value, s.tile.number) for s in sets}
    return outline in _SNAKES
