"""Seats as a person types them: a letter, or the first letters of a name."""

import re
from typing import Final

from kiosk_app.club.names import nearest
from kiosk_app.club.refusal import NightRefused
from scorer.table import SEATS, Four, Seat, Table

_LETTERS: Final = {seat.letter: seat for seat in SEATS}
_SIGNED: Final = re.compile(r"([ESWN])([+-][0-9]+)", re.IGNORECASE)


def seat_or_none(word: str, table: Table) -> Seat | None:
    """E, S, W, N are the chairs, named for their winds in the first hand; names work too."""
    if word.upper() in _LETTERS:
        return _LETTERS[word.upper()]
    found = [SEATS[at] for at in nearest(table.players[: table.seat_count], word)]
    if len(found) > 1:
        names = " or ".join(table.name(seat) for seat in found)
        raise NightRefused(f"“{word}” may be {names}: write a little more, or E, S, W, N.")
    return found[0] if found else None


def seat_in(word: str, table: Table) -> Seat:
    seat = seat_or_none(word, table)
    if seat is None:
        names = ", ".join(f"{seat.letter} {table.name(seat)}" for seat in table.seats)
        raise NightRefused(f"“{word}” sits at no seat: here are {names}.")
    return seat


def seats_in(words: list[str], table: Table) -> tuple[Seat, ...]:
    if [word.casefold() for word in words] == ["all"]:
        return table.seats
    return tuple(seat_in(word, table) for word in words)


def points_by_seat(words: list[str]) -> tuple[Four | None, list[str]]:
    """What words like ``E+1000 S-1000`` say, and the other words."""
    points, rest = [0, 0, 0, 0], []
    for word in words:
        match = _SIGNED.fullmatch(word)
        if match is None:
            rest.append(word)
        else:
            points[_LETTERS[match[1].upper()]] += int(match[2])
    if len(rest) == len(words):
        return None, rest
    east, south, west, north = points
    return (east, south, west, north), rest
