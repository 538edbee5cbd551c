"""What a table asks of a rulebook, whichever game it is for."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, Protocol

from scorer.messages import Citation, Section
from scorer.ruleset import (
    AbortiveDraw,
    ChomboRules,
    CounterRules,
    DealerRules,
    EndRules,
    TournamentRules,
)
from scorer.table.hand_events import Win
from scorer.table.table import Four, Seat, Table


class Settlement(Protocol):
    """Who pays whom, by seat. Each raises ``Refused`` where the rulebook has no such thing."""

    def win(self, table: Table, event: Win) -> Four:
        """With counters and all sticks; it sums to the sticks."""

    def noten(self, table: Table, tenpai: tuple[Seat, ...]) -> Four: ...

    def nagashi(self, table: Table, seats: tuple[Seat, ...]) -> Four:
        """It sums to the sticks where they are won with it, else to 0."""

    def chombo(self, table: Table, offender: Seat) -> Four: ...


class SeatRules(NamedTuple):
    """What is otherwise at a table of another number of players."""

    seats: int
    dealer: DealerRules
    rounds: int
    green_round: Literal["always", "chosen", "never"]
    """Whether a last round is ruled by the green dragon."""
    green_hands: int
    """How many hands somebody wins in that round; 0: as many as in any other."""


@dataclass(frozen=True, slots=True)
class TableRules:
    """One rulebook as far as the table goes. A game pins its ``id`` and ``version``."""

    id: str
    version: int
    name: str
    extends: str
    """The rule set that a club's own changes, by its id; empty: none."""
    seats: int
    """Four, or three; of a game with a dreamer five."""
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
    other_seats: tuple[SeatRules, ...] = ()
    """For other numbers of players, where the game can be played by them, too."""
    ranking: tuple[int, ...] = ()
    """What each place of a game brings in a tournament (NTS), beside the points."""

    def at_table_of(self, players: int) -> "TableRules":
        """The rules for this many players; the same ones where that makes no difference."""
        for other in self.other_seats:
            if other.seats == players:
                return replace(self, seats=players, dealer=other.dealer, rounds=other.rounds)
        return self

    def green_rules(self) -> SeatRules | None:
        """What this table says of a green dragon's round; None: there is none."""
        found = (other for other in self.other_seats if other.seats == self.seats)
        return next((other for other in found if other.green_round != "never"), None)

    def cite(self, rule: str) -> Citation:
        """Where a rule such as ``draw.abortive`` is in its book."""
        section = self.sections.get(rule)
        return Citation(None if section is None else Section(section))
