"""One owner for each folder: who it is, since when, and that nobody works under it."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from kiosk_app.store import folder_lock
from kiosk_app.store.folder_lock import holder_of
from kiosk_app.store.journal import open_game
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import StoreInUse, WrittenElsewhere
from tests.kiosk_app.store.evening import draw, new_game
from tests.refusing import refuses

OPENS = """
import sys
from pathlib import Path
from kiosk_app.languages import in_english
from kiosk_app.store import folder_lock
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import StorageProblem
folder_lock.PATIENCE = 0.1
try:
    open_store(Path(sys.argv[1]), daily_copy=False, owner=sys.argv[2] == "kiosk").store.close()
except StorageProblem as problem:
    print(in_english(problem))
"""


def another_program(folder: Path, kind: str) -> str:
    command = [sys.executable, "-c", OPENS, str(folder), kind]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_lock, "PATIENCE", 0.1)


def test_a_second_kiosk_is_told_who_has_the_folder(tmp_path: Path) -> None:
    opened = open_store(tmp_path, daily_copy=False, owner=True, program="Tenbou")
    with opened.store:
        said = another_program(tmp_path, "kiosk")
        holder = holder_of(tmp_path)
        assert holder is not None
        assert holder.process == os.getpid()
        since = f"{holder.since.astimezone():%H:%M}"
        assert f"Tenbou has been using the club folder since {since}." in said
        assert "Nothing was changed. Close it" in said
        assert another_program(tmp_path, "command") == ""  # beside it, a command can work
    assert holder_of(tmp_path) is None
    assert another_program(tmp_path, "kiosk") == ""


def test_a_damaged_file_is_not_repaired_under_the_kiosk(tmp_path: Path) -> None:
    opened = open_store(tmp_path, daily_copy=False, owner=True, program="Tenbou")
    with opened.store as kiosk:
        game = new_game(kiosk)
        with closing(sqlite3.connect(kiosk.folder.database)) as connection, connection:
            connection.execute("UPDATE games SET table_name = '2'")
        said = another_program(tmp_path, "command")
        assert "differ from what was recorded, and Tenbou has it open. Close that" in said
        for _ in range(5):
            draw(game)
    again = open_store(tmp_path, daily_copy=False)
    with again.store as store:
        assert again.rebuilt is not None
        assert open_game(store, game.id).state.sequence == 6


def test_a_program_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    open_store(tmp_path, daily_copy=False).store.close()
    child = os.fork()
    if child == 0:
        open_store(tmp_path, daily_copy=False, owner=True)
        os.kill(os.getpid(), 9)
    os.waitpid(child, 0)
    open_store(tmp_path, daily_copy=False, owner=True).store.close()


def test_a_command_beside_the_kiosk_may_name_the_folder_from_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with open_store(Path("club"), daily_copy=False, owner=True).store as store:
        draw(new_game(store))
        open_store(Path("club"), daily_copy=False).store.close()


def test_an_owner_without_a_readable_name_is_still_an_owner(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False, owner=True).store:
        (tmp_path / "owner.lock").write_text("{")
        with refuses(StoreInUse, match="Another Tenbou program"):
            open_store(tmp_path, daily_copy=False, owner=True)


def test_an_event_is_taken_only_behind_the_last_one_on_disk(tmp_path: Path) -> None:
    with open_store(tmp_path, daily_copy=False).store as store:
        game = new_game(store)
        draw(game)
        with store.writing() as connection:  # as if the file were replaced by an older one
            connection.exec_driver_sql("DELETE FROM events WHERE sequence = 2")
        with pytest.raises(WrittenElsewhere):
            draw(game)
        assert game.state.sequence == 1
        with store.reading() as connection:
            numbers = connection.exec_driver_sql("SELECT sequence FROM events").scalars().all()
        assert numbers == [1]
