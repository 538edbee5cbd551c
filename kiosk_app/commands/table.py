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
from kiosk_app.terminal.event_words import USAGE
from kiosk_app.terminal.refusal import CommandRefused

if TYPE_CHECKING:
    from kiosk_app.store.open_game import OpenGame
    from scorer.table import Event, Four


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    new_arguments(_action(actions, "new", "begin a game: four names, or from tonight's seating"))
    add = _action(actions, "add", "write down what happened")
    add.usage = "tenbou table add WHAT …"
    add.epilog = USAGE
    add.formatter_class = argparse.RawDescriptionHelpFormatter
    add.add_argument("words", nargs="*", metavar="WHAT", help="what happened, as below")
    add.add_argument("--now", action="store_true", help="a penalty or bonus at once, not after uma")
    add.add_argument("--zero-sum", action="store_true", help="the others get or pay the points")
    add.add_argument("--points-move", action="store_true", help="points go with the people")
    add.add_argument("--lines", action="store_true", help="many, one a line of standard input")
    add.add_argument("--event", help="the event in JSON instead of words, without id and sequence")
    add_game_arguments(add)
    add.set_defaults(act=_add)
    show = _action(actions, "show", "the table as it stands")
    show.add_argument("--needs", action="store_true", help="what each player needs for each place")
    show.add_argument("--hands", action="store_true", help="every hand with what it changed")
    add_game_arguments(show)
    show.set_defaults(act=_show)
    for name, help_text in (("undo", "take back the last event"), ("redo", "bring it back")):
        back = _action(actions, name, help_text)
        back.add_argument("--to", metavar="EVENT", help="all events back or on to this one")
        add_game_arguments(back)
        back.set_defaults(act=_back)
    table_log.add_log_arguments(actions, _action)


def run(arguments: argparse.Namespace) -> int:
    return answered(arguments.act, arguments)


def _action(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, purpose: str
) -> argparse.ArgumentParser:
    parser = actions.add_parser(name, help=purpose, description=purpose)
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
    from kiosk_app.store.kept_evidence import evidence_of_game
    from kiosk_app.terminal.table_view import hand_of_event, print_hands, print_needs

    with the_store(arguments) as store:
        game = the_game(store, arguments, ended_too=True)
        done = _show_after(game, arguments, None)
        if arguments.needs and not arguments.json:
            print_needs(console(), game.state)
        if arguments.hands and not arguments.json:
            print_hands(console(), game.state)
            for event_id, kept in evidence_of_game(game.folder, game.state, game.id).items():
                if kept.photo is not None:
                    hand = hand_of_event(game.state, event_id)
                    console().print(f"photo of hand {hand}: {kept.photo}", markup=False)
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
