"""What one hand is worth, line by line."""

from dataclasses import dataclass
from enum import StrEnum

from scorer.nts.doublings import DoublingItem, Earned, doubling_items
from scorer.nts.points import PointItem
from scorer.nts.ruleset import RuleSet
from scorer.nts.sets import Shape, TileSet
from scorer.tiles import Tile, format_tiles, sort_tiles


class How(StrEnum):
    """How a limit hand was reached: its value depends on it."""

    SELF_DRAWN = "self-drawn"
    DISCARD = "discard"
    WAITING = "waiting"


class Completes(StrEnum):
    """What the winning tile completed; it decides who goes first when several can go out."""

    IRREGULAR = "irregular"
    PAIR = "pair"
    PUNG = "pung"
    CHOW = "chow"


@dataclass(frozen=True, slots=True)
class DeadReason:
    """Why a hand is dead: ``declared`` (a wrong mahjong, for one) or ``tile-count``."""

    id: str
    section: str


@dataclass(frozen=True, slots=True)
class Layout:
    """The tiles of a hand as they were counted."""

    sets: tuple[TileSet, ...] = ()
    rest: tuple[Tile, ...] = ()
    """Those that belong to no set; all of them in an irregular hand."""
    completed: TileSet | None = None
    """The set that the winning tile completed."""

    def __str__(self) -> str:
        """Sets in mpsz notation, open ones with a plus, then the tiles that belong to no set."""
        parts = [("" if s.concealed else "+") + format_tiles(s.tiles) for s in self.ordered_sets]
        if self.rest:
            parts.append(format_tiles(sort_tiles(self.rest)))
        return " ".join(parts)

    @property
    def ordered_sets(self) -> tuple[TileSet, ...]:
        """Concealed sets before open ones, each time with the pair at the end."""
        return tuple(
            sorted(
                self.sets,
                key=lambda s: (not s.concealed, s.shape is Shape.PAIR, s.tile, s.shape.value),
            )
        )


@dataclass(frozen=True, slots=True)
class HandScore:
    items: tuple[PointItem, ...] = ()
    doubling_items: tuple[DoublingItem, ...] = ()
    total: int = 0
    """Points doubled, and no more than the limit."""
    limit: str | None = None
    """The limit hand, or ``limit`` for a count that was cut off; None for a plain count."""
    how: How | None = None
    completes: Completes | None = None
    layout: Layout = Layout()
    dead: DeadReason | None = None
    earned: tuple[Earned, ...] = ()
    """Every doubling of the hand, those too that an exclusive group leaves out."""

    @property
    def reading(self) -> str:
        return str(self.layout)

    @property
    def points(self) -> int:
        return sum(item.points for item in self.items)

    @property
    def doublings(self) -> int:
        return sum(item.doublings for item in self.doubling_items)


def count_hand(
    items: tuple[PointItem, ...],
    earned: tuple[Earned, ...],
    rules: RuleSet,
    limit: int,
    layout: Layout,
) -> HandScore:
    """Points times two for each doubling that counts, up to the limit."""
    counting = doubling_items(earned, rules)
    full = sum(item.points for item in items) * 2 ** sum(item.doublings for item in counting)
    completed = layout.completed
    return HandScore(
        items,
        counting,
        min(full, limit),
        "limit" if full > limit else None,
        completes=None if completed is None else Completes(completed.shape.value),
        layout=layout,
        earned=earned,
    )


def limit_hand(
    name: str,
    value: int,
    section: str,
    how: How,
    layout: Layout,
    completes: Completes | None = None,
) -> HandScore:
    """A limit hand has its one value: nothing is added to it (NTS, Het berekenen van de punten)."""
    hand_id = name.replace("_", "-")
    item = PointItem(hand_id, value, section)
    return HandScore((item,), (), value, hand_id, how, completes, layout)
