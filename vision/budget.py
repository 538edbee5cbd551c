"""How much work all looks at a photo may take."""

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final, Literal, TypeVar

Answer = TypeVar("Answer")
Part = Literal["detect", "read"]
MOST_TIME: Final = 3.0
"""Times the first look, all looks together: people wait for the slowest photo, not the usual."""
_MOST_WORK: Final = 2.8  # times that of the first look: less than the time, for it is never exact
CROP: Final = 4_500
"""Work of cutting out and reading one face, where a pixel in the detector's network is 1."""


class Budget:
    """What looks take: the first look's work is the measure of all others.

    Work is counted in pixels of the detector's network, so that a photo is read alike on every
    machine, however busy it is; the processor's time has the last word where it was misjudged.
    """

    def __init__(self, clock: Callable[[], float] = process_time) -> None:
        self._clock = clock
        self._start = clock()
        self.again_seconds = 0.0
        """Of all looks but the first."""
        self.first = 0.0
        """Work of the first look."""
        self.again = 0.0
        """Work of all others."""
        self.spent: dict[Part, float] = {"detect": 0.0, "read": 0.0}
        """Seconds on the wall's clock, by what was done."""

    @property
    def first_seconds(self) -> float:
        """Of the first look, so far."""
        return self._clock() - self._start - self.again_seconds

    def take(
        self, part: Part, work: int, do: Callable[[], Answer], *, second: bool = False
    ) -> Answer:
        begin, on_the_wall = self._clock(), perf_counter()
        answer = do()
        self.spent[part] += perf_counter() - on_the_wall
        if second:
            self.again += work
            self.again_seconds += self._clock() - begin
        else:
            self.first += work
        return answer

    def allows(self, work: int) -> bool:
        in_time = self.again_seconds <= (MOST_TIME - 1) * self.first_seconds
        return in_time and self.again + work <= (_MOST_WORK - 1) * self.first
