"""A game so far: what is on the table, and the whole record that led there."""

from typing import NamedTuple

from scorer.table.chain import Chain
from scorer.table.event import Event
from scorer.table.rules import TableRules
from scorer.table.table import Table


class Step(NamedTuple):
    """An event that counts, and the table before and after it."""

    event: Event
    before: Table | None
    after: Table
    replaced: "Chain[Step] | None" = None
    """Of mended hands: the steps that counted until then, for undo."""
    mended: "Chain[Step] | None" = None
    """Of mended hands: the steps that count since then, for redo."""


class State(NamedTuple):
    rules: TableRules
    table: Table | None = None
    """None until the game has started."""
    steps: Chain[Step] = Chain()
    """What counts now, in order."""
    undone: Chain[Step] = Chain()
    """What can be redone, the next one last."""
    record: Chain[Event] = Chain()
    """Every event that was ever taken, undone ones too."""

    @property
    def sequence(self) -> int:
        """The place of the last event."""
        return len(self.record)

    @property
    def undoes(self) -> Event | None:
        """What an undo would take back."""
        return self.steps.last.event if len(self.steps) > 1 else None

    @property
    def redoes(self) -> Event | None:
        """What a redo would bring back."""
        return self.undone.last.event if self.undone else None
