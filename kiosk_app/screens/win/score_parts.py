"""What the score is shown with: a yaku in words, and arrows from who pays to who is paid."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, SmoothLine, SmoothTriangle
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from kivy.vector import Vector

from kiosk_app.screens.win.score_lines import Lines
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import LinesSheet
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.table import SEATS, Four, FourNames, Seat

load_kv(__file__)

_SIDES: Final = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""Where the chairs stand, as on the table screen: the first East at the bottom, then round."""


class YakuLine(BoxLayout):
    name = StringProperty("")
    meaning = StringProperty("")
    worth = StringProperty("")


class PaymentSeat(BoxLayout):
    name = StringProperty("")
    amount = StringProperty("")
    points = NumericProperty(0)


class PaymentArrows(Widget):
    """The seats with what each gains or pays, and an arrow for each payment."""

    unit = NumericProperty(1)
    names = ObjectProperty(("", "", "", ""))
    amounts = ObjectProperty(("", "", "", ""))
    payments = ObjectProperty(None, allownone=True)
    winners = ObjectProperty(())
    places: Any = ObjectProperty(SEATS)
    """Who sits at each side; None: nobody."""
    pairs = ObjectProperty(None, allownone=True)
    """Who pays whom; None: each who loses pays each winner."""
    ink = ListProperty([1, 1, 1, 1])
    gain = ListProperty([1, 1, 1, 1])
    loss = ListProperty([1, 1, 1, 1])

    def __init__(self, **values: Any) -> None:
        self._drawing = Clock.create_trigger(self._draw, -1)
        super().__init__(**values)
        for name in (
            "unit",
            "names",
            "amounts",
            "payments",
            "pairs",
            "places",
            "pos",
            "size",
            "ink",
        ):
            self.fbind(name, self._drawing)

    def _draw(self, *_: Any) -> None:
        self.clear_widgets()
        self.canvas.after.clear()
        payments: Four | None = self.payments
        if payments is None or self.width <= 0:
            return
        names: FourNames = self.names
        wide = min(self.width * 0.46, 210 * self.unit)
        # Room for an arrow between the rows, as far as two lines of text leave it.
        high = min(max(self.height * 0.25, 47 * self.unit), self.height * 0.31, 64 * self.unit)
        panels: dict[Seat, PaymentSeat] = {}
        for (side_x, side_y), seat in zip(_SIDES, self.places, strict=True):
            if seat is None:
                continue
            panel = PaymentSeat(
                name=names[seat],
                amount=self.amounts[seat],
                points=payments[seat],
                size=(wide, high),
            )
            panel.pos = (
                self.x + side_x * (self.width - wide),
                self.y + side_y * (self.height - high),
            )
            self.add_widget(panel)
            panels[seat] = panel
        for payer, winner in self._pairs(payments):
            self._arrow(panels[payer], panels[winner])

    def _pairs(self, payments: Four) -> list[tuple[Seat, Seat]]:
        if self.pairs is not None:
            return list(self.pairs)
        return [
            (payer, winner)
            for payer in self.places
            for winner in self.winners
            if payer is not None and payments[payer] < 0 and payer is not winner
        ]

    def _arrow(self, payer: Widget, winner: Widget) -> None:
        start, end = Vector(*payer.center), Vector(*winner.center)
        direction = (end - start).normalize()
        start += direction * _reach(payer, direction)
        end -= direction * (_reach(winner, direction) + 2 * self.unit)
        # Between seats that touch, only a small head.
        size = min(1.0, max(0.35, start.distance(end) / (26 * self.unit)))
        across = Vector(-direction.y, direction.x) * 8 * self.unit * size
        neck = end - direction * 15 * self.unit * size
        with self.canvas.after:
            Color(*self.ink)
            SmoothLine(points=[*start, *neck], width=2.2 * self.unit)
            SmoothTriangle(points=[*end, *(neck + across), *(neck - across)])


def _reach(panel: Widget, direction: Vector) -> float:
    """From a panel's middle to its edge, in a direction."""
    wide = abs(panel.width / 2 / direction.x) if direction.x else float("inf")
    high = abs(panel.height / 2 / direction.y) if direction.y else float("inf")
    return float(min(wide, high)) + 3


class WhySheet(LinesSheet):
    """Why the hand is worth what it is: the formula, yaku and fu with their sections, payments."""

    def __init__(self, lines: Lines, **values: Any) -> None:
        super().__init__((), wide=0.96, **values)
        for widget in line_widgets(lines):
            self.ids.lines.add_widget(widget)


def line_widgets(lines: Lines) -> list[Any]:
    return [
        YakuLine(name=line.name, meaning=line.meaning, worth=line.worth)
        if line.kind == "item"
        else FlowLabel(text=line.name, wanted=line.size, bold=line.kind == "heading")
        for line in lines
    ]
