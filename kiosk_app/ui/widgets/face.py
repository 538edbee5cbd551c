"""The panel behind what can be tapped.

Painted here and not by kv rules: each of a rule's lines is some dozens of small objects on each of
many buttons, and every button that goes would be looked for among all that follow the theme.
"""

from typing import Any, Final, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, SmoothLine, SmoothRoundedRectangle
from kivy.properties import NumericProperty, ObjectProperty

from kiosk_app.ui.theme import THEMES, Colour

CLEAR: Final[Colour] = (0.0, 0.0, 0.0, 0.0)
_RADIUS: Final = 10
"""Of the corners, in units."""


class Look(NamedTuple):
    """How a panel is painted now."""

    fill: Colour
    edge: Colour
    width: float = 1.0
    """Of the edge, in pixels."""


class Face:
    """Before a Kivy widget among the bases; ``look`` says how it is painted.

    ``theme`` and ``u`` are the app's: kv rules that ask for them here are told by the widget.
    """

    theme: Any = ObjectProperty(THEMES["dark"], rebind=True)
    u = NumericProperty(1)

    def __init__(self, **values: Any) -> None:
        self._painting: Final = Clock.create_trigger(self._paint, -1)
        super().__init__(**values)
        widget: Any = self
        self._fill, self._rim = Color(), Color()
        self._panel, self._edge = SmoothRoundedRectangle(), SmoothLine()
        face = InstructionGroup()
        for instruction in (self._fill, self._panel, self._rim, self._edge):
            face.add(instruction)
        widget.canvas.before.insert(0, face)
        for name in ("pos", "size", "state", "theme", "u"):
            widget.fbind(name, self._painting)
        self._painting()

    def look(self) -> Look:
        raise NotImplementedError

    def _paint(self, *_: Any) -> None:
        widget: Any = self
        look, radius = self.look(), self.u * _RADIUS
        self._fill.rgba, self._rim.rgba = look.fill, look.edge
        self._panel.radius = [radius]
        self._panel.pos, self._panel.size = widget.pos, widget.size
        self._edge.width = look.width
        self._edge.rounded_rectangle = (*widget.pos, *widget.size, radius)
