"""Chombo, redeals and dead hands."""

from scorer.table.declaring import return_stake
from scorer.table.event import Refused
from scorer.table.hand_events import Chombo, DeadHand, Redeal
from scorer.table.rules import TableRules
from scorer.table.table import (
    Adjustment,
    Four,
    Over,
    Seat,
    Table,
    add,
    at,
    check_play,
    check_playing,
    check_seats,
    close_hand,
)


def take_chombo(table: Table, event: Chombo, rules: TableRules) -> Table:
    """A payment at a social table, a penalty after uma in a tournament (EMA 2016 §3.4.6).

    The sticks of this hand go back, no counter is placed, and the hand is played again.
    """
    check_playing(table)
    check_seats(table, event.seat)
    if rules.chombo is None:
        raise Refused("no-chombo-rule", rules=rules.name, name=table.name(event.seat))
    after_uma = table.tournament or rules.chombo.payment == "after-uma"
    fine = rules.chombo.tournament_points if after_uma else 0
    paid = table.points if fine else add(table.points, rules.settlement.chombo(table, event.seat))
    table = table._replace(points=paid)
    if fine:
        reason = event.reason or "chombo"
        changes = at(event.seat, -fine)
        name = table.name(event.seat)
        penalty = Adjustment(event.id, event.seat, changes, reason, "after-uma", name)
        table = table._replace(adjustments=(*table.adjustments, penalty))
    if rules.chombo.stakes_returned:
        for seat in table.riichi:
            table = return_stake(table, seat, rules)
    carried = table.carried + table.riichi
    if rules.chombo.replayed and rules.dealer.stays_on_chombo:
        return replay_hand(table, rules, table.points, carried)
    return close_hand(
        table,
        rules,
        points=table.points,
        carried=carried,
        counters=table.counters,
        stays=rules.dealer.stays_on_chombo,
        aborted=True,
    )


def redeal(table: Table, event: Redeal, rules: TableRules) -> Table:
    """As a chombo, but nobody pays (EMA 2016 §5.2)."""
    check_playing(table)
    for seat in table.riichi:
        table = return_stake(table, seat, rules)
    return replay_hand(table, rules, table.points, table.carried)


def note_dead_hand(table: Table, event: DeadHand, rules: TableRules) -> Table:
    """EMA 2016 §3.4.7. A riichi that stands keeps its stick on the table."""
    check_playing(table)
    check_play(table, event.seat)
    name = table.name(event.seat)
    if event.seat in table.dead:
        raise Refused("dead-twice", name=name)
    if event.annuls_riichi:
        if event.seat not in table.riichi:
            raise Refused("no-riichi-to-annul", name=name)
        table = return_stake(table, event.seat, rules)
    return table._replace(dead=(*table.dead, event.seat))


def replay_hand(
    table: Table, rules: TableRules, points: Four, carried: tuple[Seat | None, ...]
) -> Table:
    """The same hand again: it does not count as played (EMA 2016 §3.4, §5.9)."""
    ends = rules.below_zero_ends and min(points) < 0
    over: Over | None = "below-zero" if ends else None
    return table._replace(points=points, carried=carried, riichi=(), dead=(), over=over)
