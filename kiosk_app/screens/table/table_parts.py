"""The pieces of the table: a seat with its stick, and the dora in the middle."""

from collections.abc import Sequence
from math import radians
from typing import Any, Final, NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.transformation import Matrix
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scatter import Scatter

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea

_PLAQUE: Final = 88
_DEALER: Final = 20
_MARK: Final = 38
"""Units beside a name: the wind, more of it where the dealer's mark is in it, and the first
dealer's mark."""
_ROOMY: Final = 900
"""Units across from which a lying screen shows more than the seats."""
SLIDE: Final = 36
"""Units that a finger moves before a tap on a stick is a slide."""

Box = tuple[tuple[float, float], tuple[float, float]]
"""Position and size."""


class Places(NamedTuple):
    seats: tuple[Box, Box, Box, Box]
    middle: Box
    corner: Box | None = None
    """For the hands before this one, where the screen has room for more."""


def places(width: float, height: float, u: float, portrait: bool) -> Places:
    return _upright(width, height, u) if portrait else _lying(width, height, u)


def _lying(width: float, height: float, u: float) -> Places:
    gap = 8 * u
    side = 0.275 * width
    middle = width - 2 * side - 2 * gap
    end = 0.34 * height
    roomy = width >= _ROOMY * u
    tall = (0.48 if roomy else 0.62) * height
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
        ((0, 0), (side, low - gap)) if roomy else None,
    )


def _upright(width: float, height: float, u: float) -> Places:
    gap = 8 * u
    long = 0.8 * width
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
    """The wind of a seat; the dealer's is filled and has the dealer's mark (親)."""

    wind = StringProperty("east")
    dealer = BooleanProperty(False)
    unit = NumericProperty(1)
    brief = BooleanProperty(False)
    """The wind's sign instead of its word, where a long name needs the room."""


class TurnedSeat(Scatter):
    """Holds a seat, turned towards its player where that is set; touches are turned with it."""

    bbox = AliasProperty(Scatter._get_bbox, bind=("transform", "width", "height"), cache=True)
    """As Kivy's own, which is worked out anew for each rule that asks where the seat is."""

    def __init__(self, **values: Any) -> None:
        self._laid: tuple[Box, int] | None = None
        super().__init__(**values)

    def lay(self, box: Box, turns: int) -> None:
        """At a place on the cloth, turned that many quarters to the left."""
        if self._laid == (box, turns):
            return
        self._laid = box, turns
        (x, y), (width, height) = box
        across, up = self.size = (height, width) if turns % 2 else (width, height)
        # As a whole: each of the steps by itself would work everything out that follows the place.
        middle = Matrix().translate(x + width / 2, y + height / 2, 0)
        turned = middle.multiply(Matrix().rotate(radians(90 * turns), 0, 0, 1))
        self.transform = turned.multiply(Matrix().translate(-across / 2, -up / 2, 0))


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
            # On the panel, as a seat may be turned.
            moved = abs(touch.sx - touch.osx) * Window.width
            moved += abs(touch.sy - touch.osy) * Window.height
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
    roomy = BooleanProperty(False)
    """There is room for larger points, and for what changed beside the standing."""
    first_dealer = BooleanProperty(False)
    """Whether this player dealt first: the mark (起家) stays here all game."""
    standing = StringProperty("")
    """The place and the distance to the leader, where nothing changed a moment ago."""
    difference = StringProperty("")
    """In place of the points while differences are shown; empty: the points."""
    long_name = BooleanProperty(False)
    """The name needs two lines even in the least size."""

    def on_kv_post(self, _: Any) -> None:
        self._measuring = Clock.create_trigger(self._measure_name, -1)
        for name in ("name", "dealer", "first_dealer"):
            self.fbind(name, self._measuring)
        self.ids.head.fbind("width", self._measuring)

    def _measure_name(self, *_: Any) -> None:
        label, edge = self.ids.name, self.ids.plaque.unit
        marks = _PLAQUE + (_DEALER if self.dealer else 0) + (_MARK if self.first_dealer else 0)
        room = self.ids.head.width - marks * edge
        self.long_name = label.width_of(self.name, label.least) > room


class DreamerPanel(TapArea):
    """Who of five players sits this hand out (NTS, Vijf spelers), with the points."""

    name = StringProperty("")
    points = NumericProperty(0)
    note = StringProperty("")
    standing = StringProperty("")
    difference = StringProperty("")


class NeedsLine(TapArea):
    """One line in the middle: what somebody needs in the last hands, or how a win is entered."""

    text = StringProperty("")
    leads_on = BooleanProperty(False)
    """Whether a tap shows more."""


class RecentHands(TapArea):
    """The hands before this one in a corner of a large screen; tapped for all of them."""

    text = StringProperty("")

    def on_kv_post(self, _: Any) -> None:
        self._hands: Sequence[str] = ()
        self._fitting = Clock.create_trigger(self._fit, -1)
        self.ids.lines.fbind("size", self._fitting)

    def show(self, hands: Sequence[str]) -> None:
        self.disabled, self.opacity = not hands, 1 if hands else 0
        self._hands = hands
        self._fitting()

    def _fit(self, *_: Any) -> None:
        """As many of them, the latest first, as can be read here."""
        for count in range(len(self._hands), 0, -1):
            self.text = "\n".join(self._hands[:count])
            if self.ids.lines.would_fit(self.text):
                return


class DoraPanel(TapArea):
    """The indicators of this hand with their dora; tapped to change them."""

    tiles: Any = ListProperty([])
    """Indicator, dora, indicator, dora …"""


load_kv(__file__)
