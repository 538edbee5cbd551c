"""What a table session says to whoever follows it: plain values, in the order in which they happen.

The kiosk's screens, the command line and the phone pages follow the same events.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kiosk_app.session.steps import Step
from kiosk_app.session.win_draft import WinDraft
from scorer.table import Event, Seat, State
from scorer.tiles import Tile

if TYPE_CHECKING:
    from kiosk_app.club.timer import Timer
    from kiosk_app.session.photo_hand import SeenHand
    from scorer.messages import Message


@dataclass(frozen=True, slots=True)
class GameChanged:
    """The game as it is on disk now; None: no game is played here."""

    state: State | None
    event: Event | None = None
    """What was just written; None where the game was begun, taken up or put away."""


@dataclass(frozen=True, slots=True)
class StepChanged:
    """There is something else to do now."""

    step: Step
    from_step: Step


@dataclass(frozen=True, slots=True)
class DraftChanged:
    """More is known of the hand that is being entered, or something else."""

    draft: WinDraft


@dataclass(frozen=True, slots=True)
class IndicatorsChanged:
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class ClockChanged:
    """The clock of the round was started or stopped, or its figures changed."""

    timer: "Timer | None"
    text: str
    """What remains for this table, like 41:07."""


@dataclass(frozen=True, slots=True)
class RoundSignal:
    """The bell for the last hands, or the end of the time."""

    last_hands: bool
    table: str | None
    """The one table that it is for; None: all."""


@dataclass(frozen=True, slots=True, eq=False)
class PhotoRead:
    seen: "SeenHand"


@dataclass(frozen=True, slots=True)
class WaitsShown:
    """Whoever said tenpai has shown it: these tiles would complete the hand, or none."""

    tiles: tuple[Tile, ...]
    seat: Seat | None = None
    """Whose hand it is; None: nobody said."""


@dataclass(frozen=True, slots=True)
class Writing:
    """Whether anything is being written."""

    busy: bool


@dataclass(frozen=True, slots=True)
class PhotoNotKept:
    """The points were written; the photo that they come from could not be."""

    why: "Message"


@dataclass(frozen=True, slots=True)
class TilesLearned:
    """Tiles that people named are in the club's tile set now."""

    tile_set: str
    count: int


@dataclass(frozen=True, slots=True, eq=False)
class Failure:
    """Something could not be done; nothing has changed."""

    error: Exception


SessionEvent = (
    GameChanged
    | StepChanged
    | DraftChanged
    | IndicatorsChanged
    | ClockChanged
    | RoundSignal
    | PhotoRead
    | WaitsShown
    | Writing
    | PhotoNotKept
    | TilesLearned
    | Failure
)
Listener = Callable[[SessionEvent], None]
