"""Tiles as they lie on the table."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from kiosk_app.ui import assets

RATIO: Final = assets.TILE_PROPORTION
"""Height of a tile to its width."""


@cache
def tile_texture(name: str, numerals: bool, small: bool) -> Any:
    return Image(source=assets.tile_source(name, numerals, small)).texture


class TileView(ButtonBehavior, Widget):
    """One tile: face up, face down, sideways, doubtful, or a place for one."""

    tile = StringProperty("empty")
    """``5m``, ``0s``, ``back``, ``unknown`` or ``empty``."""
    sideways = BooleanProperty(False)
    doubtful = BooleanProperty(False)
    """An amber edge and a question mark."""
    marked = BooleanProperty(False)
    """The one that is being looked at."""
    dimmed = BooleanProperty(False)
    numerals = BooleanProperty(False)
    tile_width = NumericProperty(40)
    texture = ObjectProperty(None, allownone=True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.size_hint = (None, None)
        for name in ("tile", "numerals", "tile_width"):
            self.fbind(name, self._look)
        for name in ("tile_width", "sideways"):
            self.fbind(name, self._measure)
        self._look()
        self._measure()

    def _look(self, *_: Any) -> None:
        small = self.tile_width <= assets.SMALL_TILE
        self.texture = tile_texture(self.tile, self.numerals, small)

    def _measure(self, *_: Any) -> None:
        width, height = self.tile_width, self.tile_width * RATIO
        self.size = (height, width) if self.sideways else (width, height)


class TileRow(BoxLayout):
    """Tiles side by side, as wide as they are; the tiles shrink to what is there."""

    tile_width = NumericProperty(40)
    widest = NumericProperty(0)
    """Pixels at most; 0: as wide as it gets."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.size_hint = (None, None)
        for name in ("tile_width", "widest", "children"):
            self.fbind(name, self._measure)

    def show(self, tiles: Iterable[str], *, sideways: Iterable[int] = ()) -> None:
        """Put these tiles in the row; ``sideways`` by their places."""
        turned = set(sideways)
        self.clear_widgets()
        for place, tile in enumerate(tiles):
            self.add_widget(TileView(tile=tile, sideways=place in turned))

    def _measure(self, *_: Any) -> None:
        tiles = [child for child in self.children if isinstance(child, TileView)]
        lengths = sum(RATIO if tile.sideways else 1.0 for tile in tiles)
        width = self.tile_width
        if self.widest and lengths:
            width = min(width, self.widest / lengths)
        for tile in tiles:
            tile.tile_width = width
        self.size = (width * lengths, width * RATIO)
