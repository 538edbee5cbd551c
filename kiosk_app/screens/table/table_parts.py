"""The pieces of the table: a seat with its stick, and the dora in the middle."""

from typing import Any, Final

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea

SLIDE: Final = 36
"""Units that a finger moves before a tap on a stick is a slide."""


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
