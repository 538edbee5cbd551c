"""What can be tapped."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior, ToggleButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.theme import TOUCH

LONG_PRESS = 0.5
"""Seconds."""
_MARK: Final = 24
_BESIDE_MARK: Final = 6
_EDGE: Final = 8
"""Of a choice, in units: its mark, the gap beside that, and the gap at its edge."""


class TapArea(ButtonBehavior, BoxLayout):
    """A panel that can be tapped, and held for more.

    Anything can stand in it. A tap fires ``on_release``; a long press fires ``on_hold`` and then
    no ``on_release``.
    """

    __events__ = ("on_hold",)

    least_touch = NumericProperty(TOUCH)
    holding = BooleanProperty(False)
    """Whether a long press means something here."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._hold = None
        self._held = False

    def on_press(self) -> None:
        self._held = False
        if self.holding:
            self._hold = Clock.schedule_once(self._held_long, LONG_PRESS)

    def on_release(self) -> None:
        """A subclass or a kv rule says what happens."""

    def on_hold(self) -> None:
        """A subclass or a kv rule says what happens."""

    def dispatch(self, event: str, *arguments: Any) -> Any:
        if event == "on_release":
            if self._hold is not None:
                self._hold.cancel()
                self._hold = None
            if self._held:
                return False
        return super().dispatch(event, *arguments)

    def _held_long(self, _seconds: float) -> None:
        self._held = True
        self._hold = None
        self.dispatch("on_hold")


class PlainButton(TapArea):
    """A word, an icon, or both."""

    text = StringProperty("")
    icon = StringProperty("")
    """Name of an icon; empty: none."""
    kind = StringProperty("plain")
    """``plain``, ``accent`` for the one thing that is waited for, or ``quiet`` without a panel."""
    wanted = NumericProperty(22)
    tall = BooleanProperty(False)
    hidden = BooleanProperty(False)
    """Not there for now, with its place kept."""
    dots = BooleanProperty(False)
    """A name that is too long ends in dots."""


class Choice(ToggleButtonBehavior, BoxLayout):
    """One of several, or a switch; chosen ones carry a mark, not only another colour."""

    text = StringProperty("")
    icon = StringProperty("")
    wanted = NumericProperty(22)
    least_touch = NumericProperty(TOUCH)
    hidden = BooleanProperty(False)
    dots = BooleanProperty(False)
    unit = NumericProperty(1)
    balanced = BooleanProperty(False)
    """Whether the word can stand in the middle and be no smaller for it."""

    def __init__(self, **values: Any) -> None:
        self._balancing = Clock.create_trigger(self._balance, -1)
        super().__init__(**values)
        for name in ("text", "width", "wanted", "unit"):
            self.fbind(name, self._balancing)
        self._balancing()

    def _balance(self, *_: Any) -> None:
        taken = 2 * (_MARK + _BESIDE_MARK + _EDGE) * self.unit
        wide = self.ids.label.width_of(self.text, self.wanted)
        self.balanced = wide <= self.width - taken

    @property
    def chosen(self) -> bool:
        return bool(self.state == "down")

    def choose(self, chosen: bool) -> None:
        """Set it without a tap."""
        self.state = "down" if chosen else "normal"
