"""Dice and wall: where the wall is broken, the dead wall, and where the indicator is."""

import random
from typing import Any, Final

from kivy.graphics import Color, Line, Rectangle
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.theme import THEMES
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.live_sheet import LiveSheet
from scorer.hand import WINDS, Wind
from scorer.table import State
from scorer.wall import STACKS, Break, Stack, break_wall

FACES: Final = (1, 2, 3, 4, 5, 6)
_WINDS: Final = ("east", "south", "west", "north")
_THICK: Final = 0.075
"""Of a wall, as a share of the drawing's side."""
_PIPS: Final = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.75), (0.75, 0.25)),
    3: ((0.25, 0.75), (0.5, 0.5), (0.75, 0.25)),
    4: ((0.25, 0.25), (0.25, 0.75), (0.75, 0.25), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.25, 0.75), (0.5, 0.5), (0.75, 0.25), (0.75, 0.75)),
    6: ((0.25, 0.2), (0.25, 0.5), (0.25, 0.8), (0.75, 0.2), (0.75, 0.5), (0.75, 0.8)),
}

load_kv(__file__)


class DieKey(PlainButton):
    """One face of a die."""

    face: Any = ObjectProperty(1)
    chosen: Any = ObjectProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for name in ("pos", "size", "face", "chosen", "theme"):
            self.fbind(name, self._draw)
        self._draw()

    def _draw(self, *_: Any) -> None:
        canvas: Any = self.canvas.after
        canvas.clear()
        side = min(self.width, self.height) * 0.72
        left, bottom = self.center_x - side / 2, self.center_y - side / 2
        pip = side * 0.17
        with canvas:
            Color(*self.theme.text)
            if self.chosen:
                Line(rounded_rectangle=(left, bottom, side, side, side * 0.15), width=2)
            for x, y in _PIPS[self.face]:
                place = (left + x * side - pip / 2, bottom + y * side - pip / 2)
                Rectangle(pos=place, size=(pip, pip))


class WallView(Widget):
    """The four walls from above, East's at the bottom; each stack two tiles deep."""

    broken: Any = ObjectProperty(None, allownone=True)
    theme: Any = ObjectProperty(THEMES["dark"])

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for name in ("pos", "size", "broken", "theme"):
            self.fbind(name, self._draw)

    def place(self, stack: Stack) -> tuple[float, float, float, float]:
        """Where a stack is drawn: left, bottom, width and height."""
        side = min(self.width, self.height)
        thick = side * _THICK
        left, bottom = self.center_x - side / 2, self.center_y - side / 2
        step = (side - 2 * thick) / STACKS
        # Counted from the right of whoever sits behind the wall.
        along = thick + (STACKS - stack.from_right) * step
        back = thick + (stack.from_right - 1) * step
        gap = max(1.0, step * 0.12)
        if stack.wall is Wind.EAST:
            return left + along, bottom, step - gap, thick
        if stack.wall is Wind.SOUTH:
            return left + side - thick, bottom + along, thick, step - gap
        if stack.wall is Wind.WEST:
            return left + back, bottom + side - thick, step - gap, thick
        return left, bottom + back, thick, step - gap

    def _draw(self, *_: Any) -> None:
        canvas: Any = self.canvas
        canvas.clear()
        found: Break | None = self.broken
        dead = () if found is None else found.dead
        with canvas:
            for wall in WINDS:
                for number in range(1, STACKS + 1):
                    stack = Stack(wall, number)
                    x, y, width, height = self.place(stack)
                    Color(*(self.theme.doubt if stack in dead else self.theme.line))
                    Rectangle(pos=(x, y), size=(width, height))
            if found is None:
                return
            Color(*self.theme.text)
            x, y, width, height = self.place(found.first_drawn)
            Line(rectangle=(x, y, width, height), width=1.6)
            x, y, width, height = self.place(found.indicator)
            Color(*self.theme.accent)
            Rectangle(pos=(x, y), size=(width, height))
            Color(*self.theme.text)
            Line(rectangle=(x, y, width, height), width=1.6)


class WallSheet(LiveSheet):
    dice: Any = ListProperty([0, 0])
    """What the two dice show; 0: not yet."""
    sentence = StringProperty("")
    broken: Any = ObjectProperty(None, allownone=True)

    def refresh(self) -> None:
        words = self.app.words
        for at, row in enumerate((self.ids.first, self.ids.second)):
            row.clear_widgets()
            for face in FACES:
                key = DieKey(face=face, chosen=self.dice[at] == face)
                key.bind(on_release=lambda _, at=at, face=face: self.choose(at, face))
                row.add_widget(key)
        self.broken = break_wall(sum(self.dice)) if all(self.dice) else None
        if self.broken is None:
            self.sentence = words("wall-say")
            return
        found: Break = self.broken
        self.sentence = words(
            "wall-broken",
            dice=sum(self.dice),
            name=self._player(found.opened_by),
            left=found.first_drawn.from_right,
            wind=words(f"table-wind-{_WINDS[found.indicator.wall]}"),
            indicator=found.indicator.from_right,
        )

    def choose(self, at: int, face: int) -> None:
        self.dice[at] = face
        self.refresh()

    def roll(self) -> None:
        self.dice = [random.SystemRandom().choice(FACES) for _ in range(2)]
        self.refresh()

    def _player(self, wind: Wind) -> str:
        state: State | None = self.app.state
        name = self.app.words(f"table-wind-{_WINDS[wind]}")
        if state is None or state.table is None or wind >= state.table.seat_count:
            return str(name)
        player = state.table.name(state.table.seat_of(wind))
        return str(self.app.words("wall-player", wind=name, name=player))
