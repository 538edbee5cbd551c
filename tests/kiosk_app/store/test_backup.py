"""Copies: on demand, daily for a week, and back again."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kiosk_app.store.backup import DAYS_KEPT, back_up, keep_daily_copy, restore
from kiosk_app.store.folders import ClubFolder, club_folder
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import SchemaNewer, StorageProblem, StoreDamaged
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import draw, new_game, now


def test_a_backup_is_one_file_that_holds_everything(store: Store, tmp_path: Path) -> None:
    game = new_game(store)
    draw(game)
    target = back_up(store.folder, tmp_path / "away" / "club.sqlite3")
    assert [path.name for path in target.parent.iterdir()] == ["club.sqlite3"]
    restore(ClubFolder(tmp_path / "other"), target, now())
    with open_store(tmp_path / "other").store as other:
        assert other.kiosk_id == store.kiosk_id
        again = open_game(other, game.id)
        assert again.state == game.state
        draw(again)


def test_restoring_keeps_what_it_replaces(store: Store, tmp_path: Path) -> None:
    one = new_game(store)
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    two = new_game(store)
    replaced = restore(store.folder, backup, now())
    assert replaced is not None
    assert replaced.parent == store.folder.replaced
    assert [heading.id for heading in open_games(store)] == [one.id]
    restore(store.folder, replaced, now() + timedelta(seconds=1))
    assert {heading.id for heading in open_games(store)} == {one.id, two.id}


def test_a_game_that_was_open_during_a_restore_says_so_and_goes_on(
    store: Store, tmp_path: Path
) -> None:
    game = new_game(store)
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    draw(game)
    restore(store.folder, backup, now())
    game.read_again()
    assert game.state.sequence == 1
    draw(game)


@pytest.mark.parametrize("content", [b"", b"no database", bytes(4096)])
def test_a_file_that_is_no_backup_changes_nothing(
    store: Store, tmp_path: Path, content: bytes
) -> None:
    game = new_game(store)
    wrong = tmp_path / "wrong.sqlite3"
    wrong.write_bytes(content)
    with pytest.raises(StoreDamaged, match="Nothing was changed: choose another file"):
        restore(store.folder, wrong, now())
    assert [heading.id for heading in open_games(store)] == [game.id]


def test_a_backup_that_is_not_there_is_said(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StorageProblem, match="There is no file"):
        restore(store.folder, tmp_path / "nothing", now())


def test_a_backup_of_a_newer_tenbou_is_refused(store: Store, tmp_path: Path) -> None:
    backup = back_up(store.folder, tmp_path / "backup.sqlite3")
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SchemaNewer, match=r"The copy backup\.sqlite3 is from a newer Tenbou"):
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


def test_a_copy_is_made_once_a_day_and_kept_for_a_week(store: Store) -> None:
    first = datetime(2026, 11, 1, 20, tzinfo=UTC)
    for day in range(10):
        assert keep_daily_copy(store.folder, first + timedelta(days=day)) is not None
        assert keep_daily_copy(store.folder, first + timedelta(days=day, hours=2)) is None
    kept = sorted(path.name for path in store.folder.copies.iterdir())
    assert len(kept) == DAYS_KEPT
    assert kept[0] == "club-2026-11-04.sqlite3"


def test_opening_makes_the_daily_copy(tmp_path: Path) -> None:
    moment = datetime(2026, 11, 16, 19, tzinfo=UTC)
    with open_store(tmp_path, now=lambda: moment).store as store:
        assert [path.name for path in store.folder.copies.iterdir()] == ["club-2026-11-16.sqlite3"]


def test_the_platform_names_the_folder() -> None:
    assert club_folder().path.name == "club"
    assert "tenbou" in str(club_folder().path)
