"""Who sits where: by draw or by a plan, round after round, and the game of this kiosk's table."""

from collections.abc import Callable
from typing import Any, Final

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from kiosk_app.club.seating_rows import SeatedRound
from kiosk_app.explain.naming import name_list
from kiosk_app.screens.club.tonight import Tonight, begin_table, read_tonight, seat_players
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import ConfirmSheet, Sheet
from scorer.table import SEATS, State

load_kv(__file__)

_MOST_ROUNDS: Final = 12


class SeatedTable(TapArea):
    """Who sits at a table, East first; a tap begins its game."""

    heading = StringProperty("")
    names = ListProperty(["", "", "", ""])
    winds = ListProperty(["", "", "", ""])
    begun = BooleanProperty(False)


class PlanSheet(Sheet):
    """For how many rounds the plan is."""

    rounds = NumericProperty(4)

    def __init__(self, *, then: Callable[[int], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def more(self, rounds: int) -> None:
        self.rounds = max(1, min(_MOST_ROUNDS, self.rounds + rounds))

    def accept(self) -> None:
        self.dismiss()
        self._then(int(self.rounds))


class BeginSheet(Sheet):
    """The last look before a game begins."""

    names = ListProperty(["", "", "", ""])
    winds = ListProperty(["", "", "", ""])

    def __init__(self, *, then: Callable[[bool], None], **values: Any) -> None:
        self._then = then
        super().__init__(**values)

    def accept(self) -> None:
        self.dismiss()
        self._then(self.ids.tournament.chosen)


class SeatingScreen(KioskScreen):
    tonight: Any = ObjectProperty(Tonight(), rebind=True)
    at = NumericProperty(0)
    """Which round is looked at, from 0."""
    round_text = StringProperty("")
    waiting_text = StringProperty("")
    ours = BooleanProperty(True)

    def refresh(self) -> None:
        store = self.app.session.store
        self.app.workers.storage(lambda: read_tonight(store), self._took)

    def opened(self) -> None:
        self.at = -1  # the round that is next, once it is known

    def draw(self) -> None:
        self._ask(lambda: self._seat(0))

    def plan(self) -> None:
        self._ask(lambda: PlanSheet(then=self._seat).open())

    def turn(self, rounds: int) -> None:
        self.at = max(0, min(len(self.tonight.rounds) - 1, self.at + rounds))
        self._show()

    def ask_to_begin(self, seated: SeatedRound, table: str) -> None:
        if table in seated.begun:
            return
        words = self.app.words
        names = [player.name for player in seated.tables[table]]
        winds = [words(f"seats-{seat.name.lower()}") for seat in SEATS]
        BeginSheet(
            title=words("seating-begin-title", table=table),
            names=names,
            winds=winds,
            then=lambda tournament: self._begin(seated.number, table, tournament),
        ).open()

    def _ask(self, then: Any) -> None:
        """A seating that nobody plays yet would be replaced: people may be sitting already."""
        waiting = [each for each in self.tonight.rounds if not each.begun]
        if not waiting:
            then()
            return
        words = self.app.words
        ConfirmSheet(
            title=words("seating-again"),
            question=words("seating-again-question", number=waiting[0].number),
            answer=words("seating-draw"),
            then=then,
        ).open()

    def _seat(self, rounds: int) -> None:
        store = self.app.session.store

        def done(tonight: Tonight) -> None:
            self.at = -1
            self._took(tonight)

        self.app.session.write(lambda: seat_players(store, rounds), done)

    def _begin(self, number: int, table: str, tournament: bool) -> None:
        table_store, rules = self.app.session.table_store, self.app.settings.rules

        def done(_state: State) -> None:
            self.app.show("table")

        self.app.session.begin(
            lambda: begin_table(table_store, number, table, rules, tournament=tournament), done
        )

    def _took(self, tonight: Tonight) -> None:
        self.tonight, self.ours = tonight, tonight.ours
        if self.at < 0 or self.at >= len(tonight.rounds):
            unfinished = (
                at for at, each in enumerate(tonight.rounds) if len(each.begun) < len(each.tables)
            )
            self.at = next(unfinished, len(tonight.rounds) - 1)
        self._show()

    def _show(self) -> None:
        words, rounds = self.app.words, self.tonight.rounds
        self.ids.tables.empty = words("seating-nobody")
        if not rounds:
            self.round_text = words("seating-here", count=self.tonight.here)
            self.waiting_text = ""
            self.ids.tables.show(0, lambda at: SeatedTable())
            return
        seated: SeatedRound = rounds[int(self.at)]
        self.round_text = words("seating-round", number=seated.number)
        self.waiting_text = self._waiting(seated)
        names = list(seated.tables)
        self.ids.tables.show(len(names), lambda at: self._table(seated, names[at]))

    def _waiting(self, seated: SeatedRound) -> str:
        if not seated.waiting:
            return ""
        names = name_list(self.app.words, [player.name for player in seated.waiting])
        count = len(seated.waiting)
        return self.app.words("seating-waits", count=count, names=names, missing=4 - count)

    def _table(self, seated: SeatedRound, name: str) -> SeatedTable:
        words = self.app.words
        begun = name in seated.begun
        table = SeatedTable(
            heading=words("seating-table", table=name),
            names=[player.name for player in seated.tables[name]],
            winds=[words(f"seats-{seat.name.lower()}") for seat in SEATS],
            begun=begun,
        )
        table.bind(on_release=lambda *_: self.ask_to_begin(seated, name))
        return table
