"""How fu are counted, and what han and fu bring: the table of points."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from kiosk_app.screens.learn.book_screen import BookScreen
from kiosk_app.screens.learn.fu_list import fu_groups, fu_notes
from kiosk_app.screens.learn.learn_parts import ItemRow, heading_maker, note_maker, row_maker
from kiosk_app.screens.learn.listed import ListedGroup
from kiosk_app.screens.learn.points_table import HAN, LimitRow, limit_rows, points_rows, worth_text
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.text import FitLabel
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from kiosk_app.screens.learn.learning import AnyBook
    from scorer.nts.ruleset import RuleSet as NtsRuleSet

load_kv(__file__)

Makers = list[Callable[[], Widget]]


class PointsTableRow(BoxLayout):
    """A line of the table of points."""

    heading = BooleanProperty(False)

    def fill(self, cells: list[str]) -> None:
        for place, text in enumerate(cells):
            cell = FitLabel(text=text, wanted=20, bold=place == 0 or self.heading)
            self.add_widget(cell)


class FuScreen(BookScreen):
    heading = StringProperty("")
    table = BooleanProperty(False)
    """Whether the table of points is on show, in place of the items."""
    riichi = BooleanProperty(True)
    """Whether the rule set counts fu at all."""
    dealer = BooleanProperty(False)
    tsumo = BooleanProperty(False)

    def show_book(self, book: "AnyBook") -> None:
        riichi = self.riichi = isinstance(book, RuleSet)
        key = "fu-list-title" if riichi else "fu-list-title-points"
        self.heading = self.app.words(key, rules=book.name)
        self.ids.seats.disabled = not (self.table and riichi)
        if isinstance(book, RuleSet):
            makers = self._points(book) if self.table else self._items(book)
        else:
            makers = self._of_nts(book)
        self.ids.rows.show(makers)
        self.ids.list.scroll_y = 1

    def choose(self, *, table: bool | None = None, **values: bool) -> None:
        """Turn to the other page, or to another column of payers."""
        if table is not None:
            self.table = table
        for name, value in values.items():
            setattr(self, name, value)
        self.refresh()

    def _items(self, rules: RuleSet) -> Makers:
        words = self.app.words
        notes = [note_maker(note) for note in fu_notes(rules, words)]
        return [*_grouped(fu_groups(rules, words)), *notes]

    def _points(self, rules: RuleSet) -> Makers:
        words = self.app.words
        how = {"dealer": self.dealer, "tsumo": self.tsumo}
        between = "\n" if self.app.portrait else " / "
        makers: Makers = []
        if self.tsumo:
            key = "fu-list-from-each" if self.dealer else "fu-list-others-and-east"
            makers.append(note_maker(words(key)))
        makers.append(self._row(["", *(words("han", count=han) for han in HAN)], heading=True))
        for row in points_rows(rules, **how):
            cells = [worth_text(cell, words, between) if cell else "–" for cell in row.cells]
            makers.append(self._row([words("fu-list-fu", count=row.fu), *cells]))
        makers.append(heading_maker(words("fu-list-limits")))
        for limit in limit_rows(rules, **how):
            name = words(f"limits-{limit.name}")
            cells = [name, self._limit_han(limit), worth_text(limit.worth, words)]
            makers.append(self._row(cells))
        return makers

    def _limit_han(self, limit: LimitRow) -> str:
        words = self.app.words
        if not limit.least:
            return "–"
        if limit.most is None:
            return words("fu-list-from-han", count=limit.least)
        if limit.most == limit.least:
            return words("han", count=limit.least)
        return words("fu-list-han-between", least=limit.least, most=limit.most)

    def _of_nts(self, book: "NtsRuleSet") -> Makers:
        # Most tables play riichi: they need not wait for what NTS imports.
        from kiosk_app.screens.learn.nts_points import nts_notes, nts_point_groups, nts_total_rows

        words = self.app.words
        if not self.table:
            notes = [note_maker(note) for note in nts_notes(book, words)]
            return [*_grouped(nts_point_groups(book, words)), *notes]
        rows = nts_total_rows(book, words)
        return [self._row(row, heading=number == 0) for number, row in enumerate(rows)]

    def _row(self, cells: list[str], *, heading: bool = False) -> Callable[[], Widget]:
        def make() -> Widget:
            row = PointsTableRow(heading=heading)
            row.fill(cells)
            return row

        return make


def _grouped(groups: tuple[ListedGroup, ...]) -> Makers:
    makers: Makers = []
    for group in groups:
        makers.append(heading_maker(group.title))
        makers += [row_maker(ItemRow, entry) for entry in group.entries]
    return makers
