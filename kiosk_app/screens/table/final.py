"""The end of a game: podium, course and best hand, shared, and on to the next."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.highlights import best_hand_of_game
from kiosk_app.screens.club import result_view
from kiosk_app.screens.club.result_parts import photo_of
from kiosk_app.screens.club.share_sheet import share_game
from kiosk_app.screens.club.shared_game import SharedGame
from kiosk_app.store.score_sheet import sheet_of
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.live_sheet import LiveSheet
from kiosk_app.ui.widgets.text import FitLabel
from scorer.table import (
    Final,
    FinalScore,
    GameEnded,
    State,
    Table,
    TableRules,
    final_scores,
    may_stop,
)
from scorer.table.final_sheet import PARTS

WIDGETS = (result_view,)
"""Named in the kv file."""

load_kv(__file__)


@dataclass(frozen=True, slots=True)
class FinalTable:
    """What the last screen shows: only the columns that hold something."""

    final: Final
    parts: tuple[str, ...]

    @property
    def scores(self) -> tuple[FinalScore, ...]:
        return self.final.scores


def final_table(table: Table, rules: TableRules) -> FinalTable:
    final = final_scores(table, rules)
    used = [part for part in PARTS if any(getattr(score, part) for score in final.scores)]
    return FinalTable(final, tuple(used))


class FinalRow(BoxLayout):
    """One line of the table: a heading, or a player."""


class DetailsSheet(LiveSheet):
    """How the points became the score, part by part."""

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        shown = final_table(state.table, state.rules)
        self._fill_rows(shown)
        self._fill_notes(shown)

    def _fill_rows(self, shown: FinalTable) -> None:
        """A column for each player, a row for each part: so it fits an upright screen, too."""
        words, unit = self.app.words, shown.final.unit
        rows = self.ids.rows
        rows.clear_widgets()
        rows.add_widget(self._row("", [self._name(score) for score in shown.scores], name=True))
        points = [words.number(score.points) for score in shown.scores]
        rows.add_widget(self._row(words("final-points"), points))
        for part in shown.parts:
            cells = [words.score(getattr(score, part), unit) for score in shown.scores]
            rows.add_widget(self._row(words(f"final-{part}"), cells))
        scores = [words.score(score.score, unit) for score in shown.scores]
        rows.add_widget(self._row(words("final-score"), scores, bold=True))

    def _name(self, score: FinalScore) -> str:
        if score.substitute_for is None:
            return score.player
        return self.app.words("final-for", player=score.player, name=score.substitute_for)

    def _row(
        self, heading: str, cells: list[str], *, name: bool = False, bold: bool = False
    ) -> FinalRow:
        row = FinalRow()
        row.add_widget(FitLabel(text=heading, wanted=18, halign="left", ends_with_dots=True))
        for cell in cells:
            label = FitLabel(text=cell, wanted=20, bold=name or bold, ends_with_dots=name)
            row.add_widget(label)
        return row

    def _fill_notes(self, shown: FinalTable) -> None:
        words = self.app.words
        notes = [
            words("final-leftover", name=score.player, points=score.leftover)
            for score in shown.scores
            if score.leftover
        ]
        if shown.final.sticks_left:
            notes.append(words("final-left-on-table", points=shown.final.sticks_left))
        self.ids.notes.text = "\n".join(notes)


class FinalScreen(KioskScreen):
    running = BooleanProperty(True)
    """Whether the game can still go on."""
    of_a_night = BooleanProperty(False)
    """Whether a round of the club night follows, and not only another game."""

    def refresh(self) -> None:
        state: State | None = self.app.state
        game = self.app.session.table_store.game
        if state is None or state.table is None or game is None:
            return
        table = state.table
        self._fill_heading(table)
        best = best_hand_of_game(state, game.id)
        self.ids.result.show(sheet_of(state), best, final_scores(table, state.rules).unit)
        self.ids.ending.text = self.app.words(self._end_key(state))
        self.running = table.ended is None
        self.of_a_night = game.heading.round is not None
        store = self.app.session.store
        self.app.workers.storage(lambda: photo_of(store, best), self.ids.result.show_photo)

    def _fill_heading(self, table: Table) -> None:
        if table.ended is not None:
            key = "final-ended"
        elif table.over is not None:
            key = f"final-over-{table.over}"
        else:
            key = "final-so-far"
        self.ids.heading.text = self.app.words(key)

    def show_details(self) -> None:
        DetailsSheet().open()

    # Ending it

    def _end_key(self, state: State) -> str:
        table = state.table
        if table is not None and table.over is None:
            return "final-end-dealer" if may_stop(table, state.rules) else "final-end-agreed"
        return "final-end"

    def end_game(self) -> None:
        state: State = self.app.state
        reasons: dict[str, Any] = {
            "final-end": "complete",
            "final-end-dealer": "dealer-stops",
            "final-end-agreed": "agreed",
        }
        reason = reasons[self._end_key(state)]
        self.app.session.record(lambda place: GameEnded(*place, reason))

    def show_standings(self) -> None:
        """Of the night, or of all time where the game belongs to none."""
        game = self.app.session.table_store.game
        night_id = None if game is None else game.heading.night_id
        standings: Any = self.app.screen_named("standings")
        standings.show_night(night_id)
        self.app.show("standings")

    # Giving it to people

    def share(self) -> None:
        state: State = self.app.state
        game = self.app.session.table_store.game
        if game is None:
            return
        share_game(self.app, SharedGame.of_state(state, game.heading))

    def leave_to(self, screen: str) -> None:
        """The table is free for the next game; one that has not ended stays."""
        state: State | None = self.app.state
        ended = state is not None and state.table is not None and state.table.ended is not None
        if ended:
            self.app.session.put_away()
        self.app.show(screen, first=ended)
