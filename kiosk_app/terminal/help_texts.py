"""What ``--help`` says, read without the rest of the language: a command starts quickly.

For the same reason without ``pathlib`` and regular expressions.
"""

import os
from collections.abc import Mapping
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
