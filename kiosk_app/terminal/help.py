"""What ``--help`` says: parsers with help from the catalogue, read only when somebody asks."""

import argparse
import os
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

FILE: Final = os.path.join(  # noqa: PTH118
    os.path.dirname(os.path.dirname(__file__)),  # noqa: PTH120
    "languages",
    "en",
    "command_help.ftl",
)
_SET_IN: Final = "    ."


@cache
def help_texts() -> Mapping[str, Mapping[str, str]]:
    """The attributes of every message by name; its own text is that without one."""
    found: dict[str, dict[str, str]] = {}
    message: dict[str, str] = {}
    with open(FILE, encoding="utf-8") as file:  # noqa: PTH123
        for line in file:
            name, equals, text = line.partition("=")
            if not equals or line.startswith("#"):
                continue
            if name.startswith(_SET_IN):
                message[name.removeprefix(_SET_IN).strip()] = text.strip()
            else:
                message = found[name.strip()] = {"": text.strip()}
    return found


PROGRAM: Final = "tenbou"
SHARED: Final = "help-shared"


class CommandParser(argparse.ArgumentParser):
    """Commands and arguments are added without ``help``; so are those of its subcommands."""

    more: Callable[[], str] | None = None
    """Makes the text below the arguments, where there is one."""

    def format_help(self) -> str:
        describe(self)
        if self.more is not None:
            self.epilog = self.more()
        return super().format_help()


def describe(parser: argparse.ArgumentParser) -> None:
    """Give the parser's command, arguments and groups their texts."""
    texts, own = help_texts(), help_of(parser)
    parser.description = own[""]
    for group in parser._action_groups:  # argparse has no other way to them
        group.title = own.get(f"group-{group.title}", group.title)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            action._choices_actions = [
                action._ChoicesPseudoAction(name, (), help_of(below)[""])
                for name, below in action.choices.items()
            ]
        elif not isinstance(action, argparse._HelpAction):
            name = name_of(action)
            action.help = own.get(name) or texts[SHARED][name]


def help_of(parser: argparse.ArgumentParser) -> Mapping[str, str]:
    """A command's texts: ``tenbou club night`` has those of ``help-club-night``."""
    words = parser.prog.replace("python -m", "").split()
    return help_texts()["-".join(("help", *(words[1:] or words)))]


def name_of(action: argparse.Action) -> str:
    """``--good-lines`` is ``good-lines``; an argument without dashes has its own name."""
    return max(action.option_strings, key=len, default=action.dest).lstrip("-")
