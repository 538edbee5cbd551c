"""What can be tapped."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from kiosk_app.ui import assets
from kiosk_app.ui.kivy_repairs import Toggle
from kiosk_app.ui.theme import TOUCH
from kiosk_app.ui.widgets.face import CLEAR, Face, Look
from kiosk_app.ui.widgets.text import FitLabel

LONG_PRESS = 0.5
"""Seconds."""
_LARGEST_ALONE: Final = 44
"""Units that an icon without a word is high at most; so it is in the bar at the top."""
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


class PlainButton(Face, TapArea):
    """A word, an icon, or both."""

    text = StringProperty("")
    icon = StringProperty("")
    """Name of an icon; empty: none."""
    kind = StringProperty("plain")
    """``plain``, ``accent`` for the one thing that is waited for, or ``quiet`` without a panel."""
    wanted = NumericProperty(22)
    tall = BooleanProperty(False)
    tall_from = NumericProperty(100)
    """How high it is, in units, before its icon stands above the word."""
    hidden = BooleanProperty(False)
    """Not there for now, with its place kept."""
    dots = BooleanProperty(False)
    """A name that is too long ends in dots."""

    def __init__(self, **values: Any) -> None:
        # Made once they are needed: a key of a keyboard has no icon, an arrow no word.
        self._picture: Any = None
        self._word: Any = None
        super().__init__(**values)
        for name in ("text", "icon", "kind", "wanted", "tall", "dots"):
            self.fbind(name, self._painting)

    def label(self) -> FitLabel | None:
        """Where its word is written; None: it has none yet."""
        return self._word

    def look(self) -> Look:
        theme, down = self.theme, self.state == "down"
        if self.kind == "quiet":
            return Look(theme.pressed if down else CLEAR, CLEAR)
        fill = theme.pressed if down else theme.raised
        return Look(theme.accent if self.kind == "accent" else fill, theme.line, theme.edge)

    def _paint(self, *_: Any) -> None:
        super()._paint()
        ink = self.theme.on_accent if self.kind == "accent" else self.theme.text
        if self.icon or self._picture is not None:
            self._show_icon(ink)
        if self.text or self._word is not None:
            self._show_text(ink)

    def _show_icon(self, ink: Any) -> None:
        if self._picture is None:
            self._picture = Image(fit_mode="contain", pos_hint={"center_y": 0.5})
            self.add_widget(self._picture, index=len(self.children))
        picture = self._picture
        picture.source = assets.icon(self.icon) if self.icon else ""
        picture.opacity, picture.color = 1 if self.icon else 0, ink
        beside = self.icon and self.text and not self.tall
        picture.size_hint_x = None if beside or not self.icon else 1
        # Names all that the hint above asks, as a width that was stretched would stay.
        picture.width = self.u * 30 if beside else 0
        # Alone on a large key it would outgrow every word around it.
        largest = self.u * _LARGEST_ALONE
        alone = not self.text and self.height - self.padding[1] - self.padding[3] > largest
        picture.size_hint_y = None if alone else 1
        if alone:
            picture.height = largest

    def _show_text(self, ink: Any) -> None:
        if self._word is None:
            self._word = FitLabel()
            self.add_widget(self._word)
        word = self._word
        word.text, word.wanted = self.text, self.wanted
        word.ends_with_dots, word.bold = self.dots, self.kind == "accent"
        word.color, word.opacity = ink, 1 if self.text else 0
        word.size_hint_x = 1 if self.text else None
        if not self.text:
            word.width = 0


class Choice(Face, Toggle, BoxLayout):
    """One of several, or a switch; chosen ones carry a mark, not only another colour."""

    text = StringProperty("")
    icon = StringProperty("")
    wanted = NumericProperty(22)
    least_touch = NumericProperty(TOUCH)
    hidden = BooleanProperty(False)
    dots = BooleanProperty(False)
    balanced = BooleanProperty(False)
    """Whether the word can stand in the middle beside its mark and be no smaller for it."""
    marked = BooleanProperty(False)
    """Whether its mark or icon is shown."""

    def __init__(self, **values: Any) -> None:
        self._balancing = Clock.create_trigger(self._balance, -1)
        super().__init__(**values)
        for name in ("text", "width", "wanted", "u"):
            self.fbind(name, self._balancing)
        self._balancing()

    def _balance(self, *_: Any) -> None:
        taken = 2 * (_MARK + _BESIDE_MARK + _EDGE) * self.u
        wide = self.ids.label.width_of(self.text, self.wanted)
        self.balanced = wide <= self.width - taken

    def look(self) -> Look:
        theme = self.theme
        if self.chosen:
            return Look(theme.pressed, theme.text, theme.edge * 2)
        return Look(theme.surface, theme.line, theme.edge)

    @property
    def chosen(self) -> bool:
        return bool(self.state == "down")

    def choose(self, chosen: bool) -> None:
        """Set it without a tap."""
        self.state = "down" if chosen else "normal"


class SmallSwitch(Toggle, BoxLayout):
    """Where room is scarce: its word has the whole width, and a bar under it says “on”."""

    text = StringProperty("")
    wanted = NumericProperty(20)
    dots = BooleanProperty(False)
    """A name that is too long ends in dots."""

    @property
    def chosen(self) -> bool:
        return bool(self.state == "down")

    def choose(self, chosen: bool) -> None:
        """Set it without a tap."""
        self.state = "down" if chosen else "normal"
