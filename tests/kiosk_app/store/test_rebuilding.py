"""What a rebuild takes from a damaged file, step by step."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from kiosk_app.club.nights import all_nights, come, open_night, visits
from kiosk_app.club.players import PlayerDetails, add_players, all_players
from kiosk_app.languages import in_english
from kiosk_app.store.backup import keep_daily_copy
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.event_chains import Candidate, chains
from kiosk_app.store.file_rows import decoded, read_rows
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.models import GAMES
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import StoreDamaged
from kiosk_app.store.raw_pages import read_pages, records
from kiosk_app.store.records import EventRow
from kiosk_app.store.replacing import read_mark
from kiosk_app.store.row_digests import is_as_written
from kiosk_app.store.row_repair import mended_row
from kiosk_app.store.store import Store
from kiosk_app.store.taking_over import adopt_game
from tests.kiosk_app.store.evening import draw, give_penalty, new_game, now, play


def rows_in(store: Store) -> list[EventRow]:
    query = "SELECT game_id, sequence, id, kind, body, moment, digest FROM events"
    with store.reading() as connection:
        found = connection.exec_driver_sql(f"{query} ORDER BY game_id, sequence").all()
    return [EventRow(*row) for row in found]


def changed(candidate: Candidate, part: str, value: bytes) -> Candidate:
    return Candidate(**(candidate._asdict() | {part: value}))


def as_candidates(rows: list[EventRow]) -> list[Candidate]:
    return [
        Candidate(
            row.game_id.encode(),
            row.body.encode(),
            row.moment.encode(),
            row.digest.encode(),
            row.sequence,
        )
        for row in rows
    ]


@pytest.fixture
def rows(store: Store, seed: int) -> list[EventRow]:
    for _ in range(3):
        play(new_game(store), Random(seed), 12)
    return rows_in(store)


def test_raw_pages_give_what_sqlite_gives(store: Store, rows: list[EventRow]) -> None:
    give_penalty(open_game(store, rows[0].game_id))  # and one that takes more than a page's share
    store.close()
    found = {
        record.values[4]
        for record in records(read_pages(store.folder.database))
        if record.without_rowid and len(record.values) == 7
    }
    assert {row.body.encode() for row in rows} <= found


def test_events_find_their_places_in_any_order(rows: list[EventRow], seed: int) -> None:
    shuffled = as_candidates(rows) * 2
    Random(seed).shuffle(shuffled)
    found = chains(shuffled, {row.game_id for row in rows})
    assert sorted(row for chain in found.values() for row in chain.rows) == sorted(rows)


@pytest.mark.parametrize("part", ["body", "moment", "digest", "game_id"])
def test_one_changed_bit_in_an_event_is_put_right(
    rows: list[EventRow], part: str, seed: int
) -> None:
    random = Random(seed)
    for _ in range(10):
        candidates = as_candidates(rows)
        at = random.randrange(len(candidates))
        value = bytearray(getattr(candidates[at], part))
        value[random.randrange(len(value))] ^= 1 << random.randrange(8)
        candidates[at] = changed(candidates[at], part, bytes(value))
        found = chains(candidates, {row.game_id for row in rows})
        assert sorted(row for chain in found.values() for row in chain.rows) == sorted(rows)


def test_events_behind_a_gap_are_kept_and_come_back(tmp_path: Path, seed: int) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        game = new_game(store)
        for _ in range(4):
            draw(game)
        whole = rows_in(store)
        with store.writing() as connection:
            connection.exec_driver_sql("DELETE FROM events WHERE sequence = 3")
        store.suspect()
    # Wipe the deleted row from the pages as well.
    content = ClubFolder(tmp_path).database.read_bytes()
    content = content.replace(whole[2].body.encode(), b"\0" * len(whole[2].body))
    ClubFolder(tmp_path).database.write_bytes(content)
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as store:
        assert opened.rebuilt is not None
        assert opened.rebuilt.behind_gap == 2
        assert "set aside" in in_english(opened.sentences[0])
        assert open_game(store, game.id).state.sequence == 2
        with store.writing() as connection:
            heading = connection.exec_driver_sql("SELECT * FROM games").mappings().one()
            assert adopt_game(connection, dict(heading), whole[:3]) == 3
        assert rows_in(store) == whole


def test_a_lost_heading_is_made_from_the_games_first_event(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        game = new_game(store)
        draw(game)
    with closing(sqlite3.connect(store.folder.database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("UPDATE games SET started = 'long ago', table_name = x'FF'")
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as store:
        (heading,) = open_games(store)
        assert heading == replace(game.heading, table_name="\ufffd")
        assert open_game(store, game.id).state == game.state


def test_any_bit_of_when_a_game_started_is_noticed(tmp_path: Path) -> None:
    """Also one that leaves the same moment in other letters, such as a space for the T."""
    with open_store(tmp_path, daily_copy=False).store as store:
        new_game(store)
    table = GAMES
    with closing(sqlite3.connect(store.folder.database)) as connection:
        connection.text_factory = bytes
        names = ", ".join(table.c.keys())
        row = connection.execute(f"SELECT {names} FROM games").fetchone()  # noqa: S608
    columns, at = list(table.c), table.c.keys().index("started")
    right, unnoticed = decoded(columns, row), []
    for place, bit in product(range(len(row[at])), range(8)):
        text = row[at][:place] + bytes((row[at][place] ^ 1 << bit,)) + row[at][place + 1 :]
        changed_row = (*row[:at], text, *row[at + 1 :])
        values = decoded(columns, changed_row)
        if values is not None and is_as_written(table, values):
            unnoticed.append(text)
        if place == len("2026-11-18"):
            assert mended_row(table, columns, changed_row, decoded) == right
    assert not unnoticed


def test_a_moment_in_other_letters_is_damage_to_whoever_reads_it(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        game = new_game(store)
        with store.writing() as connection:
            connection.exec_driver_sql("UPDATE games SET started = replace(started, 'T', ' ')")
        with pytest.raises(StoreDamaged):
            open_game(store, game.id)


def test_a_mark_that_cannot_be_read_is_as_good_as_any(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        game = new_game(store)
    store.folder.rebuilding.write_bytes(b"{")
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as store:
        assert "was being repaired" in in_english(opened.sentences[0])
        assert open_game(store, game.id).state == game.state
    assert read_mark(store.folder) is None


def test_the_id_of_the_kiosk_outlives_a_changed_bit(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        new_game(store)
        with store.writing() as connection:
            connection.exec_driver_sql("UPDATE settings SET value = 'x' WHERE name = 'kiosk-id'")
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as again:
        assert opened.rebuilt is not None
        assert again.kiosk_id == store.kiosk_id
        assert len(open_games(again)) == 1


def test_players_and_nights_come_from_the_copy_where_the_file_has_lost_them(
    tmp_path: Path,
) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        cards = add_players(store, [PlayerDetails(f"Player {n}") for n in range(6)], now())
        night = open_night(store, now())
        come(store, night, cards, now())
        keep_daily_copy(store.folder, now())
    store.folder.database.write_bytes(b"gone")
    with open_store(tmp_path, daily_copy=False).store as store:
        assert {card.name for card in all_players(store)} == {card.name for card in cards}
        (again,) = all_nights(store)
        assert len(visits(store, again)) == 6


def test_reading_a_file_never_writes_into_it(tmp_path: Path) -> None:
    store = open_store(tmp_path, daily_copy=False).store
    new_game(store)
    before = {path: path.read_bytes() for path in tmp_path.glob("club.sqlite3*")}
    found = read_rows(store.folder.database, carve=True)
    assert found.whole
    assert len(found.events) >= 1
    for path, content in before.items():
        if not path.name.endswith("-shm"):
            assert path.read_bytes() == content
    store.close()
