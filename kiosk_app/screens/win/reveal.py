"""A score that comes up piece by piece: what is shown is a function of the seconds gone by."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from kivy.clock import Clock

FRAMES: Final = 30
"""A second: what a Raspberry Pi draws with ease."""
TILES: Final = 0.4
YAKU: Final = 0.85
"""Seconds for all of them, so that a hand of ten keeps nobody waiting."""
LONGEST_BEAT: Final = 0.2
FU: Final = 0.15
WORTH: Final = 0.35
STICKS: Final = 0.45


class Piece(NamedTuple):
    """One thing that comes up; ``show`` gets how much of it is there, from 0 to 1."""

    seconds: float
    show: Callable[[float], None]


class Reveal:
    """Pieces one after the other; ``finish`` shows the end at once."""

    def __init__(self, pieces: Sequence[Piece], ended: Callable[[], None] | None = None) -> None:
        self._pieces: Final = tuple(pieces)
        self._ended: Final = ended
        self._gone = 0.0
        self._ticking: Any = None
        self.at(0.0)

    @property
    def seconds(self) -> float:
        """How long it takes in all."""
        return sum(piece.seconds for piece in self._pieces)

    @property
    def running(self) -> bool:
        return self._ticking is not None

    def start(self) -> None:
        self._ticking = Clock.schedule_interval(self._tick, 1 / FRAMES)

    def finish(self) -> None:
        if self._ticking is None:
            return
        self._ticking.cancel()
        self._ticking = None
        self.at(self.seconds)
        if self._ended is not None:
            self._ended()

    def at(self, gone: float) -> None:
        """Show it as it is after that many seconds."""
        begun = 0.0
        for piece in self._pieces:
            piece.show(min(1.0, max(0.0, (gone - begun) / piece.seconds)))
            begun += piece.seconds

    def _tick(self, seconds: float) -> None:
        # A frame that took long, as the first one does, is not made up for.
        self._gone += min(seconds, 2 / FRAMES)
        if self._gone >= self.seconds:
            self.finish()
        else:
            self.at(self._gone)


def seconds_for_yaku(rows: int) -> float:
    return min(YAKU, rows * LONGEST_BEAT)
