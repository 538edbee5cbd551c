"""Dice and wall: where the wall is broken, the dead wall, the indicator or the loose tiles."""

import random
from typing import TYPE_CHECKING, Any, Final

from kivy.graphics import Color, Line, Rectangle, SmoothLine
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.theme import THEMES
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import LiveSheet
from scorer.hand import WINDS, Wind
from scorer.table import State, Table
from scorer.table.settled import GivenSettlement
from scorer.wall import Break, Stack, Walls, break_nts_wall, break_wall, nts_walls, opener_of

if TYPE_CHECKING:
    from scorer.nts.ruleset import RuleSet as NtsRuleSet

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
                SmoothLine(rounded_rectangle=(left, bottom, side, side, side * 0.15), width=2)
            for x, y in _PIPS[self.face]:
                place = (left + x * side - pip / 2, bottom + y * side - pip / 2)
                Rectangle(pos=place, size=(pip, pip))


class WallView(Widget):
    """The walls from above, East's at the bottom; each stack two tiles deep."""

    walls: Any = ObjectProperty(Walls())
    broken: Any = ObjectProperty(None, allownone=True)
    theme: Any = ObjectProperty(THEMES["dark"])

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for name in ("pos", "size", "walls", "broken", "theme"):
            self.fbind(name, self._draw)

    def place(self, stack: Stack) -> tuple[float, float, float, float]:
        """Where a stack is drawn: left, bottom, width and height."""
        side = min(self.width, self.height)
        thick = side * _THICK
        left, bottom = self.center_x - side / 2, self.center_y - side / 2
        step = (side - 2 * thick) / self.walls.stacks
        # Counted from the right of whoever sits behind the wall.
        along = thick + (self.walls.stacks - stack.from_right) * step
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
            for wall in WINDS[: self.walls.players]:
                for number in range(1, self.walls.stacks + 1):
                    stack = Stack(wall, number)
                    if found is not None and stack == found.opening:
                        continue
                    x, y, width, height = self.place(stack)
                    Color(*(self.theme.doubt if stack in dead else self.theme.line))
                    Rectangle(pos=(x, y), size=(width, height))
            if found is None:
                return
            Color(*self.theme.text)
            x, y, width, height = self.place(found.first_drawn)
            Line(rectangle=(x, y, width, height), width=1.6)
            for stack in found.loose if found.indicator is None else (found.indicator,):
                x, y, width, height = self.place(stack)
                Color(*self.theme.accent)
                Rectangle(pos=(x, y), size=(width, height))
                Color(*self.theme.text)
                Line(rectangle=(x, y, width, height), width=1.6)


class WallSheet(LiveSheet):
    dice: Any = ListProperty([0, 0, 0, 0])
    """What the two dice show, and in NTS those of the second throw; 0: not yet."""
    nts = BooleanProperty(False)
    second = BooleanProperty(False)
    """Whether the dice to tap are those of whoever opens the wall, who throws, too (NTS)."""
    sentence = StringProperty("")
    walls: Any = ObjectProperty(Walls())
    broken: Any = ObjectProperty(None, allownone=True)

    def refresh(self) -> None:
        state: State | None = self.app.state
        settlement = None if state is None else state.rules.settlement
        rules = settlement.rules if isinstance(settlement, GivenSettlement) else None
        self.nts = rules is not None
        self.second = self.nts and all(self.dice[:2])
        rows = (self.ids.first, self.ids.second)
        for at, row in enumerate(rows, start=2 if self.second else 0):
            row.clear_widgets()
            for face in FACES:
                key = DieKey(face=face, chosen=self.dice[at] == face)
                key.bind(on_release=lambda _, at=at, face=face: self.choose(at, face))
                row.add_widget(key)
        if rules is None or state is None or state.table is None:
            self._break_riichi_wall()
        else:
            self._break_nts_wall(rules, state.table)

    def _break_riichi_wall(self) -> None:
        words, thrown = self.app.words, sum(self.dice[:2])
        self.broken = found = break_wall(thrown) if all(self.dice[:2]) else None
        if found is None or found.indicator is None:
            self.sentence = words("wall-say")
            return
        self.sentence = words(
            "wall-broken",
            dice=thrown,
            name=self._player(found.opened_by),
            left=found.first_drawn.from_right,
            wind=words(f"table-wind-{_WINDS[found.indicator.wall]}"),
            indicator=found.indicator.from_right,
        )

    def _break_nts_wall(self, rules: "NtsRuleSet", table: Table) -> None:
        words, first, second = self.app.words, sum(self.dice[:2]), sum(self.dice[2:])
        players = len(table.playing)
        self.walls = nts_walls(rules, players)
        self.broken = None
        if not all(self.dice[:2]):
            self.sentence = words("wall-say-nts")
            return
        opener = self._player(opener_of(first, self.walls.players))
        found = break_nts_wall(first, second, rules, players) if all(self.dice[2:]) else None
        self.broken = found
        if found is None or found.opening is None:
            self.sentence = words("wall-opener", dice=first, name=opener)
        else:
            refilled = rules.lucky.in_play.value and rules.lucky.dead_wall_refilled.value
            self.sentence = words(
                "wall-broken-nts",
                dice=first + second,
                wind=words(f"table-wind-{_WINDS[found.opening.wall]}"),
                at=found.opening.from_right,
                dead=2 * len(found.dead) + 2,
                refilled="yes" if refilled else "no",
            )
        if table.green_round and players == 3:  # the throw says who pays and receives double
            self.sentence += " " + words("wall-ruling", name=opener)

    def choose(self, at: int, face: int) -> None:
        self.dice[at] = face
        self.refresh()

    def roll(self) -> None:
        first = 2 if self.second else 0
        self.dice[first : first + 2] = [random.SystemRandom().choice(FACES) for _ in range(2)]
        self.refresh()

    def throw_again(self) -> None:
        self.dice = [0, 0, 0, 0]
        self.refresh()

    def _player(self, wind: Wind) -> str:
        state: State | None = self.app.state
        name = self.app.words(f"table-wind-{_WINDS[wind]}")
        if state is None or state.table is None or wind >= state.table.seat_count:
            return str(name)
        player = state.table.name(state.table.seat_of(wind))
        return str(self.app.words("wall-player", wind=name, name=player))
