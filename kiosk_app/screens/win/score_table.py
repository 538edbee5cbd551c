"""Rows of names and what each is worth, all of them in view: nothing of it scrolls."""

from collections.abc import Sequence
from math import ceil, inf
from typing import Any, Final

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, PopMatrix, PushMatrix, Scale, Translate
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kiosk_app.screens.win.score_rows import ScoreRow
from kiosk_app.ui import assets
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.theme import SMALL
from kiosk_app.ui.widgets.text import FitLabel


class Shifted(BoxLayout):
    """A box drawn beside its place, or larger: two numbers for the card, and no text is laid out.

    Touches still find what is in it at its own place.
    """

    shift_x = NumericProperty(0)
    shift_y = NumericProperty(0)
    """In pixels."""
    enlarged = NumericProperty(1)
    """About the middle of its right edge."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._shift, self._scale = Translate(), Scale(1, 1, 1)
        for step in (PushMatrix(), self._shift, self._scale):
            self.canvas.before.add(step)
        self.canvas.after.add(PopMatrix())
        for name in ("shift_x", "shift_y"):
            self.fbind(name, self._move)
        for name in ("enlarged", "pos", "size"):
            self.fbind(name, self._enlarge)

    def _move(self, *_: Any) -> None:
        self._shift.xy = self.shift_x, self.shift_y

    def _enlarge(self, *_: Any) -> None:
        self._scale.origin = self.right, self.center_y
        self._scale.xyz = self.enlarged, self.enlarged, 1


load_kv(__file__)

_LOWEST: Final = 25
_HIGHEST: Final = 36
_TWO_LINES: Final = 50
"""Of a row, in units: the least size of text, where larger helps nobody, and with a long name."""
_LARGEST_TEXT: Final = 22
_GAP: Final = 12
_DROP: Final = 26
"""Units that a row falls as it comes up."""


class TableRow(Shifted):
    """One row; all of its text is laid out once."""


class ScoreTable(Widget):
    rows = ObjectProperty(())
    sections = BooleanProperty(False)
    """Whether each row cites its section."""
    unit = NumericProperty(1)
    ink = ListProperty([1, 1, 1, 1])
    muted = ListProperty([1, 1, 1, 1])
    line = ListProperty([1, 1, 1, 1])
    revealed = NumericProperty(inf)
    """How many rows are there; a part of one is on its way down."""

    def __init__(self, **values: Any) -> None:
        self._laying = Clock.create_trigger(self._lay, -1)
        self._laid: list[TableRow] = []
        self._line_ink: Color | None = None
        super().__init__(**values)
        for name in ("rows", "sections", "unit", "pos", "size", "ink", "muted"):
            self.fbind(name, self._laying)
        self.fbind("revealed", self._show)

    # How it is laid out

    def _lay(self, *_: Any) -> None:
        self.clear_widgets()
        self.canvas.after.clear()
        self._laid, self._line_ink = [], None
        rows: Sequence[ScoreRow] = self.rows
        unit = self.unit
        if not rows or self.width <= 0 or self.height <= 0:
            return
        columns, heights = self._heights(rows, unit)
        lines = ceil(len(rows) / columns)
        gap = _GAP * 2 * unit if columns > 1 else 0
        wide = (self.width - gap) / columns
        bottom = self.top
        for at, row in enumerate(rows):
            column, line = divmod(at, lines)
            left, high = self.x + column * (wide + gap), heights[at]
            bottom = (self.top if line == 0 else bottom) - high
            laid = self._row(row, self._text_size(heights), wide, high)
            laid.pos = left, bottom
            self.add_widget(laid)
            self._laid.append(laid)
            if row.total:
                self._draw_line(left, bottom + high, wide)
        self._show()

    def _heights(self, rows: Sequence[ScoreRow], unit: float) -> tuple[int, list[float]]:
        """In how many columns, and how high each row: a long name gets two lines."""
        needs = [_TWO_LINES if self._is_long(row, self.width) else _LOWEST for row in rows]
        with_both = [
            _TWO_LINES if self._is_long(row, self.width, both=True) else need
            for row, need in zip(rows, needs, strict=True)
        ]
        if self.sections and sum(with_both) * unit <= self.height:
            needs = with_both
        spare = self.height / unit - sum(needs)
        if spare >= 0:
            more = min(_HIGHEST - _LOWEST, spare / len(rows))
            return 1, [(need + more) * unit for need in needs]
        half = self.width / 2 - _GAP * unit
        highest = _TWO_LINES if any(self._is_long(row, half) for row in rows) else _HIGHEST
        high = min(highest * unit, self.height / ceil(len(rows) / 2))
        return 2, [high] * len(rows)

    def _text_size(self, heights: Sequence[float]) -> float:
        lowest = min(heights) / self.unit
        return max(SMALL, min(_LARGEST_TEXT, lowest * 0.72))

    def _is_long(self, row: ScoreRow, wide: float, both: bool = False) -> bool:
        """Whether its name, or both of its names, do not stand in one line."""
        small = SMALL
        taken = self._wide(row.name, small, row.total) + self._wide(row.worth, small, bold=True)
        if self.sections and row.section:
            taken += self._wide(row.section, small) + _GAP * self.unit
        if both and row.beside:
            taken += self._wide(row.beside, small) + _GAP * self.unit
        return taken + 2 * _GAP * self.unit > wide

    def _row(self, row: ScoreRow, size: float, wide: float, high: float) -> TableRow:
        laid = TableRow(size_hint=(None, None), size=(wide, high), spacing=_GAP * self.unit)
        gap = laid.spacing
        room = wide
        worth = self._label(row.worth, size, "right", self.ink, bold=True)
        worth.width = self._wide(row.worth, size, bold=True)
        room -= worth.width + gap
        section = None
        if row.section and self.sections:
            section = self._label(row.section, SMALL, "right", self.muted)
            section.width = self._wide(row.section, SMALL)
            room -= section.width + gap
        if section is not None and self._wide(row.name, SMALL) > 1.7 * (room - gap):
            room += section.width + gap  # a name of more than two lines goes before its section
            section = None
        name = self._label(row.name, size, "left", self.ink, bold=row.total)
        name.width = min(room - gap, self._wide(row.name, size, row.total))
        beside = self._label(row.beside, SMALL, "left", self.muted)
        beside.size_hint_x = 1
        if row.beside and self._wide(row.beside, SMALL) <= room - name.width - gap:
            for label in (name, beside):
                laid.add_widget(label)
        elif row.beside and high >= _TWO_LINES * self.unit and name.width < room - gap:
            name.size_hint_x = 1
            laid.add_widget(_stacked(name, beside))
        else:
            name.size_hint_x = 1
            laid.add_widget(name)
        if section is not None:
            laid.add_widget(section)
        laid.add_widget(worth)
        return laid

    def _label(
        self, text: str, size: float, align: str, colour: Any, bold: bool = False
    ) -> FitLabel:
        return FitLabel(
            text=text,
            wanted=size,
            least=SMALL,
            halign=align,
            color=colour,
            bold=bold,
            size_hint_x=None,
        )

    def _wide(self, text: str, size: float, bold: bool = False) -> float:
        """What a text takes in one line, with a pixel to spare at each side."""
        font = assets.FONT_BOLD if bold else assets.FONT
        label = CoreLabel(font_size=round(size * self.unit), font_name=font)
        return float(label.get_extents(text)[0]) + 2 if text else 0.0

    def _draw_line(self, left: float, y: float, wide: float) -> None:
        with self.canvas.after:
            self._line_ink = Color(*self.line)
            Line(points=[left, y, left + wide, y], width=self.unit)

    # How it comes up

    def _show(self, *_: Any) -> None:
        for at, row in enumerate(self._laid):
            share = min(1.0, max(0.0, self.revealed - at))
            row.opacity = share
            row.shift_y = (1 - share) * _DROP * self.unit
        if self._line_ink is not None:
            self._line_ink.a = 1 if self.revealed >= len(self._laid) else 0


def _stacked(name: FitLabel, beside: FitLabel) -> BoxLayout:
    """The second name under the first, where it has no room beside it."""
    box = BoxLayout(orientation="vertical")
    for label in (name, beside):
        box.add_widget(label)
    return box
