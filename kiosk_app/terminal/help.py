"""What ``--help`` says: parsers with help from the catalogue, read only when somebody asks."""

import argparse
import os
import textwrap
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


_FORMS: Final = (
    ("ron S 3/40 from E", "ron"),
    ("ron S 3/40 W 8000 from E", "double-ron"),
    ("tsumo S haneman", "tsumo"),
    ("ron S 3/40 yaku:toitoi open from E", "yaku"),
    ("ron S 234m406p67s11z+8s pon:555z dora:4p from E", "tiles"),
    ("ron S '{\"concealed\": …}' from E", "json"),
    ("… annuls", "annuls"),
    ("deal '{\"players\": …}'", "deal"),
    ("deal S from W E=128 S=272 W=0 N=40", "counted"),
    ("tsumo E E+96 S-32 W-32 N-32", "payments"),
    ("riichi S", "draw [S W | all]           nagashi S [tenpai W]"),
    ("abort nine-orphans", "chombo S [why]             dead S [annuls] [why]"),
    ("redeal [why]", "penalty S 5000 why [--now] [--zero-sum]    bonus … the same"),
    ("cancel EVENT why", 'late S 5                   substitute S "New Name" [from-start]'),
    ("mend 3 ron S 3/40 from E", "mend"),
    ("correct E+1000 S-1000 sticks=2 counters=1 dealer=S round=S because why", ""),
    ("players NAME NAME NAME NAME [--points-move]", ""),
    ("time running | between", "end [agreed | dealer-stops]"),
)
"""What can be typed, and beside it what it means, or other things that can be typed."""
_COLUMN: Final = 29
_WIDTH: Final = 98


def usage() -> str:
    """The forms of all events, for ``tenbou table add --help``."""
    texts = help_texts()
    lines = []
    for form, beside in _FORMS:
        meaning = texts.get(f"usage-{beside}", {"": beside})[""]
        begun = f"{form:<{_COLUMN}}"
        if meaning and len(begun) > _COLUMN:
            lines.append(form)
            begun = " " * _COLUMN
        wrapped = [meaning] if meaning == beside else textwrap.wrap(meaning, _WIDTH - _COLUMN)
        lines.append(f"{begun}{wrapped[0] if wrapped else ''}".rstrip())
        lines += [f"{'':<{_COLUMN}}{line}" for line in wrapped[1:]]
    return "\n".join((*lines, texts["usage-seats"][""]))
