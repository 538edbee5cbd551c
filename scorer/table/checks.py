"""Refusals that several events share."""

from typing import Literal

from scorer.table.event import Refused
from scorer.table.rules import TableRules
from scorer.table.seats import Seat
from scorer.table.table import Table


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


def check_not_four_riichi(table: Table, rules: TableRules) -> None:
    """Where four riichi abort, only a win on the last one's discard comes before that."""
    if len(table.riichi) == 4 and "four-riichi" in rules.abortive:
        raise Refused("four-riichi", cite=rules.cite("draw.abortive"))
