"""Where the program writes what it does: one place sets up the standard ``logging`` for all of it.

Under systemd lines go to standard error, which the journal keeps; anywhere else to a file that is
kept short. A line never names a player: names are in debug lines alone, which nobody gets unasked.
"""

import logging
import os
import sys
from collections.abc import Mapping
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

FILE: Final = "tenbou.log"
FILE_BYTES: Final = 1_000_000
"""About a week of evenings; then the file is put aside."""
OLD_FILES: Final = 3
LEVEL_VARIABLE: Final = "TENBOU_LOG_LEVEL"
_QUIETER: Final = {"kivy": logging.WARNING, "alembic": logging.WARNING, "PIL": logging.WARNING}
"""Libraries that tell at length what they found on this machine."""
_PRIORITIES: Final = {logging.DEBUG: 7, logging.INFO: 6, logging.WARNING: 4, logging.ERROR: 3}
"""As the journal counts them (syslog)."""


class JournalFormatter(logging.Formatter):
    """The journal has the time itself and takes the priority from the front of a line."""

    def __init__(self) -> None:
        super().__init__("%(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        priority = _PRIORITIES.get(record.levelno, 3)
        return "\n".join(f"<{priority}>{line}" for line in super().format(record).splitlines())


def under_systemd(environment: Mapping[str, str]) -> bool:
    """Whether standard error is the journal's."""
    return "JOURNAL_STREAM" in environment or "INVOCATION_ID" in environment


def set_up_logs(folder: Path, environment: Mapping[str, str] = os.environ) -> logging.Handler:
    """Log from now on: to the journal, or to ``tenbou.log`` in the folder.

    Where no file can be written, lines go to standard error: no kiosk stays dark for its log.
    """
    handler = _handler(folder, environment)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(_level(environment))
    for name, level in _QUIETER.items():
        logging.getLogger(name).setLevel(level)
    logging.raiseExceptions = False  # a full disk costs a line, not the evening
    return handler


def _level(environment: Mapping[str, str]) -> int:
    named = logging.getLevelNamesMapping()
    return named.get(environment.get(LEVEL_VARIABLE, "").upper(), logging.INFO)


def _handler(folder: Path, environment: Mapping[str, str]) -> logging.Handler:
    handler: logging.Handler
    if under_systemd(environment):
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JournalFormatter())
        return handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / FILE, maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"
        )
        (folder / FILE).chmod(0o600)
    except OSError:
        handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler
