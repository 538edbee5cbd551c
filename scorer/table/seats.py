"""The four chairs at the table, and the winds that go round them."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from scorer.hand import WINDS, Wind

Four = tuple[int, int, int, int]
"""A number for each seat; where three play, North's is 0."""
FourNames = tuple[str, str, str, str]


class Seat(IntEnum):
    """A chair, named for the wind that it has in the first hand; it never changes its name.

    The wind of a seat changes when East passes: ask :func:`wind_at`.
    """

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3

    @property
    def letter(self) -> str:
        return "ESWN"[self]

    def after(self, turns: int = 1, seats: int = 4) -> "Seat":
        """The seat so many turns later, of four or three."""
        return SEATS[(self + turns) % seats]


SEATS: Final = tuple(Seat)
SEAT_OF_LETTER: Final = {seat.letter: seat for seat in SEATS}
NOTHING: Final[Four] = (0, 0, 0, 0)


def wind_at(seat: Seat, dealer: Seat, seats: int = 4) -> Wind:
    """The wind of a seat while ``dealer`` is East (EMA 2016 §3.4.11)."""
    return WINDS[(seat - dealer) % seats]


def seat_of(wind: Wind, dealer: Seat, seats: int = 4) -> Seat:
    """Who has a wind while ``dealer`` is East."""
    return SEATS[(wind + dealer) % seats]


def four(values: Iterable[int]) -> Four:
    east, south, west, north = values
    return east, south, west, north


def add(one: Four, other: Four) -> Four:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def at(seat: Seat, points: int) -> Four:
    """So many points at one seat and none elsewhere."""
    points_at = [0, 0, 0, 0]
    points_at[seat] = points
    return four(points_at)
