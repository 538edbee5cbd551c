"""Parts of the seating's screen."""

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)

_MOST_ROUNDS: Final = 12


class SeatedTable(TapArea):
    """Who sits at a table, East first; a tap begins its game."""

    heading = StringProperty("")
    names = ListProperty(["", "", "", ""])
    winds = ListProperty(["", "", "", ""])
    begun = BooleanProperty(False)


class PlanSheet(Sheet):
    """For how many rounds the plan is."""

    rounds = NumericProperty(4)

    def __init__(self, *, then: Callable[[int], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def more(self, rounds: int) -> None:
        self.rounds = max(1, min(_MOST_ROUNDS, self.rounds + rounds))

    def accept(self) -> None:
        self.dismiss()
        self._then(int(self.rounds))


class BeginSheet(Sheet):
    """The last look before a game begins."""

    names = ListProperty(["", "", "", ""])
    winds = ListProperty(["", "", "", ""])

    def __init__(self, *, then: Callable[[bool], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def accept(self) -> None:
        self.dismiss()
        self._then(self.ids.tournament.chosen)
