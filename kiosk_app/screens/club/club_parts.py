"""Parts of the club night's screen."""

from collections.abc import Callable
from typing import Any

from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.session.table_store import now
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)


class TableCard(TapArea):
    """A table with its four players and their points."""

    heading = StringProperty("")
    names = ListProperty(["", "", "", ""])
    points = ListProperty(["", "", "", ""])
    dealer = NumericProperty(-1)


class ServerMark(BoxLayout):
    """Whether the club's server answers, as a picture and a word; nothing where none is set."""


class NightSheet(Sheet):
    """What the evening is called, and to which season it counts."""

    def __init__(self, *, then: Callable[[str, str], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)
        self.auto_dismiss = False

    @property
    def today(self) -> str:
        return now().astimezone().date().isoformat()

    @property
    def season(self) -> str:
        return str(now().astimezone().year)

    def on_dismiss(self) -> None:
        for field in (self.ids.name, self.ids.season):
            field.focus = False

    def accept(self) -> None:
        name, season = self.ids.name.text, self.ids.season.text
        self.dismiss()
        self._then(name, season)
