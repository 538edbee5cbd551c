"""Where every hand scores: the points of each player's hand, and what that settles to."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.desk.settling import MOST_FIGURES, settled_event, settled_payments
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice, PlainButton
from scorer.books import load_book
from scorer.ruleset import RuleSet
from scorer.table import SEATS, Four, Seat
from scorer.table.seats import four

load_kv(__file__)

_WINDS: Final = ("east", "south", "west", "north")


class SettleScreen(KioskScreen):
    heading = StringProperty("")
    ready = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._points: dict[Seat, str] = {}
        self._at = Seat.EAST
        self._hand = -1

    def refresh(self) -> None:
        draft = self.app.win_draft
        if not draft.winners or draft.free is not None or not draft.paid_by:
            return
        if self._hand != self.app.win.table.hand:
            self._hand, self._points = self.app.win.table.hand, {}
            self._at = draft.winner.seat
        self.heading = self.app.win.heading()
        self._show_pad()
        self._show_rows()

    def figure(self, figure: str) -> None:
        said = self._points.get(self._at, "")
        if len(said) < MOST_FIGURES:
            self._points[self._at] = (said + figure).lstrip("0") or "0"
        self._show_rows()

    def take_back(self) -> None:
        self._points[self._at] = self._points.get(self._at, "")[:-1]
        self._show_rows()

    def choose(self, seat: Seat) -> None:
        self._at = seat
        self._show_rows()

    def accept(self) -> None:
        draft, payments = self.app.win_draft, self._payments()
        if payments is None or self.app.busy:
            return
        points, winner = self._four(), draft.winner.seat
        self.app.record(
            lambda place: settled_event(place, points, winner, draft.discarder, payments),
            lambda _: self._done(),
        )

    def _done(self) -> None:
        self._hand = -1
        self.app.win.forget()
        self.app.show("table")

    def _four(self) -> Four:
        return four(int(self._points.get(seat) or 0) for seat in SEATS)

    def _payments(self) -> Four | None:
        """None until the winner's points are said."""
        draft = self.app.win_draft
        rules = load_book(self.app.win.rules.id)
        if isinstance(rules, RuleSet) or not self._points.get(draft.winner.seat):
            return None
        table = self.app.win.table
        return settled_payments(self._four(), draft.winner.seat, draft.discarder, table, rules)

    def _show_rows(self) -> None:
        box, words, table = self.ids.rows, self.app.words, self.app.win.table
        box.clear_widgets()
        payments = self._payments()
        self.ready = payments is not None
        for seat in SEATS:
            wind = words(f"seats.{_WINDS[table.wind(seat)]}")
            said = words.number(int(self._points.get(seat) or 0))
            text = words("settle.points", wind=wind, name=table.name(seat), points=said)
            if payments is not None:
                text = f"{text}\n{words.signed(payments[seat])}"
            choice = Choice(text=text, group="settle", allow_no_selection=False)
            choice.choose(seat is self._at)
            choice.bind(on_release=lambda _, seat=seat: self.choose(seat))
            box.add_widget(choice)

    def _show_pad(self) -> None:
        pad = self.ids.pad
        pad.clear_widgets()
        for figure in ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0"):
            button = PlainButton(text=figure, wanted=28)
            button.bind(on_release=lambda pressed: self.figure(pressed.text))
            pad.add_widget(button)
        back = PlainButton(icon="back")
        back.bind(on_release=lambda _: self.take_back())
        pad.add_widget(back)
