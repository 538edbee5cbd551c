"""Yaku that ask which tiles there are: tanyao, the flushes, terminals and honours in all sets."""

from collections import Counter
from collections.abc import Iterator

from kiosk_app.explain.misses.sight import Found, Sight
from kiosk_app.explain.readings import Group


def find(sight: Sight) -> Iterator[Found]:
    yield from _tanyao(sight)
    yield from _flush(sight)
    if sight.has_sets:
        yield from _outside(sight)


def _tanyao(sight: Sight) -> Iterator[Found]:
    outside = tuple(tile for tile in sight.hand.tiles if not tile.is_simple)
    if not outside:
        if sight.lost_by_opening("tanyao"):
            yield Found("tanyao", "tanyao-open")
    elif len(outside) <= 2 and sight.counts("tanyao"):
        yield Found("tanyao", "tanyao-one" if len(outside) == 1 else "tanyao-two", outside)


def _flush(sight: Sight) -> Iterator[Found]:
    """One set or pair of another suit, or a full flush but for one of honours."""
    suits = Counter(group.first.suit for group in sight.groups)
    honours = suits.pop("z", 0)
    ranked = suits.most_common()
    if len(ranked) == 2 and ranked[1][1] == 1 < ranked[0][1]:
        yaku = "honitsu" if honours else "chinitsu"
        odd = next(group for group in sight.groups if group.first.suit == ranked[1][0])
        if sight.counts(yaku):
            yield Found(yaku, "flush-set", odd.tiles)
    elif len(ranked) == 1 and honours == 1 and ranked[0][1] > 1 and sight.counts("chinitsu"):
        odd = next(group for group in sight.groups if group.first.is_honour)
        yield Found("chinitsu", "chinitsu-honours", odd.tiles)


def _outside(sight: Sight) -> Iterator[Found]:
    inside = [group for group in sight.groups if not _has_outside(group)]
    chows = [group for group in sight.chows if group not in inside]
    honours = [group for group in sight.groups if group.first.is_honour]
    if not chows:
        return
    if len(inside) == 1:
        yaku = "chanta" if honours else "junchan"
        if sight.counts(yaku):
            yield Found(yaku, "outside-set", inside[0].tiles)
    elif not inside and len(honours) == 1 and sight.counts("junchan"):
        yield Found("junchan", "junchan-honours", honours[0].tiles)


def _has_outside(group: Group) -> bool:
    return any(not tile.is_simple for tile in group.tiles)
