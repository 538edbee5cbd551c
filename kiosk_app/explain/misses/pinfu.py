"""Pinfu with one thing wrong: its pair, its wait, one pung, or that it is open."""

from collections.abc import Iterator

from kiosk_app.explain.misses.sight import Found, Sight
from kiosk_app.explain.readings import readings_of
from scorer.shapes import Wait


def find(sight: Sight) -> Iterator[Found]:
    rule = sight.rules.yaku["pinfu"]
    if not sight.has_sets or not rule.closed or rule.open:
        return
    for wait in _waits(sight):
        flaws = _flaws(sight, wait)
        if len(flaws) == 1:
            yield flaws[0]
            return


def _waits(sight: Sight) -> list[Wait]:
    """What the winning tile can be seen to complete in these sets, the chosen one first.

    A wait chosen for its fu does not break pinfu where a two-sided one is there as well.
    """
    readings = readings_of(sight.hand)
    others = [one.wait for one in readings if one.split == sight.reading.split]
    return [sight.reading.wait, *others]


def _flaws(sight: Sight, wait: Wait) -> list[Found]:
    flaws = []
    if not sight.hand.is_closed:
        flaws.append(Found("pinfu", "pinfu-open"))
    if pair := _pair_reason(sight):
        flaws.append(Found("pinfu", pair, sight.pair.tiles))
    if wait is not Wait.TWO_SIDED:
        flaws.append(Found("pinfu", f"pinfu-wait-{wait.value}", (sight.hand.win,)))
    return flaws + [Found("pinfu", "pinfu-pung", pung.tiles) for pung in sight.pungs]


def _pair_reason(sight: Sight) -> str | None:
    """Why the pair gives fu, which pinfu can't have (EMA 2016 §4.2.1)."""
    kind, fu = sight.pair.first, sight.rules.fu
    if kind >= 31:
        return "pinfu-pair-dragon" if fu.pair_dragon else None
    is_seat = kind == sight.context.seat.tile
    is_round = kind == sight.context.round.tile
    if is_seat and is_round:
        return "pinfu-pair-both" if fu.pair_double_wind else None
    if is_seat:
        return "pinfu-pair-seat" if fu.pair_seat_wind else None
    if is_round:
        return "pinfu-pair-round" if fu.pair_round_wind else None
    return None
