"""A screen that shows something of a rule set, which can be changed from it."""

from typing import TYPE_CHECKING, Any

from kivy.properties import StringProperty

from kiosk_app.screens.learn import learn_parts
from kiosk_app.screens.learn.learning import offered_books
from kiosk_app.ui.screen import KioskScreen
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.sheet import Sheet
from scorer.rule_text import BOOKS, RULE_SETS, RuleFileError

if TYPE_CHECKING:
    from collections.abc import Callable

    from kiosk_app.screens.learn.learning import AnyBook
    from kiosk_app.ui.app import TenbouApp

PARTS = (learn_parts,)
"""Their widgets are named in the kv files."""


class BookSheet(Sheet):
    """Every rule set there is, the one on show marked."""

    def __init__(
        self, app: "TenbouApp", chosen: str, take: "Callable[[str], None]", **values: Any
    ) -> None:
        super().__init__(title=app.words("learn-choose-rules"), **values)
        for book in offered_books(app.settings.rules):
            ready = app.learning.ready(book)
            choice = Choice(
                text=book if ready is None else ready.name,
                group="learn-books",
                allow_no_selection=False,
                size_hint_y=None,
                height=app.u * 54,
                wanted=20,
            )
            choice.choose(book == chosen)
            choice.bind(on_release=lambda _, book=book: self._take(book, take))
            self.ids.books.add_widget(choice)

    def _take(self, book: str, take: "Callable[[str], None]") -> None:
        self.dismiss()
        take(book)


class BookScreen(KioskScreen):
    """Subclasses draw in ``show_book``; reading a rule set may wait for the disk."""

    rules_name = StringProperty("")

    @property
    def rules(self) -> str:
        """The id, or the file, of the rule set on show."""
        return self.app.learning.rules(self.app.settings.rules, self.app.state)

    def refresh(self) -> None:
        self.with_book(self.rules, self._show)

    def with_book(self, rules: str, then: "Callable[[AnyBook], None]") -> None:
        """Go on once a rule set has been read; at once if it has been before."""
        learning = self.app.learning
        book = learning.ready(rules)
        if book is not None:
            then(book)
        else:
            self.app.workers.storage(lambda: learning.load(rules), then, self._unreadable)

    def _show(self, book: "AnyBook") -> None:
        self.rules_name = book.name
        self.show_book(book)

    def show_book(self, book: "AnyBook") -> None:
        """Draw what this screen shows of it."""

    def _unreadable(self, error: Exception) -> None:
        """A club's own file that cannot be used: say so, and show a book instead."""
        self.app.failed(error)
        if isinstance(error, RuleFileError):
            self.app.learning.choose(next(iter(BOOKS)))
            self.refresh()

    # Another rule set

    def choose_rules(self) -> None:
        self._with_all(lambda: BookSheet(self.app, self.rules, self.take_rules).open())

    def take_rules(self, rules: str) -> None:
        self.app.learning.choose(rules)
        self.refresh()

    def _with_all(self, then: "Callable[[], None]") -> None:
        """The names of all the books stand in their files."""
        learning, setting = self.app.learning, self.app.settings.rules

        def read() -> None:
            for book in offered_books(setting):
                if learning.ready(book) is None and book in RULE_SETS:
                    learning.load(book)

        self.app.workers.storage(read, lambda _: then())
