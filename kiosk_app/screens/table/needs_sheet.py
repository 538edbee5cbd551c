"""What each player needs in this hand to reach a place: a page, one tap from the table."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.table.needs_text import needs_line, place_of
from kiosk_app.screens.table.reasoned_screen import offer
from kiosk_app.screens.table.short_names import round_text
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.sheet import LiveSheet
from scorer.table import Seat, State, Table

load_kv(__file__)


class NeedRow(BoxLayout):
    name = StringProperty("")
    place = StringProperty("")
    text = StringProperty("")


class NeedsSheet(LiveSheet):
    place = NumericProperty(1)

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        table, words = state.table, self.app.words
        hand = round_text(words, table.round_letter, table.dealer + 1)
        place = int(self.place)
        self.title = words("needs-title", hand=hand, place=words("table-place", place=place))
        offer(
            self.ids.places,
            [
                (each, words("table-place", place=each), each == place)
                for each in range(1, table.seat_count)
            ],
            self.turn_to,
        )
        self._show_players(state, table)

    def turn_to(self, place: int) -> None:
        self.place = place
        self.refresh()

    def _show_players(self, state: State, table: Table) -> None:
        rows: Any = self.ids.rows
        rows.clear_widgets()
        now, words = place_of(table, state.rules), self.app.words
        for seat in sorted(table.seats, key=lambda seat: (now[seat], seat)):
            rows.add_widget(
                NeedRow(
                    name=table.name(seat),
                    place=words("table-place", place=now[seat]),
                    text=self._text(state, table, seat, now),
                )
            )

    def _text(self, state: State, table: Table, seat: Seat, now: dict[Seat, int]) -> str:
        words, place = self.app.words, int(self.place)
        if now[seat] <= place:
            behind = [table.points[other] for other in table.seats if now[other] > place]
            lead = table.points[seat] - max(behind, default=table.points[seat])
            return words("needs-has-it", points=lead) if lead > 0 else words("needs-has-it-level")
        line = needs_line(seat, place, table, state.rules, words)
        return words("needs-out-of-reach") if line is None else line
