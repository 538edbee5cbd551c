"""The ``tenbou`` command: each subcommand is a module that is loaded only when it is called."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol

COMMANDS: Final = {
    "score": "score hands: a photo, or one JSON object a line in and one a line out",
    "read": "the hand in each photo: tiles, melds, winning tile, indicators",
    "dora": "the dora that an indicator points to: a tile like 4p, or a photo",
    "enrol": "teach the reader a club's own tiles from a photo of them in rows",
    "compare": "the same hand under two rule sets, side by side",
    "camera": "what each camera gives: sizes, pictures a second, a still",
    "rules": "the rule sets, and what a club's own file changes",
    "table": "a table's points: begin a game, write down what happens, undo, replay",
    "club": "the club night: players, seating, timer, standings, reports, copies",
    "doctor": "what works on this machine, and what to do about what does not",
    "settings": "what this kiosk is set to: language, rules, camera, the club's server",
    "kiosk": "the touch screen beside the table",
    "run": "the main job: score the bundled sample hands and explain them",
}


class _Version(argparse.Action):
    """Looks the version up only when it is asked for: metadata is slow to read on a small card."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"tenbou {version('tenbou')}")
        parser.exit()


class Command(Protocol):
    """What the module of a subcommand offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, arguments: argparse.Namespace) -> int: ...


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(
        prog="tenbou", description="A companion for a real mahjong table."
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = next((word for word in words if word in COMMANDS), None)
    command: Command | None = None
    for name, purpose in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=purpose, description=purpose)
        if name == asked:
            command = import_module(f"kiosk_app.commands.{name}")
            command.add_arguments(subparser)
    parsed, rest = parser.parse_known_args(words)
    if rest:
        # What nobody knows is said by the command that it was given to.
        _named(subparsers, words).error(f"unrecognized arguments: {' '.join(rest)}")
    if command is None:  # pragma: no cover  # the parser has ended the program by now
        return 2
    return command.run(parsed)


def _named(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]", words: list[str]
) -> argparse.ArgumentParser:
    """The parser of the command, and of the action below it, that the words name."""
    at = next(number for number, word in enumerate(words) if word in actions.choices)
    parser: argparse.ArgumentParser = actions.choices[words[at]]
    for action in parser._actions:  # argparse has no other way to a command's own actions
        if isinstance(action, argparse._SubParsersAction):
            below = [word for word in words[at + 1 :] if word in action.choices]
            return _named(action, below) if below else parser
    return parser
