"""A hand that nobody wins: who is tenpai, nagashi mangan, or why it was aborted."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from kiosk_app.screens.table import preview_panel
from kiosk_app.screens.table.reasoned_screen import offer
from kiosk_app.session.draw_draft import DrawDraft, DrawKind, draft_of, locked, may_annul
from kiosk_app.session.session_events import SessionEvent, WaitsShown
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet
from scorer.table import Seat, State, Table

PARTS: Final = (preview_panel,)
"""Their widgets are named in the kv file."""

load_kv(__file__)


class DrawScreen(KioskScreen):
    exhaustive = BooleanProperty(True)
    has_tenpai = BooleanProperty(True)
    """Whether waiting hands matter in this game."""
    has_nagashi = BooleanProperty(False)
    has_kinds = BooleanProperty(False)
    """Whether the rules abort hands."""
    annul_text = StringProperty("")
    """The riichi that does not count if three won on its discard; empty: there is none."""

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self._draft: DrawDraft | None = None
        self.app.session.follow(self._heard)

    def _heard(self, event: SessionEvent) -> None:
        """A hand was looked at: whoever waits is ticked, whoever does not is not."""
        if not isinstance(event, WaitsShown) or event.seat is None or self._draft is None:
            return
        if event.tiles:
            self._draft.tenpai.add(event.seat)
        else:
            self._draft.tenpai.discard(event.seat)
            name = self.app.state.table.name(event.seat)
            self.app.say(self.app.words("draw-checked-noten", name=name))
        self.refresh()

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        table, draft = state.table, self._draft_of(state, state.table)
        self.exhaustive = draft.kind == "exhaustive"
        self.has_kinds = bool(state.rules.abortive)
        self.has_tenpai = bool(state.rules.riichi_stake)
        self.has_nagashi = state.rules.nagashi
        self._show_kinds(state, draft)
        self._show_seats(self.ids.tenpai, table, draft.tenpai | locked(table), self._tenpai)
        self._show_seats(self.ids.nagashi, table, draft.nagashi, self._nagashi)
        annul = may_annul(draft, table)
        name = table.name(table.riichi[-1]) if annul else ""
        self.annul_text = self.app.words("draw-annul", name=name) if annul else ""
        self.ids.annul.choose(draft.annulled)
        self.ids.preview.show(state, draft.makes(table))

    def _draft_of(self, state: State, table: Table) -> DrawDraft:
        self._draft = draft_of(state, table, self._draft)
        return self._draft

    def _show_kinds(self, state: State, draft: DrawDraft) -> None:
        kinds: tuple[DrawKind, ...] = ("exhaustive", *state.rules.abortive)
        offer(
            self.ids.kinds,
            [(kind, self.app.words(f"draw-kind-{kind}"), kind == draft.kind) for kind in kinds],
            self._choose,
        )

    def _show_seats(self, row: Any, table: Table, chosen: set[Seat], tapped: Any) -> None:
        row.clear_widgets()
        for seat in table.seats:
            choice = Choice(text=table.name(seat), dots=True)
            choice.choose(seat in chosen)
            choice.disabled = seat in table.dead
            choice.bind(on_release=lambda chosen, seat=seat: tapped(seat, chosen.chosen))
            row.add_widget(choice)

    # What is tapped

    def _choose(self, kind: DrawKind) -> None:
        if self._draft is not None:
            self._draft.kind = kind
            self.refresh()

    def _tenpai(self, seat: Seat, chosen: bool) -> None:
        table = self.app.state.table
        if seat in locked(table):
            self.app.say(self.app.words("draw-locked", name=table.name(seat)))
            self.refresh()
        elif self._draft is not None:
            (self._draft.tenpai.add if chosen else self._draft.tenpai.discard)(seat)
            self.refresh()

    def _nagashi(self, seat: Seat, chosen: bool) -> None:
        if self._draft is not None:
            (self._draft.nagashi.add if chosen else self._draft.nagashi.discard)(seat)
            self.refresh()

    def annul(self, chosen: bool) -> None:
        if self._draft is not None:
            self._draft.annulled = chosen
            self.refresh()

    def check_a_hand(self) -> None:
        """Whose? Then a photo of the hand shows its waits, and ticks the player."""
        table: Table = self.app.state.table
        ChoiceSheet(
            title=self.app.words("draw-check-whose"),
            options={seat: table.name(seat) for seat in table.seats if seat not in table.dead},
            then=self.app.session.check_tenpai,
            cols=2,
        ).open()

    def accept(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None or self._draft is None or self.app.busy:
            return
        self.app.session.record(self._draft.makes(state.table), lambda _: self.app.show("table"))
