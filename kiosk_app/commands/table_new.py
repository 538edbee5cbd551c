"""``tenbou table new``: a game between four people, or the games of tonight's seating."""

import argparse
from typing import TYPE_CHECKING, Final

from kiosk_app.commands.opened_club import console, now, print_json, settings_of, the_store
from kiosk_app.terminal.lines import CommandRefused
from scorer.messages import Choice

if TYPE_CHECKING:
    from kiosk_app.club.starting import RulesChoice
    from kiosk_app.store.open_game import OpenGame
    from kiosk_app.store.store import Store


_COUNTS: Final = {3: "three", 4: "four", 5: "five"}
STAGED: Final = "norway-2018"
STAGES: Final = (6, 7, 8)
"""The chapters of that book with games for newcomers."""


def new_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
    )
    parser.add_argument("-t", "--table")
    parser.add_argument("--rules")
    parser.add_argument("--start-points", type=int)
    parser.add_argument(
        "--handicap",
        nargs="+",
        metavar="E-5000",
        default=[],
    )
    parser.add_argument("--yakitori", action="store_true")
    parser.add_argument("--tournament", action="store_true")
    parser.add_argument(
        "--stage",
        type=int,
        choices=STAGES,
    )
    parser.add_argument("--no-dealer-extra", action="store_true")
    parser.add_argument("--sanma", action="store_true")
    parser.add_argument("--green-round", action="store_true")
    parser.add_argument("--apart", action="store_true")
    parser.set_defaults(act=_new)


def _new(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.starting import RulesChoice

    choose = RulesChoice.without_dealer_extra if arguments.no_dealer_extra else RulesChoice
    rules = choose(_rules_of(arguments))
    with the_store(arguments) as store:
        games = (
            [_between(store, arguments, rules)]
            if arguments.names
            else _seated(store, arguments, rules)
        )
        for game in games:
            _tell(game, arguments)
    return 0


def _rules_of(arguments: argparse.Namespace) -> str:
    """The rule set that is named, by its name or by what it is for; else that of the settings."""
    named = [
        name
        for name in (
            arguments.rules,
            None if arguments.stage is None else f"{STAGED}-{arguments.stage}",
            "sanma" if arguments.sanma else None,
        )
        if name is not None
    ]
    if len(named) > 1 and not (arguments.stage is not None and named[0] == STAGED):
        raise CommandRefused("one-of-rules")
    return str(named[-1]) if named else settings_of(arguments).rules


def _between(store: "Store", arguments: argparse.Namespace, rules: "RulesChoice") -> "OpenGame":
    from kiosk_app.club.names import folded
    from kiosk_app.club.nights import night_now
    from kiosk_app.club.players import all_players
    from kiosk_app.club.starting import started_event
    from kiosk_app.store.game_rules import table_rules
    from kiosk_app.store.journal import start_game
    from kiosk_app.terminal.seat_words import points_by_seat
    from scorer.table.table import NOTHING

    book = table_rules(rules.id, rules.text)
    allowed = sorted({book.seats, *(other.seats for other in book.other_seats)})
    if len(arguments.names) not in allowed:
        raise CommandRefused("names", count=Choice(tuple(allowed)))
    handicap, rest = points_by_seat(arguments.handicap)
    if rest:
        raise CommandRefused("handicap", text=rest[0])
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
    seated = tuple(names + [""] * (4 - len(names)))
    moment, night = now(), night_now(store)
    started = started_event(
        rules,
        seated,
        moment,
        tournament=arguments.tournament,
        start_points=arguments.start_points,
        handicap=handicap or NOTHING,
        yakitori=arguments.yakitori,
        green_round=arguments.green_round,
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

    own = arguments.handicap or arguments.yakitori or arguments.green_round
    if arguments.start_points is not None or own:
        raise CommandRefused("seating-has-points")
    night = night_now(store)
    if night is None:
        raise CommandRefused("open-or-names")
    seated = current_round(seated_rounds(store, night))
    tables = [name for name in seated.tables if name not in seated.begun]
    if arguments.table is not None:
        tables = [arguments.table]
    if not tables:
        raise CommandRefused("all-started", round=seated.number)
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
        raise CommandRefused("table-busy", table=where)


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
