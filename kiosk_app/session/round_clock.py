"""The clock of the round: read, started, stopped, time added for one table; and what it signals."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from kiosk_app.club.nights import night_now, tonight
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.starting import RulesChoice
from kiosk_app.club.timer import (
    Timer,
    add_time,
    go_on,
    pause,
    remaining_text,
    signals,
    timer_of,
)
from kiosk_app.club.timer_row import keep_timer, kept_timer
from kiosk_app.session.game_session import GameSession, now
from kiosk_app.session.session_events import ClockChanged, RoundSignal
from kiosk_app.store.game_rules import table_rules
from kiosk_app.store.store import Store

_USUAL_MINUTES = 75
_USUAL_WARNING = 5
"""Minutes before the end, where the rule set says nothing of time."""


def read_timer(store: Store) -> Timer | None:
    """The clock of the evening that is open; None where there is none."""
    night = night_now(store)
    if night is None:
        return None
    try:
        return kept_timer(store, night)
    except NightRefused:
        return None


def usual_minutes(rules: str) -> tuple[int, int]:
    """How long a round lasts under a rule set, and how long before the end the sound comes."""
    choice = RulesChoice(rules)
    tournament = table_rules(choice.id, choice.text).tournament
    if not tournament.minutes:
        return _USUAL_MINUTES, _USUAL_WARNING
    return tournament.minutes, tournament.minutes - tournament.warning_minute


def start(store: Store, minutes: int, before_end: int) -> Timer:
    """From now on; a clock that stood there is replaced."""
    timer = timer_of(minutes, max(minutes - before_end, 0), now())
    keep_timer(store, tonight(store), timer)
    return timer


def pause_or_go(store: Store) -> Timer:
    """The clock stands, or runs on."""
    return _changed(store, lambda timer, at: (pause if timer.paused is None else go_on)(timer, at))


def give_time(store: Store, table: str, minutes: int) -> Timer:
    """More time for one table, or less of what was given."""
    return _changed(store, lambda timer, _at: add_time(timer, table, minutes))


def stop(store: Store) -> None:
    keep_timer(store, tonight(store), None)


def _changed(store: Store, change: Callable[[Timer, datetime], Timer]) -> Timer:
    night = tonight(store)
    timer = change(kept_timer(store, night), now())
    keep_timer(store, night, timer)
    return timer


class RoundClock:
    """The clock at this table. Whoever shows it looks at it more than once a second."""

    def __init__(self, session: GameSession) -> None:
        self._session: Final = session
        self._looked: datetime = now()
        self.timer: Timer | None = None
        self.text = ""
        """What remains for this table, like 41:07; empty: no clock is running."""

    def read(self) -> None:
        """As it is on disk, such as after a power cut."""
        store = self._session.store
        self._session.workers.storage(lambda: read_timer(store), self.take)

    def take(self, timer: Timer | None) -> None:
        """The clock was started, stopped or changed."""
        self._looked, self.timer = now(), timer
        self.look(changed=True)

    def look(self, changed: bool = False) -> None:
        """The time has gone on: say what it signals, once, and what remains."""
        before, moment, text = self._looked, now(), ""
        self._looked = moment
        if self.timer is not None:
            text = remaining_text(self.timer.remaining(moment, self.table))
            for signal in signals(self.timer, before, moment):
                self._session.tell(RoundSignal(signal.sounds, signal.table))
        if changed or text != self.text:
            self.text = text
            self._session.tell(ClockChanged(self.timer, text))

    @property
    def table(self) -> str | None:
        """The table of this kiosk, which may have time of its own."""
        game = self._session.table_store.game
        return None if game is None else str(game.heading.table_name)
