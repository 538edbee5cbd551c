"""What one hand is worth, line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorer.nts.doublings import DoublingItem
from scorer.nts.points import PointItem
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
class HandScore:
    items: tuple[PointItem, ...] = ()
    doubling_items: tuple[DoublingItem, ...] = ()
    total: int = 0
    """Points doubled, and no more than the limit."""
    limit: str | None = None
    """The limit hand, or ``limit`` for a count that was cut off; None for a plain count."""
    how: How | None = None
    completes: Completes | None = None
    reading: str = ""
    dead: DeadReason | None = None

    @property
    def points(self) -> int:
        return sum(item.points for item in self.items)

    @property
    def doublings(self) -> int:
        return sum(item.doublings for item in self.doubling_items)


def count_hand(
    items: tuple[PointItem, ...],
    doubling_items: tuple[DoublingItem, ...],
    limit: int,
    reading: str,
    completes: Completes | None = None,
) -> HandScore:
    """Points times two for each doubling, up to the limit."""
    score = HandScore(items, doubling_items, reading=reading, completes=completes)
    full = score.points * 2**score.doublings
    return HandScore(
        items,
        doubling_items,
        min(full, limit),
        "limit" if full > limit else None,
        reading=reading,
        completes=completes,
    )


def limit_hand(
    name: str,
    value: int,
    section: str,
    how: How,
    reading: str,
    completes: Completes | None = None,
) -> HandScore:
    """A limit hand has its one value: nothing is added to it (NTS, Het berekenen van de punten)."""
    hand_id = name.replace("_", "-")
    item = PointItem(hand_id, value, section)
    return HandScore((item,), (), value, hand_id, how, completes, reading)


def write_reading(sets: Sequence[TileSet], rest: Sequence[Tile] = ()) -> str:
    """Sets in mpsz notation, open ones with a plus, then the tiles that belong to no set."""
    ordered = sorted(
        sets, key=lambda s: (not s.concealed, s.shape is Shape.PAIR, s.tile, s.shape.value)
    )
    parts = [("" if s.concealed else "+") + format_tiles(s.tiles) for s in ordered]
    if rest:
        parts.append(format_tiles(sort_tiles(rest)))
    return " ".join(parts)
