"""Who pays at the left, who is paid at the right, and the sticks that go from one to the other."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, Line, SmoothTriangle
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from kiosk_app.screens.win.score_parts import PaymentSeat
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sticks import StickView, stick_for
from scorer.table import SEATS, Four, FourNames, Seat

load_kv(__file__)

_WIDEST: Final = 220
_HIGHEST: Final = 64
"""Of a box, in units."""
_BETWEEN: Final = 7
_SHARE: Final = 0.45
"""Of the width, for a column of boxes."""
_STICK: Final = (76, 12)


class PaymentFlow(Widget):
    """Those who neither pay nor are paid are left out."""

    unit = NumericProperty(1)
    names = ObjectProperty(("", "", "", ""))
    amounts = ObjectProperty(("", "", "", ""))
    payments = ObjectProperty(None, allownone=True)
    ink = ListProperty([1, 1, 1, 1])
    revealed = NumericProperty(1)
    """How far the sticks have come: 0 at who pays, 1 at who is paid."""

    def __init__(self, **values: Any) -> None:
        self._drawing = Clock.create_trigger(self._draw, -1)
        self._sticks: list[tuple[StickView, Widget, Widget]] = []
        super().__init__(**values)
        for name in ("unit", "names", "amounts", "payments", "pos", "size", "ink"):
            self.fbind(name, self._drawing)
        self.fbind("revealed", self._show)

    def _draw(self, *_: Any) -> None:
        self.clear_widgets()
        self.canvas.before.clear()
        self._sticks = []
        payments: Four | None = self.payments
        if payments is None or self.width <= 0 or self.height <= 0:
            return
        payers = [seat for seat in SEATS if payments[seat] < 0]
        paid = [seat for seat in SEATS if payments[seat] > 0]
        wide = min(self.width * _SHARE, _WIDEST * self.unit)
        left = self._column(payers, self.x, wide)
        right = self._column(paid, self.right - wide, wide)
        if left and right:
            self._arrows(left, right)
        for start in left:
            for end in right:
                self._stick(start, end)
        self._show()

    def _column(self, seats: list[Seat], x: float, wide: float) -> list[PaymentSeat]:
        names: FourNames = self.names
        count = max(1, len(seats))
        between = _BETWEEN * self.unit
        high = min(_HIGHEST * self.unit, (self.height - between * (count - 1)) / count)
        top = self.center_y + (count * high + (count - 1) * between) / 2
        panels = []
        for at, seat in enumerate(seats):
            panel = PaymentSeat(
                name=names[seat],
                amount=self.amounts[seat],
                points=self.payments[seat],
                size=(wide, high),
            )
            panel.pos = x, top - (at + 1) * high - at * between
            self.add_widget(panel)
            panels.append(panel)
        return panels

    def _arrows(self, left: list[PaymentSeat], right: list[PaymentSeat]) -> None:
        """A line out of each who pays into one that leads to each who is paid."""
        start, end = left[0].right + 3 * self.unit, right[0].x - 3 * self.unit
        middle = start + (end - start) * 0.4
        heights = [panel.center_y for panel in (*left, *right)]
        size = min(9 * self.unit, (end - middle) / 2)
        with self.canvas.before:
            Color(*self.ink)
            if max(heights) - min(heights) > 1:
                Line(points=[middle, min(heights), middle, max(heights)], width=1.6 * self.unit)
            for panel in left:
                Line(points=[start, panel.center_y, middle, panel.center_y], width=1.6 * self.unit)
            for panel in right:
                y = panel.center_y
                Line(points=[middle, y, end - size, y], width=1.6 * self.unit)
                SmoothTriangle(
                    points=[end, y, end - size, y + size * 0.7, end - size, y - size * 0.7]
                )

    def _stick(self, start: PaymentSeat, end: PaymentSeat) -> None:
        wide, high = (side * self.unit for side in _STICK)
        stick = StickView(kind=stick_for(-start.points), size_hint=(None, None), size=(wide, high))
        self.add_widget(stick)
        self._sticks.append((stick, start, end))

    def _show(self, *_: Any) -> None:
        share = self.revealed
        eased = share * share * (3 - 2 * share)
        for stick, start, end in self._sticks:
            stick.opacity = 1 if 0 < share < 1 else 0
            stick.center = (
                start.center_x + (end.center_x - start.center_x) * eased,
                start.center_y + (end.center_y - start.center_y) * eased,
            )
