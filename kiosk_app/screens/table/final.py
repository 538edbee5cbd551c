"""The end of a game: the result with all that makes it, saved, shown to a phone, played again."""

import csv
import io
import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from kiosk_app.club.sheets import harmless
from kiosk_app.languages import Language
from kiosk_app.session.exports import places, write_files
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.sheet import Sheet
from kiosk_app.ui.widgets.text import FitLabel
from scorer.table import (
    Final,
    FinalScore,
    GameEnded,
    State,
    Table,
    TableRules,
    event_to_json,
    final_scores,
    may_stop,
)

load_kv(__file__)

PARTS = ("difference", "rounding", "uma", "oka", "yakitori", "penalties")
"""What lies between the points and the score, in the order in which it is added."""


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


def shown_score(points: int, unit: int, words: Language) -> str:
    """``+26 300``, or ``+26.3`` where the rule set counts in thousands."""
    if unit == 1:
        return words.signed(points)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    thousands, rest = divmod(abs(points), unit)
    decimals = f"{rest:03}".rstrip("0")
    return f"{sign}{words.number(thousands)}{f'.{decimals}' if decimals else ''}"


def phone_text(state: State, words: Language, moment: datetime) -> str:
    """A few lines that fit into a QR code, for a phone without any network."""
    table = _table(state)
    final = final_scores(table, state.rules)
    lines = [f"Tenbou · {state.rules.name} · {moment.astimezone():%Y-%m-%d %H:%M}"]
    lines += [
        f"{score.place}. {score.player}  {words.number(score.points)}  "
        f"{shown_score(score.score, final.unit, words)}"
        for score in final.scores
    ]
    return "\n".join(lines)


def game_log(state: State) -> str:
    """The game's events, one a line, as ``tenbou table replay`` reads them."""
    return "".join(
        json.dumps(event_to_json(event), ensure_ascii=False) + "\n" for event in state.record
    )


def result_sheet(state: State) -> str:
    """The final table as CSV, in plain points."""
    final = final_scores(_table(state), state.rules)
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(["place", "player", "points", *PARTS, "score"])
    for score in final.scores:
        parts = [getattr(score, part) for part in PARTS]
        sheet.writerow([score.place, harmless(score.player), score.points, *parts, score.score])
    return text.getvalue()


def _table(state: State) -> Table:
    if state.table is None:
        raise ValueError("Only a game that has started has a result.")
    return state.table


class PhonePage(BoxLayout):
    """The result as a QR code, and what to do with it."""


class FinalRow(BoxLayout):
    """One line of the table: a heading, or a player."""


class FinalScreen(KioskScreen):
    running = BooleanProperty(True)
    """Whether the game can still go on."""

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None or state.table is None:
            return
        table = state.table
        shown = final_table(table, state.rules)
        self._fill_heading(table)
        self._fill_rows(shown)
        self._fill_notes(table, shown)
        self.ids.ending.text = self.app.words(self._end_key(state))
        self.running = table.ended is None

    def _fill_heading(self, table: Table) -> None:
        if table.ended is not None:
            key = "final-ended"
        elif table.over is not None:
            key = f"final-over-{table.over}"
        else:
            key = "final-so-far"
        self.ids.heading.text = self.app.words(key)

    def _fill_rows(self, shown: FinalTable) -> None:
        words = self.app.words
        rows = self.ids.rows
        rows.clear_widgets()
        parts = [] if self.app.portrait else list(shown.parts)
        columns = ["place", "player", "points", *parts, "score"]
        rows.add_widget(self._row([words(f"final-{column}") for column in columns], heading=True))
        for score in shown.scores:
            cells = [str(score.place), self._name(score), words.number(score.points)]
            cells += [shown_score(getattr(score, part), shown.final.unit, words) for part in parts]
            cells.append(shown_score(score.score, shown.final.unit, words))
            rows.add_widget(self._row(cells, heading=False))

    def _name(self, score: FinalScore) -> str:
        if score.substitute_for is None:
            return score.player
        return f"{score.player} ({self.app.words('final-for', name=score.substitute_for)})"

    def _row(self, cells: list[str], *, heading: bool) -> FinalRow:
        row = FinalRow()
        last = len(cells) - 1
        for place, cell in enumerate(cells):
            label = FitLabel(text=cell, wanted=18 if heading else 22)
            label.bold = not heading and place in (1, last)
            label.ends_with_dots = place == 1
            label.halign = "left" if place == 1 else "right" if place else "center"
            label.size_hint_x = {0: 0.6, 1: 1.6}.get(place, 1.0)
            row.add_widget(label)
        return row

    def _fill_notes(self, table: Table, shown: FinalTable) -> None:
        words = self.app.words
        notes = [
            f"{score.player}: {words('final-leftover', points=score.leftover)}"
            for score in shown.scores
            if score.leftover
        ]
        if shown.final.sticks_left:
            notes.append(words("final-left-on-table", points=shown.final.sticks_left))
        self.ids.notes.text = "  ".join(notes)

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

    # Giving it to people

    def export(self) -> None:
        state: State = self.app.state
        self.app.say(self.app.words("final-saving"))
        stamp = f"{datetime.now():%Y-%m-%d-%H%M}"
        files = {
            f"tenbou-{stamp}.jsonl": game_log(state),
            f"tenbou-{stamp}.csv": result_sheet(state),
        }

        def done(written: list[Any]) -> None:
            folder = str(written[0].parent)
            self.app.say(self.app.words("final-exported", folder=folder))

        self.app.workers.storage(lambda: write_files(places()[0].folder, files), done)

    def show_qr(self) -> None:
        words = self.app.words
        sheet = Sheet(title=words("final-qr"), wide=0.9)
        page = PhonePage()
        page.ids.code.text = phone_text(self.app.state, words, datetime.now(UTC))
        sheet.add_widget(page)
        sheet.open()

    def leave_to(self, screen: str) -> None:
        """The table is free for the next game; one that has not ended stays."""
        state: State | None = self.app.state
        ended = state is not None and state.table is not None and state.table.ended is not None
        if ended:
            self.app.session.put_away()
        self.app.show(screen, first=ended)
