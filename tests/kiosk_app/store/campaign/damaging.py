"""Flipped bits and lost pages: the kiosk starts, says what happened, and loses what is gone."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.raw_pages import read_pages, records
from tests.kiosk_app.store.campaign import Lost
from tests.kiosk_app.store.campaign.stores import Played, missing, opened_and_played_on

PAGE = 4096
COLUMNS = {
    "events": ("game_id", "id", "kind", "body", "moment", "digest"),
    "games": ("id", "kiosk_id", "table_name", "rules_id", "started", "night_id", "digest"),
    "game_results": ("game_id", "player_id", "ended", "digest"),
    "game_players": ("game_id", "name", "player_id", "digest"),
    "players": ("id", "name", "changed", "digest"),
    "nights": ("id", "name", "day", "started", "digest"),
    "attendances": ("night_id", "player_id", "came", "digest"),
    "settings": ("name", "value"),
}


@dataclass(slots=True)
class Damaged:
    files: int = 0
    started: int = 0
    lost: int = 0
    """Events that are nowhere any more."""
    behind_gap: int = 0
    """Events that are kept aside, as one before them is lost."""
    really_gone: int = 0
    """Events whose bytes were overwritten."""
    silent: int = 0
    """Files of which events were lost without a word."""
    names: dict[str, int] = field(default_factory=dict)


def flip_bits(
    base: Played, place: Path, count: int, random: Random, step: Callable[[], None]
) -> Damaged:
    """One bit anywhere in the file, after an unclean stop."""
    total = Damaged()
    for _ in range(count):
        folder = base.copied_to(place)
        size = folder.database.stat().st_size
        at, bit = random.randrange(size), random.randrange(8)
        _flip(folder.database, at, bit)
        folder.suspicion.touch()
        _look(base, folder, total, f"bit {bit} of byte {at}")
        step()
    return total


def flip_rows(
    base: Played, place: Path, each: int, random: Random, step: Callable[[], None]
) -> Damaged:
    """One bit in every column of every kind of row; half of the kiosks were shut down cleanly."""
    total = Damaged()
    for table, columns in COLUMNS.items():
        for column in columns:
            for number in range(each):
                folder = base.copied_to(place)
                at = _place_of(folder.database, table, column, random)
                if at is None:
                    continue
                bit = 7 if number == 0 else random.randrange(8)
                _flip(folder.database, at, bit)
                if number % 2:
                    folder.suspicion.touch()
                _look(base, folder, total, f"bit {bit} of {table}.{column}")
            step()
    return total


def lose_pages(
    base: Played, place: Path, count: int, random: Random, step: Callable[[], None]
) -> Damaged:
    """One page full of anything."""
    total = Damaged()
    for number in range(count):
        folder = base.copied_to(place)
        pages = folder.database.stat().st_size // PAGE
        page = number % pages if count >= pages else random.randrange(pages)
        content = bytearray(folder.database.read_bytes())
        before = _events_in(folder.database)
        content[page * PAGE : (page + 1) * PAGE] = random.randbytes(PAGE)
        folder.database.write_bytes(content)
        total.really_gone += len(before - _events_in(folder.database))
        folder.suspicion.touch()
        _look(base, folder, total, f"page {page + 1}")
        step()
    return total


def _look(base: Played, folder: ClubFolder, total: Damaged, what: str) -> None:
    total.files += 1
    try:
        opened, after, aside = opened_and_played_on(folder)
    except Exception as error:
        raise Lost(f"{what}: the kiosk does not start: {error!r}; see {folder.path}") from error
    total.started += 1
    gone = missing(base.events, after)
    total.behind_gap += len(gone & aside)
    total.lost += len(gone - aside)
    if gone and opened.rebuilt is None:
        total.silent += 1
        total.names[what] = len(gone)


def _events_in(database: Path) -> set[bytes]:
    """The bodies that can be found at all, by whoever looks."""
    return {
        record.values[4]
        for record in records(read_pages(database))
        if record.without_rowid and len(record.values) == 7 and isinstance(record.values[4], bytes)
    }


def _flip(database: Path, at: int, bit: int) -> None:
    with database.open("rb+") as file:
        file.seek(at)
        (byte,) = file.read(1)
        file.seek(at)
        file.write(bytes((byte ^ 1 << bit,)))


def flip_value(
    database: Path,
    table: str,
    column: str,
    bit: int | None,
    random: Random,
    game_id: str | None = None,
) -> None:
    """One bit, any if none is named, in a value of the column."""
    at = _place_of(database, table, column, random, game_id)
    assert at is not None, f"{table}.{column} has no text"
    _flip(database, at, random.randrange(8) if bit is None else bit)


def _place_of(
    database: Path, table: str, column: str, random: Random, game_id: str | None = None
) -> int | None:
    """Where in the file a value of the column is; of any of its rows, or of a game's."""
    with closing(sqlite3.connect(database)) as connection:
        query = f"SELECT {column} FROM {table}"  # noqa: S608  # our own names
        if game_id is not None:
            query += f" WHERE game_id = '{game_id}'"
        values = [row[0] for row in connection.execute(query) if isinstance(row[0], str)]
    if not values:
        return None
    value = random.choice(values).encode()
    content = database.read_bytes()
    places = []
    start = content.find(value)
    while start >= 0:
        places.append(start)
        start = content.find(value, start + 1)
    # A moment is read alike, and nothing is lost, whatever is between its day and its hour.
    telling = [at for at, letter in enumerate(value) if letter != ord("T")]
    return random.choice(places) + random.choice(telling) if places and telling else None
