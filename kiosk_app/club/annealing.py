"""Tables made better by swapping: a fixed number of steps, so that it ends for any number."""

from collections import Counter
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from kiosk_app.club.rounds import Four

STEPS: Final = 30_000
_WARM: Final = 2.0
_COLD: Final = 0.05
Tables = list[list[str]]


def spread_opponents(
    rounds: Sequence[Sequence[Sequence[str]]],
    met: Counter[frozenset[str]],
    random: Random,
    steps: int = STEPS,
) -> list[list[Four]]:
    """The same players in each round, at tables where they meet as evenly as was found.

    ``met`` is how often two have met before. Simulated annealing: a swap of two players of one
    round is kept when it makes meetings more even, and now and then when it does not.
    """
    tables: list[Tables] = [[list(table) for table in each] for each in rounds]
    several = [number for number, each in enumerate(tables) if len(each) > 1]
    if not several:
        return _fours(tables)
    count = _Meetings(tables, met)
    best, best_cost, cost = _copy(tables), 0, 0
    for step in range(steps):
        each = tables[random.choice(several)]
        first, second = random.sample(each, 2)
        here, there = random.randrange(4), random.randrange(4)
        change = count.change(first, here, second, there)
        warmth = _WARM * (_COLD / _WARM) ** (step / steps)
        if change > 0 and random.random() >= exp(-change / warmth):
            continue
        count.swap(first, here, second, there)
        cost += change
        if cost < best_cost:
            best, best_cost = _copy(tables), cost
    return _fours(best)


class _Meetings:
    """How often each two meet; the cost is the sum of the squares."""

    def __init__(self, rounds: list[Tables], met: Counter[frozenset[str]]) -> None:
        players = sorted({player for each in rounds for table in each for player in table})
        self._times: dict[str, dict[str, int]] = {
            one: {other: met[frozenset((one, other))] for other in players} for one in players
        }
        for each in rounds:
            for table in each:
                for one in table:
                    for other in table:
                        self._times[one][other] += 1

    def change(self, first: list[str], here: int, second: list[str], there: int) -> int:
        """By how much the cost would grow if two players changed places; most never do."""
        one, other = self._times[first[here]], self._times[second[there]]
        # Squares of neighbours: 2n + 1 for one meeting more, 1 - 2n for one less.
        grows = 0
        for seat, player in enumerate(first):
            if seat != here:
                grows += other[player] - one[player] + 1
        for seat, player in enumerate(second):
            if seat != there:
                grows += one[player] - other[player] + 1
        return 2 * grows

    def swap(self, first: list[str], here: int, second: list[str], there: int) -> None:
        """Two players change places."""
        one, other = first[here], second[there]
        for table, without, leaves, comes in (
            (first, here, one, other),
            (second, there, other, one),
        ):
            for seat, player in enumerate(table):
                if seat != without:
                    self._add(leaves, player, -1)
                    self._add(comes, player, 1)
        first[here], second[there] = other, one

    def _add(self, one: str, other: str, times: int) -> None:
        self._times[one][other] += times
        self._times[other][one] += times


def _copy(rounds: list[Tables]) -> list[Tables]:
    return [[table.copy() for table in each] for each in rounds]


def _fours(rounds: list[Tables]) -> list[list[Four]]:
    return [[(a, b, c, d) for a, b, c, d in each] for each in rounds]
