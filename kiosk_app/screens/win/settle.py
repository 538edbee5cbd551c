"""Where every hand scores: each player's hand by photo, by tiles or by its points alone."""

from typing import TYPE_CHECKING, Any, Final

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from kiosk_app.screens.win.hand_words import problem_in_words
from kiosk_app.screens.win.settle_parts import PlayerHandRow, PointsSheet
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.telling import sentence_of
from scorer.table import SEATS, Seat

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import ToldDeal, ToldHand

load_kv(__file__)

_WINDS: Final = ("east", "south", "west", "north")


class SettleScreen(KioskScreen):
    heading = StringProperty("")
    sentence = StringProperty("")
    ready = BooleanProperty(False)
    explained = BooleanProperty(False)
    """Whether there is a count to look at."""
    next_seat = ObjectProperty(None, allownone=True)
    """Whose hand is asked for next."""

    def refresh(self) -> None:
        draft = self.app.win_draft
        told = self.app.deal.told()
        if told is None or not draft.paid_by:
            return
        name = self.app.win.table.name(draft.winners[0].seat)
        self.heading = self.app.words("settle.title", name=name)
        self.ready = told.payments is not None
        self.explained = told.result is not None
        self.next_seat = next((one.seat for one in draft.hands if not one.told), None)
        self.sentence = self._sentence(told)
        self.app.deal.keep()
        self._show_rows(told)

    # What can be tapped

    def photo(self, seat: Seat) -> None:
        self.app.deal.ask(seat, "camera")

    def tiles(self, seat: Seat) -> None:
        self.app.deal.ask(seat, "tiles")

    def points(self, seat: Seat) -> None:
        """Just the points, typed."""
        told = self.app.deal.told()
        if told is None:
            return
        plain = told.hands[seat].draft.plain
        PointsSheet(
            title=self.app.words("settle.points-of", name=self.app.win.table.name(seat)),
            points=None if plain is None else plain.points,
            then=lambda points: self._said(seat, points),
        ).open()

    def look(self, seat: Seat) -> None:
        """A hand that counts is explained; one that does not is put right."""
        told = self.app.deal.told()
        if told is None:
            return
        hand = told.hands[seat]
        if told.result is not None:
            self.app.deal.ask(seat, "deal")
        elif not hand.draft.hand.empty and hand.draft.plain is None:
            self.app.deal.correct(seat)
        elif not hand.draft.told:
            self.photo(seat)
        else:
            self.points(seat)

    def explain(self) -> None:
        self.look(self.app.win_draft.winners[0].seat)

    def accept(self) -> None:
        self.app.deal.accept()

    def _said(self, seat: Seat, points: int | None) -> None:
        self.app.deal.say_points(seat, points)
        self.refresh()

    # What is shown

    def _sentence(self, told: "ToldDeal") -> str:
        """The one thing that is in the way, or how it is done."""
        words, table = self.app.words, self.app.win.table
        if told.refused is not None:
            return sentence_of(told.refused, words) or str(told.refused)
        for hand in told.hands.values():
            if hand.problems:
                problem = problem_in_words(hand.problems[0], words)
                name = table.name(hand.draft.seat)
                return words("settle.problem-of", name=name, problem=problem)
        if told.result is not None and told.payments is None:
            return words("settle.not-out", name=table.name(told.draft.winners[0].seat))
        if self.next_seat is not None and self.ready:
            return words("settle.others-count-nothing")
        return words("settle.ask")

    def _show_rows(self, told: "ToldDeal") -> None:
        box = self.ids.rows
        box.clear_widgets()
        for seat in SEATS:
            box.add_widget(self._row(told.hands[seat], told))

    def _row(self, hand: "ToldHand", told: "ToldDeal") -> PlayerHandRow:
        words, table, seat = self.app.words, self.app.win.table, hand.draft.seat
        wind = words(f"seats.{_WINDS[table.wind(seat)]}")
        shown = hand.draft.plain is None and not hand.draft.hand.empty
        row = PlayerHandRow(
            wind=wind,
            name=table.name(seat),
            won=seat in told.draft.seats,
            hand=hand.draft.hand if shown else None,
            note="" if shown else self._note(hand),
            total="" if hand.total is None else words.number(hand.total),
            paid="" if told.payments is None else words.signed(told.payments[seat]),
            next=seat is self.next_seat,
        )
        row.ids.look.bind(on_release=lambda *_: self.look(seat))
        row.ids.photo.bind(on_release=lambda *_: self.photo(seat))
        row.ids.tiles.bind(on_release=lambda *_: self.tiles(seat))
        row.ids.points.bind(on_release=lambda *_: self.points(seat))
        return row

    def _note(self, hand: "ToldHand") -> str:
        words = self.app.words
        if hand.draft.plain is not None:
            return words("settle.counted")
        dead: Any = getattr(hand.score, "dead", None)
        return words("settle.dead") if dead else words("settle.no-hand")
