"""The clock of the round on every screen: its figures, its one sound, and what it has to say."""

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from kivy.clock import Clock

from kiosk_app.club.timer import Timer, remaining_text, signals
from kiosk_app.session.round_timer import read_timer
from kiosk_app.session.table_store import now

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

_SECOND: Final = 0.5
"""Twice as often as the figures change, so that none is left out."""


class RoundClock:
    """Looks at the time while the kiosk runs; ``app.timer`` is the clock, as it is on disk."""

    def __init__(self, app: "TenbouApp") -> None:
        self._app: Final = app
        self._told: datetime = now()
        self._event: Any = None

    def start(self) -> None:
        """Go on with a clock that was running, as after a power cut."""
        self.read()
        self._event = Clock.schedule_interval(self.look, _SECOND)

    def stop(self) -> None:
        if self._event is not None:
            self._event.cancel()

    def read(self) -> None:
        store = self._app.session.store
        self._app.workers.storage(lambda: read_timer(store), self.take)

    def take(self, timer: Timer | None) -> None:
        """The clock was started, stopped or changed."""
        self._told = now()
        self._app.timer = timer
        self.look()

    def look(self, *_: Any) -> None:
        timer, moment = self._app.timer, now()
        if timer is None:
            self._app.clock_text = ""
            return
        for signal in signals(timer, self._told, moment):
            self._tell(signal.sounds, signal.table)
        self._told = moment
        self._app.clock_text = remaining_text(timer.remaining(moment, self.table))

    @property
    def table(self) -> str | None:
        """The table of this kiosk, which may have time of its own."""
        game = self._app.session.table_store.game
        return None if game is None else str(game.heading.table_name)

    def _tell(self, sounds: bool, table: str | None) -> None:
        words = self._app.words
        if sounds:
            self._app.play("bell")
        key = "timer-last-hands" if sounds else "timer-time-over"
        sentence = words(key)
        if table is not None:
            sentence = f"{words('timer-table', table=table)}: {sentence}"
        self._app.say(sentence)
