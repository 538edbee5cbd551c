"""The round clock (EMA 2016 §5.9), which is given the time from outside.

One sound when the warning minute has come, none at the end: who is in a hand then plays it out.
Time that is added for one table moves that table's sound and end alone.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final, Literal

from kiosk_app.club.refusal import NightRefused

NO_TIME: Final = timedelta()


@dataclass(frozen=True, slots=True)
class Signal:
    """Something that a clock tells the room, or one table."""

    kind: Literal["warning", "over"]
    moment: datetime
    table: str | None = None
    """None: every table that has no time of its own."""

    @property
    def sounds(self) -> bool:
        """The end of the time is silent (EMA 2016 §5.9)."""
        return self.kind == "warning"


@dataclass(frozen=True, slots=True)
class Timer:
    started: datetime
    length: timedelta
    warning: timedelta
    """After so much time the sound comes."""
    paused: datetime | None = None
    """Since when the clock stands."""
    stood: timedelta = NO_TIME
    """For how long it has stood in pauses that are over."""
    added: Mapping[str, timedelta] = field(default_factory=dict)

    def elapsed(self, now: datetime) -> timedelta:
        """What has run off, pauses left out."""
        until = now if self.paused is None else min(now, self.paused)
        return max(until - self.started - self.stood, NO_TIME)

    def remaining(self, now: datetime, table: str | None = None) -> timedelta:
        """Below zero once the time is over."""
        return self.length + self.added_for(table) - self.elapsed(now)

    def added_for(self, table: str | None) -> timedelta:
        return NO_TIME if table is None else self.added.get(table, NO_TIME)


def timer_of(minutes: int, warning_minute: int, now: datetime) -> Timer:
    if not minutes:
        raise NightRefused("no-limit")
    if not 0 <= warning_minute <= minutes <= 24 * 60:
        raise NightRefused("bad-minutes")
    return Timer(now, timedelta(minutes=minutes), timedelta(minutes=warning_minute))


def pause(timer: Timer, now: datetime) -> Timer:
    if timer.paused is not None:
        raise NightRefused("clock-paused")
    return replace(timer, paused=max(now, timer.started))


def go_on(timer: Timer, now: datetime) -> Timer:
    if timer.paused is None:
        raise NightRefused("clock-runs")
    stood = max(now - timer.paused, NO_TIME)
    return replace(timer, paused=None, stood=timer.stood + stood)


def add_time(timer: Timer, table: str, minutes: int) -> Timer:
    """Time for one table, such as for a referee's decision; minutes below zero take it back."""
    longer = timer.added_for(table) + timedelta(minutes=minutes)
    if minutes == 0 or longer < NO_TIME:
        raise NightRefused("cannot-add", table=table)
    rest = {name: time for name, time in timer.added.items() if name != table}
    return replace(timer, added=MappingProxyType({**rest, table: longer} if longer else rest))


def signals(timer: Timer, after: datetime, until: datetime) -> tuple[Signal, ...]:
    """What the clock signalled later than ``after`` and not later than ``until``, in order.

    A clock that stands tells nothing. Ask again with the last ``until`` as ``after``, and
    every signal comes once.
    """
    found = [
        Signal(kind, moment, table)
        for table in (None, *timer.added)
        for kind, moment in _moments(timer, table)
        if after < moment <= until and (timer.paused is None or moment <= timer.paused)
    ]
    return tuple(sorted(found, key=lambda signal: (signal.moment, signal.table or "")))


def remaining_text(remaining: timedelta) -> str:
    """``41:07``; after the end ``+2:10``, the time that is played over."""
    seconds = -(-remaining // timedelta(seconds=1))  # the clock shows 0:00 only at the end
    if seconds < 0:
        return f"+{-seconds // 60}:{-seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"


def _moments(
    timer: Timer, table: str | None
) -> Iterable[tuple[Literal["warning", "over"], datetime]]:
    begin = timer.started + timer.stood + timer.added_for(table)
    return (("warning", begin + timer.warning), ("over", begin + timer.length))
