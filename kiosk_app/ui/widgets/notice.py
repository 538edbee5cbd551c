"""A sentence that comes up, is read, and goes: what happened, or why not."""

from typing import Any, Final

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

SHORTEST: Final = 3.0
A_LETTER: Final = 0.06
"""Seconds that a sentence stays, at least and for each letter; a tap sends it away."""


class Notice(BoxLayout):
    text = StringProperty("")
    kind = StringProperty("said")
    """``said``, ``refused`` or ``trouble``; the icon tells them apart, too."""

    least_high = NumericProperty(76)
    """In units."""
    high = BooleanProperty(False)
    """At the top of the screen instead of above its buttons."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._going = Clock.create_trigger(self.go, SHORTEST)

    def say(self, text: str, kind: str = "said") -> None:
        self._going.cancel()
        Animation.cancel_all(self, "opacity")
        self.text, self.kind, self.opacity = text, kind, 1
        self._going.timeout = SHORTEST + A_LETTER * len(text)
        self._going()

    def go(self, *_: Any) -> None:
        self._going.cancel()
        self.text, self.opacity = "", 0

    def on_touch_down(self, touch: Any) -> bool:
        if self.text and self.collide_point(*touch.pos):
            self.go()
            return True
        return False
