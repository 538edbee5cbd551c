"""What ``--help`` says, read without the rest of the language."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from kiosk_app.languages import ENGLISH, FOLDER

FILE: Final = FOLDER / ENGLISH / "command_help.ftl"
_LINE: Final = re.compile(
    r"^(?:(?P<id>[a-z][\w-]*)|    \.(?P<attribute>[\w-]+)) =(?: (?P<text>.+))?$"
)


@cache
def help_texts() -> Mapping[str, Mapping[str, str]]:
    """The attributes of every message by name; its own text is that without one."""
    found: dict[str, dict[str, str]] = {}
    message: dict[str, str] = {}
    for line in FILE.read_text("utf-8").splitlines():
        if match := _LINE.match(line):
            if match["id"]:
                message = found[match["id"]] = {}
            message[match["attribute"] or ""] = match["text"] or ""
    return found
