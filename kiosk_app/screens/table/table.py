"""The table: four seats, what lies between them, and what can happen next."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from kiosk_app.screens.table import dora_pairs, table_parts
from kiosk_app.screens.table.event_text import what_redo_brings, what_undo_takes
from kiosk_app.screens.table.indicator_sheet import IndicatorSheet
from kiosk_app.screens.table.short_names import short_names
from kiosk_app.screens.table.table_motion import clear_sticks, move_sticks, roll_points
from kiosk_app.screens.table.table_parts import places
from kiosk_app.screens.table.table_sheets import CallTimeSheet, DifferenceSheet, EndSheet, MoreSheet
from kiosk_app.ui.screen import KioskScreen, load_kv
from scorer.table import SEATS, RiichiDeclared, Seat, State, Table
from scorer.tiles import dora_from

PARTS: Final = (dora_pairs, table_parts)
"""Their widgets are named in the kv file."""
_WINDS: Final = ("east", "south", "west", "north")
_NAME_LETTERS: Final = 12
"""That a seat has room for; a longer name is shortened to what people call each other."""
_NOTE_SECONDS: Final = 6.0
"""How long a change of points can be read."""

load_kv(__file__)


class TableScreen(KioskScreen):
    notices_high = True
    round_text = StringProperty("")
    hand_text = StringProperty("")
    over_text = StringProperty("")
    undo_text = StringProperty("")
    can_undo = BooleanProperty(False)
    counters = NumericProperty(0)
    sticks = NumericProperty(0)
    has_riichi = BooleanProperty(True)
    dora_tiles: Any = ListProperty([])

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._shown_game = ""
        self._shown_table: Table | None = None
        self._notes: dict[Seat, str] = {}
        self._forget_notes = Clock.create_trigger(self._notes_read, _NOTE_SECONDS)
        self.ids.cloth.fbind("size", self._place)
        for seat in SEATS:
            stick = self.panel(seat).ids.stick
            stick.fbind("on_release", self._stick_tapped, seat)
            stick.fbind("on_hold", self._stick_held, seat)

    def panel(self, seat: Seat) -> Any:
        return self.ids[f"seat{int(seat)}"]

    # What is shown

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        words, table = self.app.words, state.table
        wind = words(f"table-wind-{_WINDS[table.round]}")
        self.round_text = words("table-round", wind=wind, number=table.dealer + 1)
        self.hand_text = words("table-hand", number=table.hand)
        if table.hands_left is not None and table.over is None:
            self.hand_text = words("table-hands-left", count=table.hands_left)
        self.counters, self.sticks = table.counters, table.sticks
        self.has_riichi = bool(state.rules.riichi_stake)
        self.over_text = self._over(table)
        what = what_undo_takes(state, words)
        self.can_undo = what is not None
        self.undo_text = (
            words("table-nothing-to-undo") if what is None else words("table-undo", what=what)
        )
        self.dora_tiles = [
            str(tile) for each in self.app.indicators for tile in (each, dora_from(each))
        ]
        game = next(iter(state.record)).id
        if game != self._shown_game:
            self._shown_game, self._shown_table = game, None
            self._notes.clear()
        self._show_seats(table)
        before, self._shown_table = self._shown_table, table
        if before is None or before.players != table.players:
            self._stand_still(table)
        elif before != table:
            self.animate_payments(before, table)

    def closed(self) -> None:
        """Who comes back sees where everything went, not the rest of the way."""
        if self._shown_table is not None:
            self._stand_still(self._shown_table)

    def _show_seats(self, table: Table) -> None:
        names = short_names([table.name(seat) for seat in SEATS], _NAME_LETTERS)
        for seat in SEATS:
            panel = self.panel(seat)
            panel.wind = _WINDS[table.wind(seat)]
            panel.name = names[seat]
            panel.dealer = seat is table.dealer
            panel.riichi = seat in table.riichi
            panel.has_riichi = self.has_riichi
            panel.note = self._note(table, seat)
        self._place()

    def _note(self, table: Table, seat: Seat) -> str:
        dead = seat in table.dead
        return str(self.app.words("table-dead")) if dead else self._notes.get(seat, "")

    def _over(self, table: Table) -> str:
        if table.ended is not None:
            return self.app.words("table-over-ended")
        return "" if table.over is None else self.app.words(f"table-over-{table.over}")

    def _place(self, *_: Any) -> None:
        cloth = self.ids.cloth
        found = places(cloth.width, cloth.height, self.app.u, self.app.portrait)
        for seat in SEATS:
            panel = self.panel(seat)
            panel.size_hint = (None, None)
            panel.pos, panel.size = found.seats[seat]
            panel.wide = seat in (Seat.EAST, Seat.WEST)
        shown, hidden = self.ids.dora, self.ids.over
        if self.over_text:
            shown, hidden = hidden, shown
        for middle in (shown, hidden):
            middle.size_hint = (None, None)
            middle.pos, middle.size = found.middle
        # What is disabled would still take the taps of what lies under it.
        hidden.x = -10 * cloth.width

    def animate_payments(self, before: Table, after: Table) -> None:
        """Sticks go where points went, points roll, and each seat says from what to what."""
        words = self.app.words
        changed = [seat for seat in SEATS if before.points[seat] != after.points[seat]]
        for seat in changed:
            was, now = before.points[seat], after.points[seat]
            self._notes[seat] = words(
                "table-changed", before=words.number(was), after=words.number(now)
            )
            self.panel(seat).note = self._note(after, seat)
        if changed:
            self._forget_notes.cancel()
            self._forget_notes()
        motion = self.app.settings.motion and self.shown
        for seat in SEATS:
            roll_points(self.panel(seat), after.points[seat], motion)
        clear_sticks(self)  # what they showed is past
        if motion:
            move_sticks(self, before, after)

    def _stand_still(self, table: Table) -> None:
        """Nothing is on its way."""
        clear_sticks(self)
        for seat in SEATS:
            roll_points(self.panel(seat), table.points[seat], motion=False)

    def _notes_read(self, *_: Any) -> None:
        self._notes.clear()
        if self.app.screen is self:  # else it is done when it is shown again, if ever
            self.refresh()

    # What is tapped

    def tap_seat(self, seat: int) -> None:
        """The player won."""
        self.start_win(SEATS[seat])

    def start_win(self, seat: Seat | None) -> None:
        self.app.session.start_win(seat)

    def compare(self, seat: int) -> None:
        DifferenceSheet(SEATS[seat]).open()

    def note_dora(self) -> None:
        if self.has_riichi:
            IndicatorSheet().open()

    def open_more(self) -> None:
        MoreSheet().open()

    def call_time(self) -> None:
        CallTimeSheet().open()

    def end_game(self) -> None:
        EndSheet().open()

    def show_result(self) -> None:
        self.app.show("final")

    # Riichi

    def _stick_tapped(self, seat: Seat, _: Any) -> None:
        table = self._table
        if table is None:
            return
        if seat in table.riichi:
            self.app.say(self.app.words("table-in-riichi", name=table.name(seat)))
        else:
            self.app.session.record(lambda place: RiichiDeclared(*place, seat))

    def _stick_held(self, seat: Seat, _: Any) -> None:
        state, table = self.app.state, self._table
        if state is None or table is None:
            return
        last = state.undoes
        if isinstance(last, RiichiDeclared) and last.seat is seat:
            self.undo()
        elif seat in table.riichi:
            self.app.say(self.app.words("table-riichi-not-last", name=table.name(seat)), "refused")
        else:
            self.app.say(self.app.words("table-declare-first", name=table.name(seat)))

    # Undo

    def undo(self) -> None:
        """No question is asked, as a redo brings it back; what was undone is said."""
        what = what_undo_takes(self.app.state, self.app.words)
        if what is not None:
            said = self.app.words("table-undone", what=what)
            self.app.session.undo(lambda _: self.app.say(said))

    def redo(self) -> None:
        what = what_redo_brings(self.app.state, self.app.words)
        if what is not None:
            said = self.app.words("table-redone", what=what)
            self.app.session.redo(lambda _: self.app.say(said))

    def turn(self) -> None:
        """To the next side of the table."""
        self.app.change_settings(rotation=(self.app.settings.rotation + 90) % 360)

    @property
    def _table(self) -> Table | None:
        state: State | None = self.app.state
        return None if state is None else state.table
