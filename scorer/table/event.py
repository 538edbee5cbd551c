"""What every event has."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """An id of its own, given by whoever writes it down, and its place in the game, from 1."""

    kind: ClassVar[str] = ""

    id: str
    sequence: int
