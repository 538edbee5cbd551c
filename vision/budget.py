"""How long the eyes may look: three times the first look at most, whatever a photo shows."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final, Literal, TypeVar

Answer = TypeVar("Answer")
Part = Literal["detect", "read", "hand"]
PARTS: Final[tuple[Part, ...]] = ("detect", "read", "hand")

MOST_TIME: Final = 3.0
"""Times the first look, all looks together: people wait for the slowest photo, not the usual."""
_MOST_WORK: Final = 2.8  # times that of the first look: less than the time, for it is never exact


@dataclass(frozen=True)
class Look:
    """A second look that was taken."""

    name: str
    why: str
    seconds: float


class OutOfTimeError(Exception):
    """A second look turned out to take longer than there is time for."""


@dataclass(frozen=True)
class Work:
    """What is to be done, and how long that takes beside a pixel in the detector's network: so a
    photo is read alike on every machine, however busy it is."""

    pixels: int = 0
    crops: int = 0
    """Cut out and read. One takes as long as 4,500 pixels."""
    tiles: int = 0
    """Laid out. One takes as long as 1,500 pixels."""

    @property
    def amount(self) -> float:
        return self.pixels + 4_500 * self.crops + 1_500 * self.tiles


NOTHING: Final = Work()


class Budget:
    """What looks take: the first look's work is the measure of all others.

    The work decides, and the processor's time has the last word where it was misjudged.
    """

    def __init__(self, clock: Callable[[], float] = process_time) -> None:
        self._clock = clock
        self._start = clock()
        self._seconds_before = 0.0
        self._first_seconds: float | None = None
        self.first = 0.0
        """Work of the first look."""
        self.again = 0.0
        """Work of all others."""
        self.spent: dict[Part, float] = dict.fromkeys(PARTS, 0.0)
        """Seconds on the wall's clock, by what was done."""

    @property
    def first_seconds(self) -> float:
        """Of the first look, so far."""
        if self._first_seconds is not None:
            return self._first_seconds
        return self._clock() - self._start - self._seconds_before

    @property
    def again_seconds(self) -> float:
        """Of all others."""
        if self._first_seconds is None:
            return self._seconds_before
        return self._clock() - self._start - self._first_seconds

    def end_first_look(self) -> None:
        """From now on every second counts for the other looks."""
        if self._first_seconds is None:
            self._first_seconds = self.first_seconds

    def take(self, part: Part, work: Work, do: Callable[[], Answer], *, second: bool) -> Answer:
        begin, on_the_wall = self._clock(), perf_counter()
        answer = do()
        self.spent[part] += perf_counter() - on_the_wall
        if second:
            self.again += work.amount
        else:
            self.first += work.amount
        if second and self._first_seconds is None:
            self._seconds_before += self._clock() - begin
        return answer

    def allows(self, work: Work) -> bool:
        in_time = self.again_seconds <= (MOST_TIME - 1) * self.first_seconds
        return in_time and self.again + work.amount <= (_MOST_WORK - 1) * self.first
