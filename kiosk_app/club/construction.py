"""Rounds in which no two meet twice, where the number of players allows a known construction.

With q tables, q being the size of a field of four elements or more, the players are four groups
of q. In round a, table b seats player b + a·m of each group, m being another element for each
group (a transversal design). Two players meet where their lines cross: once at most. Where the
groups are tables themselves, as with 16 players, they make one round more (an affine plane).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiosk_app.club.rounds import Four

_MODULI: Final = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0)), 16: (2, (1, 1, 0, 0))}
"""For the fields that are not of prime size: p, and x^n as lower powers, lowest first."""
_PRIMES: Final = (5, 7, 11, 13, 17, 19, 23)
SIZES: Final = tuple(sorted((*_MODULI, *_PRIMES)))


@dataclass(frozen=True, slots=True)
class Field:
    size: int

    def plus(self, one: int, other: int) -> int:
        if self.size in _PRIMES:
            return (one + other) % self.size
        base, _ = _MODULI[self.size]
        pairs = zip(self._digits(one), self._digits(other), strict=True)
        return self._number([(a + b) % base for a, b in pairs])

    def times(self, one: int, other: int) -> int:
        if self.size in _PRIMES:
            return one * other % self.size
        base, modulus = _MODULI[self.size]
        degree = len(modulus)
        product = [0] * (2 * degree - 1)
        for i, a in enumerate(self._digits(one)):
            for j, b in enumerate(self._digits(other)):
                product[i + j] = (product[i + j] + a * b) % base
        for power in range(len(product) - 1, degree - 1, -1):
            for lower, coefficient in enumerate(modulus):
                at = power - degree + lower
                product[at] = (product[at] + product[power] * coefficient) % base
        return self._number(product[:degree])

    def _digits(self, number: int) -> list[int]:
        base, modulus = _MODULI[self.size]
        return [number // base**power % base for power in range(len(modulus))]

    def _number(self, digits: list[int]) -> int:
        base, _ = _MODULI[self.size]
        return sum(digit * base**power for power, digit in enumerate(digits))


def rounds_without_repeats(players: Sequence[str]) -> list[list[Four]]:
    """Tables for each round, as many rounds as the construction gives; none where there is none."""
    count, over = divmod(len(players), 4)
    if over or count not in SIZES:
        return []
    field = Field(count)
    groups = [players[number * count : (number + 1) * count] for number in range(4)]
    rounds = [
        [
            _four(
                [group[field.plus(table, field.times(turn, m))] for m, group in enumerate(groups)]
            )
            for table in range(count)
        ]
        for turn in range(count)
    ]
    if count == len(groups):
        rounds.append([_four(group) for group in groups])
    return rounds


def _four(players: Sequence[str]) -> Four:
    east, south, west, north = players
    return east, south, west, north
