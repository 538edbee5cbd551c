"""A table at one moment: everything that the players could see on it; the game so far, with the
record that led there; and the refusals that several events share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from scorer.hand import WINDS, Wind
from scorer.table.event import Event, Refused
from scorer.table.game_events import EndReason, When
from scorer.table.hand_events import HAND_ENDS
from scorer.table.seats import CHAIRS, Four, FourNames, Seat, seat_of, wind_at

if TYPE_CHECKING:
    from scorer.table.rules import TableRules

Over = Literal["rounds", "time", "below-zero", "points-reached"]
"""Why no further hand is played."""
GREEN_ROUND: Final = "G"
_WINDS: Final = 4
_FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A penalty (below zero) or a bonus that stands."""

    event: str
    seat: Seat
    changes: Four
    """What it gives and takes at each seat; it sums to 0 where the others get it."""
    reason: str
    when: When
    player: str = ""
    """Whose it is: it stays with the person when somebody else takes the seat."""

    @property
    def points(self) -> int:
        return self.changes[self.seat]


@dataclass(frozen=True, slots=True)
class Absence:
    """Who a substitute plays for."""

    seat: Seat
    player: str
    from_start: bool


class Table(NamedTuple):
    # A named tuple: a hand changes half of it, and a data class takes thrice as long for that.
    players: FourNames
    points: Four
    start_points: int
    """What each player started with, before a handicap."""
    total: int
    """What the points and the sticks on the table sum to."""
    tournament: bool
    yakitori: bool
    dealer: Seat = Seat.EAST
    round_number: int = 0
    hand: int = 1
    """The number of the hand that is played now, counted through the game."""
    counters: int = 0
    carried: tuple[Seat | None, ...] = ()
    """Whose sticks lie there from earlier hands; None where a correction put one there."""
    riichi: tuple[Seat, ...] = ()
    """Who is in riichi, in the order of their declarations; their sticks lie there too."""
    dead: tuple[Seat, ...] = ()
    won: tuple[Seat, ...] = ()
    """Who has won a hand in this game."""
    adjustments: tuple[Adjustment, ...] = ()
    absences: tuple[Absence, ...] = ()
    hands_left: int | None = None
    """How many hands are still played once time was called."""
    dealer_kept_last: bool = False
    """Whether East won or waited in the last hand of the last round, and so stays."""
    over: Over | None = None
    ended: EndReason | None = None
    seat_count: int = 4
    """Four; three: then nobody sits North; or five: then one of them sits each hand out."""
    green_from: int | None = None
    """The number of the round that the green dragon rules, where there is one (NTS)."""

    @property
    def round(self) -> Wind:
        """The wind of the round; where the green dragon rules there is none: ask first."""
        return WINDS[self.round_number % 4]

    @property
    def green_round(self) -> bool:
        """Whether the green dragon rules this round (NTS, Drie spelers, Vijf spelers)."""
        return self.green_from is not None and self.round_number >= self.green_from

    @property
    def round_letter(self) -> str:
        """E, S, W, N for the wind of the round; G where the green dragon rules."""
        return GREEN_ROUND if self.green_round else self.round.letter

    @property
    def sticks(self) -> int:
        """All the sticks on the table."""
        return len(self.carried) + len(self.riichi)

    def name(self, seat: Seat) -> str:
        return self.players[seat]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The chairs somebody sits at."""
        return CHAIRS[: self.seat_count]

    @property
    def dreamer(self) -> Seat | None:
        """Who of five players sits this hand out: the one before East in turn."""
        return self.dealer.after(_WINDS, _FIVE) if self.seat_count == _FIVE else None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Who plays this hand."""
        return tuple(seat for seat in self.seats if seat is not self.dreamer)

    @property
    def places(self) -> tuple[Seat | None, ...]:
        """Who sits at each side of the table, from the first East's on; None: nobody.

        Of five players the one who was East leaves the chair to the dreamer, who is North now.
        """
        if self.dreamer is None:
            return tuple(seat if seat in self.seats else None for seat in CHAIRS[:_WINDS])
        east = (self.round_number * _FIVE + self.dealer) % _WINDS
        return tuple(self.seat_of(WINDS[(place - east) % _WINDS]) for place in range(_WINDS))

    def wind(self, seat: Seat) -> Wind:
        return wind_at(seat, self.dealer, self.seat_count)

    def seat_of(self, wind: Wind) -> Seat:
        """Who has a wind in this hand."""
        return seat_of(wind, self.dealer, self.seat_count)

    def after(self, seat: Seat, turns: int = 1) -> Seat:
        """Who sits that many turns after a seat."""
        return seat.after(turns, self.seat_count)

    def leaders(self) -> list[Seat]:
        """Who has the most points."""
        most = max(self.points[seat] for seat in self.seats)
        return [seat for seat in self.seats if self.points[seat] == most]


class Step(NamedTuple):
    """An event that counts, and the table before and after it."""

    event: Event
    before: Table | None
    after: Table
    replaced: "tuple[Step, ...] | None" = None
    """Of mended hands: the steps that counted until then, for undo."""
    mended: "tuple[Step, ...] | None" = None
    """Of mended hands: the steps that count since then, for redo."""


class State(NamedTuple):
    rules: "TableRules"
    table: Table | None = None
    """None until the game has started."""
    steps: tuple[Step, ...] = ()
    """What counts now, in order."""
    undone: tuple[Step, ...] = ()
    """What can be redone, the next one last."""
    record: tuple[Event, ...] = ()
    """Every event that was ever taken, undone ones too."""

    @property
    def sequence(self) -> int:
        """The place of the last event."""
        return len(self.record)

    @property
    def undoes(self) -> Event | None:
        """What an undo would take back."""
        return self.steps[-1].event if len(self.steps) > 1 else None

    @property
    def redoes(self) -> Event | None:
        """What a redo would bring back."""
        return self.undone[-1].event if self.undone else None


def hand_key(state: State) -> str:
    """What the hand that is played now began with: the end of the one before, or the start.

    The number of the hand would not do, as a hand that is played again has new indicators.
    """
    for step in reversed(state.steps):
        if isinstance(step.event, HAND_ENDS):
            return step.event.id
    return state.steps[0].event.id


def check_playing(table: Table) -> None:
    """Nothing is played after the last hand."""
    if table.over is not None:
        raise Refused(f"over-{table.over}")


def check_seats(table: Table, *seats: Seat | None) -> None:
    """Nobody sits North at a table of three, and four play without a dreamer."""
    for seat in seats:
        if seat is Seat.DREAMER and table.dreamer is None:
            raise Refused("no-dreamer")
        if seat is not None and seat >= table.seat_count:
            raise Refused("nobody-at-north")


def check_play(table: Table, *seats: Seat | None) -> None:
    """NTS, Vijf spelers: the dreamer takes no part in the hand."""
    check_seats(table, *seats)
    if table.dreamer is not None and table.dreamer in seats:
        raise Refused("dreams", name=table.name(table.dreamer))


def check_once(table: Table, seats: tuple[Seat, ...], what: str) -> None:
    check_play(table, *seats)
    for seat in seats:
        if seats.count(seat) > 1:
            raise Refused(f"twice-{what}", name=table.name(seat))


def check_not_dead(
    table: Table,
    seat: Seat,
    what: Literal["win", "be-tenpai", "declare-riichi", "have-nagashi-mangan"],
) -> None:
    """EMA 2016 §3.4.7: a dead hand cannot win and is never tenpai."""
    if seat in table.dead:
        raise Refused(f"dead-hand-cannot-{what}", name=table.name(seat))


def check_not_four_riichi(table: Table, rules: "TableRules") -> None:
    """Where four riichi abort, only a win on the last one's discard comes before that."""
    if len(table.riichi) == 4 and "four-riichi" in rules.abortive:
        raise Refused("four-riichi", cite=rules.cite("draw.abortive"))
