"""A player's hand in one row with the ways to tell it, and a pad for the points alone."""

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton, TapArea
from kiosk_app.ui.widgets.sheet import Sheet

load_kv(__file__)

MOST_FIGURES: Final = 4
_FIGURES: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0")


class HandLook(TapArea):
    """Who it is, the hand, and what it counts: tapped, it says why."""


class PlayerHandRow(BoxLayout):
    wind = StringProperty("")
    name = StringProperty("")
    won = BooleanProperty(False)
    hand = ObjectProperty(None, allownone=True)
    note = StringProperty("")
    """In place of the hand."""
    total = StringProperty("")
    paid = StringProperty("")
    next = BooleanProperty(False)


class PointsSheet(Sheet):
    """Figures to tap; ``then`` gets the points, or None where nothing is left of them."""

    figures = StringProperty("")

    def __init__(
        self, *, points: int | None, then: Callable[[int | None], None], **values: Any
    ) -> None:
        self._then: Final = then
        super().__init__(**values)
        self.figures = "" if points is None else str(points)
        for figure in _FIGURES:
            button = PlainButton(text=figure, wanted=28)
            button.bind(on_release=lambda pressed: self.figure(pressed.text))
            self.ids.pad.add_widget(button)
        back = PlainButton(icon="back")
        back.bind(on_release=lambda _: self.take_back())
        self.ids.pad.add_widget(back)
        done = PlainButton(icon="check", kind="accent")
        done.bind(on_release=lambda _: self.done())
        self.ids.pad.add_widget(done)

    def figure(self, figure: str) -> None:
        if len(self.figures) < MOST_FIGURES:
            self.figures = (self.figures + figure).lstrip("0") or "0"

    def take_back(self) -> None:
        self.figures = self.figures[:-1]

    def done(self) -> None:
        self.dismiss()
        self._then(int(self.figures) if self.figures else None)
