"""Something on the table is put right, with a reason."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.screens.table.reasoned_screen import ReasonedScreen, offer
from kiosk_app.session.correction_draft import CorrectionDraft
from kiosk_app.session.game_session import MakeEvent
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.keyboard import WritingSheet
from scorer.hand import WINDS
from scorer.table import Seat, State, Table

TABS: Final = ("points", "sticks", "dealer", "players")
REASONS: Final = ("miscounted", "mistyped", "forgotten")
_WINDS: Final = ("east", "south", "west", "north", "dreamer")

load_kv(__file__)


class PointsLine(BoxLayout):
    """``on_step`` tells how many points to add."""

    __events__ = ("on_step",)

    name = StringProperty("")
    text = StringProperty("")

    def on_step(self, points: int) -> None:
        """The screen says what happens."""


class PlayerLine(BoxLayout):
    """Who sits at a seat: another name, or places changed with the next player."""

    __events__ = ("on_rename", "on_swap")

    name = StringProperty("")
    wind = StringProperty("east")
    last = BooleanProperty(False)
    """The last line has nobody under it to change with."""

    def on_rename(self) -> None:
        """The screen says what happens."""

    def on_swap(self) -> None:
        """The screen says what happens."""


class CorrectionScreen(ReasonedScreen[CorrectionDraft]):
    tab = StringProperty("points")
    sticks = NumericProperty(0)
    counters = NumericProperty(0)

    def __init__(self, **values: Any) -> None:
        super().__init__(CorrectionDraft, **values)

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        table, draft, words = state.table, self.draft, self.app.words
        tabs = [tab for tab in TABS if tab != "sticks" or state.rules.riichi_stake]
        offer(
            self.ids.tabs,
            [(tab, words(f"correction-tab-{tab}"), tab == self.tab) for tab in tabs],
            self.turn_to,
        )
        self.sticks = len(table.carried) if draft.sticks is None else draft.sticks
        self.counters = table.counters if draft.counters is None else draft.counters
        self._show_points(table)
        self._show_dealer(state, table)
        self._show_players(table)
        self.ids.points_move.choose(draft.points_move)
        self.ids.why.reasons = [words(f"correction-reason-{key}") for key in REASONS]
        self.ids.why.reason = draft.reason
        self.ids.preview.show(state, self._makes(table), self._ask(table))

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.refresh()

    def _makes(self, table: Table) -> MakeEvent | None:
        if self.tab == "players":
            return self.draft.set_players(table)
        return self.draft.set_numbers(table)

    def _ask(self, table: Table) -> str:
        draft = self.draft
        changed = (
            draft.players(table) != table.players
            if self.tab == "players"
            else draft.changes_numbers
        )
        return str(self.app.words("correction-ask-why" if changed else "correction-ask-what"))

    def _show_points(self, table: Table) -> None:
        words = self.app.words
        lines = self.ids.points
        lines.clear_widgets()
        for seat in table.seats:
            before = table.points[seat]
            after = before + self.draft.points[seat]
            text = words.number(before)
            if after != before:
                text = words("table-changed", before=text, after=words.number(after))
            line = PointsLine(name=table.name(seat), text=text)
            line.bind(on_step=lambda _, points, seat=seat: self.add_points(seat, points))
            lines.add_widget(line)

    def _show_dealer(self, state: State, table: Table) -> None:
        draft, words = self.draft, self.app.words
        dealer = table.dealer if draft.dealer is None else draft.dealer
        offer(
            self.ids.dealers,
            [(seat, table.name(seat), seat is dealer) for seat in table.seats],
            lambda seat: self.change(dealer=seat),
        )
        count = state.rules.rounds + bool(state.rules.points_to_finish)
        here = table.round if draft.round is None else draft.round
        offer(
            self.ids.rounds,
            [
                (wind, words(f"table-wind-{_WINDS[wind]}"), wind is here)
                for wind in WINDS[: min(4, count)]
            ],
            lambda wind: self.change(round=wind),
        )

    def _show_players(self, table: Table) -> None:
        lines = self.ids.players
        lines.clear_widgets()
        names = self.draft.players(table)
        for seat in table.seats:
            last = seat is table.seats[-1]
            line = PlayerLine(name=names[seat], wind=_WINDS[seat], last=last)
            line.bind(
                on_rename=lambda _, seat=seat: self.ask_name(seat),
                on_swap=lambda _, seat=seat: self.swap(seat),
            )
            lines.add_widget(line)

    # What is tapped

    def add_points(self, seat: Seat, points: int) -> None:
        self.draft.points[seat] += points
        self.refresh()

    def swap(self, seat: Seat) -> None:
        state: State | None = self.app.state
        if state is not None and state.table is not None:
            self.draft.swap(seat, state.table)
            self.refresh()

    def ask_name(self, seat: Seat) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        name = self.draft.players(state.table)[seat]
        WritingSheet(
            title=self.app.words("correction-who", name=name),
            text=name,
            names=True,
            then=lambda text: self._named(seat, text),
        ).open()

    def _named(self, seat: Seat, name: str) -> None:
        self.draft.names[seat] = name
        self.refresh()

    def accept(self) -> None:
        state: State | None = self.app.state
        if state is not None and state.table is not None:
            self.record(self._makes(state.table))
