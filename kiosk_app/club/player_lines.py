"""Players from a CSV file: all of its lines, or the good ones if asked, and the bad ones named."""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from kiosk_app.club.names import folded
from kiosk_app.club.players import (
    PlayerCard,
    PlayerDetails,
    Taken,
    add_players,
    all_players,
    completed,
)
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.store import Store

_HEADINGS: Final = {
    "name": "name",
    "first name": "first_name",
    "last name": "last_name",
    "ema number": "ema_number",
    "ema": "ema_number",
    "country": "country",
    "guest": "guest",
}
_YES: Final = ("yes", "y", "true", "1", "x", "guest")
_NO: Final = ("no", "n", "false", "0", "", "member")


@dataclass(frozen=True, slots=True)
class BadLine:
    number: int
    """As an editor counts them, from 1."""
    wrong: str

    @property
    def sentence(self) -> str:
        return f"Line {self.number}: {self.wrong}"


@dataclass(frozen=True, slots=True)
class PlayerLines:
    good: tuple[PlayerDetails, ...]
    bad: tuple[BadLine, ...]


def read_player_lines(text: str, here: Iterable[PlayerCard]) -> PlayerLines:
    """What the lines say, each checked against the club's players and the lines before it."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not any(line.strip() for line in lines):
        raise NightRefused("The file is empty; its first line names the columns.")
    delimiter = max(",;\t", key=lines[0].count)
    rows = csv.reader(lines, delimiter=delimiter)
    known = Taken(here)
    good: list[PlayerDetails] = []
    bad: list[BadLine] = []
    try:
        columns = _columns(next(rows))
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            try:
                details = _details(row, columns)
                known.refuse_double(details)
            except NightRefused as refused:
                bad.append(BadLine(rows.line_num, str(refused)))
                continue
            good.append(details)
            known.add(details)
    except csv.Error as error:
        raise NightRefused(f"Line {rows.line_num} is not CSV: {error}.") from error
    return PlayerLines(tuple(good), tuple(bad))


def import_players(
    store: Store, text: str, moment: datetime, *, good_lines: bool = False
) -> tuple[list[PlayerCard], tuple[BadLine, ...]]:
    """Write down the players of a file.

    With a bad line in it nothing is written and nobody comes back, unless ``good_lines`` asks
    for the rest; the bad lines come back either way.
    """
    lines = read_player_lines(text, all_players(store))
    if lines.bad and not good_lines:
        return [], lines.bad
    return add_players(store, lines.good, moment), lines.bad


def _columns(headings: list[str]) -> list[str]:
    columns = []
    for heading in headings:
        name = _HEADINGS.get(folded(heading.replace("_", " ")))
        if name is None:
            allowed = ", ".join(_HEADINGS)
            raise NightRefused(f"There is no column “{heading.strip()[:40]}”; there are {allowed}.")
        if name in columns:
            raise NightRefused(f"The column “{heading.strip()}” is there twice.")
        columns.append(name)
    if not {"name", "first_name", "last_name"} & set(columns):
        raise NightRefused("No column has the names: call one “name”, or “first name”.")
    return columns


def _details(row: list[str], columns: list[str]) -> PlayerDetails:
    if len(row) != len(columns):
        raise NightRefused(f"it has {len(row)} cells, and the first line has {len(columns)}.")
    cells = dict(zip(columns, row, strict=True))
    guest = folded(cells.pop("guest", ""))
    if guest not in _YES + _NO:
        raise NightRefused(f"“{guest[:20]}” does not say whether it is a guest: yes or no.")
    return completed(PlayerDetails(**cells, guest=guest in _YES))
