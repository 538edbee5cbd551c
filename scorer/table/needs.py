"""What each player needs in this hand to reach a place, by the rule set and as the table is.

Worked out by really taking the smallest win that does it: counters, sticks, riichi, rounding,
uma and ties are all the ledger's.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from scorer.book import book_of
from scorer.ruleset import RuleSet
from scorer.table.event import Refused
from scorer.table.final import Final, final_scores
from scorer.table.hand_events import Win, Winner
from scorer.table.ledger import take_win
from scorer.table.possible_worths import possible_fu, possible_han
from scorer.table.riichi import RiichiSettlement
from scorer.table.rules import TableRules
from scorer.table.table import Seat, Table
from scorer.worth import YAKUMAN_BASE, Limit, Worth

_MANGAN_HAN = 5
_MOST_COUNTED_HAN = 13
_MOST_FU = 110
"""More is possible (EMA 2016's tables end at 100), but nobody plays for it."""


class Value(NamedTuple):
    """What a hand has to be worth, and one way to say it."""

    points: int
    han: int
    fu: int
    """The han with the fewest fu that bring these points; 0 fu from a mangan on."""
    limit: Limit | None
    yakuman: int


class Need(NamedTuple):
    """The smallest win of one kind that brings a player to a place."""

    seat: Seat
    place: int
    discarder: Seat | None
    """On whose discard; None: by self-draw."""
    value: Value
    tied: bool
    """Whether the place is then shared."""


def needs(table: Table, rules: TableRules) -> tuple[Need, ...]:
    """For each player and each place above the present one: the least win of each kind.

    A place that no single win reaches is not there. Places are those of a game that ends with
    this hand.
    """
    settlement = rules.settlement
    if not isinstance(settlement, RiichiSettlement) or table.over is not None:
        return ()
    if settlement.rules.play.counted == "wins":
        return ()
    now = places(final_scores(table, rules))
    return tuple(
        need
        for seat in table.seats
        if seat not in table.dead
        for discarder in (None, *(other for other in table.seats if other is not seat))
        for need in _ladder(table, rules, settlement.rules, seat, discarder, now[seat])
    )


def places(final: Final) -> dict[Seat, int]:
    return {score.seat: score.place for score in final.scores}


def _ladder(
    table: Table,
    rules: TableRules,
    book: RuleSet,
    seat: Seat,
    discarder: Seat | None,
    present: int,
) -> Iterator[Need]:
    """From the smallest win up: each place the first time that it is reached."""
    best = present
    for value in values(book, table.dealer is seat, discarder is None):
        if best == 1:
            return
        winner = Winner(
            seat,
            han=None if value.yakuman else value.han,
            fu=None if value.yakuman else value.fu,
            yakuman=value.yakuman,
        )
        after = _after(table, winner, discarder, rules)
        if after is None:
            continue
        final = final_scores(after, rules)
        place = places(final)[seat]
        for reached in range(best - 1, place - 1, -1):
            shared = sum(score.place == place for score in final.scores) > 1
            yield Need(seat, reached, discarder, value, shared and reached == place)
        best = min(best, place)


def _after(table: Table, winner: Winner, discarder: Seat | None, rules: TableRules) -> Table | None:
    win = Win("", 0, (winner,), discarder)
    try:
        return take_win(table, win, _without_questions(rules))
    except Refused:
        return None


@cache
def _without_questions(rules: TableRules) -> TableRules:
    """A need names no yaku, so nobody is asked for them (EMA 2008 §3.4.11)."""
    settlement = rules.settlement
    if not isinstance(settlement, RiichiSettlement):
        return rules
    hand = settlement.rules.hand._replace(two_yaku_from_counters=0)
    return replace(rules, settlement=RiichiSettlement(settlement.rules._replace(hand=hand)))


@cache
def values(rules: RuleSet, dealer: bool, tsumo: bool) -> tuple[Value, ...]:
    """Every worth that a hand can have, the smallest first; two yakuman are not hoped for."""
    found: dict[int, Value] = {}
    book = book_of(rules)
    for han in range(possible_han(rules).start, _MOST_COUNTED_HAN + 1):
        for fu in possible_fu(han, tsumo, rules) if han < _MANGAN_HAN else (0,):
            if fu <= _MOST_FU:
                _keep(found, book.worth(han, fu, dealer, tsumo), han, fu, 0)
    _keep(found, book.paid(YAKUMAN_BASE, dealer, tsumo, "yakuman"), 0, 0, 1)
    return tuple(found[points] for points in sorted(found))


def _keep(found: dict[int, Value], worth: Worth, han: int, fu: int, yakuman: int) -> None:
    if worth.limit == "yakuman" and not yakuman:
        return
    known = found.get(worth.points)
    if known is None or (fu and known.fu > fu):
        found[worth.points] = Value(worth.points, han, fu, worth.limit, yakuman)
