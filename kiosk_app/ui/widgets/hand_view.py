"""A whole hand as it lies on the table, as large as its place allows; and a tile to tap."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Rectangle, SmoothRoundedRectangle
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from kiosk_app.session.hand_draft import DraftMeld, DraftTile, HandDraft, Place, Zone
from kiosk_app.ui import assets
from kiosk_app.ui.widgets.tiles import RATIO, TileView, tile_texture
from scorer.hand import MeldKind, Source

_GAP: Final = 0.35
"""Between the hand, the winning tile and the melds, in widths of a tile."""
_MOST_LINES: Final = 4
_TURNED: Final = {Source.LEFT: 0, Source.ACROSS: 1, Source.RIGHT: 2}


class Laid(NamedTuple):
    """One tile to draw."""

    name: str
    place: Place
    sideways: bool = False
    doubtful: bool = False

    @property
    def width(self) -> float:
        return RATIO if self.sideways else 1.0


def laid_groups(draft: HandDraft, indicators: bool = False) -> list[list[Laid]]:
    """The hand, the winning tile apart, the melds as they lie; then the indicators."""
    groups = [
        [
            Laid(_name(tile.tile), Place("concealed", at), doubtful=tile.doubtful)
            for at, tile in enumerate(draft.concealed)
        ]
    ]
    if draft.win is not None:
        win = draft.win
        groups.append([Laid(_name(win.tile), Place("win"), doubtful=win.doubtful)])
    groups += [_laid_meld(meld, number) for number, meld in enumerate(draft.melds)]
    if indicators:
        groups += [_laid_indicators(draft.dora, "dora"), _laid_indicators(draft.ura, "ura")]
    return [group for group in groups if group]


def _laid_indicators(tiles: Sequence[DraftTile], zone: Zone) -> list[Laid]:
    return [
        Laid(_name(tile.tile), Place(zone, at), doubtful=tile.doubtful)
        for at, tile in enumerate(tiles)
    ]


def _laid_meld(draft: DraftMeld, number: int) -> list[Laid]:
    meld = draft.or_none()
    concealed = meld is not None and meld.kind is MeldKind.ANKAN
    turned = None
    if meld is not None and not concealed:
        turned = _TURNED[meld.source] if meld.source is not None else 0
        if turned == 2:
            turned = len(draft.tiles) - 1
    return [
        Laid(
            "back" if concealed and at in (0, 3) else _name(tile.tile),
            Place("meld", at, number),
            at == turned,
            tile.doubtful,
        )
        for at, tile in enumerate(draft.tiles)
    ]


def _name(tile: object) -> str:
    return "unknown" if tile is None else str(tile)


class HandView(Widget):
    """A hand in one line, or in more where the tiles would be too small.

    Tiles answer to a tap where ``on_tile`` is bound and ``tapping`` is set.
    """

    __events__ = ("on_tile",)

    draft = ObjectProperty(None, allownone=True)
    widest = NumericProperty(60)
    """A tile's width at most, in units."""
    unit = NumericProperty(1)
    tapping = ObjectProperty(False)
    indicators = ObjectProperty(False)

    def __init__(self, **values: Any) -> None:
        self._drawing = Clock.create_trigger(self._draw, -1)
        super().__init__(**values)
        for name in ("draft", "size", "pos", "widest", "unit", "tapping"):
            self.fbind(name, self._drawing)

    def on_tile(self, place: Place) -> None:
        """A kv rule says what happens."""

    def on_touch_down(self, touch: Any) -> bool:
        """A hand that is only shown leaves the touch to the widget around it."""
        return bool(self.tapping and super().on_touch_down(touch))

    def _draw(self, *_: Any) -> None:
        self.clear_widgets()
        draft: HandDraft | None = self.draft
        if draft is None or self.width <= 0 or self.height <= 0:
            return
        groups = laid_groups(draft, bool(self.indicators))
        lines, tile_width = _best_lines(groups, self.width, self.height, self.widest * self.unit)
        top = self.center_y + len(lines) * tile_width * RATIO * 1.05 / 2
        for number, line in enumerate(lines):
            y = top - (number + 1) * tile_width * RATIO * 1.05
            x = self.center_x - _length(line) * tile_width / 2
            for group in line:
                for laid in group:
                    self._add(laid, x, y, tile_width)
                    x += laid.width * tile_width
                x += _GAP * tile_width

    def _add(self, laid: Laid, x: float, y: float, tile_width: float) -> None:
        view = TileView(
            tile=laid.name,
            sideways=laid.sideways,
            doubtful=laid.doubtful,
            tile_width=tile_width * 0.97,
        )
        view.disabled = not self.tapping
        view.pos = (x, y)
        if self.tapping:
            view.bind(on_release=lambda _: self.dispatch("on_tile", laid.place))
        self.add_widget(view)


Line = list[list[Laid]]


def _best_lines(
    groups: Sequence[list[Laid]], width: float, height: float, widest: float
) -> tuple[list[Line], float]:
    """The number of lines that gives the largest tiles."""
    best: tuple[list[Line], float] = ([], 0.0)
    for count in range(1, _MOST_LINES + 1):
        lines = _broken(groups, count)
        longest = max((_length(line) for line in lines), default=0.0)
        if longest == 0:
            continue
        size = min(width / longest, height / len(lines) / RATIO / 1.05, widest)
        if size > best[1] * 1.02:
            best = lines, size
    return best


def _broken(groups: Sequence[list[Laid]], count: int) -> list[Line]:
    """Into lines of about one length; only the concealed tiles may be parted."""
    pieces = [[laid] for laid in groups[0]] if groups else []
    joined = [True] * len(pieces) + [False] * (len(groups) - 1)
    pieces += list(groups[1:])
    wanted = sum(laid.width for group in groups for laid in group) / count
    lines: list[Line] = [[]]
    for piece, joins in zip(pieces, joined, strict=True):
        length = sum(laid.width for laid in piece)
        if lines[-1] and len(lines) < count and _length(lines[-1]) + length / 2 > wanted:
            lines.append([])
        if joins and lines[-1]:
            lines[-1][-1].extend(piece)
        else:
            lines[-1].append([*piece])
    return lines


def _length(line: Line) -> float:
    gaps = max(0, len(line) - 1) * _GAP
    return sum(laid.width for group in line for laid in group) + gaps


class TileKey(ButtonBehavior, Widget):
    """A key of the tile keyboard: the whole cell can be tapped, and the tile is in its middle."""

    tile = StringProperty("1m")
    tile_width = NumericProperty(0)
    numerals = ObjectProperty(False)

    def __init__(self, **values: Any) -> None:
        self._painting = Clock.create_trigger(self._paint, -1)
        super().__init__(**values)
        self._under, self._light = Color(0, 0, 0, 0), Color()
        self._cell, self._face = SmoothRoundedRectangle(), Rectangle()
        for step in (self._under, self._cell, self._light, self._face):
            self.canvas.add(step)
        for name in ("tile", "numerals", "pos", "size", "state", "disabled"):
            self.fbind(name, self._painting)
        self.fbind("size", self._measure)
        self._painting()

    def _measure(self, *_: Any) -> None:
        self.tile_width = min(self.width * 0.94, self.height * 0.94 / RATIO)

    def _paint(self, *_: Any) -> None:
        app: Any = App.get_running_app()
        self._under.rgba = app.theme.pressed if self.state == "down" else (0, 0, 0, 0)
        self._cell.pos, self._cell.size, self._cell.radius = self.pos, self.size, [app.u * 6]
        self._light.a = 0.35 if self.disabled else 1
        width, height = self.tile_width, self.tile_width * RATIO
        self._face.texture = tile_texture(
            self.tile, bool(self.numerals), width <= assets.SMALL_TILE
        )
        self._face.size = width, height
        self._face.pos = self.center_x - width / 2, self.center_y - height / 2
