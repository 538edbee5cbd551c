"""A list that is turned page by page: only what is to be seen is made, and a tap is a tap.

(A list that scrolls waits a moment at every tap whether it becomes a swipe.)
"""

from collections.abc import Callable
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

_SWIPE: Final = 60
"""Units that a finger moves up or down to turn the page."""

MakeRow = Callable[[int], Widget]
ChangeRow = Callable[[Any, int], None]


class PagedRows(BoxLayout):
    """``show(count, make)``: as many rows as there is room for, and arrows to the others.

    Where all rows are of one kind, ``change`` says what a row shows by its number: rows that are
    there already are not made anew, which is what a tap waits for.
    """

    row_height = NumericProperty(56)
    """In units."""
    gap = NumericProperty(6)
    cols = NumericProperty(1)
    unit = NumericProperty(1)
    page = NumericProperty(0)
    pages = NumericProperty(1)
    empty = StringProperty("")
    """What stands there when there is nothing to show."""
    count = NumericProperty(0)

    def __init__(self, **values: Any) -> None:
        self._make: MakeRow | None = None
        self._change: ChangeRow | None = None
        self._filling = Clock.create_trigger(self._fill, -1)
        super().__init__(**values)

    def on_kv_post(self, _: Any) -> None:
        for name in ("size", "row_height", "cols", "unit", "page"):
            self.fbind(name, self._filling)

    def show(
        self,
        count: int,
        make: MakeRow,
        change: ChangeRow | None = None,
        *,
        first_page: bool = False,
    ) -> None:
        """Rows by their number; the page that is open stays open unless somebody says otherwise."""
        self._make, self._change, self.count = make, change, count
        if first_page:
            self.page = 0
        self._fill()

    def reveal(self, at: int) -> None:
        """Turn to the page on which a row stands."""
        self.page = at // max(1, self._fitting())

    def turn(self, pages: int) -> None:
        self.page = max(0, min(self.pages - 1, self.page + pages))

    def on_touch_up(self, touch: Any) -> bool:
        if self.collide_point(*touch.opos) and abs(touch.y - touch.oy) > _SWIPE * self.unit:
            self.turn(1 if touch.y > touch.oy else -1)
        return bool(super().on_touch_up(touch))

    def _fitting(self) -> int:
        gap = self.gap * self.unit
        lines = int((self.height + gap) // (self.row_height * self.unit + gap))
        return max(1, lines) * int(self.cols)

    def _fill(self, *_: Any) -> None:
        grid = self.ids.grid
        if self._make is None:
            grid.clear_widgets()
            return
        fitting = self._fitting()
        self.pages = max(1, -(-self.count // fitting))
        self.page = min(self.page, self.pages - 1)
        wanted = range(self.page * fitting, min(self.count, (self.page + 1) * fitting))
        if self._change is None or len(grid.children) != len(wanted):
            grid.clear_widgets()
            for at in wanted:
                grid.add_widget(self._make(at))
        for row, at in zip(reversed(grid.children), wanted, strict=True):
            row.size_hint_y, row.height = None, self.row_height * self.unit
            if self._change is not None:
                self._change(row, at)
        self._filling.cancel()
