"""A hand that someone wins."""

from collections.abc import Collection, Iterable

from scorer.ruleset import RuleSet
from scorer.table.checks import (
    check_not_dead,
    check_not_four_riichi,
    check_once,
    check_play,
    check_playing,
)
from scorer.table.declaring import annul_last_riichi
from scorer.table.event import Refused
from scorer.table.hand_end import close_hand, counters_after_win
from scorer.table.hand_events import Win
from scorer.table.rules import TableRules
from scorer.table.seats import Seat, add
from scorer.table.table import Table


def take_win(table: Table, event: Win, rules: TableRules) -> Table:
    seats = tuple([winner.seat for winner in event.winners])
    _check_win(table, event, seats, rules)
    if event.discarder is None:
        check_not_four_riichi(table, rules)
    elif event.annuls_riichi:
        table = annul_last_riichi(table, event.discarder, rules)
    dealer_won = table.dealer in seats
    return close_hand(
        table,
        rules,
        points=add(table.points, rules.settlement.win(table, event)),
        carried=(),
        counters=counters_after_win(table, rules, dealer_won),
        stays=dealer_won and rules.dealer.stays_on_win,
        winners=seats,
    )


def _check_win(table: Table, event: Win, seats: tuple[Seat, ...], rules: TableRules) -> None:
    check_playing(table)
    if not seats:
        raise Refused("no-winner")
    check_once(table, seats, "winner")
    check_play(table, event.discarder, *[winner.liable for winner in event.winners])
    for seat in seats:
        check_not_dead(table, seat, "win")
    if event.discarder is not None and rules.won_by == "self-draw":
        raise Refused("no-ron", rules=rules.name, cite=rules.cite("win.by"))
    if event.discarder is None:
        if len(seats) > 1:
            raise Refused("several-self-drawn")
        if event.annuls_riichi:
            raise Refused("annulled-by-self-draw")
    elif event.discarder in seats:
        raise Refused("own-discard", name=table.name(event.discarder))
    if len(seats) > rules.winners_on_discard:
        _refuse_winners(table, event, seats, rules)


def next_after(table: Table, seats: Iterable[Seat], discarder: Seat) -> Seat:
    """Who of these seats has the first turn after the discarder."""
    return min(seats, key=lambda seat: (seat - discarder) % table.seat_count)


def takes_stick(
    table: Table, staker: Seat | None, winners: Collection[Seat], first: Seat, rules: RuleSet
) -> Seat:
    """Who of the winners takes a stick; ``first`` is the next after the discarder.

    EMA 2016 §4.1: who won takes the own one back.
    """
    if staker is None:
        return first
    if staker in winners and staker in table.riichi:
        return staker
    after_staker = rules.win.stakes_to == "next-after-staker"
    return next_after(table, winners, staker) if after_staker else first


def _refuse_winners(table: Table, event: Win, seats: tuple[Seat, ...], rules: TableRules) -> None:
    count = len(seats)
    bumps = rules.winners_on_discard == 1 and "win.winners_on_discard" in rules.sections
    if bumps and event.discarder is not None:
        raise Refused(
            "head-bump",
            discarder=table.name(event.discarder),
            rules=rules.name,
            cite=rules.cite("win.winners_on_discard"),
            name=table.name(next_after(table, seats, event.discarder)),
        )
    if "three-ron" in rules.abortive:
        raise Refused("three-ron", rules=rules.name, cite=rules.cite("draw.abortive"))
    raise Refused(
        "too-many-winners", count=count, rules=rules.name, cite=rules.cite("win.winners_on_discard")
    )
