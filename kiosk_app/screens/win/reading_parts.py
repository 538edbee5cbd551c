"""A tile as it was read, under its place in the photo, to be tapped or dragged; and its zones."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.session.hand_draft import Zone
from kiosk_app.ui.widgets.hand_view import TileKey
from kiosk_app.ui.widgets.tiles import TileView
from scorer.tiles import Tile, parse_tile

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

_DRAGGED: Final = 14
"""Units that a finger moves before it drags; less is a tap."""


class ZoneBox(BoxLayout):
    """A part of the hand; a tile can be dropped on it."""

    title = StringProperty("")
    zone = StringProperty("")
    high = NumericProperty(0)
    """What its tiles need, in pixels."""


class ReadTileView(BoxLayout):
    """The crop, the tile that was read, and what else it may be."""

    __events__ = ("on_release", "on_drop")

    tile = StringProperty("unknown")
    doubtful = BooleanProperty(False)
    sideways = BooleanProperty(False)
    """As the claimed tile of a meld."""
    crop = ObjectProperty(None, allownone=True)
    place = ObjectProperty(None, allownone=True)
    tile_width = NumericProperty(50)
    crop_height = NumericProperty(0)
    others_height = NumericProperty(0)
    others_beside = BooleanProperty(False)
    """The alternatives are beside each other instead of under each other."""
    unit = NumericProperty(1)
    layer = ObjectProperty(None, allownone=True)
    """Where the tile is drawn while it is dragged."""
    moving = BooleanProperty(True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._start: tuple[float, float] | None = None
        self._ghost: TileView | None = None

    def offer(self, others: Sequence[Tile], choose: Callable[[Tile], None]) -> None:
        """The likeliest other tiles right under it: one tap takes one."""
        for other in others:
            key = TileKey(tile=str(other))
            key.bind(on_release=lambda pressed: choose(parse_tile(pressed.tile)))
            self.ids.others.add_widget(key)

    def on_release(self) -> None:
        """Tapped."""

    def on_drop(self, x: float, y: float) -> None:
        """Dragged to here."""

    def on_touch_down(self, touch: Any) -> bool:
        others = self.ids.others
        if others.children and touch.y < others.top:
            return bool(super().on_touch_down(touch))
        # Not handed on: the tile within is only a picture.
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._start = touch.pos
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._start is None:
            return bool(super().on_touch_move(touch))
        away = max(abs(touch.x - self._start[0]), abs(touch.y - self._start[1]))
        if self._ghost is None and away > _DRAGGED * self.unit and self.moving:
            self._ghost = TileView(tile=self.tile, tile_width=self.tile_width * 1.2, marked=True)
            self.layer.add_widget(self._ghost)
            self.opacity = 0.4
        if self._ghost is not None:
            self._ghost.center = touch.pos
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        ghost, self._ghost, self._start = self._ghost, None, None
        self.opacity = 1
        if ghost is None:
            self.dispatch("on_release")
        else:
            self.layer.remove_widget(ghost)
            self.dispatch("on_drop", *touch.pos)
        return True


def zone_bands(app: "TenbouApp") -> list[list[Zone]]:
    """What lies beside each other; a hand that nobody won with has no winning tile."""
    won: list[Zone] = [] if app.session.waiting else ["win"]
    indicators: list[Zone] = [] if app.session.draft.every_hand else ["dora", "ura"]
    if app.portrait:
        bands: list[list[Zone]] = [["concealed"], [*won, "meld"], indicators]
    else:
        bands = [["concealed", *won], ["meld", *indicators]]
    return [band for band in bands if band]
