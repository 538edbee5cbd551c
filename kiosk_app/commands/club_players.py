"""``tenbou club players``."""

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, replace

from rich.table import Table
from rich.text import Text

from kiosk_app.club.player_lines import import_players
from kiosk_app.club.players import (
    PlayerCard,
    PlayerDetails,
    add_player,
    all_players,
    edit_player,
    find_players,
    the_player,
)
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    console,
    now,
    print_json,
    read_text,
    say,
    the_store,
)
from kiosk_app.terminal.lines import CommandRefused, headings, line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_list)
    actions = parser.add_subparsers(dest="what", metavar="WHAT")
    add = actions.add_parser("add")
    add.add_argument("name")
    _details(add)
    add.set_defaults(act=_add)
    edit = actions.add_parser("edit")
    edit.add_argument("player")
    edit.add_argument("--name")
    edit.add_argument("--member", action="store_true")
    _details(edit)
    edit.set_defaults(act=_edit)
    find = actions.add_parser("find")
    find.add_argument("letters")
    find.set_defaults(act=_find)
    take = actions.add_parser("import")
    take.add_argument("file")
    take.add_argument("--good-lines", action="store_true")
    take.set_defaults(act=_import)
    merge = actions.add_parser("merge")
    merge.add_argument("player")
    merge.add_argument("into", nargs="?")
    merge.set_defaults(act=_merge)
    separate = actions.add_parser("separate")
    separate.add_argument("player")
    separate.set_defaults(act=_separate)
    add_common_arguments(add, edit, find, take, merge, separate)


def _details(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first-name")
    parser.add_argument("--last-name")
    parser.add_argument("--ema", metavar="NUMBER")
    parser.add_argument("--country")
    parser.add_argument("--guest", action="store_true")


def _list(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        return _print(all_players(store), arguments)


def _find(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        return _print(find_players(all_players(store), arguments.letters), arguments)


def _add(arguments: argparse.Namespace) -> int:
    details = PlayerDetails(
        arguments.name,
        arguments.first_name or "",
        arguments.last_name or "",
        arguments.ema,
        arguments.country,
        arguments.guest,
    )
    with the_store(arguments) as store:
        return _print([add_player(store, details, now())], arguments)


def _edit(arguments: argparse.Namespace) -> int:
    given = {
        "name": arguments.name,
        "first_name": arguments.first_name,
        "last_name": arguments.last_name,
        "ema_number": arguments.ema,
        "country": arguments.country,
        "guest": True if arguments.guest else False if arguments.member else None,
    }
    changes = {name: value for name, value in given.items() if value is not None}
    if not changes:
        raise CommandRefused("nothing-to-change")
    with the_store(arguments) as store:
        player = the_player(all_players(store), arguments.player)
        return _print([edit_player(store, replace(player, **changes), now())], arguments)


def _import(arguments: argparse.Namespace) -> int:
    text = read_text(arguments.file)
    with the_store(arguments) as store:
        added, bad = import_players(store, text, now(), good_lines=arguments.good_lines)
    for each in bad:
        say(each.message, style="red")
    if bad and not arguments.good_lines:
        raise CommandRefused("no-players-added")
    say(line("players-added", count=len(added)))
    return _print(added, arguments)


def _merge(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.merging import merge_players, merge_same_names, same_name

    with the_store(arguments) as store:
        if arguments.into is not None:
            known = all_players(store)
            player, into = the_player(known, arguments.player), the_player(known, arguments.into)
            kept = merge_players(store, player, into, now())
            say(line("merged", name=player.name, into=kept.name))
            return _print([kept], arguments)
        same = same_name(store, arguments.player)
        if len(same) < 2:
            raise CommandRefused("only-one-entry", name=arguments.player)
        kept = merge_same_names(store, same, now())
        say(line("merged-entries", count=len(same), name=kept.name))
        return _print([kept], arguments)


def _separate(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.merging import merged_players, separate_player

    with the_store(arguments) as store:
        gone = [player for player, _ in merged_players(store)]
        if not gone:
            raise CommandRefused("nothing-merged")
        player = the_player(gone, arguments.player)
        return _print([separate_player(store, player.id, now())], arguments)


def _print(players: Sequence[PlayerCard], arguments: argparse.Namespace) -> int:
    if arguments.json:
        for player in players:
            print_json(asdict(player))
        return 0
    if not players:
        say(line("no-players"))
        return 0
    grid = Table(*headings("name", "first-name", "last-name", "ema-number", "country", ""))
    names = Counter(player.name for player in players)
    for player in players:
        cells = (player.name, player.first_name, player.last_name)
        mark = line("guest") if player.guest else ""
        if names[player.name] > 1:
            mark = f"{mark} {player.id}".strip()  # the only thing that tells the two apart
        rest = (player.ema_number or "", player.country or "", mark)
        grid.add_row(*map(Text, cells + rest))
    console().print(grid)
    return 0
