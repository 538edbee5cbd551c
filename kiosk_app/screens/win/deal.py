"""What every hand counts and why, who pays whom, and the tap that writes it down."""

from typing import TYPE_CHECKING, Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.screens.win.deal_lines import lines_of_hand
from kiosk_app.screens.win.deal_switches import switches
from kiosk_app.screens.win.hand_words import hand_heading
from kiosk_app.screens.win.score_lines import Lines
from kiosk_app.screens.win.score_parts import PaymentArrows, YakuLine
from kiosk_app.session.steps import Step
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.small_switch import SmallSwitch
from kiosk_app.ui.widgets.text import FlowLabel
from scorer.table import SEATS, Seat
from scorer.table.seats import seat_of

if TYPE_CHECKING:
    from kiosk_app.explain.nts import DealExplanation
    from kiosk_app.session.deal_scoring import CountedDeal

load_kv(__file__)

__all__ = ["DealScreen", "PaymentArrows", "YakuLine"]
_WINDS: Final = ("east", "south", "west", "north")


class HandTab(SmallSwitch):
    """Whose hand, and what it counts."""

    total = StringProperty("")


class DealScreen(KioskScreen):
    heading = StringProperty("")
    payable = BooleanProperty(False)

    def refresh(self) -> None:
        counted = self.app.session.counted()
        if counted is None:
            return
        if counted.deal is None or counted.result is None:
            # The tiles changed so that there is nothing to explain: back to the four hands.
            if self.shown:
                self.app.session.go(Step.COUNT_HANDS)
            return
        from kiosk_app.explain.nts import explain_deal

        one = self.app.session.draft.winner
        explanation = explain_deal(
            counted.result, counted.deal, counted.rules, self.app.words.language
        )
        self.heading = hand_heading(self.app)
        self.payable = counted.payments is not None
        shown = one.hand if one.plain is None and not one.hand.empty else None
        self.ids.hand.draft = shown
        self.ids.hand.size_hint_y = None
        self.ids.hand.height = self.app.u * (100 if self.app.portrait else 60) if shown else 0
        self._show_tabs(counted)
        self._show_lines(counted, explanation, one.seat)
        self._show_payments(counted)
        self._show_switches(counted)

    # What can be tapped

    def look_at(self, seat: Seat) -> None:
        self.app.session.look_at(seat)
        self.refresh()

    def correct(self) -> None:
        """The tiles of this hand; its points where only they are counted."""
        one = self.app.session.draft.winner
        if one.plain is not None or one.hand.empty:
            self.app.session.go(Step.COUNT_HANDS)
        else:
            self.app.session.fix_hand()

    def accept(self) -> None:
        self.app.session.accept()

    # What is shown

    def _show_tabs(self, counted: "CountedDeal") -> None:
        table, words = self.app.session.table, self.app.words
        box, other = self.ids.tabs, self.ids.tabs_below
        if self.app.portrait:
            box, other = other, box
        box.clear_widgets()
        other.clear_widgets()
        for seat in SEATS:
            hand = counted.hands[seat]
            total = "–" if hand.total is None else words.number(hand.total)
            name = table.name(seat)
            tab = HandTab(text=name, total=total, group="deal-hand", allow_no_selection=False)
            tab.choose(seat is self.app.session.draft.winner.seat)
            tab.bind(on_release=lambda _, seat=seat: self.look_at(seat))
            box.add_widget(tab)

    def _show_lines(
        self, counted: "CountedDeal", explanation: "DealExplanation", seat: Seat
    ) -> None:
        box = self.ids.lines
        box.clear_widgets()
        wind = self.app.session.table.wind(seat)
        wins = seat in counted.draft.seats
        for line in _widgets(lines_of_hand(explanation, wind, wins, self.app.words)):
            box.add_widget(line)
        self.ids.scroll.scroll_y = 1

    def _show_payments(self, counted: "CountedDeal") -> None:
        arrows, table = self.ids.payments, self.app.session.table
        arrows.names = tuple(table.name(seat) for seat in SEATS)
        arrows.winners = counted.draft.seats
        arrows.size_hint = (1, 1) if counted.payments is not None else (0.001, 0.001)
        if counted.payments is None:
            arrows.payments = None
            return
        transfers: Any = getattr(counted.result, "transfers", ())
        arrows.pairs = tuple(
            (seat_of(one.payer, table.dealer), seat_of(one.receiver, table.dealer))
            for one in transfers
        )
        arrows.amounts = tuple(self.app.words.signed(points) for points in counted.payments)
        arrows.payments = counted.payments

    def _show_switches(self, counted: "CountedDeal") -> None:
        box = self.ids.switches
        box.clear_widgets()
        share = 0.323 if self.app.portrait else 0.195
        for widget in switches(self.app, counted, self.refresh):
            # A button has a frame of its own around its words.
            more = 1.4 if isinstance(widget, PlainButton) else 1.0
            widget.size_hint = (share * more, None)
            widget.height = self.app.u * 50
            box.add_widget(widget)


def _widgets(lines: Lines) -> list[Any]:
    return [
        FlowLabel(text=line.name, wanted=line.size, bold=line.kind == "heading") for line in lines
    ]
