"""How many answers of the quiz were right in a row, kept on disk: the present run and the best.

A small file beside the club's store. One that cannot be read counts as none: nobody is kept from
learning by it, and the next right answer writes it anew.
"""

from json import dumps, loads
from pathlib import Path
from typing import Final, NamedTuple

from kiosk_app.store.disk import disk_problems, write_whole

_NAME: Final = "quiz.json"
_MOST: Final = 1_000_000
"""More in a row than anybody answers: a number above it is damage."""


class QuizRecord(NamedTuple):
    level: str = ""
    """The run's level and rule set; in another one a run starts anew."""
    rules_id: str = ""
    streak: int = 0
    best: int = 0


def load_record(folder: Path) -> QuizRecord:
    try:
        found = loads((folder / _NAME).read_text("utf-8"))
        level, rules_id = found["level"], found["rules"]
        streak, best = found["streak"], found["best"]
    except (OSError, ValueError, KeyError, TypeError):
        return QuizRecord()
    numbers = all(type(number) is int and 0 <= number <= _MOST for number in (streak, best))
    if not numbers or not isinstance(level, str) or not isinstance(rules_id, str):
        return QuizRecord()
    return QuizRecord(level, rules_id, streak, max(streak, best))


def save_record(record: QuizRecord, folder: Path) -> None:
    """On disk when this returns; it was either all written or not at all."""
    values = {
        "level": record.level,
        "rules": record.rules_id,
        "streak": record.streak,
        "best": record.best,
    }
    with disk_problems(folder):
        write_whole(folder / _NAME, dumps(values).encode())
