"""What happens at a table. A game is a list of these, and never anything else.

Seats are chairs (:class:`~scorer.table.table.Seat`), not the winds of the moment.
"""

from scorer.table.event import Event
from scorer.table.game_events import (
    Bonus,
    Cancelled,
    Correction,
    GameEnded,
    GameStarted,
    LateArrival,
    Mended,
    Penalty,
    PlayersChanged,
    Redone,
    Substitute,
    TimeCalled,
    Undone,
)
from scorer.table.hand_events import (
    AbortedHand,
    Chombo,
    DeadHand,
    ExhaustiveDraw,
    NagashiMangan,
    Redeal,
    RiichiDeclared,
    Win,
)

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
    Mended,
    GameEnded,
)
