"""What an explanation holds: a reason in words for every set, han, fu and point."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from scorer.hand import Wind
from scorer.result import NoWinReason
from scorer.shapes import Wait
from scorer.tiles import Tile
from scorer.worth import Limit

SetKind = Literal["chow", "pung", "kong", "pair", "orphans"]


@dataclass(frozen=True, slots=True)
class SetExplained:
    """One set of the hand, or its pair."""

    kind: SetKind
    tiles: tuple[Tile, ...]
    is_open: bool
    """Claimed from another player and laid open."""
    wait: Wait | None
    """What the wait was, for the set that the winning tile completed."""
    text: str


@dataclass(frozen=True, slots=True)
class YakuExplained:
    id: str
    name: str
    romaji: str
    meaning: str
    han: int
    yakuman: int
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class FuExplained:
    id: str
    fu: int
    section: str
    tiles: tuple[Tile, ...]
    """The set or pair, or the winning tile of a wait; empty where no tile is meant."""
    text: str


@dataclass(frozen=True, slots=True)
class FuSum:
    parts: tuple[int, ...]
    total: int
    """Before rounding."""
    fu: int
    text: str


@dataclass(frozen=True, slots=True)
class Share:
    """What one payer's share of the hand is, or that of several who pay the same."""

    payers: int
    multiplier: int
    exact: int
    rounded: int


@dataclass(frozen=True, slots=True)
class Formula:
    """From fu and han to points, and what the counters and sticks add."""

    fu: int
    han: int
    raw_base: int
    """fu × 2^(han + 2), or 0 where a limit is reached by its han."""
    base: int
    limit: Limit | None
    yakuman: int
    shares: tuple[Share, ...]
    points: int
    counters: int
    """What the counters bring, in points."""
    sticks: int
    """What the sticks bring, in points."""
    total: int
    text: str


@dataclass(frozen=True, slots=True)
class PaymentExplained:
    seat: Wind
    points: int
    """What the seat gains, or pays below zero."""
    hand: int
    counters: int
    sticks: int
    reason: str
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    id: str
    section: str | None
    text: str


@dataclass(frozen=True, slots=True)
class Miss:
    """A yaku, or a doubling of NTS, that the hand just misses, and why."""

    id: str
    reason: str
    tiles: tuple[Tile, ...]
    """Those in the way, or those that it is about."""
    section: str
    text: str
    needed: tuple[Tile, ...] = ()
    """What would have done in their place, where it is one tile."""


@dataclass(frozen=True, slots=True)
class Shortfall:
    """How far a hand without a winning shape is from one."""

    distance: int
    """How many tiles would have to be others."""
    sets: tuple[tuple[Tile, ...], ...]
    """The sets and the pair that are there."""
    left_over: tuple[Tile, ...]
    swaps: tuple[tuple[Tile, tuple[Tile, ...]], ...]
    """Where one tile is wrong: the tile, and those of which any would do in its place."""
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why the hand may not be declared."""

    reason: NoWinReason
    section: str
    text: str
    shortfall: Shortfall | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """A score, or the lack of one, in words of one language."""

    language: str
    rules: str
    """The rule set's name."""
    valid: bool
    headline: str
    sets: tuple[SetExplained, ...]
    yaku: tuple[YakuExplained, ...]
    fu_items: tuple[FuExplained, ...]
    fu_sum: FuSum | None
    formula: Formula | None
    payments: tuple[PaymentExplained, ...]
    notes: tuple[Note, ...]
    misses: tuple[Miss, ...]
    why_not: WhyNot | None

    @property
    def points_by_seat(self) -> Mapping[Wind, int]:
        return {payment.seat: payment.points for payment in self.payments}

    def text(self) -> str:
        """The whole explanation as plain lines."""
        # The lines are made by a module of their own, which needs these types.
        from kiosk_app.explain.lines import lines_of

        return "\n".join(lines_of(self))
