"""A hand without a game: a question from another table, under the rules of this kiosk."""

from typing import TYPE_CHECKING, Final

from kiosk_app.session.win_draft import FreeTable, WinDraft
from kiosk_app.session.win_scoring import riichi_rules
from scorer.books import load_book
from scorer.rule_files import DEFAULT, load_rules
from scorer.ruleset import RuleSet
from scorer.table import Seat, State

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp

_WINDS: Final = ("east", "south", "west", "north")


def free_draft(app: "TenbouApp") -> WinDraft:
    state = app.state
    book = riichi_rules(state.rules) if isinstance(state, State) else None
    if book is None:
        found = load_book(app.settings.rules)
        book = found if isinstance(found, RuleSet) else load_rules(DEFAULT)
    east, south, west, north = (app.words(f"seats.{wind}") for wind in _WINDS)
    free = FreeTable(book, (east, south, west, north))
    return WinDraft(free=free).won_by([Seat.SOUTH]).with_payer(Seat.WEST)
