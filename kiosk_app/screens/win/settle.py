"""Where every hand scores: each player's hand by photo, by tiles or by its points alone."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.table.short_names import short_names
from kiosk_app.screens.win.hand_text import problem_in_words
from kiosk_app.session.steps import Step
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import PlainButton, TapArea
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet
from kiosk_app.ui.widgets.sheet import Sheet
from scorer.table import Seat

if TYPE_CHECKING:
    from kiosk_app.session.deal_scoring import CountedDeal, CountedHand


load_kv(__file__)

_WINDS: Final = ("east", "south", "west", "north")

_NAME_LETTERS: Final = 12
"""Of a name beside a hand; a longer one is said by its first words."""
_THREE: Final = 3
MOST_FIGURES: Final = 4
_FIGURES: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "0")


class HandLook(TapArea):
    """Who it is, the hand, and what it counts: tapped, it says why."""


class PlayerHandRow(BoxLayout):
    seat: Seat
    wind = StringProperty("")
    name = StringProperty("")
    won = BooleanProperty(False)
    hand = ObjectProperty(None, allownone=True)
    note = StringProperty("")
    """In place of the hand."""
    total = StringProperty("")
    paid = StringProperty("")
    next = BooleanProperty(False)


class PointsSheet(Sheet):
    """Figures to tap; ``then`` gets the points, or None where nothing is left of them."""

    figures = StringProperty("")

    def __init__(
        self, *, points: int | None, then: Callable[[int | None], None], **values: Any
    ) -> None:
        self._then: Final = then
        super().__init__(**values)
        self.figures = "" if points is None else str(points)
        for figure in _FIGURES:
            button = PlainButton(text=figure, wanted=28)
            button.bind(on_release=lambda pressed: self.figure(pressed.text))
            self.ids.pad.add_widget(button)
        back = PlainButton(icon="back")
        back.bind(on_release=lambda _: self.take_back())
        self.ids.pad.add_widget(back)
        done = PlainButton(icon="check", kind="accent")
        done.bind(on_release=lambda _: self.done())
        self.ids.pad.add_widget(done)

    def figure(self, figure: str) -> None:
        if len(self.figures) < MOST_FIGURES:
            self.figures = (self.figures + figure).lstrip("0") or "0"

    def take_back(self) -> None:
        self.figures = self.figures[:-1]

    def done(self) -> None:
        self.dismiss()
        self._then(int(self.figures) if self.figures else None)


class SettleScreen(KioskScreen):
    heading = StringProperty("")
    sentence = StringProperty("")
    ready = BooleanProperty(False)
    explained = BooleanProperty(False)
    """Whether there is a count to look at."""
    next_seat = ObjectProperty(None, allownone=True)
    """Whose hand is asked for next."""
    ruled = BooleanProperty(False)
    """One of three players pays and receives double: the green dragon rules."""
    ruling_text = StringProperty("")

    def refresh(self) -> None:
        draft = self.app.session.draft
        counted = self.app.session.counted()
        if counted is None or not draft.paid_by:
            return
        # Beside two buttons an upright screen has no room for a whole name.
        name = short_names(self.app.session.table.players)[draft.winners[0].seat]
        self.heading = self.app.words("settle-title", name=name)
        self.ready = counted.payments is not None
        self.explained = counted.result is not None
        self.next_seat = next((one.seat for one in draft.hands if not one.known), None)
        self.sentence = self._sentence(counted)
        table = self.app.session.table
        self.ruled = table.green_round and table.seat_count == _THREE
        name = "–" if draft.ruling is None else table.name(draft.ruling)
        self.ruling_text = self.app.words("settle-ruling", name=name)
        self._show_rows(counted)

    # What can be tapped

    def photo(self, seat: Seat) -> None:
        self._ask(seat, Step.TAKE_PHOTO)

    def tiles(self, seat: Seat) -> None:
        self._ask(seat, Step.ENTER_TILES)

    def points(self, seat: Seat) -> None:
        """Just the points, typed."""
        counted = self.app.session.counted()
        if counted is None:
            return
        plain = counted.hands[seat].draft.plain
        PointsSheet(
            title=self.app.words("settle-points-of", name=self.app.session.table.name(seat)),
            points=None if plain is None else plain.points,
            then=lambda points: self._said(seat, points),
        ).open()

    def ask_ruling(self) -> None:
        """Whom the dice made the ruling player (NTS, Drie spelers)."""
        draft, table = self.app.session.draft, self.app.session.table
        ChoiceSheet(
            title=self.app.words("settle-ruling-who"),
            options={seat: table.name(seat) for seat in draft.playing},
            chosen=draft.ruling,
            then=self._rules,
        ).open()

    def _rules(self, seat: Seat) -> None:
        session = self.app.session
        session.correct(replace(session.draft, ruling=seat))
        self.refresh()

    def look(self, seat: Seat) -> None:
        """A hand that counts is explained; one that does not is put right."""
        counted = self.app.session.counted()
        if counted is None:
            return
        hand = counted.hands[seat]
        if counted.result is not None:
            self._ask(seat, Step.EXPLAIN_HANDS)
        elif not hand.draft.hand.empty and hand.draft.plain is None:
            self.app.session.look_at(seat)
            self.app.session.fix_hand()
        elif not hand.draft.known:
            self.photo(seat)
        else:
            self.points(seat)

    def explain(self) -> None:
        self.look(self.app.session.draft.winners[0].seat)

    def accept(self) -> None:
        self.app.session.accept()

    def _ask(self, seat: Seat, step: Step) -> None:
        self.app.session.look_at(seat)
        self.app.session.go(step)

    def _said(self, seat: Seat, points: int | None) -> None:
        self.app.session.say_points(seat, points)
        self.refresh()

    # What is shown

    def _sentence(self, counted: "CountedDeal") -> str:
        """The one thing that is in the way, or how it is done."""
        words, table = self.app.words, self.app.session.table
        if counted.refused is not None:
            return words.sentence_for(counted.refused)
        for hand in counted.hands.values():
            if hand.problems:
                problem = problem_in_words(hand.problems[0], words)
                name = table.name(hand.draft.seat)
                return words("settle-problem-of", name=name, problem=problem)
        if counted.result is not None and counted.payments is None:
            return words("settle-not-out", name=table.name(counted.draft.winners[0].seat))
        if self.next_seat is not None and self.ready:
            return words("settle-others-count-nothing")
        return words("settle-ask")

    def _show_rows(self, counted: "CountedDeal") -> None:
        box, playing = self.ids.rows, counted.draft.playing
        if [row.seat for row in reversed(box.children)] != list(playing):
            box.clear_widgets()
            for seat in playing:
                box.add_widget(self._row(seat))
        for row in box.children:
            self._tell(row, counted.hands[row.seat], counted)

    def _row(self, seat: Seat) -> PlayerHandRow:
        row = PlayerHandRow()
        row.seat = seat
        row.ids.look.bind(on_release=lambda *_: self.look(seat))
        row.ids.photo.bind(on_release=lambda *_: self.photo(seat))
        row.ids.tiles.bind(on_release=lambda *_: self.tiles(seat))
        row.ids.points.bind(on_release=lambda *_: self.points(seat))
        return row

    def _tell(self, row: PlayerHandRow, hand: "CountedHand", counted: "CountedDeal") -> None:
        words, table, seat = self.app.words, self.app.session.table, row.seat
        shown = hand.draft.plain is None and not hand.draft.hand.empty
        row.wind = words(f"seats-{_WINDS[table.wind(seat)]}")
        row.name = short_names(table.players, _NAME_LETTERS)[seat]
        row.won = seat in counted.draft.seats
        row.hand = hand.draft.hand if shown else None
        row.note = "" if shown else self._note(hand)
        row.total = "" if hand.total is None else words.number(hand.total)
        row.paid = "" if counted.payments is None else words.signed(counted.payments[seat])
        row.next = seat is self.next_seat

    def _note(self, hand: "CountedHand") -> str:
        words = self.app.words
        if hand.draft.plain is not None:
            return words("settle-counted")
        dead: Any = getattr(hand.score, "dead", None)
        return words("settle-dead") if dead else words("settle-no-hand")
