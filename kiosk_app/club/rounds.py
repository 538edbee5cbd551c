"""A round of the night: who sits where, and who sits out."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

Four = tuple[str, str, str, str]
"""Players by seat, East first; by id or name, whatever tells them apart."""


@dataclass(frozen=True, slots=True)
class Round:
    tables: tuple[Four, ...]
    waiting: tuple[str, ...] = ()
    """Who cannot play: fewer than four are left over."""

    @property
    def seated(self) -> tuple[str, ...]:
        return tuple(player for table in self.tables for player in table)

    @property
    def players(self) -> tuple[str, ...]:
        return self.seated + self.waiting


def meetings(rounds: Iterable[Round]) -> Counter[frozenset[str]]:
    """How often each two have sat at one table."""
    return Counter(
        frozenset(pair)
        for played in rounds
        for table in played.tables
        for pair in combinations(table, 2)
    )


def seats_taken(rounds: Iterable[Round]) -> Counter[tuple[str, int]]:
    """How often each player has started on each seat."""
    return Counter(
        (player, seat)
        for played in rounds
        for table in played.tables
        for seat, player in enumerate(table)
    )
