"""Seats as a person types them: a letter, or the first letters of a name."""

import re
from typing import Final

from kiosk_app.club.names import nearest
from kiosk_app.terminal.lines import CommandRefused
from scorer.messages import Choice
from scorer.table import Four, Seat, Table
from scorer.table.table import CHAIRS, by_chair

_LETTERS: Final = {seat.letter: seat for seat in CHAIRS}
_SIGNED: Final = re.compile(r"([ESWND])([+-][0-9]+)", re.IGNORECASE)


def seat_or_none(word: str, table: Table) -> Seat | None:
    """E, S, W, N are the chairs, named for their winds in the first hand; names work too.

    A comma after it is no part of it: ``draw Kim, Jan``.
    """
    word = word.rstrip(",")
    if word.upper() in _LETTERS:
        return _LETTERS[word.upper()]
    found = [CHAIRS[at] for at in nearest(table.players[: table.seat_count], word)]
    if len(found) > 1:
        raise CommandRefused(
            "which-seat", text=word, names=Choice(tuple(table.name(seat) for seat in found))
        )
    return found[0] if found else None


def seat_in(word: str, table: Table) -> Seat:
    seat = seat_or_none(word, table)
    if seat is None:
        names = tuple(f"{seat.letter} {table.name(seat)}" for seat in table.seats)
        raise CommandRefused("no-such-seat", text=word, names=names)
    return seat


def seats_in(words: list[str], table: Table) -> tuple[Seat, ...]:
    if [word.casefold() for word in words] == ["all"]:
        return table.seats
    return tuple(seat_in(word, table) for word in words)


def points_by_seat(words: list[str]) -> tuple[Four | None, list[str]]:
    """What words like ``E+1000 S-1000`` say, and the other words."""
    points: dict[Seat, int] = {}
    rest = []
    for word in words:
        match = _SIGNED.fullmatch(word)
        if match is None:
            rest.append(word)
        else:
            seat = _LETTERS[match[1].upper()]
            points[seat] = points.get(seat, 0) + int(match[2])
    return by_chair(points) if points else None, rest
