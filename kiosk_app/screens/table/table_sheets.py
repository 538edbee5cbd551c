"""What comes up over the table: more things to do, differences, the end."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.screens.table.event_text import what_redo_brings
from kiosk_app.screens.table.needs_sheet import NeedsSheet
from kiosk_app.screens.table.needs_text import can_need
from kiosk_app.screens.table.wall_sheet import WallSheet
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.sheet import LiveSheet
from kiosk_app.ui.widgets.text import FitLabel
from scorer.offences import offences_of
from scorer.table import SEATS, GameEnded, Seat, State, Table, TimeCalled, may_stop
from scorer.table.settled import GivenSettlement
from scorer.table.table import EndReason

load_kv(__file__)


class MoreSheet(LiveSheet):
    redo_text = StringProperty("")
    can_redo = BooleanProperty(False)
    playing = BooleanProperty(True)
    """Whether a further hand can be played."""
    time_called = BooleanProperty(False)
    referee = StringProperty("referee")
    """The screen for what a referee decides: the book's list of offences, where it has one."""
    has_wall = BooleanProperty(False)
    has_needs = BooleanProperty(False)
    """Whether it can be worked out what a win would bring."""

    def refresh(self) -> None:
        state: State = self.app.state
        what = what_redo_brings(state, self.app.words)
        self.can_redo = what is not None
        words = self.app.words
        self.redo_text = (
            words("table-nothing-to-redo") if what is None else words("table-redo", what=what)
        )
        table = state.table
        self.referee = "offences" if offences_of(state.rules.id, state.rules.extends) else "referee"
        self.has_needs = can_need(state.rules)
        # How three players of riichi build their walls, no book says.
        nts = isinstance(state.rules.settlement, GivenSettlement)
        self.has_wall = nts or state.rules.seats == len(SEATS)
        self.playing = table is not None and table.over is None and table.ended is None
        self.time_called = table is not None and table.hands_left is not None

    def go(self, screen: str) -> None:
        self.dismiss()
        self.app.show(screen)

    def redo(self) -> None:
        self.dismiss()
        self.app.screen.redo()

    def show_needs(self) -> None:
        self.dismiss()
        NeedsSheet().open()

    def show_wall(self) -> None:
        self.dismiss()
        WallSheet().open()

    def turn_screen(self) -> None:
        """The sheet stays open, as it may take more than one turn."""
        self.app.screen.turn()

    def call_time(self) -> None:
        self.dismiss()
        self.app.screen.call_time()

    def end_game(self) -> None:
        self.dismiss()
        self.app.screen.end_game()


class CallTimeSheet(LiveSheet):
    """The hand that runs when time is called is finished first (EMA 2016 §5.9)."""

    def call(self, hand_running: bool) -> None:
        self.dismiss()
        self.app.session.record(lambda place: TimeCalled(*place, hand_running), self._called)

    def _called(self, state: State) -> None:
        table = state.table
        if table is not None and table.hands_left is not None:
            self.app.say(self.app.words("table-time-called", count=table.hands_left))


class EndSheet(LiveSheet):
    """Why this game may end now."""

    def refresh(self) -> None:
        choices = self.ids.choices
        choices.clear_widgets()
        state: State = self.app.state
        for reason, text in self._reasons(state, self.app.words):
            choices.add_widget(EndChoice(self, reason, text))

    def _reasons(self, state: State, words: Any) -> list[tuple[EndReason, str]]:
        table = state.table
        if table is None:
            return []
        if table.over is not None:
            return [("complete", words("table-end-complete"))]
        reasons: list[tuple[EndReason, str]] = []
        if may_stop(table, state.rules):
            reasons.append(
                ("dealer-stops", words("table-end-dealer", name=table.name(table.dealer)))
            )
        reasons.append(("agreed", words("table-end-agreed")))
        return reasons

    def end(self, reason: EndReason) -> None:
        self.dismiss()
        self.app.session.record(
            lambda place: GameEnded(*place, reason), lambda _: self.app.show("final")
        )


class EndChoice(PlainButton):
    def __init__(self, sheet: EndSheet, reason: EndReason, text: str) -> None:
        super().__init__(text=text)
        self._sheet, self._reason = sheet, reason

    def on_release(self) -> None:
        self._sheet.end(self._reason)


class DifferenceSheet(LiveSheet):
    """How far a player is from the others."""

    def __init__(self, seat: Seat, **values: Any) -> None:
        self._seat = seat
        super().__init__(**values)

    def refresh(self) -> None:
        state: State = self.app.state
        table = state.table
        if table is None:
            return
        mine, words = table.points[self._seat], self.app.words
        name = table.name(self._seat)
        self.title = words("table-compare", name=name, points=mine)
        self.ids.lines.clear_widgets()
        for other in table.seats:
            if other is not self._seat:
                self.ids.lines.add_widget(DifferenceLine(text=self._line(table, other)))
        for each in table.adjustments:
            if each.changes[self._seat] and each.when == "after-uma":
                text = words(
                    "table-later",
                    points=words.signed(each.changes[self._seat]),
                    reason=each.reason or words("rulings-chombo"),
                )
                self.ids.lines.add_widget(DifferenceLine(text=text))

    def _line(self, table: Table, other: Seat) -> str:
        more = table.points[self._seat] - table.points[other]
        key = "ahead" if more > 0 else "behind" if more < 0 else "level"
        return str(self.app.words(f"table-{key}", points=abs(more), name=table.name(other)))


class DifferenceLine(FitLabel):
    """One sentence."""
