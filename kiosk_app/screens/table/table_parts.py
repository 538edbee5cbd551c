"""The pieces of the table: a seat with its stick, and the dora in the middle."""

from typing import Any, Final, NamedTuple

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea

SLIDE: Final = 36
"""Units that a finger moves before a tap on a stick is a slide."""

Box = tuple[tuple[float, float], tuple[float, float]]
"""Position and size."""


class Places(NamedTuple):
    seats: tuple[Box, Box, Box, Box]
    middle: Box


def places(width: float, height: float, u: float, portrait: bool) -> Places:
    return _upright(width, height, u) if portrait else _lying(width, height, u)


def _lying(width: float, height: float, u: float) -> Places:
    gap = 8 * u
    side = 0.275 * width
    middle = width - 2 * side - 2 * gap
    end = 0.34 * height
    tall = 0.62 * height
    low = (height - tall) / 2
    left = side + gap
    return Places(
        (
            ((left, 0), (middle, end)),
            ((width - side, low), (side, tall)),
            ((left, height - end), (middle, end)),
            ((0, low), (side, tall)),
        ),
        ((left, end + gap / 2), (middle, height - 2 * end - gap)),
    )


def _upright(width: float, height: float, u: float) -> Places:
    gap = 8 * u
    long = 0.7 * width
    half = (width - gap) / 2
    end = 0.225 * height
    side = 0.32 * height
    left = (width - long) / 2
    low = height - end - gap - side
    return Places(
        (
            ((left, 0), (long, end)),
            ((width - half, low), (half, side)),
            ((left, height - end), (long, end)),
            ((0, low), (half, side)),
        ),
        ((0, end + gap), (width, low - end - 2 * gap)),
    )


class WindPlaque(BoxLayout):
    """The wind of a seat; East's is filled and says that it deals."""

    wind = StringProperty("east")
    dealer = BooleanProperty(False)


class RiichiStick(TapArea):
    """A player's stick: tapped or slid in for riichi, and held to take it back."""

    declared = BooleanProperty(False)
    unit = NumericProperty(1)
    upright = BooleanProperty(False)
    """The word stands under the stick instead of beside it."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.holding = True
        self._slid = False

    def on_press(self) -> None:
        self._slid = False
        super().on_press()

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self and not self._slid and not self.declared:
            moved = abs(touch.x - touch.ox) + abs(touch.y - touch.oy)
            if moved > SLIDE * self.unit:
                self.dispatch("on_release")
                self._slid = True
        return bool(super().on_touch_move(touch))

    def dispatch(self, event: str, *arguments: Any) -> Any:
        if event == "on_release" and self._slid:
            return False  # the slide was the tap
        return super().dispatch(event, *arguments)


class SeatPanel(TapArea):
    """A player at the table; tapped for a win, held for the differences to the others."""

    wind = StringProperty("east")
    name = StringProperty("")
    points = NumericProperty(0)
    """As shown now; it rolls to where it goes."""
    note = StringProperty("")
    """What changed a moment ago, from what to what, or that the hand is dead."""
    dealer = BooleanProperty(False)
    riichi = BooleanProperty(False)
    has_riichi = BooleanProperty(True)
    """Whether the game knows riichi."""
    wide = BooleanProperty(True)
    """The stick lies beside the points instead of under them."""


class DoraPanel(TapArea):
    """The indicators of this hand with their dora; tapped to change them."""

    tiles: Any = ListProperty([])
    """Indicator, dora, indicator, dora …"""


load_kv(__file__)
