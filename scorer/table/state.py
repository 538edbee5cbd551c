"""A game so far: what is on the table, and the whole record that led there."""

from typing import NamedTuple

from scorer.table.event import Event
from scorer.table.hand_events import HAND_ENDS
from scorer.table.rules import TableRules
from scorer.table.table import Table


class Step(NamedTuple):
    """An event that counts, and the table before and after it."""

    event: Event
    before: Table | None
    after: Table
    replaced: "tuple[Step, ...] | None" = None
    """Of mended hands: the steps that counted until then, for undo."""
    mended: "tuple[Step, ...] | None" = None
    """Of mended hands: the steps that count since then, for redo."""


class State(NamedTuple):
    rules: TableRules
    table: Table | None = None
    """None until the game has started."""
    steps: tuple[Step, ...] = ()
    """What counts now, in order."""
    undone: tuple[Step, ...] = ()
    """What can be redone, the next one last."""
    record: tuple[Event, ...] = ()
    """Every event that was ever taken, undone ones too."""

    @property
    def sequence(self) -> int:
        """The place of the last event."""
        return len(self.record)

    @property
    def undoes(self) -> Event | None:
        """What an undo would take back."""
        return self.steps[-1].event if len(self.steps) > 1 else None

    @property
    def redoes(self) -> Event | None:
        """What a redo would bring back."""
        return self.undone[-1].event if self.undone else None


def hand_key(state: State) -> str:
    """What the hand that is played now began with: the end of the one before, or the start.

    The number of the hand would not do, as a hand that is played again has new indicators.
    """
    for step in reversed(state.steps):
        if isinstance(step.event, HAND_ENDS):
            return step.event.id
    return state.steps[0].event.id
