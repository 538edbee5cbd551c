"""``tenbou club standings``."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from kiosk_app.club.lists import penalties_sheet, standings_sheet
from kiosk_app.club.nights import the_night
from kiosk_app.club.penalties import PenaltyLine, penalty_lines
from kiosk_app.club.sheets import write_sheet
from kiosk_app.club.standings import Scope, Standing, standings, unit_of, with_best_hands
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    console,
    print_json,
    say,
    the_store,
)
from kiosk_app.store.results import best_hand_words
from kiosk_app.store.store import Store
from kiosk_app.terminal.table_view import figure, in_units, signed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    add_scope_arguments(parser)
    parser.add_argument("-o", "--output", type=Path, help="a .csv or .xlsx file to write")
    parser.set_defaults(act=_standings)


def add_scope_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--night", help="its day or name; tonight's or the latest without it")
    which.add_argument("--season", help="all nights of a season, like 2026")
    which.add_argument("--all", action="store_true", help="every game there ever was")


def scope_of(store: Store, arguments: argparse.Namespace) -> tuple[Scope, str]:
    """Which games are meant, and what to call them."""
    if arguments.all:
        return Scope(), "All time"
    if arguments.season is not None:
        return Scope(season=arguments.season), f"Season {arguments.season}"
    night = the_night(store, arguments.night)
    return Scope(night_id=night.id), night.name


def _standings(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        scope, title = scope_of(store, arguments)
        with store.reading() as connection:
            table = with_best_hands(connection, scope, standings(connection, scope))
            unit = unit_of(connection, scope)
        penalties = penalty_lines(store, scope)
    if arguments.output is not None:
        write_sheet(standings_sheet(table), arguments.output, penalties_sheet(penalties))
        say(f"The standings are in {arguments.output}.")
        if penalties and arguments.output.suffix.lower() == ".csv":
            say("The penalties are a list of their own: tenbou club report penalties FILE.csv")
    if arguments.json:
        for line in table:
            print_json(standing_to_json(line))
    elif arguments.output is None:
        _print(table, title, unit)
        _print_best_hands(table)
        _print_penalties(penalties, in_one_night=scope.night_id is not None)
    return 0


def standing_to_json(line: Standing) -> dict[str, object]:
    return {
        **asdict(line),
        "best_hand": None if line.best_hand is None else json.loads(line.best_hand),
        "average_place": None if line.average_place is None else float(line.average_place),
        "win_rate": None if line.win_rate is None else float(line.win_rate),
        "deal_in_rate": None if line.deal_in_rate is None else float(line.deal_in_rate),
        "riichi_rate": None if line.riichi_rate is None else float(line.riichi_rate),
    }


def _print(table: Sequence[Standing], title: str, unit: int) -> None:
    if not table:
        say(f"{title}: no game has ended yet.")
        return
    # All of it fits into the 80 columns of a terminal over ssh.
    shown = title if unit == 1 else f"{title}, in thousands"
    grid = Table(title=Text(shown), box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    grid.add_column("", justify="right", no_wrap=True, min_width=2)
    grid.add_column("player", max_width=17, no_wrap=True)
    grid.add_column("1 2 3 4", no_wrap=True)
    for name in ("games", "place", "score", "best", "% win/\ndeal-in", "%\nriichi"):
        grid.add_column(name, justify="right", no_wrap=True)
    for line in table:
        rates = (line.win_rate, line.deal_in_rate, line.riichi_rate)
        won, dealt_in, riichi = (
            "–" if rate is None else f"{100 * float(rate):.0f}" for rate in rates
        )
        grid.add_row(
            str(line.rank),
            Text(line.name),
            " ".join(map(str, line.places)),
            str(line.games),
            "–" if line.average_place is None else f"{float(line.average_place):.2f}",
            in_units(line.score, unit),
            "" if line.best_points is None else figure(line.best_points),
            f"{won}/{dealt_in}",
            riichi,
        )
    console().print(grid)


def _print_best_hands(table: Sequence[Standing]) -> None:
    named = [(line, best_hand_words(line.best_hand)) for line in table]
    known = [(line, words) for line, words in named if words and line.best_points is not None]
    if known:
        console().print("Best hands", style="bold")
    for line, words in known:
        text = f"{line.name} {figure(line.best_points or 0)}: {words}"
        console().print(text, markup=False)


def _print_penalties(penalties: Sequence[PenaltyLine], *, in_one_night: bool) -> None:
    if penalties:
        console().print("Penalties and bonuses", style="bold")
    for penalty in penalties:
        where = f"table {penalty.table_name}"
        if penalty.round is not None:
            where = f"round {penalty.round}, {where}"
        if not in_one_night:
            where = f"{penalty.day.isoformat()}, {where}"
        when = "after uma" if penalty.after_uma else "at the table"
        line_text = f"{penalty.player} {signed(penalty.points)} {when}: {penalty.reason} ({where})"
        console().print(line_text, markup=False)
