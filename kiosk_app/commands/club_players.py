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
from kiosk_app.terminal.refusal import CommandRefused


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_common_arguments(parser)
    parser.set_defaults(act=_list)
    actions = parser.add_subparsers(dest="what", metavar="WHAT")
    add = actions.add_parser("add", help="a new player")
    add.add_argument("name", help="what tables show, like “Kim Jansen”")
    _details(add)
    add.set_defaults(act=_add)
    edit = actions.add_parser("edit", help="put something right")
    edit.add_argument("player", help="the name, its first letters, or the EMA number")
    edit.add_argument("--name")
    edit.add_argument("--member", action="store_true", help="no guest any more")
    _details(edit)
    edit.set_defaults(act=_edit)
    find = actions.add_parser("find", help="by first letters")
    find.add_argument("letters")
    find.set_defaults(act=_find)
    take = actions.add_parser("import", help="from a CSV file")
    take.add_argument("file", help="columns name or first name, last name, EMA number, country, …")
    take.add_argument("--good-lines", action="store_true", help="take them despite bad ones")
    take.set_defaults(act=_import)
    merge = actions.add_parser("merge", help="two entries that are one person")
    merge.add_argument("player", help="whose entry goes; alone: everybody of exactly this name")
    merge.add_argument("into", nargs="?", help="whose entry stands for both from now on")
    merge.set_defaults(act=_merge)
    separate = actions.add_parser("separate", help="entries that were merged are two people")
    separate.add_argument("player", help="the name or id of the entry that went")
    separate.set_defaults(act=_separate)
    add_common_arguments(add, edit, find, take, merge, separate)


def _details(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first-name")
    parser.add_argument("--last-name")
    parser.add_argument("--ema", metavar="NUMBER", help="the EMA number")
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
    for line in bad:
        say(line.message, style="red")
    if bad and not arguments.good_lines:
        raise CommandRefused("no-players-added")
    say(f"{len(added)} players were written down.")
    return _print(added, arguments)


def _merge(arguments: argparse.Namespace) -> int:
    from kiosk_app.club.merging import merge_players, merge_same_names, same_name

    with the_store(arguments) as store:
        if arguments.into is not None:
            known = all_players(store)
            player, into = the_player(known, arguments.player), the_player(known, arguments.into)
            stands = merge_players(store, player, into, now())
            say(f"{player.name} is {stands.name} from now on, in every game so far too.")
            return _print([stands], arguments)
        same = same_name(store, arguments.player)
        if len(same) < 2:
            raise CommandRefused("only-one-entry", name=arguments.player)
        stands = merge_same_names(store, same, now())
        say(f"{len(same)} entries of {stands.name} are one from now on.")
        return _print([stands], arguments)


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
        say("There is nobody to show.")
        return 0
    grid = Table("name", "first name", "last name", "EMA number", "country", "")
    names = Counter(player.name for player in players)
    for player in players:
        cells = (player.name, player.first_name, player.last_name)
        mark = "guest" if player.guest else ""
        if names[player.name] > 1:
            mark = f"{mark} {player.id}".strip()  # the only thing that tells the two apart
        rest = (player.ema_number or "", player.country or "", mark)
        grid.add_row(*map(Text, cells + rest))
    console().print(grid)
    return 0
