"""Seats at each table, so that everybody starts on each wind about equally often."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Final

from kiosk_app.club.rounds import Four

_PASSES: Final = 4


def balance_winds(
    rounds: Sequence[Sequence[Four]], taken: Counter[tuple[str, int]]
) -> list[list[Four]]:
    """The same tables with the seats turned about; ``taken`` is how often each was had before.

    Table by table the best of the 24 orders, a few times over; it only ever gets better.
    """
    seated = [list(each) for each in rounds]
    had = Counter(taken)
    placed: set[tuple[int, int]] = set()
    for _ in range(_PASSES):
        before = [list(each) for each in seated]
        for number, each in enumerate(seated):
            for at, table in enumerate(each):
                if (number, at) in placed:
                    had.subtract(_seats(table))
                best = _best_order(table, had)
                if (number, at) in placed and _cost(table, had) <= _cost(best, had):
                    best = table
                placed.add((number, at))
                each[at] = best
                had.update(_seats(best))
        if seated == before:
            break
    return seated


def _best_order(table: Four, had: Counter[tuple[str, int]]) -> Four:
    orders = permutations(sorted(table))
    east, south, west, north = min(orders, key=lambda order: _cost(order, had))
    return east, south, west, north


def _seats(table: Sequence[str]) -> list[tuple[str, int]]:
    return [(player, seat) for seat, player in enumerate(table)]


def _cost(order: Sequence[str], had: Counter[tuple[str, int]]) -> int:
    """What one more time on each of these seats adds to the sum of the squares."""
    return sum(2 * had[player, seat] for seat, player in enumerate(order))
