"""Refusals that several events share."""

from scorer.table.refusal import Refused
from scorer.table.rules import TableRules
from scorer.table.seats import Seat
from scorer.table.table import Table

WHY_OVER = {
    "rounds": "the last round is done",
    "time": "the time is up",
    "below-zero": "a player is below zero",
    "points-reached": "a player has reached the points to finish",
}


def check_playing(table: Table) -> None:
    """Nothing is played after the last hand."""
    if table.over is not None:
        raise Refused(
            f"over-{table.over}",
            "No further hand is played: {why}. End the game, or undo the last hand.",
            why=WHY_OVER[table.over],
        )


def check_seats(table: Table, *seats: Seat | None) -> None:
    """Nobody sits North at a table of three."""
    if any(seat is not None and seat >= table.seat_count for seat in seats):
        raise Refused("nobody-at-north", "Nobody sits North at a table of three.")


def check_once(table: Table, seats: tuple[Seat, ...], what: str) -> None:
    check_seats(table, *seats)
    for seat in seats:
        if seats.count(seat) > 1:
            code = f"twice-{what.replace(' ', '-')}"
            name = table.name(seat)
            raise Refused(code, "{name} is named twice as {what}.", name=name, what=what)


def check_not_dead(table: Table, seat: Seat, what: str) -> None:
    """EMA 2016 §3.4.7: a dead hand cannot win and is never tenpai."""
    if seat in table.dead:
        raise Refused(
            f"dead-hand-cannot-{what.replace(' ', '-')}",
            "{name}'s hand is dead, so it cannot {what}.",
            name=table.name(seat),
            what=what,
        )


def check_not_four_riichi(table: Table, rules: TableRules) -> None:
    """Where four riichi abort, only a win on the last one's discard comes before that."""
    if len(table.riichi) == 4 and "four-riichi" in rules.abortive:
        raise Refused(
            "four-riichi",
            "All four are in riichi, so the hand is aborted{cite}.",
            cite=rules.cite("draw.abortive"),
        )
