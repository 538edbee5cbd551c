"""The limit hands of sets and a pair, which may be played open, one row each.

NTS, Regelmatige limietspelen.
"""

from collections.abc import Iterator
from typing import Final

from scorer.nts.deal import Win
from scorer.nts.rows import (
    Facts,
    LimitHand,
    chow,
    concealed_kong,
    field_of,
    kong,
    pung,
    shown,
)
from scorer.nts.sets import DRAGONS, WINDS, Shape
from scorer.tiles import parse_tiles

_SNAKES: Final = (
    {("pung", 1), ("pung", 9), ("chow", 3), ("chow", 6), ("pair", 2)},
    {("pung", 1), ("pung", 9), ("chow", 2), ("chow", 6), ("pair", 5)},
    {("pung", 1), ("pung", 9), ("chow", 2), ("chow", 5), ("pair", 8)},
)


def _is_snake(facts: Facts) -> bool:
    # A kong of ones or nines is as good as the pung.
    outline = {("pung" if s.is_pung else s.shape.value, s.tile.number) for s in facts.sets}
    return len({tile.suit for tile in facts.tiles}) == 1 and outline in _SNAKES


# fmt: off
REGULAR: Final[tuple[LimitHand[Facts], ...]] = (
    LimitHand("four-winds", lambda it: sum(one.tile in WINDS for one in it.pungs) == 4,
        shown("444z9s", "9s", pung("111z"), pung("222z"), pung("333z"))),
    LimitHand("three-dragons", lambda it: sum(one.tile in DRAGONS for one in it.pungs) == 3,
        shown("123m777z9s", "9s", pung("555z"), pung("666z"))),
    LimitHand("jade", lambda it: set(it.tiles) <= set(parse_tiles(it.rules.green.tiles.value)),
        shown("223344s88s66z", "6z", pung("666s"))),
    LimitHand("four-kongs", lambda it: sum(one.shape is Shape.KONG for one in it.sets) == 4,
        shown("5p", "5p", kong("1111m"), kong("4444s"), concealed_kong("9999s"),
              concealed_kong("3333z"))),
    LimitHand("heads-and-tails", lambda it: all(tile.is_terminal for tile in it.tiles),
        shown("999m11p99s", "1p", pung("111m"), pung("111s"))),
    LimitHand("winds-and-dragons", lambda it: all(tile.is_honour for tile in it.tiles),
        shown("333z44z55z", "4z", pung("111z"), pung("777z"))),
    # With an open chow: concealed it would be nine gates.
    LimitHand("wriggling-snake", _is_snake,
        shown("1112267899p", "9p", chow("345p"))),
)
FIRST_TILE: Final[tuple[LimitHand[Win], ...]] = (
    LimitHand("heaven", lambda win: win.heaven,
        shown("234m345p678p23s55s", "4s", self_drawn=True, heaven=True)),
    LimitHand("earth", lambda win: win.earth,
        shown("234m345p678p23s55s", "4s", earth=True)),
)
# fmt: on
"""Out with the first fourteen tiles, or on East's first discard."""


def regular_limit_hands(facts: Facts) -> Iterator[str]:
    """By their names in the rule set."""
    return (field_of(row.id) for row in REGULAR if row.test(facts))


def first_tile_hands(win: Win) -> Iterator[str]:
    return (field_of(row.id) for row in FIRST_TILE if row.test(win))
