"""What the explanation of a deal holds: a reason in words for every set, point and payment."""

from dataclasses import dataclass

from kiosk_app.explain.explanation import Miss, Note
from scorer.hand import Wind
from scorer.nts.deal import LuckyTile
from scorer.nts.sets import Shape
from scorer.tiles import Tile


@dataclass(frozen=True, slots=True)
class SetExplained:
    """One set of a hand, its pair, or with no shape the tiles that belong to no set."""

    shape: Shape | None
    tiles: tuple[Tile, ...]
    concealed: bool
    completed: bool
    """Whether the winning tile completed it."""
    text: str


@dataclass(frozen=True, slots=True)
class PointExplained:
    id: str
    points: int
    section: str
    tiles: tuple[Tile, ...]
    lucky: LuckyTile | None
    text: str


@dataclass(frozen=True, slots=True)
class DoublingExplained:
    id: str
    doublings: int
    section: str
    tiles: tuple[Tile, ...]
    lucky: LuckyTile | None
    text: str


@dataclass(frozen=True, slots=True)
class Formula:
    """From points and doublings to what the hand counts for."""

    points: int
    doublings: int
    full: int
    """Points doubled, before the limit."""
    total: int
    settled: int
    """The total as it is paid: rounded where chips are used."""
    limit: str | None
    """The limit hand, or ``limit`` for a count that was cut off."""
    text: str


@dataclass(frozen=True, slots=True)
class DeadExplained:
    id: str
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class HandExplained:
    """The hand of one player."""

    seat: Wind
    is_winner: bool
    headline: str
    sets: tuple[SetExplained, ...]
    points: tuple[PointExplained, ...]
    doublings: tuple[DoublingExplained, ...]
    waits: tuple[Tile, ...]
    """The tiles that would complete a limit hand that is paid for waiting."""
    waits_text: str
    formula: Formula | None
    """None for a dead hand."""
    dead: DeadExplained | None


@dataclass(frozen=True, slots=True)
class TransferExplained:
    payer: Wind
    receiver: Wind
    points: int
    id: str
    """``winner``, ``discarder`` or ``difference``."""
    why: str
    """The same in a few words."""
    section: str
    text: str


@dataclass(frozen=True, slots=True)
class TotalExplained:
    """What one player gains or loses by the deal."""

    seat: Wind
    received: int
    paid: int
    text: str

    @property
    def points(self) -> int:
        return self.received - self.paid


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why the winner may not go out."""

    reason: str
    section: str
    text: str
    lines: tuple[str, ...]
    """What else there is to say on it: what is complete, what is left over, what would do."""
    misses: tuple[Miss, ...]


@dataclass(frozen=True, slots=True)
class DealExplanation:
    """A deal in words of one language: every hand, who pays whom, and the result."""

    language: str
    rules: str
    """The rule set's name."""
    valid: bool
    headline: str
    hands: tuple[HandExplained, ...]
    """The winner first, then in the order of play. Of a hand that may not go out, that alone."""
    transfers: tuple[TransferExplained, ...]
    totals: tuple[TotalExplained, ...]
    notes: tuple[Note, ...]
    why_not: WhyNot | None

    def text(self) -> str:
        """The whole explanation as plain lines."""
        # The lines are made by a module of their own, which needs these types.
        from kiosk_app.explain.nts.lines import lines_of

        return "\n".join(lines_of(self))
