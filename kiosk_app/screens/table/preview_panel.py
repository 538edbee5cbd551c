"""What an event would change: each seat from what to what, or why it cannot be."""

from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.languages import Language
from kiosk_app.screens.table.short_names import round_text
from kiosk_app.session.game_session import MakeEvent
from kiosk_app.session.preview import Preview, preview
from kiosk_app.ui.screen import load_kv
from scorer.table import State, Table


class SeatChange(BoxLayout):
    name = StringProperty("")
    change = NumericProperty(0)
    change_text = StringProperty("")
    course = StringProperty("")
    """From what to what."""


class PreviewPanel(BoxLayout):
    """``show`` an event; ``possible`` tells whether it could be recorded."""

    possible = BooleanProperty(False)
    sentence = StringProperty("")
    """What follows, or why not."""

    def show(self, state: State, make: MakeEvent | None, ask: str = "") -> None:
        """Without an event, ``ask`` says what is still missing."""
        app: Any = App.get_running_app()
        words: Language = app.words
        self.ids.seats.clear_widgets()
        if make is None:
            self.possible, self.sentence = False, ask
            return
        found = preview(state, make)
        self.possible = isinstance(found, Preview)
        if isinstance(found, Preview):
            self._show_seats(found, words)
            self.sentence = _following(found.after, words)
        else:
            self.sentence = words.sentence_for(found)

    def _show_seats(self, found: Preview, words: Language) -> None:
        for seat in found.after.seats:
            before, after = found.before.points[seat], found.after.points[seat]
            change, later = found.changes[seat], found.later[seat]
            cell = SeatChange(name=found.after.name(seat), change=change or later)
            if change:
                cell.change_text = words.signed(change)
                cell.course = words(
                    "table-changed", before=words.number(before), after=words.number(after)
                )
            elif later:
                cell.change_text = words.signed(later)
                cell.course = words("referee-after-uma")
            else:
                cell.course = words.number(after)
            self.ids.seats.add_widget(cell)


def _following(table: Table, words: Language) -> str:
    """The hand that is played next, or that the game is over."""
    if table.over is not None:
        return words(f"table-over-{table.over}")
    hand = round_text(words, table.round_letter, table.dealer + 1)
    return words("draw-next", hand=hand, counters=table.counters, sticks=table.sticks)


load_kv(__file__)
