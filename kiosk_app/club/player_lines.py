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
from scorer.messages import Choice, Message

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
    why: NightRefused

    @property
    def message(self) -> Message:
        return Message("night-refused", "line", line=self.number, why=self.why)


@dataclass(frozen=True, slots=True)
class PlayerLines:
    good: tuple[PlayerDetails, ...]
    bad: tuple[BadLine, ...]


def read_player_lines(text: str, here: Iterable[PlayerCard]) -> PlayerLines:
    """What the lines say, each checked against the club's players and the lines before it."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not any(line.strip() for line in lines):
        raise NightRefused("empty-file")
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
                bad.append(BadLine(rows.line_num, refused))
                continue
            good.append(details)
            known.add(details)
    except csv.Error as error:
        raise NightRefused("not-csv", line=rows.line_num, error=str(error)) from error
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


def has_headings(line: str) -> bool:
    """Whether a line names columns; a plain list of names has no such line."""
    return any(_heading(cell) for cell in line.replace(";", ",").replace("\t", ",").split(","))


def _heading(cell: str) -> str | None:
    return _HEADINGS.get(folded(cell.strip(' "').replace("_", " ")))


def _columns(headings: list[str]) -> list[str]:
    columns = []
    for heading in headings:
        name = _heading(heading)
        if name is None:
            raise NightRefused(
                "no-such-column", name=heading.strip()[:40], known=Choice(tuple(_HEADINGS))
            )
        if name in columns:
            raise NightRefused("column-twice", name=heading.strip())
        columns.append(name)
    if not {"name", "first_name", "last_name"} & set(columns):
        raise NightRefused("no-column-of-names")
    return columns


def _details(row: list[str], columns: list[str]) -> PlayerDetails:
    if len(row) != len(columns):
        raise NightRefused("wrong-cells", count=len(row), wanted=len(columns))
    cells = dict(zip(columns, row, strict=True))
    guest = folded(cells.pop("guest", ""))
    if guest not in _YES + _NO:
        raise NightRefused("guest-or-not", text=guest[:20])
    return completed(PlayerDetails(**cells, guest=guest in _YES))
