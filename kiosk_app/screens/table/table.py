"""The table: four seats, what lies between them, and what can happen next."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from kiosk_app.screens.table import dora_pairs, table_parts
from kiosk_app.screens.table.event_text import last_hands, what_redo_brings, what_undo_takes
from kiosk_app.screens.table.indicator_sheet import IndicatorSheet
from kiosk_app.screens.table.needs_sheet import NeedsSheet
from kiosk_app.screens.table.needs_text import near_the_end, needs_line, place_of
from kiosk_app.screens.table.short_names import round_text, short_names
from kiosk_app.screens.table.table_motion import clear_sticks, move_sticks, roll_points
from kiosk_app.screens.table.table_parts import Box, places
from kiosk_app.screens.table.table_sheets import CallTimeSheet, DifferenceSheet, EndSheet, MoreSheet
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.theme import TOUCH
from scorer.dora import dora_from
from scorer.table import SEATS, RiichiDeclared, Seat, State, Table

PARTS: Final = (dora_pairs, table_parts)
"""Their widgets are named in the kv file."""
_WINDS: Final = ("east", "south", "west", "north")
_NAME_LETTERS: Final = 12
"""That a seat has room for; a longer name is shortened to what people call each other."""
_NOTE_SECONDS: Final = 6.0
"""How long a change of points can be read."""

_WIDE: Final = 1.35
"""Width to height from which a seat's stick lies beside its points."""
_ROOM_FOR_COURSE: Final = 190
"""Width of a seat from which it says from what to what its points changed, in units."""
_RECENT: Final = 3
"""Hands before this one, at most, where there is room for them."""
_HINT: Final = 30
"""Height of the line in the middle where it only says something, in units."""

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
    line_text = StringProperty("")
    """In the middle: what somebody needs in the last hands, or how a win is entered."""
    near_the_end = BooleanProperty(False)
    has_dreamer = BooleanProperty(False)
    """One of five players sits this hand out."""
    _undo_texts: tuple[str, ...] = ()
    """From the longest to the shortest."""

    def __init__(self, **values: Any) -> None:
        self.fit_undo_later: Final = Clock.create_trigger(self.fit_undo)
        super().__init__(**values)
        self._shown_game = ""
        self._shown_table: Table | None = None
        self._notes: dict[Seat, str] = {}
        self._compared: Seat | None = None
        """Everybody's distance to this player is shown instead of the points."""
        self._forget_notes = Clock.create_trigger(self._notes_read, _NOTE_SECONDS)
        self.ids.cloth.fbind("size", self._place)
        self._places: tuple[Seat | None, ...] = SEATS
        """Who sits at each side of the screen."""
        for seat in SEATS:
            stick = self.panel(seat).ids.stick
            stick.fbind("on_release", self._stick_tapped, seat)
            stick.fbind("on_hold", self._stick_held, seat)

    def panel(self, seat: Seat) -> Any:
        """Where a player's points are shown: at a side of the table, or in its middle."""
        if seat not in self._places:
            return self.ids.dreamer
        return self.ids[f"seat{self._places.index(seat)}"]

    # What is shown

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        words, table = self.app.words, state.table
        self._places = table.places
        self.has_dreamer = table.dreamer is not None
        self.round_text = round_text(words, table.round_letter, table.dealer + 1)
        self.hand_text = words("table-hand", number=table.hand)
        if table.hands_left is not None and table.over is None:
            self.hand_text = words("table-hands-left", count=table.hands_left)
        self.counters, self.sticks = table.counters, table.sticks
        self.has_riichi = bool(state.rules.riichi_stake)
        self.over_text = self._over(table)
        self._show_undo(state)
        self.dora_tiles = [
            str(tile) for each in self.app.indicators for tile in (each, dora_from(each))
        ]
        game = next(iter(state.record)).id
        if game != self._shown_game:
            self._shown_game, self._shown_table = game, None
            self._notes.clear()
            self.compare_with(None)
        self._show_line(state, table)
        self._show_seats(state, table)
        before, self._shown_table = self._shown_table, table
        if before is None or before.players != table.players:
            self._stand_still(table)
        elif before != table:
            self.animate_payments(before, table)

    def closed(self) -> None:
        """Who comes back sees where everything went, not the rest of the way."""
        if self._shown_table is not None:
            self._stand_still(self._shown_table)

    def _show_undo(self, state: State) -> None:
        words = self.app.words
        whats = [what_undo_takes(state, words, short=short) for short in (False, True)]
        self.can_undo = whats[0] is not None
        self._undo_texts = tuple(words("table-undo", what=what) for what in whats if what)
        self._undo_texts += (words("table-nothing-to-undo"),)
        self.fit_undo()

    def fit_undo(self, *_: Any) -> None:
        """The longest text of which nothing is cut."""
        button = self.ids.undo
        for text in self._undo_texts:
            self.undo_text = text
            label = button.label()
            if label is None or label.would_fit(text):
                return

    def _show_line(self, state: State, table: Table) -> None:
        """In the last hands what the best of the others needs for the first place."""
        words = self.app.words
        self.near_the_end = near_the_end(table, state.rules)
        if self.near_the_end:
            self.line_text = self._need(state, table)
        elif table.hand == 1 and not self.can_undo:
            self.line_text = words("table-tap-winner")
        else:
            self.line_text = ""

    def _need(self, state: State, table: Table) -> str:
        words, now = self.app.words, place_of(table, state.rules)
        names = short_names(table.players, _NAME_LETTERS)
        for seat in sorted(table.seats, key=lambda seat: (now[seat], seat)):
            found = needs_line(seat, 1, table, state.rules, words, short=True)
            if now[seat] > 1 and found is not None:
                place = words("table-place", place=1)
                return str(words("needs-short", name=names[seat], place=place, needs=found))
        return str(words("needs-page"))

    def _show_seats(self, state: State, table: Table) -> None:
        names = short_names(table.players, _NAME_LETTERS)
        now = place_of(table, state.rules)
        for place, sitting in enumerate(self._places):
            self.ids[f"turned{place}"].opacity = 0 if sitting is None else 1
        for seat in table.seats:
            panel = self.panel(seat)
            panel.standing = self._standing(table, seat, now)
            panel.difference = self._difference(table, seat)
            panel.name = names[seat]
            panel.note = self._note(table, seat)
            if seat is table.dreamer:
                continue
            panel.first_dealer = seat is Seat.EAST
            panel.wind = _WINDS[table.wind(seat)]
            panel.dealer = seat is table.dealer
            panel.riichi = seat in table.riichi
            panel.has_riichi = self.has_riichi
        self._place()

    def _standing(self, table: Table, seat: Seat, now: dict[Seat, int]) -> str:
        """The place, and how far behind the leader or ahead of the next; penalties to come."""
        words = self.app.words
        place = words("table-place", place=now[seat])
        later = sum(each.changes[seat] for each in table.adjustments if each.when == "after-uma")
        if later:
            return str(words("table-standing-later", place=place, points=words.signed(later)))
        others = [table.points[other] for other in table.seats if other is not seat]
        gap = table.points[seat] - max(others)
        if not gap:
            level = len({table.points[each] for each in table.seats}) == 1
            return "" if level else str(place)
        return str(words("table-standing", place=place, gap=words.signed(gap)))

    def _difference(self, table: Table, seat: Seat) -> str:
        if self._compared is None or self._compared is seat:
            return ""
        gap = table.points[seat] - table.points[self._compared]
        return str(self.app.words.signed(gap)) if gap else "±0"

    def _note(self, table: Table, seat: Seat) -> str:
        dead = seat in table.dead
        return str(self.app.words("table-dead")) if dead else self._notes.get(seat, "")

    def _over(self, table: Table) -> str:
        if table.ended is None and table.over is None:
            return ""
        why = "ended" if table.ended is not None else table.over
        over: str = self.app.words(f"table-over-{why}")
        if table.dreamer is None:
            return over
        name, points = table.name(table.dreamer), table.points[table.dreamer]
        return f"{over}\n{self.app.words('table-dreamer-has', name=name, points=points)}"

    def _place(self, *_: Any) -> None:
        cloth = self.ids.cloth
        found = places(cloth.width, cloth.height, self.app.u, self.app.portrait)
        turned = self.app.settings.seats_turned
        for place, box in enumerate(found.seats):
            holder, panel = self.ids[f"turned{place}"], self.ids[f"seat{place}"]
            holder.lay(box, place if turned else 0)
            width, height = holder.size
            panel.wide = width > _WIDE * height
            panel.roomy = found.corner is not None
        middles = (self.ids.dora, self.ids.over, self.ids.dreamer)
        shown = self.ids.dreamer if self.has_dreamer else self.ids.dora
        if self.over_text:
            shown = self.ids.over
        (left, bottom), (width, height) = found.middle
        line = self.ids.line
        line.size_hint = (None, None)
        high = 0.0
        if self.line_text and not self.over_text:
            high = self.app.u * (TOUCH if self.near_the_end else _HINT)
        line.pos, line.size = (left, bottom), (width, high)
        for middle in middles:
            middle.size_hint = (None, None)
            middle.pos, middle.size = (left, bottom + high), (width, height - high)
            if middle is not shown:
                # What is disabled would still take the taps of what lies under it.
                middle.x = -10 * cloth.width

        self._place_recent(found.corner)

    def _place_recent(self, corner: Box | None) -> None:
        recent, state = self.ids.recent, self.app.state
        recent.size_hint = (None, None)
        if corner is None or state is None or state.table is None:
            recent.x, recent.disabled, recent.opacity = -10 * self.ids.cloth.width, True, 0
            return
        recent.pos, recent.size = corner
        recent.show(last_hands(state, self.app.words, _RECENT))

    def animate_payments(self, before: Table, after: Table) -> None:
        """Sticks go where points went, points roll, and each seat says from what to what."""
        words = self.app.words
        changed = [seat for seat in after.seats if before.points[seat] != after.points[seat]]
        for seat in changed:
            was, now = before.points[seat], after.points[seat]
            self._notes[seat] = words.signed(now - was)
            if self.panel(seat).width >= _ROOM_FOR_COURSE * self.app.u:
                self._notes[seat] = words(
                    "table-changed", before=words.number(was), after=words.number(now)
                )
            self.panel(seat).note = self._note(after, seat)
        if changed:
            self._forget_notes.cancel()
            self._forget_notes()
        # Where somebody sits down at another's chair nothing rolls or slides: it was not theirs.
        motion = self.app.settings.motion and self.shown and before.places == after.places
        for seat in after.seats:
            roll_points(self.panel(seat), after.points[seat], motion)
        clear_sticks(self)  # what they showed is past
        if motion:
            move_sticks(self, before, after)

    def _stand_still(self, table: Table) -> None:
        """Nothing is on its way."""
        clear_sticks(self)
        for seat in table.seats:
            roll_points(self.panel(seat), table.points[seat], motion=False)

    def _notes_read(self, *_: Any) -> None:
        self._notes.clear()
        if self.app.screen is self:  # else it is done when it is shown again, if ever
            self.refresh()

    # What is tapped

    def tap_place(self, place: int) -> None:
        """Whoever sits there won."""
        seat = self._places[place]
        if seat is not None:
            self.start_win(seat)

    def hold_place(self, place: int) -> None:
        seat = self._places[place]
        if seat is not None:
            self.compare(seat)

    def start_win(self, seat: Seat | None) -> None:
        self.app.session.start_win(seat)

    def compare(self, seat: Seat) -> None:
        """A held seat: what everybody's distance is from, or the distances in words."""
        if self._compared is not None:
            self.compare_with(seat)
            self.refresh()
        else:
            DifferenceSheet(seat).open()

    def tap_dreamer(self) -> None:
        table = self._table
        if table is not None and table.dreamer is not None:
            name = table.name(table.dreamer)
            self.app.say(self.app.words("table-dreams-now", name=name))

    def hold_dreamer(self) -> None:
        table = self._table
        if table is not None and table.dreamer is not None:
            self.compare(table.dreamer)

    def show_differences(self, shown: bool) -> None:
        """Distances instead of points, from the leader until another seat is held."""
        table = self._table
        self.compare_with(table.leaders()[0] if shown and table is not None else None)
        self.refresh()

    def compare_with(self, seat: Seat | None) -> None:
        self._compared = seat
        self.ids.differences.choose(seat is not None)

    def show_needs(self) -> None:
        if self.near_the_end:
            NeedsSheet().open()

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
