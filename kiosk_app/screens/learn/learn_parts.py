"""What the screens to learn from share: the rule set on show, lists, hands drawn small."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kiosk_app.screens.learn.listed import Listed
from kiosk_app.ui import assets
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.hand_view import HandView, Laid
from kiosk_app.ui.widgets.text import FlowLabel
from kiosk_app.ui.widgets.tiles import RATIO, tile_texture

_BAR: Final = 4
"""How high the bar under a marked tile is, in units."""
_FIRST: Final = 8
_A_FRAME: Final = 2
"""Rows that are made at once, about what a screen shows, and then with each frame."""


class DrawnHand(HandView):
    """A hand that is only looked at: drawn without a widget for each tile, for long lists.

    A bar stands under each tile of ``marks``.
    """

    marks = ObjectProperty(frozenset())
    ink = ObjectProperty((1, 1, 1, 1))

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        for name in ("marks", "ink"):
            self.fbind(name, self._drawing)

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        super()._draw()

    def _add(self, laid: Laid, x: float, y: float, tile_width: float) -> None:
        width = tile_width * 0.97
        texture = tile_texture(laid.name, _numerals(), width <= assets.SMALL_TILE)
        with self.canvas:
            Color(1, 1, 1, 1)
            if laid.sideways:
                PushMatrix()
                # Turned about the corner that comes to lie at the lower right.
                Rotate(angle=90, origin=(x + width * RATIO, y))
                Rectangle(texture=texture, pos=(x + width * RATIO, y), size=(width, width * RATIO))
                PopMatrix()
            else:
                Rectangle(texture=texture, pos=(x, y), size=(width, width * RATIO))
            if laid.place in self.marks:
                wide, high = width * (RATIO if laid.sideways else 1), self.unit * _BAR
                Color(*self.ink)
                Rectangle(pos=(x, y - high - self.unit), size=(wide, high))


class LazyRows(BoxLayout):
    """A list that is there at once: its lower rows are made while the first are looked at."""

    complete = BooleanProperty(True)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._left: list[Callable[[], Widget]] = []
        self._making = Clock.create_trigger(self._make_some, 0, interval=True)

    def show(self, makers: Sequence[Callable[[], Widget]]) -> None:
        self._making.cancel()
        self.clear_widgets()
        self._left = list(makers)
        self._make(_FIRST)
        if not self.complete:
            self._making()

    def _make_some(self, _seconds: float) -> None:
        self._make(_A_FRAME)
        if self.complete:
            self._making.cancel()

    def _make(self, count: int) -> None:
        for make in self._left[:count]:
            self.add_widget(make())
        del self._left[:count]
        self.complete = not self._left


class Heading(FlowLabel):
    """Above rows that belong together."""


class NoteRow(FlowLabel):
    """A sentence between the rows."""


class EntryRow(BoxLayout):
    """What both kinds of rows know."""

    name = StringProperty("")
    worth = StringProperty("")
    more = StringProperty("")
    text = StringProperty("")
    draft: Any = ObjectProperty(None, allownone=True)
    marks: Any = ObjectProperty(frozenset())


class ListRow(EntryRow):
    """A yaku or a doubling: name, worth, meaning and a hand below."""


class ItemRow(EntryRow):
    """An item of fu: its few tiles stand beside its name."""


def row_maker(kind: type[EntryRow], entry: Listed) -> Callable[[], Widget]:
    return lambda: kind(
        name=entry.name,
        worth=entry.worth,
        more=entry.more,
        text=entry.text,
        draft=entry.example,
        marks=entry.marks,
    )


def heading_maker(text: str) -> Callable[[], Widget]:
    return lambda: Heading(text=text)


def note_maker(text: str) -> Callable[[], Widget]:
    return lambda: NoteRow(text=text)


load_kv(__file__)


def _numerals() -> bool:
    """Whether tiles carry figures, as the settings say."""
    return bool(App.get_running_app().settings.numerals)
