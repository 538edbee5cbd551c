"""A table at one moment: its chairs and the winds that go round them, and everything else that the
players could see on it; the game so far, with the record that led there; the refusals that several
events share; and what follows a hand: who is East, the counters, the next round, or the end of the
game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from scorer.hand import WINDS, Wind
from scorer.table.event import Event, Refused

if TYPE_CHECKING:
    from scorer.table.rules import TableRules

Four = tuple[int, ...]
"""A number for each chair: where three play, North's is 0; where five do, there is a fifth."""
FourNames = tuple[str, ...]
"""A name for each chair; empty where nobody sits."""


class Seat(IntEnum):
    """A chair, named for the wind that it has in the first hand; it never changes its name.

    The wind of a seat changes when East passes: ask :func:`wind_at`.
    """

    EAST = 0
    SOUTH = 1
    WEST = 2
    NORTH = 3
    DREAMER = 4
    """Of five players (NTS, Vijf spelers): who sits out the first hand."""

    @property
    def letter(self) -> str:
        return "ESWND"[self]

    def after(self, turns: int = 1, seats: int = 4) -> "Seat":
        """The seat that many turns later, at a table of ``seats``."""
        return CHAIRS[(self + turns) % seats]


CHAIRS: Final = tuple(Seat)
"""Every chair that a table can have."""
SEATS: Final = CHAIRS[:4]
"""Those of most tables."""
SEAT_OF_LETTER: Final = {seat.letter: seat for seat in CHAIRS}
NOTHING: Final[Four] = (0, 0, 0, 0)


def wind_at(seat: Seat, dealer: Seat, seats: int = 4) -> Wind:
    """The wind of a seat while ``dealer`` is East (EMA 2016 §3.4.11); a dreamer has none."""
    return WINDS[(seat - dealer) % seats]


def seat_of(wind: Wind, dealer: Seat, seats: int = 4) -> Seat:
    """Who has a wind while ``dealer`` is East."""
    return CHAIRS[(wind + dealer) % seats]


def four(values: Iterable[int]) -> Four:
    """A number for each chair, of four or of five."""
    numbers = tuple(values)
    if len(numbers) not in (len(SEATS), len(CHAIRS)):
        raise ValueError("A table has four chairs, or five.")
    return numbers


def add(one: Four, other: Four) -> Four:
    """Chair by chair; who is not named in one of them gets nothing from it."""
    if len(one) == len(other) == 4:  # nearly every table
        return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]
    return tuple(mine + theirs for mine, theirs in zip_longest(one, other, fillvalue=0))


def at(seat: Seat, points: int) -> Four:
    """So many points at one seat and none elsewhere."""
    chairs = SEATS if seat < len(SEATS) else CHAIRS
    return tuple([points if each is seat else 0 for each in chairs])


def by_chair(points: Mapping[Seat, int]) -> Four:
    """A number for each chair from those of some of them."""
    chairs = CHAIRS if Seat.DREAMER in points else SEATS
    return tuple(points.get(seat, 0) for seat in chairs)


When = Literal["now", "after-uma"]
"""When a penalty or bonus is counted."""
EndReason = Literal["complete", "dealer-stops", "agreed"]
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

    def next_after(self, discarder: Seat, seats: Iterable[Seat]) -> Seat:
        """Who of these seats has the first turn after the discarder."""
        return min(seats, key=lambda seat: (seat - discarder) % self.seat_count)

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


def close_hand(
    table: Table,
    rules: "TableRules",
    *,
    points: Four,
    carried: tuple[Seat | None, ...],
    counters: int,
    stays: bool,
    winners: tuple[Seat, ...] = (),
    aborted: bool = False,
) -> Table:
    """The table after a hand that counts as played; a new round begins as EMA 2016 §3.5 says."""
    last_of_green = bool(winners) and _is_last_of_green(table, rules)
    if last_of_green:
        stays = False
    dealer = table.dealer if stays else table.after(table.dealer)
    round_number = table.round_number + (not stays and dealer is Seat.EAST)
    if last_of_green:
        round_number = rounds_of(table, rules)
    hands_left = None if table.hands_left is None else table.hands_left - 1
    over = _over(table, points, round_number, hands_left, rules)
    if over is not None:
        # The last hand stays in view: who was East in it, and in which round.
        dealer, round_number = table.dealer, table.round_number
    last_round = table.round_number == rounds_of(table, rules) - 1
    last_hand = last_round and table.dealer is table.seats[-1]
    return table._replace(
        points=points,
        dealer=dealer,
        round_number=round_number,
        hand=table.hand + (over is None),
        counters=counters,
        carried=carried,
        riichi=(),
        dead=(),
        won=table.won + tuple(seat for seat in winners if seat not in table.won),
        hands_left=hands_left,
        dealer_kept_last=last_hand and stays and not aborted,
        over=over,
    )


def rounds_of(table: Table, rules: "TableRules") -> int:
    """How many rounds the game has, with one that the green dragon rules."""
    return rules.rounds + (table.green_from is not None)


def _is_last_of_green(table: Table, rules: "TableRules") -> bool:
    """NTS, Drie spelers: their green dragon's round is the one hand that somebody wins."""
    if not table.green_round:
        return False
    green = rules.green_rules()
    return green is not None and green.green_hands == 1


def counters_after_win(table: Table, rules: "TableRules", dealer_won: bool) -> int:
    """EMA 2016 §3.4.10: one more when East won, none left when only others did."""
    cleared = rules.counters.cleared_by == "any-win" or not dealer_won
    added = dealer_won and "dealer-win" in rules.counters.added_on
    return (0 if cleared else table.counters) + added


def _over(
    table: Table, points: Four, round_number: int, hands_left: int | None, rules: "TableRules"
) -> Over | None:
    if rules.below_zero_ends and min(points) < 0:
        return "below-zero"
    rounds = rounds_of(table, rules)
    if round_number >= rounds:
        if max(points[: table.seat_count]) >= rules.points_to_finish:
            return "points-reached" if table.round_number >= rounds else "rounds"
        if round_number > rounds:
            return "rounds"
    return "time" if hands_left == 0 else None
