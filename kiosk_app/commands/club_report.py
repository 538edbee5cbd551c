"""``tenbou club report``."""

import argparse
from pathlib import Path

from kiosk_app.commands.club_standings import add_scope_arguments, scope_of
from kiosk_app.commands.opened_club import (
    add_store_argument,
    console,
    say,
    the_store,
)
from kiosk_app.languages import ENGLISH, load_language
from kiosk_app.terminal.lines import line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    tournament = actions.add_parser("tournament")
    tournament.set_defaults(act=_tournament)
    games = actions.add_parser("games")
    add_scope_arguments(games)
    games.set_defaults(act=_games)
    penalties = actions.add_parser("penalties")
    add_scope_arguments(penalties)
    penalties.set_defaults(act=_penalties)
    night = actions.add_parser("night")
    night.set_defaults(act=_night)
    for action in (tournament, games, penalties, night):
        action.add_argument("output", type=Path, metavar="FILE")
        add_store_argument(action)
    for action in (tournament, night):
        action.add_argument("--night")


def _tournament(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.nights import the_night
    from kiosk_app.club.sheets import write_sheet
    from kiosk_app.club.tournament_report import report_lines, report_sheet

    with the_store(arguments) as store:
        lines = report_lines(store, the_night(store, arguments.night))
        write_sheet(report_sheet(lines), arguments.output)
    say(line("report-saved", count=len(lines), path=str(arguments.output)))
    return 0


def _games(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.finished_games import result_lines
    from kiosk_app.club.lists import games_sheet
    from kiosk_app.club.sheets import write_sheet

    with the_store(arguments) as store:
        scope, title = scope_of(store, arguments)
        with console().status(line("writing-games")), store.reading() as connection:
            write_sheet(games_sheet(result_lines(connection, scope)), arguments.output)
    say(line("games-saved", title=title, path=str(arguments.output)))
    return 0


def _penalties(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.lists import penalties_sheet
    from kiosk_app.club.penalties import penalty_lines
    from kiosk_app.club.sheets import write_sheet

    with the_store(arguments) as store:
        scope, title = scope_of(store, arguments)
        lines = penalty_lines(store, scope)
    write_sheet(penalties_sheet(lines), arguments.output)
    say(line("penalties-saved", title=title, count=len(lines), path=str(arguments.output)))
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
    with console().status(line("drawing-games")):
        paper = NightOnPaper(night, table, night_penalties(games), games)
        write_night(paper, arguments.output, load_language(ENGLISH))
    say(line("night-saved", name=night.name, path=str(arguments.output)))
    return 0
