"""Where this rule set and another one differ, with the sections of both."""

from typing import TYPE_CHECKING

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.learn.book_screen import BookScreen, BookSheet
from kiosk_app.screens.learn.difference_list import (
    ListedDifference,
    difference_groups,
    listed_side_by_side,
)
from kiosk_app.screens.learn.learn_parts import heading_maker, note_maker
from kiosk_app.ui.screen import load_kv
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable

    from kivy.uix.widget import Widget

    from kiosk_app.screens.learn.learning import AnyBook

load_kv(__file__)


class DifferenceRow(BoxLayout):
    """One field: what it is here, and what it is there."""

    field = StringProperty("")
    first = StringProperty("")
    second = StringProperty("")
    first_section = StringProperty("")
    second_section = StringProperty("")


class DifferencesScreen(BookScreen):
    other_name = StringProperty("")

    @property
    def other(self) -> str:
        return self.app.learning.other(self.rules)

    def show_book(self, book: "AnyBook") -> None:
        self.with_book(self.other, lambda other: self._compare(book, other))

    def _compare(self, book: "AnyBook", other: "AnyBook") -> None:
        self.other_name = other.name
        self.ids.rows.show(self._makers(book, other))
        self.ids.list.scroll_y = 1

    def _makers(self, book: "AnyBook", other: "AnyBook") -> "list[Callable[[], Widget]]":
        words = self.app.words
        if isinstance(book, RuleSet) != isinstance(other, RuleSet):
            heading = words("beside-heading", one=book.name, other=other.name)
            rows = [_row_maker(entry) for entry in listed_side_by_side(book, other, words)]
            return [note_maker(heading), *rows, note_maker(words("beside-rest"))]
        groups = difference_groups(book, other, words)
        if not groups:
            return [note_maker(words("differences-none"))]
        makers = []
        for group in groups:
            makers.append(heading_maker(group.title))
            makers += [_row_maker(entry) for entry in group.entries]
        return makers

    def choose_other(self) -> None:
        self._with_all(lambda: BookSheet(self.app, self.other, self.take_other).open())

    def take_other(self, rules: str) -> None:
        if rules == self.rules:
            # Compared with itself a rule set has nothing to say: the two change places.
            self.app.learning.choose(self.other)
        self.app.learning.compare_with(rules)
        self.refresh()


def _row_maker(entry: ListedDifference) -> "Callable[[], Widget]":
    return lambda: DifferenceRow(
        field=entry.field,
        first=entry.first,
        second=entry.second,
        first_section=entry.first_section,
        second_section=entry.second_section,
    )
