"""A past hand is edited: who won, who dealt in, its worth, riichi, tenpai; the rest is replayed."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.languages import Language
from kiosk_app.screens.table import preview_panel
from kiosk_app.screens.table.event_text import event_text
from kiosk_app.screens.table.preview_panel import SeatChange
from kiosk_app.screens.table.reasoned_screen import RulingChoice, offer
from kiosk_app.screens.table.short_names import round_text, short_names
from kiosk_app.session.mend_draft import HandMend, MendDraft, Outcome, table_at_end
from kiosk_app.session.steps import Step
from kiosk_app.session.win_scoring import riichi_rules
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet
from scorer.table import (
    AbortedHand,
    Chombo,
    Conflict,
    Event,
    ExhaustiveDraw,
    NagashiMangan,
    Redeal,
    Refused,
    Seat,
    State,
    Table,
    TableRules,
    Win,
)

PARTS: Final = (preview_panel,)
"""Their widgets are named in the kv file."""
Ending = Literal["win", "draw", "chombo", "redeal"]
_ENDINGS: Final[tuple[Ending, ...]] = ("win", "draw", "chombo", "redeal")
_NAME_LETTERS: Final = 12

load_kv(__file__)


class MisfitRow(BoxLayout):
    """Something recorded later that no longer fits: left out, or its hand edited too."""

    __events__ = ("on_edit", "on_leave")

    text = StringProperty("")
    left_out = BooleanProperty(False)
    editable = BooleanProperty(False)

    def on_edit(self) -> None:
        """The screen says what happens."""

    def on_leave(self, left_out: bool) -> None:
        """The screen says what happens."""


class MendScreen(KioskScreen):
    heading = StringProperty("")
    ending = StringProperty("win")
    win_text = StringProperty("")
    """Who won what from whom."""
    worth_known = BooleanProperty(False)
    """Whether somebody has won, so that the worth can be changed."""
    every_hand = BooleanProperty(False)
    has_riichi = BooleanProperty(True)
    draw_text = StringProperty("")
    sentence = StringProperty("")
    """What follows, or what is still to be decided."""
    possible = BooleanProperty(False)
    misfits: Any = ObjectProperty(())
    """What was recorded later and no longer fits."""

    def refresh(self) -> None:
        state: State | None = self.app.state
        draft = self.app.session.mending.draft
        if state is None or state.table is None or draft is None:
            return
        outcome = self.app.session.mending.outcome()
        hand = draft.hand
        at_end = table_at_end(outcome, hand.target) if isinstance(outcome, Outcome) else None
        table = at_end or state.table
        self.has_riichi = bool(state.rules.riichi_stake)
        self.every_hand = riichi_rules(state.rules) is None
        self.heading = self._heading(table)
        self._show_riichi(hand, table)
        self._show_ending(hand, table, state)
        self._show_outcome(state, draft, outcome)

    def _heading(self, table: Table) -> str:
        words: Language = self.app.words
        hand = round_text(words, table.round_letter, table.dealer + 1)
        if self.every_hand:  # NTS has no counters
            return words("mend-title-plain", hand=hand)
        return words("mend-title", hand=hand, counters=table.counters)

    def _show_riichi(self, hand: HandMend, table: Table) -> None:
        self._show_seats(self.ids.riichi, table, hand.riichi, self._riichi)

    def _show_seats(self, row: Any, table: Table, chosen: Any, tapped: Any) -> None:
        row.clear_widgets()
        names = short_names(table.players, _NAME_LETTERS)
        for seat in table.seats:
            choice = RulingChoice(text=names[seat])
            choice.choose(seat in chosen)
            choice.bind(on_release=lambda button, seat=seat: tapped(seat, button.chosen))
            row.add_widget(choice)

    def _show_ending(self, hand: HandMend, table: Table, state: State) -> None:
        words, end = self.app.words, hand.end
        self.ending = ending_of(end)
        endings = [ending for ending in _ENDINGS if ending != "redeal" or self.ending == "redeal"]
        if state.rules.chombo is None and self.ending != "chombo":
            endings.remove("chombo")
        offer(
            self.ids.endings,
            [(ending, words(f"mend-ending-{ending}"), ending == self.ending) for ending in endings],
            self.choose_ending,
        )
        self.worth_known = isinstance(end, Win) and bool(end.winners)
        self.win_text = (
            event_text(end, table.players, words, state.rules)
            if self.worth_known
            else words("mend-no-winner")
        )
        if self.ending == "draw":
            self.draw_text = words(f"draw-kind-{kind_of(end)}")
            if kind_of(end) == "nagashi":
                self._show_seats(self.ids.seats, table, end.seats, self._shares_draw)  # type: ignore[attr-defined]
            else:
                self._show_seats(self.ids.seats, table, tenpai_of(end), self._shares_draw)
        elif self.ending == "chombo":
            chosen = {end.seat} if isinstance(end, Chombo) else set()
            self._show_seats(self.ids.seats, table, chosen, self._chombo)

    def _show_outcome(
        self, state: State, draft: MendDraft, outcome: Outcome | Refused | None
    ) -> None:
        words = self.app.words
        self.ids.changes.clear_widgets()
        self.misfits = outcome.misfits if isinstance(outcome, Outcome) else ()
        self.ids.misfits.show(len(self.misfits), partial(self._misfit_row, state.rules))
        refused = outcome if isinstance(outcome, Refused) else None
        if isinstance(outcome, Outcome) and outcome.wrong is not None:
            refused = outcome.wrong.why
        self.possible = isinstance(outcome, Outcome) and draft.makes(outcome) is not None
        if refused is not None:
            self.sentence = words.sentence_for(refused)
            return
        if not isinstance(outcome, Outcome) or state.table is None:
            return
        self._show_changes(state.table, outcome.after)
        if not draft.changed:
            self.sentence = words("mend-nothing-yet")
        elif self.misfits:
            self.sentence = words("mend-misfits", count=len(self.misfits))
        else:
            self.sentence = words("mend-fits")

    def _show_changes(self, before: Table, after: Table) -> None:
        words = self.app.words
        names = short_names(after.players, _NAME_LETTERS)
        for seat in after.seats:
            was, now = before.points[seat], after.points[seat]
            cell = SeatChange(name=names[seat], change=now - was)
            if now != was:
                cell.change_text = words.signed(now - was)
                cell.course = words(
                    "table-changed", before=words.number(was), after=words.number(now)
                )
            else:
                cell.course = words.number(now)
            self.ids.changes.add_widget(cell)

    def _misfit_row(self, rules: TableRules, at: int) -> MisfitRow:
        """Also when the screen is turned after the game: it is asked for again then."""
        misfit: Conflict = self.misfits[at]
        words, draft = self.app.words, self.app.session.mending.draft
        row = MisfitRow(
            text=words(
                "mend-misfit",
                hand=round_text(words, misfit.table.round_letter, misfit.table.dealer + 1),
                what=event_text(misfit.event, misfit.table.players, words, rules),
                why=words.sentence_for(misfit.why),
            ),
            left_out=draft is not None and misfit.event.id in draft.without,
            editable=isinstance(misfit.event, Win | ExhaustiveDraw | NagashiMangan | AbortedHand),
        )
        row.bind(
            on_edit=lambda _: self._edit_too(misfit.event.id),
            on_leave=lambda _, left_out: self._leave_out(misfit.event.id, left_out),
        )
        return row

    # What is tapped

    def go_back(self) -> None:
        """To the hand that was edited first, then to the list."""
        draft = self.app.session.mending.draft
        if draft is not None and draft.at:
            self._change(replace(draft, at=0))
        else:
            self.app.show("history")

    def _change(self, draft: MendDraft) -> None:
        self.app.session.mending.change(draft)
        self.refresh()

    def _edit(self, change: Callable[[MendDraft], MendDraft | None]) -> None:
        """What was tapped, if it changes anything. Where the game went on meanwhile, the list shows
        what there is to edit now."""
        draft = self.app.session.mending.draft
        if draft is None:
            self.app.show("history")
            return
        changed = change(draft)
        if changed is None:
            self.refresh()
        else:
            self._change(changed)

    def _riichi(self, seat: Seat, declared: bool) -> None:
        self._edit(lambda draft: draft.with_riichi(seat, declared))

    def choose_ending(self, ending: Ending) -> None:
        if ending == self.ending:
            self.refresh()
        elif ending == "win":
            self._edit(self._won_as_before)
        elif ending == "draw":
            self._edit(lambda draft: draft.with_hand(end=usual_draw(draft.hand)))
        elif ending == "chombo":
            self._ask_who_chombo()
        else:
            self._edit(lambda draft: draft.with_hand(end=Redeal("", 0)))

    def _won_as_before(self, draft: MendDraft) -> MendDraft | None:
        was = draft.hand.was[-1]
        if isinstance(was, Win):
            return draft.with_hand(end=was)
        self.edit_win("who")
        return None

    def _ask_who_chombo(self) -> None:
        table = self.app.state.table
        self.refresh()
        ChoiceSheet(
            title=self.app.words("mend-who-chombo"),
            options={seat: table.name(seat) for seat in table.seats},
            then=lambda seat: self._chombo(seat, True),
            cols=2,
        ).open()

    def edit_win(self, what: Literal["who", "worth", "tiles"]) -> None:
        """Who won and who dealt in, han and fu, or the tiles."""
        steps = {
            "who": Step.SAY_WHO,
            "worth": Step.ENTER_WORTH,
            "tiles": Step.TAKE_PHOTO,
        }
        self.app.session.edit_past_win(steps[what])

    def choose_draw(self) -> None:
        state: State = self.app.state
        words = self.app.words
        kinds = ["exhaustive", *(["nagashi"] if state.rules.nagashi else []), *state.rules.abortive]
        draft = self.app.session.mending.draft
        ChoiceSheet(
            title=words("draw-title"),
            options={kind: words(f"draw-kind-{kind}") for kind in kinds},
            then=lambda kind: self._edit(lambda draft: with_draw(draft, kind)),
            chosen=None if draft is None else kind_of(draft.hand.end),
        ).open()

    def _shares_draw(self, seat: Seat, chosen: bool) -> None:
        """Whether a player is in tenpai, or has nagashi mangan."""

        def change(draft: MendDraft) -> MendDraft | None:
            match draft.hand.end:
                case ExhaustiveDraw(tenpai=seats) as draw:
                    return draft.with_hand(end=replace(draw, tenpai=_with(seats, seat, chosen)))
                case NagashiMangan(seats=seats) as nagashi:
                    return draft.with_hand(end=replace(nagashi, seats=_with(seats, seat, chosen)))
            return None

        self._edit(change)

    def _chombo(self, seat: Seat, _chosen: bool) -> None:
        def change(draft: MendDraft) -> MendDraft:
            end = draft.hand.end
            reason = end.reason if isinstance(end, Chombo) else ""
            return draft.with_hand(end=Chombo("", 0, seat, reason))

        self._edit(change)

    def _edit_too(self, event: str) -> None:
        self.app.session.mending.also(event)
        self.refresh()

    def _leave_out(self, event: str, left_out: bool) -> None:
        self._edit(lambda draft: draft.leaving_out(event, left_out))

    def accept(self) -> None:
        if not self.app.busy:
            self.app.session.mending.write(lambda _: self._written())

    def _written(self) -> None:
        self.app.show("history")
        self.app.say(self.app.words("mend-done"))


def ending_of(end: Event) -> Ending:
    if isinstance(end, Win):
        return "win"
    if isinstance(end, Chombo):
        return "chombo"
    return "redeal" if isinstance(end, Redeal) else "draw"


def kind_of(end: Event) -> str:
    """Of a draw, as the catalogue calls it."""
    if isinstance(end, AbortedHand):
        return end.reason
    return "nagashi" if isinstance(end, NagashiMangan) else "exhaustive"


def usual_draw(hand: HandMend) -> Event:
    """The draw that it was; else one in which whoever was in riichi was tenpai."""
    was = hand.was[-1]
    if ending_of(was) == "draw":
        return was
    return ExhaustiveDraw("", 0, tuple(sorted(hand.riichi)))


def with_draw(draft: MendDraft, kind: str) -> MendDraft | None:
    """None where it was a draw of this kind already."""
    end = draft.hand.end
    if kind == kind_of(end):
        return None
    if kind == "exhaustive":
        return draft.with_hand(end=ExhaustiveDraw("", 0, tenpai_of(end)))
    if kind == "nagashi":
        return draft.with_hand(end=NagashiMangan("", 0, (), tenpai_of(end)))
    return draft.with_hand(end=AbortedHand("", 0, kind))  # type: ignore[arg-type]


def tenpai_of(end: Event) -> tuple[Seat, ...]:
    return end.tenpai if isinstance(end, ExhaustiveDraw | NagashiMangan) else ()


def _with(seats: tuple[Seat, ...], seat: Seat, chosen: bool) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat} if chosen else {*seats} - {seat}))
