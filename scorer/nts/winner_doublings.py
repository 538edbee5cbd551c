"""Doublings that only the winner earns: for the hand as a whole and for the winning tile."""

from collections.abc import Iterator, Sequence
from typing import Final

from scorer.nts.deal import Hand, Win
from scorer.nts.doublings import Earned
from scorer.nts.irregular import DRAGONS, WINDS
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import Shape, TileSet
from scorer.tiles import TILES, Tile

ONE_CIRCLES: Final = TILES[9]
FIVE_CIRCLES: Final = TILES[13]


def winner_doublings(
    hand: Hand, sets: Sequence[TileSet], tiles: Sequence[Tile], win: Win, rules: RuleSet
) -> Iterator[Earned]:
    yield from _for_the_hand(hand, sets, tiles, win, rules)
    yield from _for_the_tile(win)


def _for_the_hand(
    hand: Hand, sets: Sequence[TileSet], tiles: Sequence[Tile], win: Win, rules: RuleSet
) -> Iterator[Earned]:
    """NTS, Bijzondere combinaties (alleen voor speler met winnende steen)."""
    pungs = [tile_set.tile for tile_set in sets if tile_set.is_pung]
    pair = next(tile_set.tile for tile_set in sets if tile_set.shape is Shape.PAIR)
    if win.self_drawn and hand.is_closed:
        yield Earned("hidden_treasure")
    if sum(tile in WINDS for tile in pungs) == 3 and pair in WINDS:
        yield Earned("little_four_winds")
    if sum(tile in DRAGONS for tile in pungs) == 2 and pair in DRAGONS:
        yield Earned("little_three_dragons")
    if len(pungs) == 4:
        yield Earned("four_pungs")
    four_chows = not pungs
    pure_simples = all(tile.is_simple for tile in tiles)
    # Together they must be played concealed but for the winning tile; else only one counts.
    once = rules.going_out.open_simple_chows_count_once.value and not hand.is_closed
    if four_chows and pure_simples and once:
        yield Earned(_higher("four_chows", "pure_simples", rules))
        return
    if four_chows:
        yield Earned("four_chows")
    if pure_simples:
        yield Earned("pure_simples")


def _for_the_tile(win: Win) -> Iterator[Earned]:
    """NTS, Winnende steen. Special tiles are the tile itself, also when a bird eats the cake."""
    tile = win.tile.kind
    if win.last_wall_tile:
        yield Earned("last_wall_tile", (tile,))
        if tile == ONE_CIRCLES:
            yield Earned("last_wall_tile_one_circles", (tile,))
    if win.last_discard:
        yield Earned("last_discard", (tile,))
    if win.kong_bloom or win.kong_on_kong:
        yield Earned("kong_bloom", (tile,))
        if tile == FIVE_CIRCLES:
            yield Earned("kong_bloom_five_circles", (tile,))
    if win.kong_on_kong:
        yield Earned("kong_on_kong", (tile,))
    if win.robbed_kong:
        yield Earned("robbed_kong", (tile,))


def _higher(one: str, other: str, rules: RuleSet) -> str:
    values = rules.doublings
    return one if getattr(values, one).value >= getattr(values, other).value else other
