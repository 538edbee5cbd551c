"""What one check found."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scorer.messages import Message

Fact = str | int | float | bool | None | list[str]


class State(StrEnum):
    GOOD = "works"
    POOR = "poor"
    """The kiosk goes on, but somebody should look at it."""
    BAD = "broken"
    ABSENT = "not there"
    """Nothing is wrong; this machine does without."""


@dataclass(frozen=True)
class Finding:
    subject: str
    state: State
    found: Message
    """In a few words."""
    advice: Message | None = None
    """One thing to do about it; none where there is nothing to do."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """For the report; never a player's name, an address or a password."""
