"""The end of a game: leftover sticks, uma, oka, yakitori, penalties, substitutes."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import TypeVar

from scorer.table.rules import TableRules
from scorer.table.sharing import share_at_seats
from scorer.table.table import CHAIRS, NOTHING, SEATS, Absence, Four, Seat, Table, add, at, four

_THOUSAND = 1000
_Who = TypeVar("_Who")


@dataclass(frozen=True, slots=True)
class FinalScore:
    """One player's result; ``score`` is the sum of all that stands between it and the points."""

    seat: Seat
    player: str
    """Who sat there at the end."""
    substitute_for: str | None
    """Whose result this is, where a substitute sat there (EMA 2016 §5.8)."""
    place: int
    """Tied players share the best of their places."""
    points: int
    """On the table at the end, with the leftover sticks that came to this seat."""
    recorded: int
    """What goes on the score sheet: the points, or for a substitute what the rules say."""
    leftover: int
    """What of the points are leftover sticks."""
    difference: int
    """The points counted from the return points; for a substitute what the rules put down."""
    substitution: int
    """What of that difference is the missed session's: without it, the points at the table."""
    rounding: int
    uma: int
    oka: int
    yakitori: int
    penalties: int
    """Penalties and bonuses after uma, of the person whose result it is."""
    ranking: Fraction | None
    """What the place brings in a tournament, where the book gives points for places (NTS)."""

    @property
    def counted(self) -> int:
        """The points at the table, counted from the return points."""
        return self.difference - self.substitution

    @property
    def owner(self) -> str:
        """Whose result this is."""
        return self.substitute_for or self.player

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
    substitutes: tuple[tuple[str, int], ...] = ()
    """Penalties and bonuses of people whose result is none of these: they keep them."""
    markers: tuple[Seat, ...] = ()
    """Who keeps the yakitori marker."""


def final_scores(table: Table, rules: TableRules) -> Final:
    """The result if the game ended with this table.

    Places go by the points before the leftover sticks: those go to the winner, and an odd
    hundred of a shared stick does not break the tie that it was shared for.
    """
    late = [absence.seat for absence in table.absences if not absence.from_start]
    groups = _placed(table, late, rules)
    top = groups[0]
    left = table.sticks * rules.riichi_stake
    leftover = _leftover(left, top, rules)
    points = add(table.points, leftover)
    counted_from = _counted_from(table, rules)
    difference = _at_seats(table, [points[seat] - counted_from for seat in table.seats])
    oka = _oka(table, rules)
    rounding = _wide(_rounding(difference, oka, top, table, rules))
    uma = _wide(_uma(groups, points, table, rules))
    okas, leftover = _wide(share_at_seats(oka, top)), _wide(leftover)
    yakitori = _wide(_yakitori(table, rules))
    ranking = ranking_points(groups, rules.ranking)
    absences = {absence.seat: absence for absence in table.absences}
    scores = []
    for place, seat in _numbered(groups):
        absence = absences.get(seat)
        owner = table.name(seat) if absence is None else absence.player
        score = FinalScore(
            seat=seat,
            player=table.name(seat),
            substitute_for=None,
            place=place,
            points=points[seat],
            recorded=points[seat],
            leftover=leftover[seat],
            difference=difference[seat],
            substitution=0,
            rounding=rounding[seat],
            uma=uma[seat],
            oka=okas[seat],
            yakitori=yakitori[seat],
            penalties=_penalties(table, seat, owner),
            ranking=ranking.get(seat),
        )
        scores.append(score if absence is None else _as_substitute(score, absence, rules))
    unit = 1 if rules.end.final_score == "points" else _THOUSAND
    markers = tuple(seat for seat in table.seats if table.yakitori and seat not in table.won)
    owners = [score.owner for score in scores]
    return Final(tuple(scores), left - sum(leftover), unit, _kept_by_others(table, owners), markers)


def _counted_from(table: Table, rules: TableRules) -> int:
    """A game with points of its own to start with may move the return points along."""
    if not rules.end.return_moves_with_start:
        return rules.end.return_points
    return rules.end.return_points + table.start_points - rules.start_points


def _oka(table: Table, rules: TableRules) -> int:
    if not rules.end.oka_to_winner:
        return 0
    return table.seat_count * (_counted_from(table, rules) - table.start_points)


def _wide(numbers: Four) -> Four:
    """With a number for a fifth chair, whether somebody sits there or not."""
    return add(numbers, (0,) * len(CHAIRS))


def ranking_points(groups: list[list[_Who]], by_place: tuple[int, ...]) -> dict[_Who, Fraction]:
    """NTS, Verschillen: points for the place in a round; who ties shares them."""
    found: dict[_Who, Fraction] = {}
    place = 0
    for group in groups if by_place else ():
        shared = Fraction(sum(by_place[place : place + len(group)]), len(group))
        found |= dict.fromkeys(group, shared)
        place += len(group)
    return found


def _at_seats(table: Table, values: list[int]) -> Four:
    return four(values + [0] * (len(SEATS) - table.seat_count))


def _penalties(table: Table, seat: Seat, owner: str) -> int:
    """What was given to this seat, or by it to the others, and stays with its owner."""
    return sum(
        each.changes[seat]
        for each in table.adjustments
        if each.when == "after-uma" and (each.seat is not seat or each.player in ("", owner))
    )


def _kept_by_others(table: Table, owners: list[str]) -> tuple[tuple[str, int], ...]:
    kept: dict[str, int] = {}
    for each in table.adjustments:
        if each.when == "after-uma" and each.player and each.player not in owners:
            kept[each.player] = kept.get(each.player, 0) + each.points
    return tuple(kept.items())


def _placed(table: Table, late: Collection[Seat], rules: TableRules) -> list[list[Seat]]:
    """The seats from first to last, tied ones together; late substitutes after all others."""

    def rank(seat: Seat) -> tuple[bool, int, int]:
        by_seat = seat if rules.end.uma_ties == "seat-order" else 0
        return seat in late, -table.points[seat], by_seat

    return [list(group) for _, group in groupby(sorted(table.seats, key=rank), key=rank)]


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


def _uma(groups: list[list[Seat]], points: Four, table: Table, rules: TableRules) -> Four:
    """EMA 2016 §3.6.1: who ties shares what their places bring."""
    by_place, uma, place = _uma_by_place(points, table, rules), NOTHING, 0
    for group in groups:
        total = sum(by_place[place : place + len(group)])
        uma = add(uma, share_at_seats(total, group))
        place += len(group)
    return uma


def _uma_by_place(points: Four, table: Table, rules: TableRules) -> tuple[int, ...]:
    """The same for every game, or by how many players have the return points or more."""
    if not rules.end.uma_floating:
        return rules.end.uma
    least = _counted_from(table, rules)
    floating = sum(points[seat] >= least for seat in table.seats)
    if floating in (0, table.seat_count):
        return (0,) * table.seat_count
    return rules.end.uma_floating[floating - 1]


def _rounding(difference: Four, oka: int, top: list[Seat], table: Table, rules: TableRules) -> Four:
    """Norway 2018 §13.1: whole thousands, rounded down, and the winner makes the sum come out.

    All that lacks is our reading; the book lets the winner gain or lose one point.
    """
    if rules.end.final_score != "thousands-rounded-down":
        return NOTHING
    down = four(-(points % _THOUSAND) for points in difference)
    outside = table.total - table.seat_count * table.start_points
    missing = outside - oka - sum(difference) - sum(down)
    if rules.end.balance == "one-point":
        missing = max(-_THOUSAND, min(_THOUSAND, missing))
    return add(down, share_at_seats(missing, top))


def _yakitori(table: Table, rules: TableRules) -> Four:
    """EMA 2008 §1.4: who has not won a hand pays each player who has."""
    if not table.yakitori:
        return NOTHING
    won, price = len(table.won), rules.end.yakitori
    return _at_seats(
        table,
        [
            price * (table.seat_count - won) if seat in table.won else -price * won
            for seat in table.seats
        ],
    )


def _as_substitute(score: FinalScore, absence: Absence, rules: TableRules) -> FinalScore:
    """EMA 2016 §5.8: always the same score, whatever the substitute made at the table.

    It is that of the player who was replaced, who keeps a chombo made before.
    """
    return replace(
        score,
        substitute_for=absence.player,
        recorded=rules.tournament.substitute_points,
        difference=rules.tournament.substitute_points,
        substitution=rules.tournament.substitute_points - score.difference,
        rounding=0,
        uma=rules.tournament.substitute_uma,
        oka=0,
        yakitori=0,
    )
