"""The same hand under two rule sets, side by side: what changes and which rule makes it so."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from scorer.causes import (
    Differing,
    first_of,
    fu_cause,
    is_limit_by_han,
    limit_cause,
    payment_cause,
    yaku_cause,
    yakuman_cause,
)
from scorer.engine import score
from scorer.hand import WINDS, Hand, WinContext, Wind
from scorer.result import NoWin, NoWinReason, Score
from scorer.rule_differences import Difference, differences
from scorer.ruleset import RuleSet, RuleValue
from scorer.worth import Limit

__all__ = [
    "Change",
    "Comparison",
    "Difference",
    "RuleValue",
    "Side",
    "compare",
    "differences",
]

ChangeKind = Literal["validity", "yaku", "fu", "fu-total", "limit", "yakuman", "points", "payment"]
_WIND_PAIRS = (
    "pair-of-the-seat-wind",
    "pair-of-the-round-wind",
    "pair-of-the-seat-and-round-wind",
)


@dataclass(frozen=True, slots=True)
class Side:
    """What one rule set says of the hand; the numbers are 0 where it does not win."""

    rules: str
    result: Score | NoWin
    valid: bool
    why: NoWinReason | None
    section: str | None
    han: int
    fu: int
    yakuman: int
    limit: Limit | None
    points: int
    payments: Mapping[Wind, int]


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is not the same on both sides, and the rule behind it."""

    kind: ChangeKind
    subject: str
    """The yaku, the fu item or the seat's letter; empty for the hand as a whole."""
    first: int | str | None
    """A number of han, fu, yakuman or points; a limit; the reason for no win; None: absent.

    A yakuman counts as 13 han here, as it does in a score.
    """
    second: int | str | None
    cause: Difference | None
    """None where the change follows from the others."""


@dataclass(frozen=True, slots=True)
class Comparison:
    first: Side
    second: Side
    changes: tuple[Change, ...]


def compare(hand: Hand, context: WinContext, first: RuleSet, second: RuleSet) -> Comparison:
    """Score the hand under both; a hand that one of them cannot have raises ``HandError``."""
    here, there = score(hand, context, first), score(hand, context, second)
    differing = {one.field: one for one in differences(first, second)}
    return Comparison(_side(here), _side(there), tuple(_changes(here, there, differing)))


def _side(result: Score | NoWin) -> Side:
    name = result.rules.name
    if isinstance(result, NoWin):
        return Side(name, result, False, result.reason, result.section, 0, 0, 0, None, 0, {})
    return Side(
        name,
        result,
        True,
        None,
        None,
        result.han,
        result.fu,
        result.yakuman,
        result.limit,
        result.points,
        result.payments,
    )


def _changes(here: Score | NoWin, there: Score | NoWin, differing: Differing) -> Iterator[Change]:
    if isinstance(here, NoWin) or isinstance(there, NoWin):
        yield from _changes_of_validity(here, there, differing)
        return
    yield from _changes_of_yaku(here, there, differing)
    if not (is_limit_by_han(here) and is_limit_by_han(there)):
        yield from _changes_of_fu(here, there, differing)
    if here.yakuman != there.yakuman:
        cause = yakuman_cause(here, there, differing)
        yield Change("yakuman", "", here.yakuman, there.yakuman, cause)
    if here.limit != there.limit:
        cause = limit_cause(here, there, differing)
        yield Change("limit", "", here.limit, there.limit, cause)
    if here.points != there.points:
        yield Change("points", "", here.points, there.points, None)
    cause = payment_cause(here, there, differing)
    if cause is not None or here.points == there.points:
        for seat in WINDS:
            mine, other = here.payments.get(seat, 0), there.payments.get(seat, 0)
            if mine != other:
                yield Change("payment", seat.letter, mine, other, cause)


def _changes_of_validity(
    here: Score | NoWin, there: Score | NoWin, differing: Differing
) -> Iterator[Change]:
    """One side does not win: the yaku that it does not have, or the rule that asks for more."""
    reasons = [one.reason if isinstance(one, NoWin) else None for one in (here, there)]
    if reasons[0] == reasons[1]:
        return
    candidates = ["hand.yaku_needed"]
    if "needs-two-yaku" in reasons:
        candidates = ["hand.two_yaku_from_counters"]
    yield Change("validity", "", reasons[0], reasons[1], first_of(candidates, differing))
    for winner in (here, there):
        if isinstance(winner, Score):
            for item in winner.yaku:
                cause = yaku_cause(item.id, (winner,), differing)
                if cause is not None:
                    mine, other = (item.han, None) if winner is here else (None, item.han)
                    yield Change("yaku", item.id, mine, other, cause)


def _changes_of_yaku(here: Score, there: Score, differing: Differing) -> Iterator[Change]:
    mine = {item.id: item.han for item in here.yaku}
    other = {item.id: item.han for item in there.yaku}
    for id in dict.fromkeys((*mine, *other)):
        if mine.get(id) != other.get(id):
            cause = yaku_cause(id, (here, there), differing)
            yield Change("yaku", id, mine.get(id), other.get(id), cause)


def _changes_of_fu(here: Score, there: Score, differing: Differing) -> Iterator[Change]:
    mine, other = _fu_by_item(here), _fu_by_item(there)
    for key in dict.fromkeys((*mine, *other)):
        if mine.get(key) != other.get(key):
            cause = fu_cause(key[0], differing)
            yield Change("fu", key[0], mine.get(key), other.get(key), cause)
    if here.fu != there.fu:
        cause = first_of(["fu.rounding"], differing)
        yield Change("fu-total", "", here.fu, there.fu, cause)


def _fu_by_item(score: Score) -> dict[tuple[str, int | None], int]:
    """Fu by item and tile; what a wind pair brings is one thing, however many items it has."""
    found: dict[tuple[str, int | None], int] = {}
    for item in score.fu_items:
        key = ("pair-of-a-wind" if item.id in _WIND_PAIRS else item.id, item.kind)
        found[key] = found.get(key, 0) + item.fu
    return found
