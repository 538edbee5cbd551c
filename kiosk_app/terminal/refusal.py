"""What was typed and cannot be done."""

import sys

from kiosk_app.languages import in_english
from scorer.messages import CodedError


class CommandRefused(CodedError, ValueError):  # noqa: N818  # an answer to the person, not a fault
    """Why a command does nothing; the command line speaks English only."""

    section = "command"


def refuse(error: CodedError) -> int:
    """Say why; the exit code of a command that was refused."""
    print(in_english(error), file=sys.stderr)
    return 2
