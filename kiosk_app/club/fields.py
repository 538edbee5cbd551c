"""Small finite fields, for seatings in which nobody meets anybody twice.

An element of the field of p^n elements is a number whose digits to the base p are the
coefficients of a polynomial.
"""

from dataclasses import dataclass
from typing import Final

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
