"""The pieces of the screens for rulings and corrections."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice


class RulingChoice(Choice):
    """One of several, in words that may be long."""


class Stepper(BoxLayout):
    """A number with smaller and larger steps at its sides; ``on_step`` tells each tap."""

    __events__ = ("on_step",)

    text = StringProperty("")

    def on_step(self, step: int) -> None:
        """A kv rule says what happens."""


class PointStepper(BoxLayout):
    """Points by hundreds and thousands."""

    __events__ = ("on_step",)

    text = StringProperty("")

    def on_step(self, points: int) -> None:
        """A kv rule says what happens."""


load_kv(__file__)
