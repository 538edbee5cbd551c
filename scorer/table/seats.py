"""The chairs at the table, and the winds that go round them."""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from itertools import zip_longest
from typing import Final

from scorer.hand import WINDS, Wind

Four = tuple[int, ...]
"""A number for each chair: where three play, North's is 0; where five do, there is a fifth."""
FourNames = tuple[str, ...]
"""A name for each chair; empty where nobody sits."""


class Seat(IntEnum):
    """A chair, named for the wind that it has in the first hand; it never changes its name.

    The wind of a seat changes when East passes: ask :func:`wind_at`.
    """

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3
    DREAMER = 4
    """Of five players (NTS, Vijf spelers): who sits out the first hand."""

    @property
    def letter(self) -> str:
        return "ESWND"[self]

    def after(self, turns: int = 1, seats: int = 4) -> "Seat":
        """The seat that many turns later, at a table of ``seats``."""
        return CHAIRS[(self + turns) % seats]


CHAIRS: Final = tuple(Seat)
"""Every chair that a table can have."""
SEATS: Final = CHAIRS[:4]
"""Those of most tables."""
SEAT_OF_LETTER: Final = {seat.letter: seat for seat in CHAIRS}
NOTHING: Final[Four] = (0, 0, 0, 0)


def wind_at(seat: Seat, dealer: Seat, seats: int = 4) -> Wind:
    """The wind of a seat while ``dealer`` is East (EMA 2016 §3.4.11); a dreamer has none."""
    return WINDS[(seat - dealer) % seats]


def seat_of(wind: Wind, dealer: Seat, seats: int = 4) -> Seat:
    """Who has a wind while ``dealer`` is East."""
    return CHAIRS[(wind + dealer) % seats]


def four(values: Iterable[int]) -> Four:
    """A number for each chair, of four or of five."""
    numbers = tuple(values)
    if len(numbers) not in (len(SEATS), len(CHAIRS)):
        raise ValueError("A table has four chairs, or five.")
    return numbers


def add(one: Four, other: Four) -> Four:
    """Chair by chair; who is not named in one of them gets nothing from it."""
    if len(one) == len(other) == 4:  # nearly every table
        return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]
    return tuple(mine + theirs for mine, theirs in zip_longest(one, other, fillvalue=0))


def at(seat: Seat, points: int) -> Four:
    """So many points at one seat and none elsewhere."""
    chairs = SEATS if seat < len(SEATS) else CHAIRS
    return tuple([points if each is seat else 0 for each in chairs])


def by_chair(points: Mapping[Seat, int]) -> Four:
    """A number for each chair from those of some of them."""
    chairs = CHAIRS if Seat.DREAMER in points else SEATS
    return tuple(points.get(seat, 0) for seat in chairs)
