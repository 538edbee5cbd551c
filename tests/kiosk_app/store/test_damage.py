"""A damaged file is noticed, said, put aside and rebuilt."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from sqlalchemy import select

from kiosk_app.languages import in_english
from kiosk_app.store import checking, opening
from kiosk_app.store.backup import keep_daily_copy
from kiosk_app.store.disk import ClubFolder, disk_problems
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import Opened, open_store
from kiosk_app.store.problems import ServerAway, StoreDamaged
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store
from tests.conftest import SEED
from tests.kiosk_app.store.evening import new_game, now, play, play_to_the_end
from tests.refusing import refuses

PAGE = 4096
Events = dict[str, list[str]]
"""The ids of all events, by game."""


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Events]:
    """A store with a copy, and a game that is later than the copy; the ids of all its events."""
    path = tmp_path_factory.mktemp("played")
    with open_store(path, daily_copy=False).store as store:
        for _ in range(3):
            play(new_game(store), Random(SEED), 20)
        keep_daily_copy(store.folder, now())
        play_to_the_end(new_game(store))
        return path, stored(store)


@pytest.fixture
def before(tmp_path: Path, played: tuple[Path, Events]) -> Events:
    """What the store in the test's folder holds before anything happens to it."""
    shutil.copytree(played[0], tmp_path, dirs_exist_ok=True)
    return played[1]


def stored(store: Store) -> Events:
    with store.reading() as connection:
        ids = connection.exec_driver_sql("SELECT id FROM games").scalars().all()
    return {id: [event.id for event in open_game(store, id).state.record] for id in ids}


def test_a_file_that_is_no_database_gives_way_to_the_last_copy(
    tmp_path: Path, before: Events
) -> None:
    folder = ClubFolder(tmp_path)
    folder.database.write_bytes(b"\0" * folder.database.stat().st_size)
    opened = open_store(tmp_path)
    with opened.store as store:
        after = stored(store)
        assert len(after) == 3
        assert all(before[id] == events for id, events in after.items())
        new_game(store)
    assert opened.rebuilt is not None
    assert opened.rebuilt.put_aside is not None
    assert opened.rebuilt.put_aside.parent == folder.damaged
    assert "is not a database" in in_english(opened.sentences[0])
    assert "rebuilt from the backup club-" in in_english(opened.sentences[0])
    with open_store(tmp_path).store as store:  # and all is well
        assert len(stored(store)) == 4


@pytest.mark.parametrize("ends", ["truncated", "missing", "empty"])
def test_a_file_cut_off_or_gone_is_rebuilt(tmp_path: Path, before: Events, ends: str) -> None:
    database = ClubFolder(tmp_path).database
    if ends == "missing":
        database.unlink()
    else:
        database.write_bytes(database.read_bytes()[: 0 if ends == "empty" else 10 * PAGE])
        ClubFolder(tmp_path).suspicion.touch()
    opened = open_store(tmp_path)
    with opened.store as store:
        assert opened.rebuilt is not None
        assert opened.rebuilt.copy is not None
        after = stored(store)
        assert len(after) >= 3
        assert all(before[id] == events for id, events in after.items())


def test_what_the_damaged_file_still_holds_is_taken_over(tmp_path: Path, before: Events) -> None:
    database = ClubFolder(tmp_path).database
    damage_index(database, "uq_events_id")
    ClubFolder(tmp_path).suspicion.touch()
    opened = open_store(tmp_path)
    with opened.store as store:
        assert opened.rebuilt is not None
        assert opened.rebuilt.salvaged > 8
        assert "still in the old file" in in_english(opened.sentences[0])
        assert stored(store) == before
        with store.reading() as connection:
            assert len(connection.execute(select(RESULTS)).all()) == 4
    assert not ClubFolder(tmp_path).suspicion.exists()


def damage_index(database: Path, part: str) -> None:
    """Overwrite a page that only an index uses: the kind of damage that goes unnoticed longest."""
    with closing(sqlite3.connect(database)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name LIKE ? OR (? = 'uq_events_id' "
            "AND name LIKE 'sqlite_autoindex_events_2')",
            (part, part),
        ).fetchone()
    content = bytearray(database.read_bytes())
    content[(root - 1) * PAGE : root * PAGE] = b"\xff" * PAGE
    database.write_bytes(content)


@pytest.fixture
def large_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any file counts as too large to be looked through at every start."""
    monkeypatch.setattr(checking, "FULL_CHECK_ALWAYS", 0)


def test_a_schema_that_even_sqlite_cannot_quote_is_damage(tmp_path: Path, before: Events) -> None:
    """SQLite's message has the damaged word in it, and Python fails to read the message."""
    database = ClubFolder(tmp_path).database
    pages = database.read_bytes()
    assert b"CREATE INDEX" in pages
    database.write_bytes(pages.replace(b"CREATE INDEX", b"CREATE \xceNDEX"))
    assert checking.damage(database, full=False) is not None
    with (
        pytest.raises(StoreDamaged),
        disk_problems(tmp_path),
        closing(sqlite3.connect(database)) as connection,
    ):
        connection.execute("SELECT count(*) FROM games")
    with open_store(tmp_path, daily_copy=False).store as store:
        assert stored(store) == before


@pytest.mark.usefixtures("large_file")
def test_a_crash_makes_the_next_opening_look_at_everything(tmp_path: Path, before: Events) -> None:
    database = ClubFolder(tmp_path).database
    damage_index(database, "ix_players_name")
    with open_store(tmp_path, daily_copy=False).store:
        pass  # a glance does not see it: no table that a running evening needs is touched
    Path(f"{database}-wal").write_bytes(bytes(32))  # who closes the store takes its log away
    opened = open_store(tmp_path, daily_copy=False)
    opened.store.close()
    assert opened.rebuilt is not None


def test_whatever_page_is_lost_the_store_opens(tmp_path: Path, before: Events, seed: int) -> None:
    whole = ClubFolder(tmp_path).database.read_bytes()
    copies = {path.name: path.read_bytes() for path in ClubFolder(tmp_path).copies.iterdir()}
    random = Random(seed)
    pages = random.sample(range(len(whole) // PAGE), 12)
    for page in pages:
        place = tmp_path / f"page-{page}"
        folder = ClubFolder(place)
        folder.copies.mkdir(parents=True)
        for name, content in copies.items():
            (folder.copies / name).write_bytes(content)
        torn = bytearray(whole)
        torn[page * PAGE : (page + 1) * PAGE] = random.randbytes(PAGE)
        folder.database.write_bytes(torn)
        folder.suspicion.touch()
        opened = open_store(place, daily_copy=False)
        with opened.store as store:
            after = stored(store)
            assert len(after) >= 3, f"page {page}"
            for id, events in after.items():
                assert before[id][: len(events)] == events, f"page {page}"
            new_game(store)


def test_a_rebuild_that_was_cut_short_is_taken_up_again(tmp_path: Path, before: Events) -> None:
    folder = ClubFolder(tmp_path)
    folder.damaged.mkdir()
    folder.database.rename(folder.damaged / "club-2026-11-16-200000.sqlite3")
    opened = open_store(tmp_path)
    with opened.store as store:
        assert stored(store) == before


def test_without_a_copy_the_kiosk_keeps_its_id(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        new_game(store)
    store.folder.database.write_bytes(b"gone")
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as again:
        assert again.kiosk_id == store.kiosk_id
    assert "nothing to rebuild it from" in in_english(opened.sentences[0])


def test_the_server_is_asked_and_its_absence_said(tmp_path: Path, before: Events) -> None:
    ClubFolder(tmp_path).database.write_bytes(b"gone")

    def away(store: Store) -> int:
        raise ServerAway("server-away")

    opened: Opened = open_store(tmp_path, server=away)
    opened.store.close()
    assert "The server could not help. The club server is offline." in in_english(
        opened.sentences[0]
    )


def test_damage_that_shows_while_playing_is_said_and_repaired_at_the_next_start(
    tmp_path: Path, before: Events, seed: int
) -> None:
    damage_index(ClubFolder(tmp_path).database, "uq_events_id")
    with (
        patch.object(opening, "damage_at_opening", lambda folder: None),
        open_store(tmp_path, daily_copy=False).store as store,
    ):
        game = open_game(store, open_games(store)[0].id)
        with refuses(StoreDamaged, match=r"file is damaged\. Restart the kiosk to rebuild it"):
            play(game, Random(seed), 1)
    opened = open_store(tmp_path, daily_copy=False)
    opened.store.close()
    assert opened.rebuilt is not None


def test_a_letter_that_changed_in_an_event_is_put_right_from_the_copy(
    tmp_path: Path, before: Events
) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        oldest = open_games(store)[-1].id
        with store.writing() as connection:
            change = "UPDATE events SET body = replace(body, 'Kim', 'Tim') WHERE game_id = ?"
            connection.exec_driver_sql(change, (oldest,))
        with pytest.raises(StoreDamaged):
            open_game(store, oldest)
    opened = open_store(tmp_path, daily_copy=False)
    with opened.store as store:
        assert "has altered events in a game" in in_english(opened.sentences[0])
        assert stored(store) == before


def test_a_start_that_was_cut_short_before_the_log_was_there_is_taken_back(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    with open_store(folder, daily_copy=False).store as store:
        game_id = new_game(store).id
    with closing(sqlite3.connect(folder / "club.sqlite3", isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = DELETE")
        writer.execute("PRAGMA cache_size = 1")
        writer.execute("BEGIN")
        for number in range(200):
            writer.execute("INSERT INTO settings VALUES (?, ?)", (f"n{number}", "x" * 500))
        cut = tmp_path / "cut"
        shutil.copytree(folder, cut)  # as it is on disk in the middle of a transaction
    assert (cut / "club.sqlite3-journal").stat().st_size > 0
    opened = open_store(cut, daily_copy=False)
    with opened.store as store:
        assert opened.rebuilt is None
        assert open_game(store, game_id).state.sequence == 1
