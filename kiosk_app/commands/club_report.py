"""``tenbou club report``."""

import argparse
from pathlib import Path

from kiosk_app.commands.club_standings import add_scope_arguments, scope_of
from kiosk_app.commands.opened_club import (
    add_store_argument,
    console,
    counted,
    say,
    the_store,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    tournament = actions.add_parser("tournament", help="the result, once every table adds up")
    tournament.set_defaults(act=_tournament)
    games = actions.add_parser("games", help="each player's result of each game")
    add_scope_arguments(games)
    games.set_defaults(act=_games)
    penalties = actions.add_parser("penalties", help="penalties and bonuses one by one")
    add_scope_arguments(penalties)
    penalties.set_defaults(act=_penalties)
    night = actions.add_parser("night", help="a PDF with the course of each game")
    night.set_defaults(act=_night)
    lists = ".csv or .xlsx"
    of_action = ((tournament, lists), (games, lists), (penalties, lists), (night, ".pdf"))
    for action, ends in of_action:
        action.add_argument("output", type=Path, metavar="FILE", help=f"ending in {ends}")
        add_store_argument(action)
    for action in (tournament, night):
        action.add_argument("--night", help="its day or name; tonight's or the latest without it")


def _tournament(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.nights import the_night
    from kiosk_app.club.sheets import write_sheet
    from kiosk_app.club.tournament_report import report_lines, report_sheet

    with the_store(arguments) as store:
        lines = report_lines(store, the_night(store, arguments.night))
        write_sheet(report_sheet(lines), arguments.output)
    say(f"The report of {len(lines)} players is in {arguments.output}.")
    return 0


def _games(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.finished_games import result_lines
    from kiosk_app.club.lists import games_sheet
    from kiosk_app.club.sheets import write_sheet

    with the_store(arguments) as store:
        scope, title = scope_of(store, arguments)
        with console().status("Writing the games"), store.reading() as connection:
            write_sheet(games_sheet(result_lines(connection, scope)), arguments.output)
    say(f"{title}: the games are in {arguments.output}.")
    return 0


def _penalties(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.lists import penalties_sheet
    from kiosk_app.club.penalties import penalty_lines
    from kiosk_app.club.sheets import write_sheet

    with the_store(arguments) as store:
        scope, title = scope_of(store, arguments)
        lines = penalty_lines(store, scope)
    write_sheet(penalties_sheet(lines), arguments.output)
    lines_text = counted(len(lines), "line")
    say(f"{title}: the penalties and bonuses are in {arguments.output}, {lines_text}.")
    return 0


def _night(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.night_games import night_games
    from kiosk_app.club.night_pdf import NightOnPaper, write_night
    from kiosk_app.club.nights import the_night
    from kiosk_app.club.penalties import night_penalties
    from kiosk_app.club.standings import Scope, standings, with_best_hands

    with the_store(arguments) as store:
        night = the_night(store, arguments.night)
        games = night_games(store, night)
        with store.reading() as connection:
            scope = Scope(night_id=night.id)
            table = with_best_hands(connection, scope, standings(connection, scope))
    with console().status("Drawing the games"):
        paper = NightOnPaper(night, table, night_penalties(games), games)
        write_night(paper, arguments.output)
    say(f"{night.name} is in {arguments.output}.")
    return 0
