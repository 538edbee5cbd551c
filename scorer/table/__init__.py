"""The ledger of a table: events in, state out.

>>> from scorer import load_rules
>>> from scorer.table import GameStarted, RiichiDeclared, Seat, fold, riichi_table
>>> rules = riichi_table(load_rules("ema-2016"))
>>> players = ("Kim", "Jan", "Maja", "Ola")
>>> state = fold(
...     [GameStarted("a", 1, "ema-2016", 2, players), RiichiDeclared("b", 2, Seat.WEST)], rules
... )
>>> state.table.points, state.table.sticks
((30000, 30000, 29000, 30000), 1)
"""

from scorer.table.course import may_stop
from scorer.table.declaring import may_declare_riichi
from scorer.table.event import Event, Refused
from scorer.table.events import EVENTS
from scorer.table.final import Final, FinalScore, final_scores
from scorer.table.game_events import (
    Bonus,
    Cancelled,
    Correction,
    GameEnded,
    GameStarted,
    LateArrival,
    LeftOut,
    Mended,
    MendedHand,
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
    Winner,
)
from scorer.table.history import PlayedHand, hands
from scorer.table.json_events import event_from_json, event_to_json
from scorer.table.ledger import apply, begin, fold, look_ahead
from scorer.table.mending import Conflict, Mending
from scorer.table.needs import Need, needs
from scorer.table.replay import pinned_rules, replay, state_to_json
from scorer.table.riichi import riichi_table, winner_from_score
from scorer.table.rules import Settlement, TableRules
from scorer.table.settled import nts_table
from scorer.table.table import (
    SEATS,
    Absence,
    Adjustment,
    Four,
    FourNames,
    Seat,
    State,
    Step,
    Table,
    seat_of,
    wind_at,
)

__all__ = [
    "EVENTS",
    "SEATS",
    "AbortedHand",
    "Absence",
    "Adjustment",
    "Bonus",
    "Cancelled",
    "Chombo",
    "Conflict",
    "Correction",
    "DeadHand",
    "Event",
    "ExhaustiveDraw",
    "Final",
    "FinalScore",
    "Four",
    "FourNames",
    "GameEnded",
    "GameStarted",
    "LateArrival",
    "LeftOut",
    "Mended",
    "MendedHand",
    "Mending",
    "NagashiMangan",
    "Need",
    "Penalty",
    "PlayedHand",
    "PlayersChanged",
    "Redeal",
    "Redone",
    "Refused",
    "RiichiDeclared",
    "Seat",
    "Settlement",
    "State",
    "Step",
    "Substitute",
    "Table",
    "TableRules",
    "TimeCalled",
    "Undone",
    "Win",
    "Winner",
    "apply",
    "begin",
    "event_from_json",
    "event_to_json",
    "final_scores",
    "fold",
    "hands",
    "look_ahead",
    "may_declare_riichi",
    "may_stop",
    "needs",
    "nts_table",
    "pinned_rules",
    "replay",
    "riichi_table",
    "seat_of",
    "state_to_json",
    "wind_at",
    "winner_from_score",
]
