"""A full disk and a read-only disk: a clear sentence, nothing lost, and the game goes on."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.languages import in_english
from kiosk_app.store.journal import open_game, open_games
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import DiskFull, DiskReadOnly, StorageProblem, StoreBusy
from kiosk_app.store.store import Store
from tests.kiosk_app.store.campaign.failures import fill, keep_photos
from tests.kiosk_app.store.evening import draw, give_penalty, new_game, now, play_to_the_end
from tests.refusing import refuses


def mount(*arguments: str) -> bool:
    return subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of 2 MB: a tmpfs, which only root can make."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if os.geteuid() != 0 or not mount("-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)):
        pytest.skip("only root can mount a disk of 2 MB")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def test_a_full_disk_is_said_and_the_game_goes_on_when_there_is_room(small_disk: Path) -> None:
    with open_store(small_disk / "club", daily_copy=False).store as store:
        game = new_game(store)
        filler, refused = fill(small_disk), 0
        for _ in range(300):  # the log and the file may have some room left
            fill(small_disk)
            before = game.state
            try:
                give_penalty(game)
            except DiskFull as problem:
                assert "nothing was saved" in in_english(problem)
                assert "Free some space" in in_english(problem)
                assert game.state == before
                refused += 1
                if refused == 3:
                    break
        assert refused == 3
        filler.unlink()
        play_to_the_end(game)
        state = game.state
    with open_store(small_disk / "club", daily_copy=False).store as store:
        assert open_game(store, game.id).state == state


def test_photos_give_way_to_a_new_game_and_its_players_too(small_disk: Path) -> None:
    with open_store(small_disk / "club", daily_copy=False).store as store:
        keep_photos(store.folder, 60, now())
        for _ in range(3):
            fill(small_disk)
            play_to_the_end(new_game(store))
            keep_photos(store.folder, 4, now())
        assert store.photos_removed > 0


def test_a_store_is_not_opened_on_a_full_disk_and_is_there_again_with_room(
    small_disk: Path,
) -> None:
    with open_store(small_disk / "club", daily_copy=False).store as store:
        game = new_game(store)
    filler = fill(small_disk)
    with pytest.raises(DiskFull):
        open_store(small_disk / "club", daily_copy=False)
    filler.unlink()
    with open_store(small_disk / "club").store as store:
        assert [heading.id for heading in open_games(store)] == [game.id]


def test_a_copy_that_finds_no_room_does_not_stop_the_evening(small_disk: Path) -> None:
    with open_store(small_disk / "club", daily_copy=False).store as store:
        new_game(store)
    filler = small_disk / "filler"
    used = sum(file.stat().st_size for file in store.folder.path.iterdir())
    filler.write_bytes(bytes(2**21 - 120_000 - used))
    opened = open_store(small_disk / "club")
    with opened.store as store:
        assert opened.copy_problem is not None
        assert "Today's backup failed. The disk is full" in in_english(opened.sentences[0])
        new_game(store)
    assert not list((small_disk / "club" / "copies").iterdir())


def test_a_read_only_disk_is_said_and_works_again_when_it_is_not(small_disk: Path) -> None:
    folder = small_disk / "club"
    with open_store(folder, daily_copy=False).store as store:
        game = new_game(store)
    assert mount("-o", "remount,ro", str(small_disk))
    with refuses(DiskReadOnly, match=r"so nothing was changed\. Check the SD card"):
        open_store(folder)
    with pytest.raises(DiskReadOnly):
        open_store(small_disk / "new")
    assert mount("-o", "remount,rw", str(small_disk))
    with open_store(folder).store as store:
        draw(open_game(store, game.id))


def test_a_disk_that_becomes_read_only_in_a_game_stops_nothing_for_good(store: Store) -> None:
    # A disk with open files cannot be remounted; SQLite gives the same error for this.
    game = new_game(store)
    before = game.state
    with store.events.connection() as writer:
        writer.execute("PRAGMA query_only = ON")
    with refuses(DiskReadOnly, match="Nothing can be saved to the disk"):
        draw(game)
    assert game.state == before
    with store.events.connection() as writer:
        writer.execute("PRAGMA query_only = OFF")
    draw(game)
    assert open_game(store, game.id).state == game.state


def test_a_full_database_is_a_full_disk_without_root_too(store: Store) -> None:
    game = new_game(store)
    with store.events.connection() as writer:
        (pages,) = writer.execute("PRAGMA page_count").fetchone()
        writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFull):
        for _ in range(100):
            give_penalty(game)
    before = game.state
    with store.events.connection() as writer:
        writer.execute("PRAGMA max_page_count = 1000000")
    draw(game)
    assert game.state.sequence == before.sequence + 1
    assert open_game(store, game.id).state == game.state


def test_a_program_that_holds_the_store_is_said(store: Store) -> None:
    game = new_game(store)
    with store.events.connection() as writer:
        writer.execute("PRAGMA busy_timeout = 50")
    with store.writing(), refuses(StoreBusy, match="Another program"):
        draw(game)
    draw(game)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, not a folder")
    with refuses(StorageProblem, match=r"nothing you recorded is lost\. Check the SD card"):
        open_store(tmp_path / "file" / "club")
