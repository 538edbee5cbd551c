"""``tenbou club night``."""

import argparse
from datetime import date

from rich.table import Table
from rich.text import Text

from kiosk_app.club.names import nearest
from kiosk_app.club.nights import (
    NightCard,
    all_nights,
    close_night,
    come,
    leave,
    open_night,
    the_night,
    tonight,
    visits,
)
from kiosk_app.club.players import (
    PlayerDetails,
    add_players,
    all_players,
    completed,
    the_player,
)
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    console,
    now,
    print_json,
    say,
    the_store,
)
from kiosk_app.store.store import Store
from kiosk_app.terminal.lines import headings, line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_show, night=None)
    actions = parser.add_subparsers(dest="what", metavar="WHAT")
    begin = actions.add_parser("open")
    begin.add_argument("--name")
    begin.add_argument("--day", type=date.fromisoformat)
    begin.add_argument("--season")
    begin.set_defaults(act=_open)
    close = actions.add_parser("close")
    close.set_defaults(act=_close)
    came = actions.add_parser("came")
    came.add_argument("--new", action="store_true")
    came.set_defaults(act=_came)
    left = actions.add_parser("left")
    left.set_defaults(act=_left)
    for action in (came, left):
        action.add_argument("players", nargs="+", metavar="PLAYER")
    show = actions.add_parser("show")
    show.add_argument("night", nargs="?")
    show.set_defaults(act=_show)
    nights = actions.add_parser("list")
    nights.set_defaults(act=_list)
    add_common_arguments(begin, close, came, left, show, nights)


def night_to_json(night: NightCard) -> dict[str, object]:
    return {
        "night": night.id,
        "name": night.name,
        "day": night.day.isoformat(),
        "season": night.season,
        "started": night.started.isoformat(),
        "ended": None if night.ended is None else night.ended.isoformat(),
    }


def _open(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        night = open_night(
            store,
            now(),
            day=arguments.day,
            name=arguments.name or "",
            season=arguments.season,
        )
    if arguments.json:
        print_json(night_to_json(night))
    else:
        say(line("night-open", name=night.name, season=night.season or ""))
    return 0


def _close(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        night = tonight(store)
        close_night(store, night, now())
        return _print(store, the_night(store, night.id), arguments)


def _came(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        night = tonight(store)
        known = all_players(store)
        names = [player.name for player in known]
        guests = [
            words for words in arguments.players if arguments.new and not nearest(names, words)
        ]
        new = [completed(PlayerDetails(words, guest=True)) for words in guests]
        old = [the_player(known, words) for words in arguments.players if words not in guests]
        come(store, night, old, now())
        come(store, night, add_players(store, new, now()), now())
        return _print(store, night, arguments)


def _left(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        night = tonight(store)
        here = [visit.player for visit in visits(store, night) if visit.left is None]
        leave(store, night, [the_player(here, words) for words in arguments.players], now())
        return _print(store, night, arguments)


def _show(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        return _print(store, the_night(store, arguments.night), arguments)


def _list(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        nights = all_nights(store)
    if arguments.json:
        for night in nights:
            print_json(night_to_json(night))
        return 0
    grid = Table(*headings("day", "name", "season", ""))
    for night in nights:
        state = line("open") if night.ended is None else ""
        grid.add_row(night.day.isoformat(), Text(night.name), Text(night.season or ""), state)
    console().print(grid)
    return 0


def _print(store: Store, night: NightCard, arguments: argparse.Namespace) -> int:
    there = visits(store, night)
    if arguments.json:
        players = [
            {
                "player": visit.player.id,
                "name": visit.player.name,
                "came": visit.came.isoformat(),
                "left": None if visit.left is None else visit.left.isoformat(),
            }
            for visit in there
        ]
        print_json({**night_to_json(night), "players": players})
        return 0
    title = line("night-shown" if night.ended is None else "night-shown-closed", name=night.name)
    grid = Table(*headings("player", "came", "left"), title=Text(title))
    for visit in there:
        left = "" if visit.left is None else f"{visit.left.astimezone():%H:%M}"
        grid.add_row(Text(visit.player.name), f"{visit.came.astimezone():%H:%M}", left)
    console().print(grid)
    if night.ended is None:
        say(line("players-here", count=sum(visit.left is None for visit in there)))
    return 0
