"""A correction as a person types it: ``correct E+1000 S-1000 sticks=2 because miscounted``."""

from typing import Any

from kiosk_app.terminal.refusal import CommandRefused
from kiosk_app.terminal.seat_words import points_by_seat, seat_in
from scorer.hand import WINDS
from scorer.table import Correction, Table
from scorer.table.seats import NOTHING


def correction(place: tuple[str, int], words: list[str], table: Table) -> Correction:
    at = words.index("because") if "because" in words else len(words)
    points, rest = points_by_seat(words[:at])
    values: dict[str, Any] = {}
    for word in rest:
        name, _, value = word.partition("=")
        values[name] = _value(name, value, table)
    return Correction(*place, " ".join(words[at + 1 :]), points or NOTHING, **values)


def _value(name: str, value: str, table: Table) -> Any:
    if name in ("sticks", "counters") and value.isdecimal():
        return int(value)
    if name == "dealer" and value:
        return seat_in(value, table)
    if name == "round":
        for wind in WINDS:
            if wind.letter == value.upper():
                return wind
    raise CommandRefused("not-a-correction", text=f"{name}={value}")
