"""The pieces of the screens for rulings and corrections."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice

Value = TypeVar("Value")


class RulingChoice(Choice):
    """One of several, in words that may be long."""


def offer(
    row: Any, choices: Iterable[tuple[Value, str, bool]], tapped: Callable[[Value], None]
) -> None:
    """Fill a row with choices: the value, how it is called, and whether it is chosen."""
    row.clear_widgets()
    for value, text, chosen in choices:
        choice = RulingChoice(text=text)
        choice.choose(chosen)
        choice.bind(on_release=lambda _, value=value: tapped(value))
        row.add_widget(choice)


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
