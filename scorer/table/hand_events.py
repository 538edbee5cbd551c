"""What happens in a hand."""

from dataclasses import dataclass

from scorer.result import YakuItem
from scorer.ruleset import AbortiveDraw
from scorer.table.event import Event
from scorer.table.table import Four, FourNames, Seat


@dataclass(frozen=True, slots=True)
class RiichiDeclared(Event):
    kind = "riichi-declared"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Winner:
    """A winner and the worth of the hand: scored, or only han and fu, or only points."""

    seat: Seat
    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    """How many yakuman are paid; it goes before han and fu."""
    points: int | None = None
    """What the hand alone brings the winner, without counters and sticks."""
    yaku: tuple[YakuItem, ...] = ()
    liable: Seat | None = None
    """Who fed the set that made a yakuman certain (EMA 2016 §3.3.9)."""
    hand: str = ""
    """The hand as it was read, for the history."""
    tiles: str = ""
    """Every tile of it, to open it again: see :func:`scorer.table.riichi.format_won_tiles`."""


@dataclass(frozen=True, slots=True)
class Win(Event):
    """One winner, or several on one discard. Without a discarder it is self-drawn."""

    kind = "win"

    winners: tuple[Winner, ...]
    discarder: Seat | None = None
    annuls_riichi: bool = False
    """The discard declared riichi: the declaration is void (EMA 2016 §3.3.14)."""
    payments: Four | None = None
    """What each seat gains or pays, counters and sticks too; not an annulled riichi's stake.

    Where the rules let the table work it out, this is what the players saw and agreed to,
    and it has to be the same; where every hand scores (NTS) it is the settlement.
    """
    hands: FourNames | None = None
    """Where every hand scores: each player's tiles as they were read, for the history."""
    totals: Four | None = None
    """What each of these hands counts."""


@dataclass(frozen=True, slots=True)
class ExhaustiveDraw(Event):
    kind = "exhaustive-draw"

    tenpai: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class NagashiMangan(Event):
    """A draw at which one or more players had discarded only terminals and honours."""

    kind = "nagashi-mangan"

    seats: tuple[Seat, ...]
    tenpai: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class AbortedHand(Event):
    kind = "abortive-draw"

    reason: AbortiveDraw
    annuls_riichi: Seat | None = None
    """Whose riichi was declared with the discard that three players won on."""


@dataclass(frozen=True, slots=True)
class Chombo(Event):
    kind = "chombo"

    seat: Seat
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Redeal(Event):
    """The hand cannot go on and nobody is to blame: as a chombo, without points (§5.2)."""

    kind = "redeal"

    reason: str = ""


@dataclass(frozen=True, slots=True)
class DeadHand(Event):
    kind = "dead-hand"

    seat: Seat
    reason: str = ""
    annuls_riichi: bool = False
    """The riichi was no valid one, so the stake goes back (EMA 2016 §5.3)."""


HAND_ENDS = (Win, ExhaustiveDraw, NagashiMangan, AbortedHand, Chombo, Redeal)
