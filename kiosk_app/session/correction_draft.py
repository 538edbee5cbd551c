"""What is put right at the table, as far as people have said it."""

from dataclasses import dataclass, field, replace

from kiosk_app.session.game_session import MakeEvent
from scorer.hand import Wind
from scorer.table import FourNames, PlayersChanged, Seat, Table
from scorer.table.game_events import Correction
from scorer.table.table import CHAIRS, four


@dataclass(slots=True)
class CorrectionDraft:
    """What stays None or 0 stays as it is."""

    points: list[int] = field(default_factory=lambda: [0] * len(CHAIRS))
    """What is added to each seat."""
    sticks: int | None = None
    counters: int | None = None
    dealer: Seat | None = None
    round: Wind | None = None
    names: dict[Seat, str] = field(default_factory=dict)
    points_move: bool = False
    reason: str = ""

    @property
    def changes_numbers(self) -> bool:
        others = (self.sticks, self.counters, self.dealer, self.round)
        return any(self.points) or any(value is not None for value in others)

    def players(self, table: Table) -> FourNames:
        chairs = CHAIRS[: len(table.players)]
        return tuple(self.names.get(seat, table.name(seat)) for seat in chairs)

    def swap(self, seat: Seat, table: Table) -> None:
        """With whoever sits at the next seat."""
        names, other = self.players(table), table.after(seat)
        self.names[seat], self.names[other] = names[other], names[seat]

    def set_numbers(self, table: Table) -> MakeEvent | None:
        """Points, sticks, counters, dealer and round in one event; None: there is nothing yet."""
        if not self.changes_numbers or not self.reason:
            return None
        chosen = Correction(
            "",
            0,
            self.reason,
            four(self.points[: len(table.points)]),
            sticks=None if self.sticks == len(table.carried) else self.sticks,
            counters=None if self.counters == table.counters else self.counters,
            dealer=None if self.dealer is table.dealer else self.dealer,
            round=None if self.round is table.round else self.round,
        )
        return lambda place: replace(chosen, id=place[0], sequence=place[1])

    def set_players(self, table: Table) -> MakeEvent | None:
        players = self.players(table)
        if players == table.players or not self.reason:
            return None
        moves = self.points_move and set(players) == set(table.players)
        reason = self.reason
        return lambda place: PlayersChanged(*place, players, moves, reason)
