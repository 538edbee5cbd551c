"""A past hand put right: what happened in it after all, in place of what was written down."""

from dataclasses import dataclass

from scorer.table.event import Event


@dataclass(frozen=True, slots=True)
class MendedHand:
    target: str
    """The id of the event that ended the hand."""
    events: tuple[Event, ...]
    """What happened instead: riichi and dead hands, then one end. They may keep their ids."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A later event that no longer fits and does not count any more."""

    event: str


@dataclass(frozen=True, slots=True)
class Mended(Event):
    """Hands put right; what follows is folded again. The record keeps both, and undo works."""

    kind = "mended"

    hands: tuple[MendedHand, ...]
    without: tuple[LeftOut, ...] = ()
    """Later events that were found not to fit any more, and are agreed to be left out."""
    reason: str = ""
