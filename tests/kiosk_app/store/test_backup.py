"""Copies: on demand, numbered day by day, and back again."""

import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kiosk_app.languages import in_english
from kiosk_app.store.backup import (
    LATEST_KEPT,
    OLDER_KEPT,
    back_up,
    keep_daily_copy,
    numbered_copies,
)
from kiosk_app.store.disk import ClubFolder, club_folder
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import (
    SchemaNewer,
    StorageProblem,
    StoreDamaged,
    StoreInUse,
    WhichKiosk,
)
from kiosk_app.store.restoring import restore
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import brought_back, draw, new_game, now
from tests.refusing import refuses


def test_a_backup_is_one_file_that_holds_everything(store: Store, tmp_path: Path) -> None:
    game = new_game(store)
    draw(game)
    target = back_up(store.folder, tmp_path / "away" / "club.sqlite3")
    assert [path.name for path in target.parent.iterdir()] == ["club.sqlite3"]
    restore(ClubFolder(tmp_path / "other"), target, now(), "replace")
    with open_store(tmp_path / "other").store as other:
        assert other.kiosk_id == store.kiosk_id
        again = open_game(other, game.id)
        assert again.state == game.state
        draw(again)


def test_a_backup_goes_onto_a_disk_that_shares_no_memory(store: Store, tmp_path: Path) -> None:
    """Some sticks and network folders do not; a log of SQLite's would need it there."""
    new_game(store)
    target = tmp_path / "stick" / "club.sqlite3"
    (target.parent / f".{target.name}.unfinished-shm").mkdir(parents=True)  # as good as refused
    assert back_up(store.folder, target).stat().st_size > 0


def test_a_copy_of_another_kiosk_is_not_restored_before_somebody_says_what_this_one_is(
    store: Store, tmp_path: Path
) -> None:
    game = new_game(store)
    backup = back_up(store.folder, tmp_path / "club.sqlite3")
    with refuses(WhichKiosk, match="Nothing was changed"):
        restore(ClubFolder(tmp_path / "other"), backup, now())
    with open_store(tmp_path / "other", daily_copy=False).store as other:
        kiosk_id = other.kiosk_id
    restore(other.folder, backup, now(), "copy")
    with open_store(tmp_path / "other", daily_copy=False).store as other:
        assert other.kiosk_id == kiosk_id != store.kiosk_id
        assert open_games(other) == []  # the running game is the other kiosk's
        assert open_game(other, game.id).heading.kiosk_id == store.kiosk_id


def test_restoring_keeps_what_it_replaces(store: Store, tmp_path: Path) -> None:
    one = new_game(store)
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    two = new_game(store)
    store.close()
    replaced = restore(store.folder, backup, now())
    assert replaced is not None
    assert replaced.parent == store.folder.replaced
    with open_store(store.folder.path, daily_copy=False).store as again:
        assert [heading.id for heading in open_games(again)] == [one.id]
    restore(store.folder, replaced, now() + timedelta(seconds=1))
    with open_store(store.folder.path, daily_copy=False).store as again:
        assert {heading.id for heading in open_games(again)} == {one.id, two.id}


def test_nothing_is_restored_under_a_program_that_has_the_store_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kiosk_app.store.folder_lock.PATIENCE", 0.1)
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        game = new_game(store)
        backup = back_up(store.folder, tmp_path / "backup.sqlite3")
        draw(game)
        with refuses(StoreInUse, match="Nothing was changed"):
            restore(store.folder, backup, now())
        draw(game)
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        assert open_game(store, game.id).state.sequence == 3


def test_a_trigger_in_a_backup_never_runs(store: Store, tmp_path: Path) -> None:
    game = new_game(store)
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute(
            "CREATE TRIGGER swallow BEFORE INSERT ON events BEGIN SELECT raise(IGNORE); END"
        )
    with brought_back(store, backup) as again:
        game = open_game(again, game.id)
        for _ in range(5):
            draw(game)
        assert open_game(again, game.id).state.sequence == 6
        with again.reading() as restored:
            names = restored.exec_driver_sql("SELECT type FROM sqlite_schema").scalars().all()
            assert "trigger" not in names


def test_a_trigger_in_the_store_itself_is_found_and_left_behind(store: Store) -> None:
    game = new_game(store)
    store.close()
    with closing(sqlite3.connect(store.folder.database)) as connection, connection:
        connection.execute(
            "CREATE TRIGGER swallow BEFORE INSERT ON events BEGIN SELECT raise(IGNORE); END"
        )
    opened = open_store(store.folder.path, daily_copy=False)
    with opened.store as again:
        assert "is not from Tenbou" in in_english(opened.sentences[0])
        draw(open_game(again, game.id))
        assert open_game(again, game.id).state.sequence == 2


@pytest.mark.parametrize("content", [b"", b"no database", bytes(4096)])
def test_a_file_that_is_no_backup_changes_nothing(
    store: Store, tmp_path: Path, content: bytes
) -> None:
    game = new_game(store)
    wrong = tmp_path / "wrong.sqlite3"
    wrong.write_bytes(content)
    with refuses(StoreDamaged, match="Nothing was changed. Choose another file"):
        restore(store.folder, wrong, now())
    assert [heading.id for heading in open_games(store)] == [game.id]


def test_a_backup_that_is_not_there_is_said(store: Store, tmp_path: Path) -> None:
    with refuses(StorageProblem, match="There is no file"):
        restore(store.folder, tmp_path / "nothing", now())


def test_a_backup_of_a_newer_tenbou_is_refused(store: Store, tmp_path: Path) -> None:
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with refuses(SchemaNewer, match=r"The backup backup\.sqlite3 is from a newer Tenbou"):
        restore(store.folder, backup, now())


def test_a_damaged_store_is_put_aside_by_a_restore(tmp_path: Path) -> None:
    with open_store(tmp_path / "club", daily_copy=False).store as store:
        game = new_game(store)
        backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    store.folder.database.write_bytes(b"gone")
    replaced = restore(store.folder, backup, now())
    assert replaced is not None
    assert replaced.read_bytes() == b"gone"
    with open_store(tmp_path / "club").store as store:
        assert [heading.id for heading in open_games(store)] == [game.id]


FIRST = datetime(2026, 11, 1, 20, tzinfo=UTC)


def test_a_copy_is_made_once_a_day_and_the_latest_stay(store: Store) -> None:
    for day in range(40):
        new_game(store)
        assert keep_daily_copy(store.folder, FIRST + timedelta(days=day)) is not None
        assert keep_daily_copy(store.folder, FIRST + timedelta(days=day, hours=2)) is None
    kept = sorted(numbered_copies(store.folder.copies))
    assert kept[-LATEST_KEPT:] == list(range(34, 41))
    assert kept[:-LATEST_KEPT] == [8, 16, 24, 32]
    assert len(kept) <= LATEST_KEPT + OLDER_KEPT


def test_a_clock_that_is_years_ahead_takes_no_copy_away(store: Store) -> None:
    new_game(store)
    first = keep_daily_copy(store.folder, FIRST)
    for day in range(7):  # seven starts in 2037, at which nothing happened
        keep_daily_copy(store.folder, datetime(2037, 1, 1 + day, tzinfo=UTC))
    assert first is not None
    assert list(numbered_copies(store.folder.copies).values()) == [first]
    new_game(store)
    back_in_time = keep_daily_copy(store.folder, FIRST + timedelta(days=1))
    assert back_in_time is not None
    assert max(numbered_copies(store.folder.copies)) == 2


def test_copies_of_the_first_tenbou_come_before_all_others(store: Store) -> None:
    new_game(store)
    for day in ("2026-11-01", "2037-01-01"):
        back_up(store.folder, store.folder.copies / f"club-{day}.sqlite3")
    new_game(store)
    keep_daily_copy(store.folder, FIRST)
    assert [path.name for _, path in sorted(numbered_copies(store.folder.copies).items())] == [
        "club-2026-11-01.sqlite3",
        "club-2037-01-01.sqlite3",
        "club-000001-2026-11-01.sqlite3",
    ]


def test_opening_makes_the_daily_copy(tmp_path: Path) -> None:
    moment = datetime(2026, 11, 16, 19, tzinfo=UTC)
    with open_store(tmp_path, now=lambda: moment).store as store:
        names = [path.name for path in store.folder.copies.iterdir()]
        assert names == ["club-000001-2026-11-16.sqlite3"]


def test_nobody_else_reads_the_store_or_its_copies(tmp_path: Path) -> None:
    with open_store(tmp_path / "club").store as store:
        new_game(store)
        backup = back_up(store.folder, tmp_path / "backup.sqlite3")
        private = [backup, *store.folder.path.glob("club.sqlite3*"), *store.folder.copies.iterdir()]
        assert len(private) >= 4
        for path in private:
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_the_platform_names_the_folder() -> None:
    assert club_folder().path.name == "club"
    assert "tenbou" in str(club_folder().path)
