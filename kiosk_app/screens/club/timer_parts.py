"""Parts of the clock's screen."""

from collections.abc import Callable
from typing import Any, Final

from kivy.app import App
from kivy.properties import ListProperty, StringProperty

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)

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
