"""``tenbou club standings``."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from fractions import Fraction
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
from kiosk_app.terminal.lines import headings, line
from kiosk_app.terminal.table_view import figure, in_units, signed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    add_scope_arguments(parser)
    parser.add_argument("-o", "--output", type=Path)
    parser.set_defaults(act=_standings)


def add_scope_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--night")
    which.add_argument("--season")
    which.add_argument("--all", action="store_true")


def scope_of(store: Store, arguments: argparse.Namespace) -> tuple[Scope, str]:
    """Which games are meant, and what to call them."""
    if arguments.all:
        return Scope(), line("all-time")
    if arguments.season is not None:
        return Scope(season=arguments.season), line("season", season=arguments.season)
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
        say(line("standings-saved", path=str(arguments.output)))
        if penalties and arguments.output.suffix.lower() == ".csv":
            say(line("penalties-apart"))
    if arguments.json:
        for each in table:
            print_json(standing_to_json(each))
    elif arguments.output is None:
        _print(table, title, unit)
        _print_best_hands(table)
        _print_penalties(penalties, in_one_night=scope.night_id is not None)
    return 0


def standing_to_json(standing: Standing) -> dict[str, object]:
    return {
        **asdict(standing),
        "best_hand": None if standing.best_hand is None else json.loads(standing.best_hand),
        "average_place": _share(standing.average_place),
        "win_rate": _share(standing.win_rate),
        "deal_in_rate": _share(standing.deal_in_rate),
        "riichi_rate": _share(standing.riichi_rate),
    }


def _share(value: Fraction | None) -> float | None:
    return None if value is None else float(value)


def _print(table: Sequence[Standing], title: str, unit: int) -> None:
    if not table:
        say(line("no-game-ended", title=title))
        return
    # All of it fits into the 80 columns of a terminal over ssh.
    shown = title if unit == 1 else line("in-thousands", title=title)
    grid = Table(title=Text(shown), box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    grid.add_column("", justify="right", no_wrap=True, min_width=2)
    grid.add_column(line("column-player"), max_width=17, no_wrap=True)
    grid.add_column("1 2 3 4", no_wrap=True)
    for heading in headings("games", "place", "score", "best", "win-and-deal-in", "riichi-rate"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for each in table:
        rates = (each.win_rate, each.deal_in_rate, each.riichi_rate)
        won, dealt_in, riichi = (
            "–" if rate is None else f"{100 * float(rate):.0f}" for rate in rates
        )
        grid.add_row(
            str(each.rank),
            Text(each.name),
            " ".join(map(str, each.places)),
            str(each.games),
            "–" if each.average_place is None else f"{float(each.average_place):.2f}",
            in_units(each.score, unit),
            "" if each.best_points is None else figure(each.best_points),
            f"{won}/{dealt_in}",
            riichi,
        )
    console().print(grid)


def _print_best_hands(table: Sequence[Standing]) -> None:
    named = [(each, best_hand_words(each.best_hand)) for each in table]
    known = [(each, words) for each, words in named if words and each.best_points is not None]
    if known:
        console().print(line("best-hands"), style="bold")
    for each, words in known:
        text = line("best-hand", name=each.name, points=each.best_points or 0, hand=words)
        console().print(text, markup=False)


def _print_penalties(penalties: Sequence[PenaltyLine], *, in_one_night: bool) -> None:
    if penalties:
        console().print(line("penalties"), style="bold")
    for penalty in penalties:
        where = line("where-table", table=penalty.table_name)
        if penalty.round is not None:
            where = line("where-round", round=penalty.round, where=where)
        if not in_one_night:
            where = line("where-day", day=penalty.day.isoformat(), where=where)
        text = line(
            "penalty-after-uma" if penalty.after_uma else "penalty-at-table",
            name=penalty.player,
            points=signed(penalty.points),
            reason=penalty.reason,
            where=where,
        )
        console().print(text, markup=False)
