"""The end of a game: leftover sticks, uma, oka, yakitori, penalties, substitutes."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import groupby

from scorer.table.rules import TableRules
from scorer.table.seats import NOTHING, SEATS, Four, Seat, add, at, four
from scorer.table.shares import share_at_seats
from scorer.table.table import Absence, Table

_THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One player's result; ``score`` is the sum of all that stands between it and the points."""

    seat: Seat
    player: str
    substitute_for: str | None
    place: int
    """Tied players share the best of their places."""
    points: int
    """On the table at the end, with the leftover sticks that came to this player."""
    leftover: int
    """What of the points are leftover sticks."""
    difference: int
    """The points counted from the return points; for a substitute what the rules put down."""
    rounding: int
    uma: int
    oka: int
    yakitori: int
    penalties: int
    """Penalties and bonuses after uma."""

    @property
    def score(self) -> int:
        parts = (self.difference, self.rounding, self.uma, self.oka, self.yakitori)
        return sum(parts) + self.penalties


@dataclass(frozen=True, slots=True)
class Final:
    scores: tuple[FinalScore, ...]
    """The winner first; tied players in the order of their seats."""
    sticks_left: int
    """Points of the sticks that nobody gets."""
    unit: int
    """What the rule set counts scores in: points, or thousands."""


def final_scores(table: Table, rules: TableRules) -> Final:
    """The result if the game ended with this table.

    Places go by the points before the leftover sticks: those go to the winner, and an odd
    hundred of a shared stick does not break the tie that it was shared for.
    """
    top = _placed(table.points, (), rules)[0]
    left = table.sticks * rules.riichi_stake
    leftover = _leftover(left, top, rules)
    points = add(table.points, leftover)
    late = [absence.seat for absence in table.absences if not absence.from_start]
    groups = _placed(table.points, late, rules)
    # A game with points of its own to start with moves the return points along.
    counted_from = rules.end.return_points + table.start_points - rules.start_points
    difference = four(each - counted_from for each in points)
    oka = 4 * (counted_from - table.start_points) if rules.end.oka_to_winner else 0
    rounding = _rounding(difference, oka, top, table, rules)
    uma, okas, yakitori = _uma(groups, rules), share_at_seats(oka, top), _yakitori(table, rules)
    penalties = NOTHING
    for adjustment in table.adjustments:
        if adjustment.when == "after-uma":
            penalties = add(penalties, adjustment.changes)
    absences = {absence.seat: absence for absence in table.absences}
    scores = []
    for place, seat in _numbered(groups):
        score = FinalScore(
            seat=seat,
            player=table.name(seat),
            substitute_for=None,
            place=place,
            points=points[seat],
            leftover=leftover[seat],
            difference=difference[seat],
            rounding=rounding[seat],
            uma=uma[seat],
            oka=okas[seat],
            yakitori=yakitori[seat],
            penalties=penalties[seat],
        )
        absence = absences.get(seat)
        scores.append(score if absence is None else _as_substitute(score, absence, rules))
    unit = 1 if rules.end.final_score == "points" else _THOUSAND
    return Final(tuple(scores), left - sum(leftover), unit)


def _placed(points: Four, late: Collection[Seat], rules: TableRules) -> list[list[Seat]]:
    """The seats from first to last, tied ones together; late substitutes after all others."""

    def rank(seat: Seat) -> tuple[bool, int, int]:
        return seat in late, -points[seat], seat if rules.end.uma_ties == "seat-order" else 0

    return [list(group) for _, group in groupby(sorted(SEATS, key=rank), key=rank)]


def _numbered(groups: list[list[Seat]]) -> list[tuple[int, Seat]]:
    numbered: list[tuple[int, Seat]] = []
    for group in groups:
        place = len(numbered) + 1
        numbered += [(place, seat) for seat in group]
    return numbered


def _leftover(left: int, top: list[Seat], rules: TableRules) -> Four:
    """EMA 2016 §3.6: to the winner, shared on a tie."""
    if rules.end.leftover_sticks == "stay":
        return NOTHING
    if rules.end.leftover_sticks == "winner-shared":
        return share_at_seats(left, top)
    return at(top[0], left)


def _uma(groups: list[list[Seat]], rules: TableRules) -> Four:
    """EMA 2016 §3.6.1: who ties shares what their places bring."""
    uma, place = NOTHING, 0
    for group in groups:
        total = sum(rules.end.uma[place : place + len(group)])
        uma = add(uma, share_at_seats(total, group))
        place += len(group)
    return uma


def _rounding(difference: Four, oka: int, top: list[Seat], table: Table, rules: TableRules) -> Four:
    """Norway 2018 §13.1: whole thousands, rounded down, and the winner makes the sum come out."""
    if rules.end.final_score != "thousands-rounded-down":
        return NOTHING
    down = four(-(points % _THOUSAND) for points in difference)
    outside = table.total - 4 * table.start_points
    missing = outside - oka - sum(difference) - sum(down)
    return add(down, share_at_seats(missing, top))


def _yakitori(table: Table, rules: TableRules) -> Four:
    """EMA 2008 §1.4: who has not won a hand pays each player who has."""
    if not table.yakitori:
        return NOTHING
    won = len(table.won)
    price = rules.end.yakitori
    return four(price * (4 - won) if seat in table.won else -price * won for seat in SEATS)


def _as_substitute(score: FinalScore, absence: Absence, rules: TableRules) -> FinalScore:
    """EMA 2016 §5.8: always the same score, whatever the substitute made at the table."""
    return replace(
        score,
        substitute_for=absence.player,
        difference=rules.tournament.substitute_points,
        rounding=0,
        uma=rules.tournament.substitute_uma,
        oka=0,
        yakitori=0,
        penalties=0,
    )
