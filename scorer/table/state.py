"""A game so far: what is on the table, and the whole record that led there."""

from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

from scorer.table.event import Event
from scorer.table.hand_events import HAND_ENDS
from scorer.table.rules import TableRules
from scorer.table.table import Table

Item = TypeVar("Item")


class _Link(Generic[Item]):
    __slots__ = ("before", "item")

    def __init__(self, item: Item, before: "_Link[Item] | None") -> None:
        self.item = item
        self.before = before


class Chain(Generic[Item]):
    """An immutable list: ``add`` gives a longer one that shares all its links with this one."""

    __slots__ = ("_end", "_length")

    def __init__(self, end: "_Link[Item] | None" = None, length: int = 0) -> None:
        self._end = end
        self._length = length

    def add(self, item: Item) -> "Chain[Item]":
        return Chain(_Link(item, self._end), self._length + 1)

    @property
    def last(self) -> Item:
        if self._end is None:
            raise IndexError("An empty chain has no last item.")
        return self._end.item

    def without_last(self) -> "Chain[Item]":
        if self._end is None:
            raise IndexError("An empty chain has no last item.")
        return Chain(self._end.before, self._length - 1)

    def __len__(self) -> int:
        return self._length

    def __reversed__(self) -> Iterator[Item]:
        link = self._end
        while link is not None:
            yield link.item
            link = link.before

    def __iter__(self) -> Iterator[Item]:
        return iter([*reversed(self)][::-1])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chain):
            return NotImplemented
        if self._end is other._end:
            return True
        return len(self) == len(other) and all(
            mine == theirs for mine, theirs in zip(reversed(self), reversed(other), strict=True)
        )

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Chain({[*self]!r})"


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


def hand_key(state: State) -> str:
    """What the hand that is played now began with: the end of the one before, or the start.

    The number of the hand would not do, as a hand that is played again has new indicators.
    """
    for step in reversed(state.steps):
        if isinstance(step.event, HAND_ENDS):
            return step.event.id
    return next(iter(state.steps)).event.id
