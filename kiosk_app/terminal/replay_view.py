"""A replayed game in a terminal: a line for each event, and the final scores."""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiosk_app.terminal.lines import headings, line
from kiosk_app.terminal.table_view import figure, signed
from scorer.table.table import CHAIRS

_SEATS: Final = tuple(chair.letter for chair in CHAIRS)


def print_replay(console: Console, states: Iterable[dict[str, Any]]) -> int:
    """2 where an event was refused, else 0."""
    grid = Table(*headings("", "event", "hand"))
    for seat in _SEATS:
        grid.add_column(seat, justify="right")
    for heading in headings("counters", "sticks"):
        grid.add_column(heading, justify="right")
    last: dict[str, Any] = {}
    refused = 0
    for number, last in enumerate(states, 1):
        if "refused" in last:
            refused += 1
            grid.add_row(str(number), Text(last["refused"], "red"))
            continue
        grid.add_row(
            str(number),
            last["kind"],
            f"{last['round']}{last['deal']}",
            *(figure(last["points"][seat]) if seat in last["points"] else "" for seat in _SEATS),
            str(last["counters"]),
            str(last["sticks"]),
        )
    console.print(grid)
    final = last.get("final")
    if final is not None:
        _print_scores(console, final)
    return 2 if refused else 0


def _print_scores(console: Console, final: dict[str, Any]) -> None:
    title = line("final-in-unit", unit=final["unit"])
    grid = Table(*headings("place", "seat", "player"), title=title, title_justify="left")
    parts = ("leftover", "counted", "substitution", "rounding", "uma", "oka", "yakitori")
    rows = [
        score | {"counted": score["difference"] - score["substitution"]}
        for score in final["scores"]
    ]
    shown = [name for name in (*parts, "penalties") if any(each[name] for each in rows)]
    for heading in headings("points", *shown, "score"):
        grid.add_column(heading, justify="right")
    for score in rows:
        grid.add_row(
            str(score["place"]),
            score["seat"],
            Text(score["owner"]),
            figure(score["points"]),
            *(signed(score[name]) for name in shown),
            f"{score['score']:+,}".replace(",", " "),
        )
    console.print(grid)
