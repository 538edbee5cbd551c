"""The clock of the round, large: start, pause, and more time for one table."""

from collections.abc import Callable
from typing import Any, Final

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from kiosk_app.club.seating_rows import table_order
from kiosk_app.club.timer import Timer, remaining_text
from kiosk_app.explain.naming import name_parts
from kiosk_app.screens.club.tonight import Tonight, read_tonight
from kiosk_app.session import round_clock
from kiosk_app.session.game_session import now
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import ConfirmSheet, Sheet

load_kv(__file__)

_SHORTEST: Final = 5
_LONGEST: Final = 240

MINUTES: Final = (-5, -1, 1, 2, 5, 10)


class TimeSheet(Sheet):
    """First the table, then the minutes."""

    tables = ListProperty([])
    table = StringProperty("")

    def __init__(self, *, then: Callable[[str, int], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def on_open(self) -> None:
        words = App.get_running_app().words
        if len(self.tables) == 1:
            self._chosen(self.tables[0])
            return
        self._fill({name: words("timer-table", table=name) for name in self.tables}, self._chosen)

    def _chosen(self, table: str) -> None:
        self.table = table
        self._fill({minutes: f"{minutes:+}".replace("-", "−") for minutes in MINUTES}, self._give)

    def _give(self, minutes: int) -> None:
        self.dismiss()
        self._then(self.table, minutes)

    def _fill(self, choices: dict[Any, str], choose: Callable[[Any], None]) -> None:
        grid = self.ids.grid
        grid.clear_widgets()
        for value, text in choices.items():
            button = PlainButton(text=text, wanted=28)
            button.bind(on_release=lambda _, value=value: choose(value))
            grid.add_widget(button)


class TimerScreen(KioskScreen):
    running = BooleanProperty(False)
    """Whether there is a clock, standing or not."""
    paused = BooleanProperty(False)
    ours = BooleanProperty(True)
    minutes = NumericProperty(75)
    before_end = NumericProperty(5)
    figures = StringProperty("")
    state_text = StringProperty("")
    tables_text = StringProperty("")

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._tables: tuple[str, ...] = ()
        self._rules = ""

    def refresh(self) -> None:
        store, rules = self.app.session.store, self.app.settings.rules
        self.app.workers.storage(lambda: read_tonight(store), self._took)
        if rules != self._rules:
            self._rules = rules
            self.app.workers.storage(lambda: round_clock.usual_minutes(rules), self._usual)
        self._show()

    def opened(self) -> None:
        self.app.bind(clock_text=self._show, timer=self._show)

    def closed(self) -> None:
        self.app.unbind(clock_text=self._show, timer=self._show)

    def longer(self, minutes: int) -> None:
        self.minutes = max(_SHORTEST, min(_LONGEST, self.minutes + minutes))
        self._show()

    def start(self) -> None:
        minutes, before = int(self.minutes), int(self.before_end)
        self._change(lambda store: round_clock.start(store, minutes, before))

    def pause_or_go(self) -> None:
        self._change(round_clock.pause_or_go)

    def ask_to_stop(self) -> None:
        words = self.app.words
        ConfirmSheet(
            title=words("timer-stop"),
            question=words("timer-stop-question"),
            answer=words("timer-stop"),
            then=lambda: self._change(round_clock.stop),
        ).open()

    def give_time(self) -> None:
        if not self._tables:
            self.app.say(self.app.words("timer-no-tables"))
            return
        TimeSheet(tables=list(self._tables), then=self._give).open()

    def _give(self, table: str, minutes: int) -> None:
        self._change(lambda store: round_clock.give_time(store, table, minutes))

    def _change(self, change: Any) -> None:
        store = self.app.session.store
        self.app.session.write(lambda: change(store), self.app.session.clock.take)

    def _usual(self, usual: tuple[int, int]) -> None:
        self.minutes, self.before_end = usual
        self._show()

    def _took(self, tonight: Tonight) -> None:
        self.ours = tonight.ours and tonight.night is not None
        playing = {line.table_name for line in tonight.tables if not line.ended}
        seated = set(tonight.rounds[-1].tables) if tonight.rounds else set()
        self._tables = tuple(sorted(playing or seated, key=table_order))

    def _show(self, *_: Any) -> None:
        words, moment = self.app.words, now()
        timer: Timer | None = self.app.timer
        self.running = timer is not None
        self.paused = timer is not None and timer.paused is not None
        if timer is None:
            self.figures = f"{int(self.minutes)}:00"
            self.state_text = words("timer-bell-before", count=int(self.before_end))
            self.tables_text = ""
            return
        remaining = timer.remaining(moment)
        self.figures = remaining_text(remaining)
        if self.paused:
            self.state_text = words("timer-paused")
        elif remaining.total_seconds() <= 0:
            self.state_text = words("timer-over")
        elif timer.elapsed(moment) >= timer.warning:
            self.state_text = words("timer-after-bell")
        else:
            self.state_text = words("timer-runs")
        self.tables_text = name_parts(
            words,
            [
                words(
                    "timer-added", table=table, time=remaining_text(timer.remaining(moment, table))
                )
                for table in sorted(timer.added)
            ],
        )
