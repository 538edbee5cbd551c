"""The ``tenbou`` command: each subcommand is a module that is loaded only when it is called."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol

from kiosk_app.terminal.help import PROGRAM, CommandParser

COMMANDS: Final = (
    "score",
    "read",
    "dora",
    "enrol",
    "compare",
    "camera",
    "rules",
    "table",
    "club",
    "doctor",
    "settings",
    "kiosk",
    "run",
)
"""In the order of ``tenbou --help``."""
_INTERRUPTED: Final = 130
"""What shells expect after Ctrl-C."""


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
    parser = CommandParser(prog=PROGRAM)
    parser.add_argument("--version", action=_Version, nargs=0)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked = next((word for word in words if word in COMMANDS), None)
    command: Command | None = None
    for name in COMMANDS:
        subparser = subparsers.add_parser(name)
        if name == asked:
            command = import_module(f"kiosk_app.commands.{name}")
            command.add_arguments(subparser)
    parsed, rest = parser.parse_known_args(words)
    if rest:
        # The command that was given an unknown argument reports it.
        from kiosk_app.terminal.lines import line

        _named(subparsers, words).error(line("unknown-arguments", arguments=" ".join(rest)))
    if command is None:  # pragma: no cover  # the parser has ended the program by now
        return 2
    try:
        return command.run(parsed)
    except KeyboardInterrupt:
        return _INTERRUPTED  # whoever pressed the keys knows


def _named(actions: "argparse._SubParsersAction[CommandParser]", words: list[str]) -> CommandParser:
    """The parser of the command, and of the action below it, that the words name."""
    at = next(number for number, word in enumerate(words) if word in actions.choices)
    parser = actions.choices[words[at]]
    for action in parser._actions:  # argparse has no other way to a command's own actions
        if isinstance(action, argparse._SubParsersAction):
            below = [word for word in words[at + 1 :] if word in action.choices]
            return _named(action, below) if below else parser
    return parser
