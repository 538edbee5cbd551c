"""Sentences of the books as cases: the book, the section, and what must come of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from scorer.table import (
    AbortedHand,
    Chombo,
    GameEnded,
    LateArrival,
    TableRules,
    Win,
    Winner,
)
from tests.scorer.table.book_moves import (
    aborted,
    chombo,
    dead_riichi,
    double_ron,
    east_and_south,
    feeding,
    nagashi,
    points,
    refused,
    scores,
    stakes_of_two,
    substituted,
    time_called,
    uma,
    won_below_zero,
)
from tests.scorer.table.playing import E, Game, N, S, W, house_rules


class Case(NamedTuple):
    book: str | TableRules
    section: str
    says: str
    play: Callable[[Game], Any]
    must_be: Any
    started: dict[str, Any] = {}  # noqa: RUF012  # never changed


TOURNAMENT = {"tournament": True}
CASES = (
    Case(
        "ema-2016",
        "3.3.1",
        "several players win on one discard, each is paid",
        double_ron,
        (28000, 31000, 31000, 30000),
    ),
    Case(
        "ema-2016",
        "4.1",
        "a winner's own stake comes back, the others go to the next in turn",
        lambda game: double_ron(game, riichi=True),
        (25000, 33000, 32000, 30000),
    ),
    Case(
        house_rules('[win]\nstakes_to = "next-after-staker"'),
        "3.3.14",
        "as printed there, a stake goes to the winner next after whoever staked",
        stakes_of_two,
        (2500, -3500, 2000, -1000),
    ),
    Case(
        "ema-2016",
        "4.1",
        "both stakes go to the winner next after the discarder",
        stakes_of_two,
        (1500, -3500, 3000, -1000),
    ),
    Case(
        "ema-2016",
        "3.4.10",
        "East among several winners: a counter more, East stays",
        east_and_south,
        (2, E, (1800 + 3000, 1300 - 1000, -1000, -3100 - 1000)),
    ),
    Case(
        "ema-2016",
        "3.4.2",
        "one waits",
        lambda g: g.draw(S) and points(g),
        (-1000, 3000, -1000, -1000),
    ),
    Case(
        "ema-2016",
        "3.4.2",
        "two wait",
        lambda g: g.draw(S, W) and points(g),
        (-1500, 1500, 1500, -1500),
    ),
    Case(
        "ema-2016",
        "3.4.2",
        "three wait",
        lambda g: g.draw(S, W, N) and points(g),
        (-3000, 1000, 1000, 1000),
    ),
    Case(
        "ema-2016",
        "3.4.2",
        "all wait, or nobody",
        lambda g: g.draw(E, S, W, N) and points(g),
        (0, 0, 0, 0),
    ),
    Case(
        "ema-2016",
        "3.4.2",
        "counters go with East to the next",
        lambda g: g.draw(S) and (g.table.dealer, g.table.counters),
        (S, 1),
    ),
    Case(
        "ema-2016",
        "3.4.6",
        "a chombo: 4,000 to East, 2,000 to the others, nothing else moves",
        chombo(S),
        ((4000, -8000, 2000, 2000), 1, E, 0, 2),
    ),
    Case(
        "ema-2016",
        "3.4.6",
        "East's chombo: 4,000 to each",
        chombo(E),
        ((-12000, 4000, 4000, 4000), 1, E, 0, 2),
    ),
    Case(
        "ema-2016",
        "3.4.6",
        "in a tournament no points move at the table",
        chombo(S),
        ((0, 0, 0, 0), 1, E, 0, 2),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "3.4.6",
        "20,000 are taken after uma",
        scores(lambda g: g.do(Chombo, seat=S)),
        (0, -20000, 0, 0),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "3.4.7",
        "a riichi hand that died pays noten, no chombo, and loses its stick",
        dead_riichi,
        ((-1000, -2000, 3000, -1000), 1),
    ),
    Case(
        "ema-2016",
        "3.3.9",
        "who fed the yakuman shares a discard, counters are the discarder's",
        feeding(W),
        (0, 32300, -16300, -16000),
    ),
    Case(
        "ema-2016",
        "3.3.9",
        "and pays a self-draw alone, with the counters",
        feeding(None),
        (0, 32300, 0, -32300),
    ),
    Case(
        "ema-2016",
        "3.3.9",
        "who fed it and discards pays all of it",
        feeding(N),
        (0, 32300, 0, -32300),
    ),
    Case(
        "ema-2016",
        "3.6",
        "East may not end the game early",
        refused(GameEnded, reason="dealer-stops"),
        "dealer-may-not-stop",
    ),
    Case(
        "ema-2016",
        "3.6.1",
        "two first share 15,000 and 5,000",
        uma(lambda g: g.draw(E, S)),
        (10000, 10000, -10000, -10000),
    ),
    Case("ema-2016", "3.6.1", "four equal players have no uma", uma(), (0, 0, 0, 0)),
    Case("ema-2016", "4.1", "the game goes on below zero", won_below_zero, (None, -18000)),
    Case(
        "ema-2016",
        "5.8",
        "a substitute from the start who wins leaves 5, -5 and -15",
        substituted(True),
        (-15000, -5000, -5000, -5000),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "5.8",
        "one who came later is last, whatever the points",
        substituted(False),
        (-15000, -5000, 10000, 10000),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "5.9",
        "the dice were thrown: two hands more; a chombo is none",
        time_called(True),
        (2, "time"),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "5.9",
        "they were not: one hand more",
        time_called(False),
        (1, "time"),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "6.7",
        "ten minutes late cost 10,000 after uma",
        scores(lambda g: g.do(LateArrival, seat=S, minutes=10)),
        (0, -10000, 0, 0),
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "6.7",
        "later than that a substitute plays",
        refused(LateArrival, seat=S, minutes=11),
        "too-late",
        TOURNAMENT,
    ),
    Case(
        "ema-2016",
        "3.4.3",
        "no hand is aborted",
        refused(AbortedHand, reason="nine-orphans"),
        "no-such-abort",
    ),
    Case(
        "ema-2008",
        "3.4.3",
        "an aborted hand: nobody pays, sticks stay, a counter",
        aborted("nine-orphans"),
        ((0, -1000, 0, 0), E, 1, 1),
    ),
    Case(
        "ema-2008",
        "3.3.6",
        "who fed the yakuman shares a discard",
        feeding(W),
        (0, 32300, -16300, -16000),
    ),
    Case(
        "ema-2008",
        "3.6.1",
        "two first share 9,000 and 3,000",
        uma(lambda g: g.draw(E, S)),
        (6000, 6000, -6000, -6000),
    ),
    Case(
        "ema-2008",
        "4.2.4",
        "nagashi mangan: a self-drawn mangan, counters and stakes; no noten",
        nagashi(S),
        ((-4100, 9300, -2100, -2100), S, 0, 0),
    ),
    Case(
        "ema-2008",
        "4.2.4",
        "East's nagashi mangan is a win of East",
        nagashi(E),
        ((13300, -4100, -4100, -4100), E, 2, 0),
    ),
    Case(
        "ema-2008",
        "3.4.6",
        "a chombo is a mangan the other way round",
        chombo(N),
        ((4000, 2000, 2000, -8000), 1, E, 0, 2),
    ),
    Case(
        "norway-2018",
        "4.4",
        "East passes after every hand, a win of East too",
        lambda g: (
            g.do(Win, winners=(Winner(E, han=1, fu=30),), discarder=S).dealer,
            g.table.counters,
        ),
        (S, 0),
    ),
    Case(
        "norway-2018",
        "7.7",
        "and after a draw at which East waits",
        lambda g: g.draw(E) and (g.table.dealer, g.table.counters),
        (S, 1),
    ),
    Case(
        "norway-2018",
        "10.3",
        "but not after an aborted hand; the sticks stay, a counter is laid",
        aborted("four-discards"),
        ((0, -1000, 0, 0), E, 1, 1),
    ),
    Case(
        "norway-2018",
        "10.3",
        "four winds are four identical discards",
        aborted("four-winds"),
        ((0, -1000, 0, 0), E, 1, 1),
    ),
    Case(
        "norway-2018",
        "10.3",
        "three winners abort the hand",
        refused(Win, winners=tuple(Winner(seat, han=1, fu=30) for seat in (S, W, N)), discarder=E),
        "three-ron",
    ),
    Case(
        "norway-2018",
        "3",
        "the game ends when somebody is below zero",
        won_below_zero,
        ("below-zero", -23000),
    ),
    Case(
        "norway-2018",
        "13",
        "several yakuman add up",
        lambda g: g.do(Win, winners=(Winner(S, yakuman=2),), discarder=W) and points(g),
        (0, 64000, -64000, 0),
    ),
    Case(
        "norway-2018",
        "10.2",
        "a chombo is a mangan the other way round, stakes come back",
        lambda g: g.riichi(W) and g.do(Chombo, seat=S) and (points(g), g.table.sticks),
        ((4000, -8000, 2000, 2000), 0),
    ),
)


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{getattr(case.book, 'id', case.book)} §{case.section}"
)
def test_what_a_book_says_is_what_happens(case: Case) -> None:
    assert case.play(Game(case.book, **case.started)) == case.must_be, case.says
