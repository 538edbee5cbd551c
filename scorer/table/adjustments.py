"""Penalties, bonuses, late arrivals and corrections."""

from scorer.messages import Signed
from scorer.table.event import Refused
from scorer.table.game_events import Bonus, Cancelled, Correction, LateArrival, Penalty
from scorer.table.rules import TableRules
from scorer.table.sharing import spread
from scorer.table.table import Adjustment, Seat, Table, add, at, check_seats, four, rounds_of

MOST_STICKS = 1000


def give_penalty(table: Table, event: Penalty, rules: TableRules) -> Table:
    return _adjusted(table, event, -event.points)


def give_bonus(table: Table, event: Bonus, rules: TableRules) -> Table:
    return _adjusted(table, event, event.points)


def come_late(table: Table, event: LateArrival, rules: TableRules) -> Table:
    """EMA 2016 §6.7: points for each minute, after uma; later than that, a substitute plays."""
    check_seats(table, event.seat)
    rule, name = rules.tournament, table.name(event.seat)
    if not rule.late_points_a_minute:
        raise Refused("no-late-rule", rules=rules.name)
    if event.minutes < 1:
        raise Refused("not-late", name=name)
    if event.minutes > rule.late_minutes:
        raise Refused(
            "too-late",
            most=rule.late_minutes,
            name=name,
            cite=rules.cite("tournament.late_minutes"),
        )
    changes = at(event.seat, -event.minutes * rule.late_points_a_minute)
    penalty = Adjustment(event.id, event.seat, changes, "late", "after-uma", name)
    return table._replace(adjustments=(*table.adjustments, penalty))


def cancel(table: Table, event: Cancelled, rules: TableRules) -> Table:
    for adjustment in table.adjustments:
        if adjustment.event == event.target:
            rest = tuple(other for other in table.adjustments if other is not adjustment)
            return _moved(table._replace(adjustments=rest), adjustment, -1)
    raise Refused("nothing-to-cancel")


def correct(table: Table, event: Correction, rules: TableRules) -> Table:
    """Whatever is set right, the points and sticks sum to what they were."""
    if not event.reason.strip():
        raise Refused("no-correction-reason")
    if event == Correction(event.id, event.sequence, event.reason):
        raise Refused("nothing-changed")
    if any(event.points[table.seat_count :]):
        raise Refused("nobody-at-north")
    check_seats(table, event.dealer)
    if (event.counters or 0) < 0 or (event.sticks or 0) < 0:
        raise Refused("below-none")
    if event.sticks and not rules.riichi_stake:
        raise Refused("no-sticks-rule", rules=rules.name)
    carried = table.carried if event.sticks is None else _carried(table, event.sticks)
    more = (len(carried) - len(table.carried)) * rules.riichi_stake
    if sum(event.points) + more:
        raise Refused("correction-does-not-sum", sum=Signed(sum(event.points) + more))
    if event.dealer is not None or event.round is not None:
        table = _turned(table, event, rules)
    counters = table.counters if event.counters is None else event.counters
    points = add(table.points, event.points)
    return table._replace(points=points, carried=carried, counters=counters)


def _turned(table: Table, event: Correction, rules: TableRules) -> Table:
    dealer = table.dealer if event.dealer is None else event.dealer
    number = table.round_number if event.round is None else int(event.round)
    if table.over is not None:
        raise Refused("over")
    if number >= rounds_of(table, rules) + bool(rules.points_to_finish):
        raise Refused("no-such-round", rules=rules.name, count=rounds_of(table, rules))
    return table._replace(dealer=dealer, round_number=number, dealer_kept_last=False)


def _carried(table: Table, sticks: int) -> tuple[Seat | None, ...]:
    """The oldest sticks stay; added ones belong to nobody."""
    if sticks > MOST_STICKS:
        raise Refused("too-many-sticks", count=sticks)
    added = max(sticks - len(table.carried), 0)
    return table.carried[:sticks] + (None,) * added


def _adjusted(table: Table, event: Penalty | Bonus, points: int) -> Table:
    if event.points < 1:
        raise Refused("no-points")
    if not event.reason.strip():
        raise Refused("no-reason")
    check_seats(table, event.seat)
    changes = (
        spread(event.seat, points, table.seat_count) if event.zero_sum else at(event.seat, points)
    )
    changes = add(changes, (0,) * len(table.points))
    name = table.name(event.seat)
    adjustment = Adjustment(event.id, event.seat, changes, event.reason, event.when, name)
    table = table._replace(adjustments=(*table.adjustments, adjustment))
    return _moved(table, adjustment, 1)


def _moved(table: Table, adjustment: Adjustment, times: int) -> Table:
    """What counts now moves points now; outside the sum, the table's total moves with it."""
    if adjustment.when == "after-uma":
        return table
    changes = four(times * points for points in adjustment.changes)
    return table._replace(points=add(table.points, changes), total=table.total + sum(changes))
