"""The end of a game: podium, course and best hand, shared, and on to the next."""

from fractions import Fraction
from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.highlights import best_hand_of_game
from kiosk_app.screens.club import result_view
from kiosk_app.screens.club.result_parts import photo_of
from kiosk_app.screens.club.share_sheet import share_game
from kiosk_app.screens.club.shared_game import SharedGame
from kiosk_app.screens.table.short_names import short_names
from kiosk_app.store.score_sheet import sheet_of
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.sheet import LiveSheet
from kiosk_app.ui.widgets.text import FitLabel
from scorer.table import (
    SEATS,
    Final,
    GameEnded,
    State,
    Table,
    TableRules,
    final_scores,
    may_stop,
)
from scorer.table.final_sheet import FinalSheet, SheetRow, final_sheet, how_made_up

_HEADING = 1.35
"""Width of the first column, beside those of the players."""
_DENSE_HEADING = 1.05
"""Beside more columns than a table has seats."""
_NAME_LETTERS = 10
WIDGETS = (result_view,)
"""Named in the kv file."""

load_kv(__file__)


class FinalRow(BoxLayout):
    """One line of the table: a heading, or a player."""

    names = BooleanProperty(False)
    """Whether it is the row with the players' names."""


class DetailsSheet(LiveSheet):
    """How the points became the score, part by part: every row and column adds up."""

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        final = final_scores(state.table, state.rules)
        self._fill_rows(final_sheet(final))
        self._fill_notes(final, state.rules)

    def _fill_rows(self, sheet: FinalSheet) -> None:
        """A column for each player, a row for each part: so it fits an upright screen, too."""
        words, unit = self.app.words, sheet.unit
        lines = (*sheet.rows, sheet.sum)
        rows = self.ids.rows
        rows.clear_widgets()
        names = short_names([self._name(line) for line in sheet.rows], _NAME_LETTERS)
        rows.add_widget(self._row("", [*names, words("final-sum")], name=True))
        points = ["" if line.points is None else words.number(line.points) for line in lines]
        rows.add_widget(self._row(words("final-points"), points))
        for at, part in enumerate(sheet.columns):
            cells = [words.score(line.parts[at], unit) for line in lines]
            rows.add_widget(self._row(words(f"final-{part}"), cells))
        scores = [words.score(line.total, unit) for line in lines]
        rows.add_widget(self._row(words("final-score"), scores, bold=True))
        if sheet.sum.ranking is not None:
            cells = ["" if line.ranking is None else self._shares(line.ranking) for line in lines]
            rows.add_widget(self._row(words("final-ranking"), cells))

    def _shares(self, points: Fraction) -> str:
        """3, 1.5 or 2.33: those who tie share."""
        places = 0 if points.denominator == 1 else 1 if points.denominator == 2 else 2
        return str(self.app.words.decimal(float(points), places))

    def _name(self, line: SheetRow) -> str:
        if line.score is None or line.score.substitute_for is None:
            return line.player
        return str(
            self.app.words("final-for", player=line.score.player, name=line.score.substitute_for)
        )

    def _row(
        self, heading: str, cells: list[str], *, name: bool = False, bold: bool = False
    ) -> FinalRow:
        row = FinalRow(names=name)
        dense = len(cells) > len(SEATS)  # a fifth player, or the sum
        row.spacing = self.app.u * (2 if dense else 6)
        first = FitLabel(text=heading, wanted=18, halign="left", ends_with_dots=True)
        first.size_hint_x = _DENSE_HEADING if dense else _HEADING
        row.add_widget(first)
        for cell in cells:
            label = FitLabel(
                text=cell, wanted=18 if dense else 20, bold=name or bold, ends_with_dots=name
            )
            row.add_widget(label)
        return row

    def _fill_notes(self, final: Final, rules: TableRules) -> None:
        words = self.app.words
        notes = [
            words("final-leftover", name=score.player, points=score.leftover)
            for score in final.scores
            if score.leftover
        ]
        if final.sticks_left:
            notes.append(words("final-left-on-table", points=final.sticks_left))
        made_up = how_made_up(rules)
        if made_up is not None:
            notes.append(words.sentence_for(made_up))
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
