"""Which tiles were turned over: tapped in, tapped away."""

from typing import Any, Final

from kivy.properties import ListProperty
from kivy.uix.gridlayout import GridLayout

from kiosk_app.screens.table import dora_pairs
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import LiveSheet
from kiosk_app.ui.widgets.tiles import RATIO, TileView
from scorer.dora import dora_from
from scorer.hand import MOST_INDICATORS
from scorer.tiles import TILES, Tile, parse_tile

PARTS: Final = (dora_pairs,)
"""Their widgets are named in the kv file."""
_SUITS: Final = ("1234506789m", "1234506789p", "1234506789s", "1234567z")
"""The red five beside the five, as it is looked for there."""
_LYING, _UPRIGHT = 10, 7


class PickedIndicator(TapArea):
    """An indicator with its dora; a tap takes it away."""

    pair: Any = ListProperty([])


class TileKeys(GridLayout):
    """All 37 faces to tap; ``on_tile`` tells which."""

    __events__ = ("on_tile",)

    room: Any = ListProperty([100, 100])

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.fbind("room", self._lay_out)
        self._columns = 0

    def on_tile(self, tile: Tile) -> None:
        """A kv rule says what happens."""

    def _lay_out(self, *_: Any) -> None:
        columns = _LYING if self.room[0] > self.room[1] else _UPRIGHT
        if columns != self._columns:
            self._columns = self.cols = columns
            self.clear_widgets()
            for row in _rows(columns):
                for name in row:
                    self.add_widget(self._key(name))
        rows = len(self.children) / columns
        gap = self.spacing[1]
        width = min(
            (self.room[0] - (columns - 1) * gap) / columns,
            (self.room[1] - (rows - 1) * gap) / rows / RATIO,
        )
        for key in self.children:
            key.tile_width = max(1.0, width)
        self.width = columns * width + (columns - 1) * gap

    def _key(self, name: str) -> TileView:
        key = TileView(tile=name or "empty", disabled=not name, opacity=1 if name else 0)
        if name:
            key.bind(on_release=lambda _: self.dispatch("on_tile", parse_tile(name)))
        return key


def _rows(columns: int) -> list[list[str]]:
    """The suits in rows of so many, filled up with empty places."""
    rows = []
    for faces in _SUITS:
        names = [f"{face}{faces[-1]}" for face in faces[:-1]]
        for at in range(0, len(names), columns):
            row = names[at : at + columns]
            rows.append(row + [""] * (columns - len(row)))
    return rows


class IndicatorSheet(LiveSheet):
    def refresh(self) -> None:
        picked = self.ids.picked
        picked.clear_widgets()
        for place, tile in enumerate(self.app.indicators):
            shown = PickedIndicator(pair=[str(tile), str(dora_from(tile))])
            shown.bind(on_release=lambda _, place=place: self.remove(place))
            picked.add_widget(shown)

    def add(self, tile: Tile) -> None:
        noted: tuple[Tile, ...] = self.app.indicators
        words = self.app.words
        why = why_not_noted(noted, tile)
        if why == "full":
            self.app.say(words("table-indicators-full"), "refused")
        elif why is not None:
            self.app.say(words("table-four-of-them"), "refused")
        else:
            self.app.session.put_indicators((*noted, TILES[tile]))
            if len(noted) == 0:
                self.dismiss()  # one is turned over in most hands

    def remove(self, place: int) -> None:
        noted: tuple[Tile, ...] = self.app.indicators
        self.app.session.put_indicators(noted[:place] + noted[place + 1 :])

    def by_camera(self) -> None:
        self.dismiss()
        self.app.screen_named("dora").looking = True
        self.app.show("dora")


load_kv(__file__)


def why_not_noted(noted: tuple[Tile, ...], tile: Tile) -> str | None:
    """Why one more indicator cannot be: ``full`` or ``four-of-them``; None: it can."""
    if len(noted) >= MOST_INDICATORS:
        return "full"
    alike = sum(other.kind == tile.kind for other in noted)
    return "four-of-them" if alike >= 4 or (tile.is_red and tile in noted) else None
