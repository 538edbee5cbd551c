"""Players, nights and their lists: a changed bit is noticed as in an event, and put right."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from kiosk_app.club.merging import merge_players
from kiosk_app.club.nights import close_night, come, leave, open_night
from kiosk_app.club.players import PlayerDetails, add_players, edit_player
from kiosk_app.store.models import PLAYERS
from kiosk_app.store.opening import open_store
from kiosk_app.store.row_digests import DOCUMENTS, is_as_written
from kiosk_app.store.store import Store
from tests.conftest import SEED
from tests.kiosk_app.store.campaign.damaging import flip_value
from tests.kiosk_app.store.evening import new_game, now, play, stop
from tests.kiosk_app.store.test_schema import downgrade

Rows = dict[str, list[tuple[Any, ...]]]


def club_night(store: Store) -> None:
    """Every kind of row that people write down beside the games."""
    cards = add_players(store, [PlayerDetails(f"Player {n}") for n in range(6)], now())
    night = open_night(store, now())
    come(store, night, cards, now())
    leave(store, night, [cards[0]], now())
    edit_player(store, cards[1], now())
    merge_players(store, cards[2], cards[3], now())
    game = new_game(store)
    play(game, Random(SEED), 5)
    if game.table.ended is None:
        stop(game)
    close_night(store, night, now())


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Rows]:
    path = tmp_path_factory.mktemp("club")
    with open_store(path, daily_copy=False).store as store:
        club_night(store)
        return path, rows_of(store)


def rows_of(store: Store) -> Rows:
    with store.reading() as connection:
        return {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in DOCUMENTS
        }


def sealed(store: Store) -> dict[str, tuple[int, int]]:
    """Rows, and rows with a digest that fits, by table."""
    found = {}
    with store.reading() as connection:
        for table in DOCUMENTS:
            rows = [dict(row) for row in connection.execute(select(table)).mappings()]
            good = [row for row in rows if row["digest"] and is_as_written(table, row)]
            found[table.name] = len(rows), len(good)
    return found


def test_whatever_is_written_down_or_changed_has_a_digest(store: Store) -> None:
    club_night(store)
    for name, (rows, good) in sealed(store).items():
        assert rows == good, name
        assert rows or name == "seatings", name


def test_the_numbers_of_the_server_are_no_part_of_it(store: Store) -> None:
    add_players(store, [PlayerDetails("Kim")], now())
    with store.writing() as connection:
        connection.execute(update(PLAYERS).values(arrival=7))
    assert sealed(store)["players"] == (1, 1)


@pytest.mark.parametrize(
    ("table", "column"),
    [
        ("players", "name"),
        ("players", "changed"),
        ("players", "digest"),
        ("nights", "name"),
        ("nights", "day"),
        ("nights", "ended"),
        ("attendances", "came"),
        ("player_merges", "moment"),
        ("game_players", "name"),
    ],
)
@pytest.mark.parametrize("bit", [0, 7])
def test_one_bit_is_noticed_and_put_right(
    tmp_path: Path, club: tuple[Path, Rows], table: str, column: str, bit: int
) -> None:
    shutil.copytree(club[0], tmp_path, dirs_exist_ok=True)
    flip_value(tmp_path / "club.sqlite3", table, column, bit, Random(SEED))
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as store:
        assert opened.rebuilt is not None
        assert rows_of(store) == club[1]


def put_in_former_schema(club: Path, place: Path) -> None:
    """A copy of the club as it was before players and nights had digests."""
    shutil.copytree(club, place, dirs_exist_ok=True)
    with open_store(place, daily_copy=False).store as store, store.writing() as connection:
        downgrade(connection, 3)


def test_rows_from_before_there_were_digests_are_taken_as_they_are_and_get_one(
    tmp_path: Path, club: tuple[Path, Rows]
) -> None:
    put_in_former_schema(club[0], tmp_path)
    with closing(sqlite3.connect(tmp_path / "club.sqlite3")) as connection:
        assert "digest" not in {row[1] for row in connection.execute("PRAGMA table_info(players)")}
    opened = open_store(tmp_path, daily_copy=False)
    assert opened.migrated_from == 3 and opened.rebuilt is None
    with opened.store as store:
        assert rows_of(store) == club[1]


def test_a_damaged_file_of_the_former_schema_keeps_its_players(
    tmp_path: Path, club: tuple[Path, Rows]
) -> None:
    put_in_former_schema(club[0], tmp_path)
    database = tmp_path / "club.sqlite3"
    content = bytearray(database.read_bytes())
    content[:100] = b"\0" * 100  # SQLite opens it no more: every row is carved
    database.write_bytes(content)
    with open_store(tmp_path, daily_copy=False).store as store:
        assert rows_of(store)["players"] == club[1]["players"]
        assert rows_of(store)["nights"] == club[1]["nights"]
