"""``tenbou club forks``: games that went on twice, both courses, and which one counts."""

import argparse
from typing import TYPE_CHECKING

from kiosk_app.commands.opened_club import (
    add_common_arguments,
    counted,
    print_json,
    say,
    settings_of,
    the_store,
)
from kiosk_app.terminal.refusal import CommandRefused

if TYPE_CHECKING:
    from kiosk_app.store.forks import Fork


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="the game's id, to say which course counts")
    parser.add_argument(
        "--keep", choices=("here", "other"), help="the course of this kiosk, or the other one"
    )
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
            say("It is settled; the other course stays in the file. Send it: tenbou club sync")
        found = forks(store)
    if arguments.json:
        for fork in found:
            print_json(_as_json(fork))
        return 0
    for fork in found:
        begun = fork.started.astimezone().strftime("%Y-%m-%d %H:%M")
        say(f"Table {fork.table_name}, begun {begun}, game {fork.game_id}:")
        say(f"  the same up to event {fork.common}")
        for name, rows in (("here", fork.here), ("other", fork.other)):
            kinds = ", ".join(row.kind for row in rows)
            say(f"  {name}: {counted(len(rows), 'event')} more ({kinds})")
    if not found:
        say("Every game has one course.")
    return 0


def _as_json(fork: "Fork") -> dict[str, object]:
    return {
        "game": fork.game_id,
        "table": fork.table_name,
        "common": fork.common,
        "here": [row.body for row in fork.here],
        "other": [row.body for row in fork.other],
    }
