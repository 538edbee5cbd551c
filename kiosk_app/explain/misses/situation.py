"""Yaku of the way of winning: riichi, a kong with the last tile, ura dora without riichi."""

from collections.abc import Iterator

from kiosk_app.explain.misses.sight import Found, Sight
from scorer.dora import dora_from


def find(sight: Sight) -> Iterator[Found]:
    context, rules = sight.context, sight.rules
    both = context.haitei and context.rinshan
    if both and sight.counts("haitei") and not rules.hand.haitei_with_rinshan:
        yield Found("haitei", "haitei-with-rinshan")
    riichi = context.riichi or context.double_riichi
    if sight.wins:
        if not riichi:
            yield from _ura(sight)
        return
    if sight.lost_by_opening("riichi"):
        yield Found("riichi", "riichi-open")
    elif sight.counts("riichi") and not riichi and not context.first_turn:
        yield Found("riichi", "riichi-not-declared")
    if sight.tsumo and sight.lost_by_opening("menzen-tsumo"):
        yield Found("menzen-tsumo", "menzen-tsumo-open")


def _ura(sight: Sight) -> Iterator[Found]:
    kinds = [dora_from(indicator) for indicator in sight.context.ura_indicators]
    tiles = tuple(tile for tile in sight.hand.tiles if tile.kind in kinds)
    if "ura-dora" in sight.rules.dora and tiles:
        yield Found("ura-dora", "ura-without-riichi", tiles)
