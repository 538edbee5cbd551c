"""What a table asks of a rulebook, whichever game it is for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from scorer.ruleset import (
    AbortiveDraw,
    ChomboRules,
    CounterRules,
    DealerRules,
    EndRules,
    TournamentRules,
)
from scorer.table.hand_events import Win
from scorer.table.seats import Four, Seat
from scorer.table.table import Table


class Settlement(Protocol):
    """Who pays whom, by seat. Each raises ``Refused`` where the rulebook has no such thing."""

    def win(self, table: Table, event: Win) -> Four:
        """With counters and all sticks; it sums to the sticks."""

    def noten(self, table: Table, tenpai: tuple[Seat, ...]) -> Four: ...

    def nagashi(self, table: Table, seats: tuple[Seat, ...]) -> Four:
        """It sums to the sticks where they are won with it, else to 0."""

    def chombo(self, table: Table, offender: Seat) -> Four: ...


@dataclass(frozen=True, slots=True)
class TableRules:
    """One rulebook as far as the table goes. A game pins its ``id`` and ``version``."""

    id: str
    version: int
    name: str
    seats: int
    """Four, or three."""
    start_points: int
    rounds: int
    points_to_finish: int
    below_zero_ends: bool
    dealer_may_stop: bool
    riichi_stake: int
    """0: there is no riichi."""
    riichi_on_credit: bool
    won_by: Literal["any", "self-draw"]
    riichi_annulled: bool
    """Whether a win on the discard that declares riichi gives the stake back."""
    winners_on_discard: int
    abortive: tuple[AbortiveDraw, ...]
    nagashi: bool
    nagashi_is_win: bool
    """Whether it takes counters and sticks as a win does; else the hand is a draw."""
    dealer: DealerRules
    counters: CounterRules
    chombo: ChomboRules | None
    """None: there is no chombo."""
    end: EndRules
    tournament: TournamentRules
    settlement: Settlement
    lenient: bool
    """An earlier version: checks that came after it are left out."""
    sections: Mapping[str, str] = field(compare=False)

    def cite(self, rule: str) -> str:
        """Where a rule such as ``draw.abortive`` stands, in brackets after a sentence."""
        section = self.sections.get(rule)
        if section is None:
            return ""
        return f" (§{section})" if section[0].isdigit() else f" ({section})"
