"""Tiles as they lie on the table."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, SmoothLine
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image
from kivy.uix.widget import Widget

from kiosk_app.ui import assets
from kiosk_app.ui.theme import THEMES

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
    theme: Any = ObjectProperty(THEMES["dark"])

    def __init__(self, **values: Any) -> None:
        self._painting = Clock.create_trigger(self._paint, -1)
        self._mark: tuple[Color, SmoothLine] | None = None
        self._question: Image | None = None
        super().__init__(**values)
        self.size_hint = (None, None)
        self._turn, self._light, self._face = Rotate(), Color(), Rectangle()
        for step in (PushMatrix(), self._turn, self._light, self._face, PopMatrix()):
            self.canvas.add(step)
        for name in ("tile", "numerals", "dimmed", "doubtful", "marked", "theme", "pos", "size"):
            self.fbind(name, self._painting)
        for name in ("tile_width", "sideways"):
            self.fbind(name, self._measure)
        self._measure()
        self._painting()

    def _measure(self, *_: Any) -> None:
        width, height = self.tile_width, self.tile_width * RATIO
        self.size = (height, width) if self.sideways else (width, height)

    # Painted here, as there are many and most are plain: kv rules would cost each of them more.

    def _paint(self, *_: Any) -> None:
        width, height = self.tile_width, self.tile_width * RATIO
        self._turn.origin, self._turn.angle = self.center, 90 if self.sideways else 0
        self._light.rgb = (0.55, 0.55, 0.55) if self.dimmed else (1, 1, 1)
        small = width <= assets.SMALL_TILE
        self._face.texture = tile_texture(self.tile, self.numerals, small)
        self._face.size = width, height
        self._face.pos = self.center_x - width / 2, self.center_y - height / 2
        if self.doubtful or self.marked or self._mark is not None:
            self._paint_mark()
        if self.doubtful or self._question is not None:
            self._paint_question()

    def _paint_mark(self) -> None:
        if self._mark is None:
            self._mark = Color(), SmoothLine()
            for step in self._mark:
                self.canvas.add(step)
        colour, line = self._mark
        if self.doubtful:
            colour.rgba = self.theme.doubt
        else:
            colour.rgba = self.theme.text if self.marked else (0, 0, 0, 0)
        line.width = max(1.5, self.tile_width * 0.03)
        line.rounded_rectangle = (*self.pos, *self.size, self.tile_width * 0.12)

    def _paint_question(self) -> None:
        """Doubt is never said by colour alone."""
        if self._question is None:
            self._question = Image(source=assets.icon("question"))
            self.add_widget(self._question)
        question, width = self._question, self.tile_width
        question.opacity, question.color = 1 if self.doubtful else 0, self.theme.doubt
        question.size = width * 0.5, width * 0.5
        question.center = self.right - width * 0.15, self.top - width * 0.1


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
