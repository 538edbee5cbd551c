"""Every hand of the game: what happened, who paid, its photo, and the way back to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.image import Image

from kiosk_app.explain.naming import short_yaku
from kiosk_app.languages import Language
from kiosk_app.screens.table.event_text import event_text, what_redo_brings
from kiosk_app.screens.table.short_names import round_text, short_names
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.text import FitLabel
from scorer.table import (
    SEATS,
    Event,
    Four,
    FourNames,
    Mended,
    PlayedHand,
    Seat,
    State,
    TableRules,
    Undone,
    Win,
    hands,
)
from scorer.table.table import four

load_kv(__file__)

_LONG_NAME = 13
"""Letters from which a name needs more than one line over its column."""
_TO = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class ListedHand:
    """One hand in words; ``first`` is the event to undo to play it again."""

    title: str
    counters: str
    """Those on the table, in words, and whether the hand was corrected; empty: neither."""
    text: str
    names: FourNames
    before: Four
    after: Four
    first: Event
    end: Event | None
    dealer: Seat = Seat.EAST
    was: str = ""
    """What was recorded before it was corrected; empty: it never was."""

    @property
    def changes(self) -> Four:
        return four(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def winners_yaku(self) -> tuple[tuple[str, str], ...]:
        """Who won with which yaku, by the yaku's id."""
        if not isinstance(self.end, Win):
            return ()
        return tuple(
            (self.names[winner.seat], item.id)
            for winner in self.end.winners
            for item in winner.yaku
        )


def listed_hands(state: State, words: Language) -> tuple[ListedHand, ...]:
    """The latest first."""
    before = recorded_before(state)
    return tuple(
        _listed(hand, state.rules, words, before.get("" if hand.end is None else hand.end.id))
        for hand in reversed(hands(state))
    )


def recorded_before(state: State) -> dict[str, Event]:
    """The first end of every hand that was corrected since, by its id."""
    targets = {
        hand.target
        for step in state.steps
        if isinstance(step.event, Mended)
        for hand in step.event.hands
    }
    first: dict[str, Event] = {}
    for event in state.record:
        if event.id in targets:
            first.setdefault(event.id, event)
    return first


def points_courses(state: State) -> tuple[tuple[int, ...], ...]:
    """Each seat's points before the first hand and after every one, for a plot."""
    played = hands(state)
    if not played:
        return ()
    return tuple(
        (played[0].before[seat], *(hand.after[seat] for hand in played))
        for seat in range(len(played[0].before))
    )


def _listed(hand: PlayedHand, rules: TableRules, words: Language, was: Event | None) -> ListedHand:
    names = tuple(short_names(hand.players))
    if hand.end is None:
        last = event_text(hand.events[-1], names, words, rules)
        text = f"{last} · {words('history-running')}"
    else:
        text = event_text(hand.end, names, words, rules)
    notes = [words("history-counters", count=hand.counters)] if hand.counters else []
    notes += [words("history-corrected")] if was is not None else []
    return ListedHand(
        title=round_text(words, hand.round_letter, hand.dealer + 1),
        counters=words("lists-between").join(notes),
        text=text,
        names=hand.players,
        before=hand.before,
        after=hand.after,
        first=hand.events[0],
        end=hand.end,
        dealer=hand.dealer,
        was="" if was is None else event_text(was, names, words, rules),
    )


class HandRow(TapArea):
    """One hand in the list; tapped, it tells more."""

    title = StringProperty("")
    counters = StringProperty("")
    text = StringProperty("")
    tall = BooleanProperty(False)
    """Long names need more lines."""


class HandPage(BoxLayout):
    """Who paid, beside the photo."""


class PaymentRow(BoxLayout):
    """Points before and after, of one player."""

    name = StringProperty("")
    course = StringProperty("")
    change = StringProperty("")


class KeptHandRow(BoxLayout):
    """A hand as it was entered, and what it counted."""

    name = StringProperty("")
    hand = ObjectProperty(None, allownone=True)
    note = StringProperty("")
    """In place of the hand, where its tiles are not known."""
    total = StringProperty("")


class HistoryScreen(KioskScreen):
    plotted = BooleanProperty(False)
    hands: Any = ObjectProperty(())
    long_names = BooleanProperty(False)
    _seated: tuple[Seat, ...] = SEATS

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        self.hands = listed_hands(state, self.app.words)
        self.ids.nothing.opacity = 0 if self.hands else 1
        self._seated = state.table.seats
        names = short_names(state.table.players)[: len(self._seated)]
        self.long_names = max(map(len, names)) > _LONG_NAME
        self._fill_list()
        self._fill_head(names if self.hands else ())
        self._plot(state, names)
        self.ids.pages.current = "plot" if self.plotted else "list"
        redo, what = self.ids.redo, what_redo_brings(state, self.app.words)
        redo.disabled = what is None
        redo.text = "" if what is None else self.app.words("history-redo", what=what)
        redo.opacity = 0 if what is None else 1

    def _fill_head(self, names: Sequence[str]) -> None:
        """Whose points stand under each other."""
        head = self.ids.head
        head.clear_widgets()
        for name in names:
            head.add_widget(FitLabel(text=name, wanted=18, bold=True, ends_with_dots=True))

    def _plot(self, state: State, names: Sequence[str]) -> None:
        number, courses = self.app.words.number, points_courses(state)[: len(names)]
        plot = self.ids.plot
        plot.names = [
            f"{name}  {number(course[-1])}" for name, course in zip(names, courses, strict=False)
        ]
        start = courses[0][0] if courses else 0
        plot.levels = [(value, number(value)) for value in dict.fromkeys((start, 0))]
        plot.courses = [list(course) for course in courses]

    def _fill_list(self) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for hand in self.hands:
            row = HandRow(
                title=hand.title, counters=hand.counters, text=hand.text, tall=self.long_names
            )
            for change in hand.changes[: len(self._seated)]:
                label = FitLabel(text=self.app.words.signed(change) if change else "–", wanted=18)
                label.color = self._colour(change)
                row.ids.changes.add_widget(label)
            row.fbind("on_release", lambda _row, hand=hand: self.show_hand(hand))
            rows.add_widget(row)

    def _colour(self, change: int) -> Any:
        theme = self.app.theme
        return theme.gain if change > 0 else theme.loss if change < 0 else theme.muted

    def turn_page(self) -> None:
        self.plotted = not self.plotted
        self.refresh()

    def show_hand(self, hand: ListedHand) -> None:
        """All that is known of one hand, and the way back to before it."""
        words = self.app.words
        hands = [part for part in (hand.title, hand.counters, hand.text) if part]
        sheet = Sheet(title=" · ".join(hands), wide=0.94)
        page = HandPage()
        self._fill_payments(page.ids.payments, hand)
        page.ids.yaku.text = ", ".join(
            dict.fromkeys(
                short_yaku(words, item, self.app.settings.yaku_names == "romaji")
                for _, item in hand.winners_yaku
            )
        )
        if hand.was:
            page.ids.was.text = words("history-was", what=hand.was)
        page.ids.edit.disabled = hand.end is None
        page.ids.edit.fbind("on_release", lambda *_: self._edit(hand, sheet))
        page.ids.back.fbind("on_release", lambda *_: self._go_back_to(hand, sheet))
        sheet.add_widget(page)
        sheet.open()
        self._find_photo(hand, page.ids.photo)

    def _fill_payments(self, rows: BoxLayout, hand: ListedHand) -> None:
        words = self.app.words
        seated = zip(hand.names, hand.before, hand.after, hand.changes, strict=True)
        for name, before, after, change in list(seated)[: len(self._seated)]:
            rows.add_widget(
                PaymentRow(
                    name=name,
                    course=f"{words.number(before)}{_TO}{words.number(after)}",
                    change=words.signed(change),
                )
            )

    def _find_photo(self, hand: ListedHand, place: BoxLayout) -> None:
        end = hand.end
        if end is None:
            return

        def found(kept: Any) -> None:
            if kept is None:
                return
            hands = self._kept_hands(kept.reading, hand)
            if kept.photo is not None or hands:
                place.clear_widgets()
            if kept.photo is not None:
                image = Image(source=str(kept.photo), fit_mode="contain")
                image.size_hint_y = 1.6
                place.add_widget(image)
            for row in hands:
                place.add_widget(row)

        self.app.workers.storage(lambda: self.app.session.table_store.evidence_of(end.id), found)

    def _kept_hands(self, reading: Any, hand: ListedHand) -> list[KeptHandRow]:
        """The hands, where every hand scored and their tiles are known."""
        if not reading or "deal" not in reading:
            return []
        from kiosk_app.session.deal_record import hands_kept

        words = self.app.words
        return [
            KeptHandRow(
                name=hand.names[kept.seat],
                hand=kept.hand,
                note=words("settle-dead" if kept.dead else "settle-counted"),
                total=words.number(kept.total),
            )
            for kept in hands_kept(reading, hand.dealer, len(self._seated))
        ]

    def _edit(self, hand: ListedHand, sheet: Sheet) -> None:
        sheet.dismiss()
        if hand.end is not None:
            self.app.session.mending.start(hand.end.id)

    def _go_back_to(self, hand: ListedHand, sheet: Sheet) -> None:
        sheet.dismiss()
        self.app.session.record(
            lambda place: Undone(*place, hand.first.id), lambda _state: self.app.show("table")
        )

    def redo(self) -> None:
        self.app.session.redo()
