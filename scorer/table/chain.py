"""A list that grows at its end without being copied, so that a long game folds in linear time."""

from collections.abc import Iterator
from typing import Generic, TypeVar

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
