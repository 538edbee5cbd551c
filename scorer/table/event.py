"""What every event has, and the answer to one that cannot be."""

from dataclasses import dataclass
from typing import ClassVar

from scorer.messages import CodedError


@dataclass(frozen=True, slots=True)
class Event:
    """An id of its own, given by whoever writes it down, and its place in the game, from 1."""

    kind: ClassVar[str] = ""

    id: str
    sequence: int


class Refused(CodedError, ValueError):  # noqa: N818  # an answer to the person, not a fault
    """Why an event is not taken; nothing has changed."""

    section = "refused"
