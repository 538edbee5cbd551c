"""Every yaku of the rule set, or every doubling and limit hand of NTS, with a hand that has it."""

from typing import TYPE_CHECKING

from kivy.properties import NumericProperty, StringProperty

from kiosk_app.screens.learn.book_screen import BookScreen
from kiosk_app.screens.learn.learn_parts import ListRow, row_maker
from kiosk_app.screens.learn.listed import ListedGroup
from kiosk_app.screens.learn.yaku_list import yaku_groups
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import Choice
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from kiosk_app.screens.learn.learning import AnyBook

load_kv(__file__)


class YakuScreen(BookScreen):
    heading = StringProperty("")
    tab = NumericProperty(0)
    """Which group is on show."""

    def show_book(self, book: "AnyBook") -> None:
        words = self.app.words
        if isinstance(book, RuleSet):
            self.heading = words("yaku-list-title", rules=book.name)
            groups = yaku_groups(book, words)
        else:
            # Most tables play riichi: they need not wait for what NTS imports.
            from kiosk_app.screens.learn.doubling_list import doubling_groups

            self.heading = words("yaku-list-title-doublings", rules=book.name)
            groups = doubling_groups(book, words)
        self._groups = groups
        self.tab = min(int(self.tab), len(groups) - 1)
        self._fill_tabs(groups)
        self._fill_rows()

    def _fill_tabs(self, groups: tuple[ListedGroup, ...]) -> None:
        tabs = self.ids.tabs
        tabs.clear_widgets()
        for number, group in enumerate(groups):
            tab = Choice(text=group.title, group="yaku-tabs", allow_no_selection=False, wanted=20)
            tab.choose(number == self.tab)
            tab.bind(on_release=lambda _, number=number: self.turn_to(number))
            tabs.add_widget(tab)

    def turn_to(self, number: int) -> None:
        self.tab = number
        for place, choice in enumerate(reversed(self.ids.tabs.children)):
            choice.choose(place == number)
        self._fill_rows()

    def _fill_rows(self) -> None:
        group = self._groups[int(self.tab)]
        self.ids.rows.show([row_maker(ListRow, entry) for entry in group.entries])
        self.ids.list.scroll_y = 1
