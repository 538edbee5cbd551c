"""The points of a game, hand by hand, as four lines."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.clock import Clock
from kivy.graphics import Color, Line, Rectangle, SmoothEllipse, SmoothLine
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from kiosk_app.ui.widgets.text import FitLabel

MARKS: Final = ("disc", "square", "diamond", "ring", "triangle")
"""Each seat has a mark of its own, so that no line is known by its colour alone."""
_NEAR_ZERO: Final = 1 / 8
"""Of the height of the plot: whoever came as near to zero is shown above it."""
_NAME: Final = 18
"""Units: the size of a name beside the end of its line."""
_MOST_FOR_NAMES: Final = 0.36
"""Of the width of the plot; a name that needs more is broken into two lines."""
_CORNERS: Final = {"diamond": 4, "triangle": 3}


class PointsPlot(FloatLayout):
    """``courses`` has the points of each player before the first hand and after each."""

    courses = ListProperty([])
    names = ListProperty([])
    """What stands at the end of each line."""
    levels = ListProperty([])
    """Lines across, each a number of points and what it is called."""
    unit = NumericProperty(1)
    theme = ObjectProperty(None, allownone=True)

    def __init__(self, **values: Any) -> None:
        # Once all of it is known: names of one game do not fit the courses of another.
        self._drawing = Clock.create_trigger(self._draw, -1)
        super().__init__(**values)
        self._labels: list[FitLabel] = []
        for name in ("courses", "names", "levels", "pos", "size", "unit", "theme"):
            self.fbind(name, self._drawing)

    def _draw(self, *_: Any) -> None:
        self.canvas.before.clear()
        for label in self._labels:
            self.remove_widget(label)
        self._labels = []
        if self.theme is None or not self.courses or self.width < 2:
            return
        low = min(min(course) for course in self.courses)
        high = max(max(course) for course in self.courses)
        low = min(low, 0) if low < (high - low) * _NEAR_ZERO else low
        high = max(high, low + 1000)
        name_width = self._name_width()
        right = self.right - name_width - self.unit * 32
        left, bottom, top = self.x + self.unit * 92, self.y + self.unit * 14, self.top
        top -= self.unit * 14
        ends: list[tuple[float, int]] = []
        levels = {
            bottom + (top - bottom) * (value - low) / (high - low): text
            for value, text in self.levels
            if low <= value <= high
        }
        with self.canvas.before:
            Color(*self.theme.line)
            for level in levels:
                Line(points=[left, level, right, level], width=1)
            for number, course in enumerate(self.courses):
                points = _points(course, left, right, bottom, top, low, high)
                Color(*self.theme.courses[number])
                SmoothLine(points=points, width=self.unit * 1.6)
                for at in range(0, len(points), 2):
                    self._mark(number, points[at], points[at + 1])
                ends.append((points[-1], number))
        for level, text in levels.items():
            self._name_level(text, left, level)
        self._name_ends(sorted(ends), right, name_width)

    def _name_level(self, text: str, left: float, y: float) -> None:
        """Before the beginning of its line."""
        height = self.unit * 24
        label = FitLabel(
            text=text,
            wanted=18,
            color=self.theme.muted,
            halign="right",
            size_hint=(None, None),
            size=(left - self.x - self.unit * 10, height),
            pos=(self.x, y - height / 2),
        )
        label.unit = self.unit
        self._labels.append(label)
        self.add_widget(label)

    def _mark(self, number: int, x: float, y: float) -> None:
        side = self.unit * 9
        corner = (x - side / 2, y - side / 2)
        kind = MARKS[number]
        if kind == "disc":
            SmoothEllipse(pos=corner, size=(side, side))
        elif kind == "square":
            Rectangle(pos=corner, size=(side, side))
        elif kind in _CORNERS:
            SmoothEllipse(pos=corner, size=(side, side), segments=_CORNERS[kind])
        else:
            SmoothLine(circle=(x, y, side / 2), width=self.unit * 1.4)

    def _name_width(self) -> float:
        """As the longest name needs, if that leaves enough for the courses."""
        label = FitLabel()
        label.unit = self.unit
        longest = max((label.width_of(name, _NAME) for name in self.names), default=0.0)
        return float(min(longest + self.unit * 12, self.width * _MOST_FOR_NAMES))

    def _name_ends(self, ends: list[tuple[float, int]], right: float, width: float) -> None:
        """The names beside the ends of their lines, moved apart where they would overlap."""
        broken = width >= self.width * _MOST_FOR_NAMES
        height = self.unit * (46 if broken else 30)
        y = self.y
        places = []
        for wanted, number in ends:
            y = max(y, wanted - height / 2)
            places.append((y, number))
            y += height
        limit = self.top
        for at in reversed(range(len(places))):
            place, number = places[at]
            places[at] = (min(place, limit - height), number)
            limit = places[at][0]
        for place, number in places:
            label = FitLabel(
                text=self.names[number],
                wanted=_NAME,
                halign="left",
                ends_with_dots=True,
                size_hint=(None, None),
                size=(width, height),
                pos=(right + self.unit * 28, place),
            )
            label.unit = self.unit
            with self.canvas.before:
                Color(*self.theme.courses[number])
                self._mark(number, right + self.unit * 17, place + height / 2)
            self._labels.append(label)
            self.add_widget(label)


def _points(
    course: Sequence[int],
    left: float,
    right: float,
    bottom: float,
    top: float,
    low: int,
    high: int,
) -> list[float]:
    steps = max(1, len(course) - 1)
    points: list[float] = []
    for step, value in enumerate(course):
        points.append(left + (right - left) * step / steps)
        points.append(bottom + (top - bottom) * (value - low) / (high - low))
    return points
