"""``tenbou club forks``: games that went on twice, both courses, and which one counts."""

import argparse
from typing import TYPE_CHECKING

from kiosk_app.commands.opened_club import (
    add_common_arguments,
    print_json,
    say,
    settings_of,
    the_store,
)
from kiosk_app.terminal.lines import CommandRefused, line

if TYPE_CHECKING:
    from kiosk_app.store.forks import Fork


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?")
    parser.add_argument("--keep", choices=("here", "other"))
    add_common_arguments(parser)
    parser.set_defaults(act=_forks)


def _forks(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.forks import forks, settle
    from kiosk_app.store.server import Server

    if (arguments.game is None) != (arguments.keep is None):
        raise CommandRefused("fork-missing")
    address = settings_of(arguments).club_server
    with the_store(arguments) as store:
        if arguments.game is not None:
            if address:
                with Server(address, store.folder) as server:
                    settle(store, server, arguments.game, arguments.keep)
            else:
                settle(store, None, arguments.game, arguments.keep)
            say(line("fork-settled"))
        found = forks(store)
    if arguments.json:
        for fork in found:
            print_json(_as_json(fork))
        return 0
    for fork in found:
        begun = fork.started.astimezone().strftime("%Y-%m-%d %H:%M")
        say(line("fork-game", table=fork.table_name, time=begun, id=fork.game_id))
        say(line("fork-same", event=fork.common))
        for name, rows in (("here", fork.here), ("other", fork.other)):
            kinds = ", ".join(row.kind for row in rows)
            say(line("fork-more", version=name, count=len(rows), kinds=kinds))
    if not found:
        say(line("no-forks"))
    return 0


def _as_json(fork: "Fork") -> dict[str, object]:
    return {
        "game": fork.game_id,
        "table": fork.table_name,
        "common": fork.common,
        "here": [row.body for row in fork.here],
        "other": [row.body for row in fork.other],
    }
