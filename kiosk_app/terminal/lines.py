"""Lines that a command prints, and how it says what cannot be done: from the catalogue, as all that
people read."""

import json
import sys
from collections.abc import Callable
from typing import Any

from kiosk_app.languages import ENGLISH, in_english, load_language
from scorer.messages import CodedError

SECTION = "printed"


def line(code: str, /, **values: str | int) -> str:
    return load_language(ENGLISH)(f"{SECTION}-{code}", **values)


def headings(*columns: str) -> tuple[str, ...]:
    """What stands above the columns of a table; a column without a name has no heading."""
    return tuple(column and line(f"column-{column}") for column in columns)


class CommandRefused(CodedError, ValueError):  # noqa: N818  # an answer to the person, not a fault
    """Why a command does nothing; the command line speaks English only."""

    section = "command"


def json_in(text: str, refused: Callable[[str], CommandRefused]) -> Any:
    """What was typed as JSON; ``refused`` says it where it is none, given the parser's reason."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise refused(str(error)) from error


def refuse(error: CodedError) -> int:
    """Say why; the exit code of a command that was refused."""
    print(in_english(error), file=sys.stderr)
    return 2
