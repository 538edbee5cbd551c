"""What happens in a game beside its hands."""

from dataclasses import dataclass

from scorer.hand import Wind
from scorer.table.event import Event
from scorer.table.table import NOTHING, EndReason, Four, FourNames, Seat, When


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The players sit down under a rule set, which is pinned with its version."""

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
    green_round: bool = False
    """Five players (NTS) may agree on a last round that the green dragon rules."""


@dataclass(frozen=True, slots=True)
class _Adjusting(Event):
    seat: Seat
    points: int
    reason: str
    when: When = "after-uma"
    zero_sum: bool = False
    """Whether it is between the players; the referee's penalties go to nobody (§5.5)."""


@dataclass(frozen=True, slots=True)
class Penalty(_Adjusting):
    """Points taken from a player."""

    kind = "penalty"


@dataclass(frozen=True, slots=True)
class Bonus(_Adjusting):
    """Points given to a player."""

    kind = "bonus"


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
    """Whether the points belong to the people and go with them to their new chairs.

    So it is when people change chairs, or when events were noted by name and the seats were
    wrong. Otherwise only the names were wrong, all along: the points stay at their seats.
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


@dataclass(frozen=True, slots=True)
class MendedHand:
    target: str
    """The id of the event that ended the hand."""
    events: tuple[Event, ...]
    """What happened instead: riichi and dead hands, then one end. They may keep their ids."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A later event that no longer fits and does not count any more."""

    event: str


@dataclass(frozen=True, slots=True)
class Mended(Event):
    """Hands put right; what follows is folded again. The record keeps both, and undo works."""

    kind = "mended"

    hands: tuple[MendedHand, ...]
    without: tuple[LeftOut, ...] = ()
    """Later events that were found not to fit any more, and are agreed to be left out."""
    reason: str = ""
