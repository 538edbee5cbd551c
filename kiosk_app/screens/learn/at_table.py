"""What a book says of playing at the table, which no tiles show: furiten first of all."""

from typing import TYPE_CHECKING

from kivy.properties import StringProperty

from kiosk_app.explain.book_lines import notes_of
from kiosk_app.explain.naming import name_section
from kiosk_app.explain.rule_values import name_value
from kiosk_app.screens.learn.book_screen import BookScreen
from kiosk_app.screens.learn.learn_parts import ListRow, heading_maker, note_maker, row_maker
from kiosk_app.screens.learn.listed import Listed
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.ui.screen import load_kv
from scorer.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable

    from kivy.uix.widget import Widget

    from kiosk_app.languages import Language
    from kiosk_app.screens.learn.learning import AnyBook

load_kv(__file__)

_WAITING = drawn_part("45678p11s222m333z")
"""EMA 2016 §3.4.5, the book's first example: it waits on 3, 6 and 9 of circles."""


class AtTableScreen(BookScreen):
    heading = StringProperty("")

    def show_book(self, book: "AnyBook") -> None:
        words = self.app.words
        self.heading = words("at-table-title", rules=book.name)
        if isinstance(book, RuleSet):
            rows = [*furiten_rows(book, words), heading_maker(words("at-table-watch"))]
            notes = notes_of(book, words, furiten=False)
        else:
            # Most tables play riichi: they need not wait for what NTS imports.
            from kiosk_app.explain.nts.rule_fields import notes_of as nts_notes_of

            rows, notes = [heading_maker(words("at-table-watch"))], nts_notes_of(book, words)
        self.ids.rows.show([*rows, *map(note_maker, notes)])
        self.ids.list.scroll_y = 1


def furiten_rows(rules: RuleSet, words: "Language") -> "list[Callable[[], Widget]]":
    field = "hand.furiten_until"
    until = name_value(words, field, rules.hand.furiten_until)
    section = name_section(words, rules.section(field))
    example = words("at-table-furiten-example")
    return [
        heading_maker(words("at-table-furiten", section=section)),
        note_maker(words("at-table-furiten-own")),
        row_maker(ListRow, Listed("furiten", example, "", "", "", _WAITING, frozenset())),
        note_maker(words("at-table-furiten-passed", until=until)),
        note_maker(words("at-table-furiten-riichi")),
        note_maker(words("at-table-furiten-tsumo")),
    ]
