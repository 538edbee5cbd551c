"""What can be moved or enlarged for a moment without being laid out anew."""

from typing import Any

from kivy.graphics import PopMatrix, PushMatrix, Scale, Translate
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout


class Shifted(BoxLayout):
    """A box drawn beside its place, or larger: two numbers for the card, and no text is laid out.

    Touches still find what is in it at its own place.
    """

    shift_x = NumericProperty(0)
    shift_y = NumericProperty(0)
    """In pixels."""
    enlarged = NumericProperty(1)
    """About the middle of its right edge."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._shift, self._scale = Translate(), Scale(1, 1, 1)
        for step in (PushMatrix(), self._shift, self._scale):
            self.canvas.before.add(step)
        self.canvas.after.add(PopMatrix())
        for name in ("shift_x", "shift_y"):
            self.fbind(name, self._move)
        for name in ("enlarged", "pos", "size"):
            self.fbind(name, self._enlarge)

    def _move(self, *_: Any) -> None:
        self._shift.xy = self.shift_x, self.shift_y

    def _enlarge(self, *_: Any) -> None:
        self._scale.origin = self.right, self.center_y
        self._scale.xyz = self.enlarged, self.enlarged, 1
