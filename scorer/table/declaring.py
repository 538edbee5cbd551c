"""Riichi declared, taken back, and annulled by a win on the very discard."""

from scorer.table.event import Refused
from scorer.table.hand_events import RiichiDeclared
from scorer.table.rules import TableRules
from scorer.table.table import (
    Seat,
    Table,
    add,
    at,
    check_not_dead,
    check_playing,
    check_seats,
)


def may_declare_riichi(table: Table, seat: Seat, rules: TableRules) -> bool:
    """Whether the table lets a seat declare riichi; the tiles are the player's to know."""
    try:
        check_riichi(table, seat, rules)
    except Refused:
        return False
    return True


def declare_riichi(table: Table, event: RiichiDeclared, rules: TableRules) -> Table:
    """The stake leaves the player at once and lies on the table (EMA 2016 §3.3.14)."""
    check_riichi(table, event.seat, rules)
    return table._replace(
        points=add(table.points, at(event.seat, -rules.riichi_stake)),
        riichi=(*table.riichi, event.seat),
    )


def check_riichi(table: Table, seat: Seat, rules: TableRules) -> None:
    check_playing(table)
    check_seats(table, seat)
    name = table.name(seat)
    if not rules.riichi_stake:
        raise Refused("no-riichi", rules=rules.name)
    if seat in table.riichi:
        raise Refused("riichi-twice", name=name)
    check_not_dead(table, seat, "declare-riichi")
    if table.points[seat] < rules.riichi_stake and not rules.riichi_on_credit:
        raise Refused(
            "riichi-without-points",
            name=name,
            points=table.points[seat],
            stake=rules.riichi_stake,
            cite=rules.cite("play.riichi_on_credit"),
        )


def return_stake(table: Table, seat: Seat, rules: TableRules) -> Table:
    """A riichi that does not count: the stick goes back."""
    return table._replace(
        points=add(table.points, at(seat, rules.riichi_stake)),
        riichi=tuple(other for other in table.riichi if other is not seat),
    )


def annul_last_riichi(table: Table, seat: Seat, rules: TableRules) -> Table:
    """A win on the very discard that declared riichi makes it void (EMA 2016 §3.3.14)."""
    if not rules.riichi_annulled:
        raise Refused("riichi-stays", rules=rules.name, cite=rules.cite("win.riichi_annulled"))
    if seat not in table.riichi:
        raise Refused("no-riichi-to-annul", name=table.name(seat))
    if table.riichi[-1] is not seat:
        raise Refused("not-last-riichi", name=table.name(seat), last=table.name(table.riichi[-1]))
    return return_stake(table, seat, rules)
