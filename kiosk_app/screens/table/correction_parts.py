"""The lines of a correction: a player's points, a player's name."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv


class PointsLine(BoxLayout):
    """``on_step`` tells how many points to add."""

    __events__ = ("on_step",)

    name = StringProperty("")
    text = StringProperty("")

    def on_step(self, points: int) -> None:
        """The screen says what happens."""


class PlayerLine(BoxLayout):
    """Who sits at a seat: another name, or places changed with the next player."""

    __events__ = ("on_rename", "on_swap")

    name = StringProperty("")
    wind = StringProperty("east")
    last = BooleanProperty(False)
    """The last line has nobody under it to change with."""

    def on_rename(self) -> None:
        """The screen says what happens."""

    def on_swap(self) -> None:
        """The screen says what happens."""


load_kv(__file__)
