"""``tenbou table``: one table's points from the first hand to the last."""

import argparse
import shlex
import sys
from typing import TYPE_CHECKING

from kiosk_app.commands import table_log
from kiosk_app.commands.opened_club import (
    add_common_arguments,
    answered,
    console,
    print_json,
    the_store,
)
from kiosk_app.commands.table_choice import (
    add_game_arguments,
    event_from_text,
    game_session,
    the_game,
)
from kiosk_app.commands.table_new import new_arguments
from kiosk_app.terminal.help import CommandParser, usage
from kiosk_app.terminal.lines import CommandRefused

if TYPE_CHECKING:
    from kiosk_app.store.open_game import OpenGame
    from scorer.table import Event, Four


def add_arguments(parser: CommandParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    new_arguments(_action(actions, "new"))
    add = _action(actions, "add")
    add.usage = "tenbou table add WHAT …"
    add.more = usage
    add.formatter_class = argparse.RawDescriptionHelpFormatter
    add.add_argument("words", nargs="*", metavar="WHAT")
    add.add_argument("--now", action="store_true")
    add.add_argument("--zero-sum", action="store_true")
    add.add_argument("--points-move", action="store_true")
    add.add_argument("--lines", action="store_true")
    add.add_argument("--event")
    add_game_arguments(add)
    add.set_defaults(act=_add)
    show = _action(actions, "show")
    show.add_argument("--needs", action="store_true")
    show.add_argument("--hands", action="store_true")
    add_game_arguments(show)
    show.set_defaults(act=_show)
    for name in ("undo", "redo"):
        back = _action(actions, name)
        back.add_argument("--to", metavar="EVENT")
        add_game_arguments(back)
        back.set_defaults(act=_back)
    table_log.add_log_arguments(actions, _action)


def run(arguments: argparse.Namespace) -> int:
    return answered(arguments.act, arguments)


def _action(actions: "argparse._SubParsersAction[CommandParser]", name: str) -> CommandParser:
    parser = actions.add_parser(name)
    add_common_arguments(parser)
    return parser


def _add(arguments: argparse.Namespace) -> int:
    with the_store(arguments) as store:
        game = the_game(store, arguments)
        before = game.table.points
        if not arguments.lines:
            _record(game, arguments.words, arguments)
            return _show_after(game, arguments, before)
        for number, line in enumerate(sys.stdin, 1):
            try:
                if words := shlex.split(line, comments=True):
                    _record(game, words, arguments)
            except ValueError as refused:  # the ledger's, the scorer's and ours all are
                raise CommandRefused("line", line=number, why=refused) from refused
        return _show_after(game, arguments, before)


def _record(game: "OpenGame", words: list[str], arguments: argparse.Namespace) -> None:
    from kiosk_app.terminal.event_words import event_from_words

    def event(place: tuple[str, int]) -> "Event":
        if arguments.event is not None:
            if words:
                raise CommandRefused("words-or-json")
            return event_from_text(arguments.event, place)
        return event_from_words(
            words,
            place,
            game.state,
            now=arguments.now,
            zero_sum=arguments.zero_sum,
            points_move=arguments.points_move,
            own_rules=game.heading.rules_text,
        )

    game_session(game).record(event)


def _show(arguments: argparse.Namespace) -> int:
    from kiosk_app.store.evidence import evidence_of_game
    from kiosk_app.terminal.table_view import photo_line, print_hands, print_needs

    with the_store(arguments) as store:
        game = the_game(store, arguments, ended_too=True)
        done = _show_after(game, arguments, None)
        if arguments.needs and not arguments.json:
            print_needs(console(), game.state)
        if arguments.hands and not arguments.json:
            print_hands(console(), game.state)
            for event_id, kept in evidence_of_game(game.folder, game.state, game.id).items():
                if kept.photo is not None:
                    text = photo_line(game.state, event_id, kept.photo)
                    console().print(text, markup=False)
        return done


def _back(arguments: argparse.Namespace) -> int:
    from scorer.table import Redone, Undone

    with the_store(arguments) as store:
        game = the_game(store, arguments, ended_too=True)
        kind = Undone if arguments.action == "undo" else Redone
        before = game.table.points
        game_session(game).record(lambda place: kind(*place, arguments.to))
        return _show_after(game, arguments, before)


def _show_after(game: "OpenGame", arguments: argparse.Namespace, before: "Four | None") -> int:
    """The table after what was done, and who gained what."""
    from kiosk_app.terminal.table_view import figure, print_table
    from scorer.table import state_to_json

    heading = game.heading
    if arguments.json:
        place = {"game": game.id, "table": heading.table_name, "night_round": heading.round}
        print_json({**place, "sequence": game.state.sequence, **state_to_json(game.state)})
        return 0
    out = console()
    for seat in game.table.seats if before is not None else ():
        old, new = (before or game.table.points)[seat], game.table.points[seat]
        if old != new:
            line = f"{game.table.name(seat)}: {figure(old)} → {figure(new)}"
            out.print(line, markup=False)
    print_table(out, heading, game.state)
    return 0
