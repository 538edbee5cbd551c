"""``tenbou table new``: a game between four people, or the games of tonight's seating."""

import argparse
from typing import TYPE_CHECKING

from kiosk_app.club.refusal import NightRefused
from kiosk_app.commands.opened_club import console, now, print_json, settings_of, the_store

if TYPE_CHECKING:
    from kiosk_app.club.starting import RulesChoice
    from kiosk_app.store.open_game import OpenGame
    from kiosk_app.store.store import Store


def new_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="four names, East first, or three where three play; none: tonight's seating",
    )
    parser.add_argument("-t", "--table", help="the table's name; of the seating, this table only")
    parser.add_argument(
        "--rules", help="a rule set or the club's own .toml, if not that of the settings"
    )
    parser.add_argument("--start-points", type=int, help="if not the rule set's")
    parser.add_argument(
        "--handicap",
        nargs="+",
        metavar="E-5000",
        default=[],
        help="what the players give each other before the game, like E-5000 S+5000",
    )
    parser.add_argument(
        "--yakitori", action="store_true", help="who has won no hand pays, or keeps the marker"
    )
    parser.add_argument("--tournament", action="store_true", help="a chombo is paid after uma")
    parser.add_argument("--apart", action="store_true", help="not one of tonight's games")
    parser.set_defaults(act=_new)


def _new(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.starting import RulesChoice

    rules = RulesChoice(arguments.rules or settings_of(arguments).rules)
    with the_store(arguments) as store:
        games = (
            [_between(store, arguments, rules)]
            if arguments.names
            else _seated(store, arguments, rules)
        )
        for game in games:
            _tell(game, arguments)
    return 0


def _between(store: "Store", arguments: argparse.Namespace, rules: "RulesChoice") -> "OpenGame":
    from kiosk_app.club.names import folded
    from kiosk_app.club.nights import night_now
    from kiosk_app.club.players import all_players
    from kiosk_app.club.starting import started_event
    from kiosk_app.store.game_rules import table_rules
    from kiosk_app.store.journal import start_game
    from kiosk_app.terminal.seat_words import points_by_seat
    from scorer.table.seats import NOTHING

    seats = table_rules(rules.id, rules.text).seats
    if len(arguments.names) != seats:
        count = {3: "three", 4: "four"}[seats]
        raise NightRefused(f"Give {count} names, East first; a name with a space in quotes.")
    handicap, rest = points_by_seat(arguments.handicap)
    if rest:
        raise NightRefused(f"“{rest[0]}” is no handicap: give it like E-5000 S+5000.")
    table_name = arguments.table or "1"
    _refuse_running(store, [table_name])
    players = all_players(store)
    known = {}
    for name in arguments.names:
        # Only a whole name or word of it: “Jan” may be a guest, and no Jansen of the club.
        found = [player for player in players if folded(name) in _whole(player.name)]
        if len(found) == 1:
            known[name] = found[0]
    names = [known[name].name if name in known else name for name in arguments.names]
    east, south, west, north = names + [""] * (4 - seats)
    moment, night = now(), night_now(store)
    started = started_event(
        rules,
        (east, south, west, north),
        moment,
        tournament=arguments.tournament,
        start_points=arguments.start_points,
        handicap=handicap or NOTHING,
        yakitori=arguments.yakitori,
    )
    return start_game(
        store,
        started,
        moment,
        table_name=table_name,
        night_id=None if arguments.apart or night is None else night.id,
        rules_text=rules.text,
        players={player.name: player.id for player in known.values()},
    )


def _seated(
    store: "Store", arguments: argparse.Namespace, rules: "RulesChoice"
) -> "list[OpenGame]":
    from kiosk_app.club.nights import night_now
    from kiosk_app.club.seating_rows import current_round, seated_rounds
    from kiosk_app.club.starting import start_seated

    if arguments.start_points is not None or arguments.handicap or arguments.yakitori:
        raise NightRefused("Games of the seating start with the rule set's points, all alike.")
    night = night_now(store)
    if night is None:
        raise NightRefused("No club night is open: open one, or give four names.")
    seated = current_round(seated_rounds(store, night))
    tables = [name for name in seated.tables if name not in seated.begun]
    if arguments.table is not None:
        tables = [arguments.table]
    if not tables:
        raise NightRefused(f"Every game of round {seated.number} has begun: seat the next round.")
    _refuse_running(store, tables)
    return [
        start_seated(store, night, seated, name, rules, now(), tournament=arguments.tournament)
        for name in tables
    ]


def _refuse_running(store: "Store", tables: list[str]) -> None:
    from kiosk_app.store.journal import open_games

    running = sorted({game.table_name for game in open_games(store)} & set(tables))
    if running:
        where = ", ".join(running)
        raise NightRefused(f"A game is running at table {where}: end it, or say --table.")


def _whole(name: str) -> list[str]:
    from kiosk_app.club.names import folded

    return [folded(name), *folded(name).split()]


def _tell(game: "OpenGame", arguments: argparse.Namespace) -> None:
    from kiosk_app.terminal.table_view import print_table
    from scorer.table import state_to_json

    heading = game.heading
    if arguments.json:
        place = {"game": game.id, "table": heading.table_name, "night_round": heading.round}
        print_json({**place, "sequence": game.state.sequence, **state_to_json(game.state)})
    else:
        print_table(console(), heading, game.state)
