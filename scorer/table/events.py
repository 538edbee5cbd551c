"""What happens at a table. A game is a list of these, and never anything else.

Every event has an id of its own, given by whoever writes it down, and its place in the game.
Seats are chairs (:class:`~scorer.table.seats.Seat`), not the winds of the moment.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from scorer.hand import Wind
from scorer.result import YakuItem
from scorer.ruleset import AbortiveDraw
from scorer.table.seats import NOTHING, Four, FourNames, Seat

When = Literal["now", "after-uma"]
EndReason = Literal["complete", "dealer-stops", "agreed"]


@dataclass(frozen=True, slots=True)
class Event:
    kind: ClassVar[str] = ""

    id: str
    sequence: int


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """Four players sit down under a rule set, which is pinned with its version."""

    kind = "game-started"

    rules: str
    version: int
    players: FourNames
    start_points: int | None = None
    """Where the players do not start with the rule set's points."""
    handicap: Four = NOTHING
    """What the players give each other before the game; it sums to 0."""
    tournament: bool = False
    """Whether a chombo is a penalty after uma instead of a payment."""
    yakitori: bool = False


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


@dataclass(frozen=True, slots=True)
class Win(Event):
    """One winner, or several on one discard. Without a discarder it is self-drawn."""

    kind = "win"

    winners: tuple[Winner, ...]
    discarder: Seat | None = None
    annuls_riichi: bool = False
    """The discard declared riichi: the declaration is void (EMA 2016 §3.3.14)."""
    payments: Four | None = None
    """What each seat gains or pays, counters and sticks too.

    Where the rules let the table work it out, this is what the players saw and agreed to,
    and it has to be the same; where every hand scores (NTS) it is the settlement.
    """


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


@dataclass(frozen=True, slots=True)
class Penalty(Event):
    """Points taken from a player."""

    kind = "penalty"

    seat: Seat
    points: int
    reason: str
    when: When = "after-uma"
    zero_sum: bool = False
    """Whether the others get the points; the referee's penalties go to nobody (§5.5)."""


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """Points given to a player."""

    kind = "bonus"

    seat: Seat
    points: int
    reason: str
    when: When = "after-uma"
    zero_sum: bool = False


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """A penalty or bonus, a late arrival's or a chombo's penalty that does not stand."""

    kind = "cancelled"

    target: str
    reason: str


@dataclass(frozen=True, slots=True)
class Correction(Event):
    """Numbers set right by hand; what is None stays as it is."""

    kind = "correction"

    reason: str
    points: Four = NOTHING
    """What is added to each seat; with the sticks' change it sums to 0."""
    sticks: int | None = None
    """How many sticks of earlier hands lie on the table."""
    counters: int | None = None
    dealer: Seat | None = None
    round: Wind | None = None


@dataclass(frozen=True, slots=True)
class PlayersChanged(Event):
    """Who sits where was noted wrongly, or the players change chairs."""

    kind = "players-changed"

    players: FourNames
    points_move: bool = False
    """Whether people change chairs now and take their points along.

    Otherwise only the names were wrong, all along: the points stay at their seats.
    """
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LateArrival(Event):
    kind = "late-arrival"

    seat: Seat
    minutes: int


@dataclass(frozen=True, slots=True)
class Substitute(Event):
    """Someone else plays on for a player (EMA 2016 §5.8)."""

    kind = "substitute"

    seat: Seat
    player: str
    from_start: bool
    """Whether the substitute has played since the game began."""


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The sound before the end of the time (EMA 2016 §5.9)."""

    kind = "time-called"

    hand_running: bool
    """Whether the dice of this hand had been thrown."""


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """The last event, or all from ``target`` on, does not count."""

    kind = "undone"

    target: str | None = None


@dataclass(frozen=True, slots=True)
class Redone(Event):
    """The first event that was undone, or all up to ``target``, counts again."""

    kind = "redone"

    target: str | None = None


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    kind = "game-ended"

    reason: EndReason = "complete"


EVENTS: tuple[type[Event], ...] = (
    GameStarted,
    RiichiDeclared,
    Win,
    ExhaustiveDraw,
    NagashiMangan,
    AbortedHand,
    Chombo,
    Redeal,
    DeadHand,
    Penalty,
    Bonus,
    Cancelled,
    Correction,
    PlayersChanged,
    LateArrival,
    Substitute,
    TimeCalled,
    Undone,
    Redone,
    GameEnded,
)
