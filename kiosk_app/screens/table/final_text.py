"""The end of a game in words and figures: rows for the screen, a text for a phone, a file."""

import csv
import io
import json
from dataclasses import dataclass
from datetime import datetime

from kiosk_app.club.sheets import harmless
from kiosk_app.languages import Language
from scorer.table import Final, FinalScore, State, Table, TableRules, event_to_json, final_scores

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
