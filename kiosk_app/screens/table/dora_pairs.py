"""Indicators and the dora that they make, side by side; many of them, one above the other."""

from typing import Any, Final

from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.image import Image

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.text import FitLabel
from kiosk_app.ui.widgets.tiles import RATIO, TileView

IN_A_ROW: Final = 2
"""Up to so many pairs are read like a sentence: this tile, so that one."""
_ARROW: Final = 0.7
"""Width of the arrow to that of a tile."""


class PairArrow(Image):
    """From the indicator to the dora."""


class DoraWord(FitLabel):
    """Which row has the dora."""

    shown = BooleanProperty(True)


class DoraPairs(GridLayout):
    tiles: Any = ListProperty([])
    """Indicator, dora, indicator, dora …"""
    room: Any = ListProperty([100, 100])
    unit = NumericProperty(1)
    widest = NumericProperty(56)
    """Units of a tile at most."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.size_hint = (None, None)
        for name in ("tiles", "room", "unit", "widest"):
            self.fbind(name, self._lay_out)
        self._lay_out()

    def _lay_out(self, *_: Any) -> None:
        self.clear_widgets()
        pairs = list(zip(self.tiles[::2], self.tiles[1::2], strict=True))
        gap = 6 * self.unit
        self.spacing = gap
        if len(pairs) <= IN_A_ROW:
            self._in_a_row(pairs, gap)
        else:
            self._in_columns(pairs, gap)

    def _in_a_row(self, pairs: list[tuple[str, str]], gap: float) -> None:
        self._shape(1, None)
        columns = max(1, len(pairs))
        width = self._width((self.room[0] - gap * 4 * columns) / (columns * (2 + _ARROW)), 1)
        for indicator, dora in pairs:
            self._put(indicator, width)
            self.add_widget(PairArrow(size_hint=(None, None), size=(width * _ARROW, width * RATIO)))
            self._put(dora, width)
        self.size = ((2 + _ARROW) * columns * width + gap * (3 * columns - 1), width * RATIO)

    def _in_columns(self, pairs: list[tuple[str, str]], gap: float) -> None:
        word = 58 * self.unit
        self._shape(2, len(pairs) + 1)
        width = self._width((self.room[0] - word - gap * len(pairs)) / len(pairs), 2)
        for row in range(2):
            self.add_widget(DoraWord(shown=row == 1, size=(word, width * RATIO)))
            for pair in pairs:
                self._put(pair[row], width)
        self.size = (word + len(pairs) * (width + gap), 2 * width * RATIO + gap)

    def _shape(self, rows: int, columns: int | None) -> None:
        self.rows, self.cols = rows, columns

    def _width(self, beside: float, rows: int) -> float:
        above = (self.room[1] - (rows - 1) * 6 * self.unit) / rows / RATIO
        return max(1.0, min(beside, above, self.widest * self.unit))

    def _put(self, tile: str, width: float) -> None:
        # They are looked at here; the panel around them is what is tapped.
        self.add_widget(TileView(tile=tile, tile_width=width, disabled=True))


load_kv(__file__)
