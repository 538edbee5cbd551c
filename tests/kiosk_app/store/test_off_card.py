"""Copies that a dying card does not take along: a stick, the server, another kiosk."""

import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kiosk_app.store.backup import LATEST_KEPT, back_up, keep_daily_copy
from kiosk_app.store.disk import ClubFolder
from kiosk_app.store.journal import open_games
from kiosk_app.store.off_card import exchange_copies
from kiosk_app.store.opening import open_store
from kiosk_app.store.problems import StoreDamaged
from kiosk_app.store.restoring import restore
from kiosk_app.store.server import Server
from kiosk_app.store.sticks import (
    FOLDER_ON_A_STICK,
    LATEST,
    StickNotWritten,
    copy_now_to_sticks,
    copy_to_sticks,
    place_on_stick,
)
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import new_game, now
from tests.refusing import refuses

FIRST = datetime(2026, 11, 1, 20, tzinfo=UTC)


def test_a_stick_that_is_meant_for_copies_gets_each_once(store: Store, tmp_path: Path) -> None:
    ours, guests = tmp_path / "ours", tmp_path / "guests"
    (ours / FOLDER_ON_A_STICK).mkdir(parents=True)
    guests.mkdir()
    for day in range(9):
        new_game(store)
        keep_daily_copy(store.folder, FIRST + timedelta(days=day))
        assert len(copy_to_sticks(store, [ours, guests])) == 1
        assert copy_to_sticks(store, [ours, guests]) == []
    assert len(list(place_on_stick(store, ours).iterdir())) == LATEST_KEPT
    assert list(guests.iterdir()) == []


def test_one_stick_carried_from_kiosk_to_kiosk_keeps_the_copies_of_each(
    store: Store, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    (stick / FOLDER_ON_A_STICK).mkdir(parents=True)
    with open_store(tmp_path / "other", daily_copy=False).store as other:
        games = {each.kiosk_id: new_game(each).id for each in (store, other)}
        for each in (store, other):
            keep_daily_copy(each.folder, FIRST)
            assert len(copy_to_sticks(each, [stick])) == 1
            copy_now_to_sticks(each, [stick])
        places = [(each.kiosk_id, place_on_stick(each, stick)) for each in (store, other)]
    for number, (kiosk_id, place) in enumerate(places):
        for copy in (place / LATEST, place / "club-000001-2026-11-01.sqlite3"):
            with open_store(tmp_path / f"{number}-{copy.name}", daily_copy=False).store as new:
                pass
            restore(new.folder, copy, now(), "replace")
            with open_store(new.folder.path, daily_copy=False).store as new:
                assert [heading.id for heading in open_games(new)] == [games[kiosk_id]]


def test_a_stick_that_takes_no_copy_is_named_and_the_others_get_theirs(
    store: Store, tmp_path: Path
) -> None:
    broken, good = tmp_path / "broken", tmp_path / "good"
    for stick in (broken, good):
        (stick / FOLDER_ON_A_STICK).mkdir(parents=True)
    place_on_stick(store, broken).touch()  # no folder can be made there
    new_game(store)
    keep_daily_copy(store.folder, FIRST)
    for copy in (copy_to_sticks, copy_now_to_sticks):
        with refuses(StickNotWritten, match="“broken”.*Everything is on this kiosk"):
            copy(store, [broken, good])
    assert len(list(place_on_stick(store, good).iterdir())) == 2


def test_another_kiosk_has_this_ones_copy_when_card_and_server_are_gone(
    store: Store, server: Server, tmp_path: Path
) -> None:
    game = new_game(store)
    keep_daily_copy(store.folder, now())
    exchange_copies(store, server)
    exchange_copies(store, server)
    with open_store(tmp_path / "other", daily_copy=False).store as other:
        exchange_copies(other, server)
        exchange_copies(other, server)
        (copy,) = other.folder.of_others.iterdir()
    assert gzip.decompress(copy.read_bytes()).startswith(b"SQLite format 3")
    store.close()
    with open_store(tmp_path / "new", daily_copy=False).store as new:
        pass
    restore(new.folder, copy, now(), "replace")
    with open_store(tmp_path / "new", daily_copy=False).store as new:
        assert new.kiosk_id == store.kiosk_id
        assert [heading.id for heading in open_games(new)] == [game.id]


def test_a_packed_copy_that_unpacks_to_more_than_a_club_can_have_is_no_copy(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few kB on a stick would else fill the disk, and every photo would give way."""
    monkeypatch.setattr("kiosk_app.store.restoring._LARGEST_UNPACKED", 100_000, raising=False)
    new_game(store)
    packed = tmp_path / "copy.sqlite3.gz"
    whole = back_up(store.folder, tmp_path / "copy.sqlite3").read_bytes()
    packed.write_bytes(gzip.compress(whole))
    with refuses(StoreDamaged, match=r"copy\.sqlite3\.gz"):
        restore(ClubFolder(tmp_path / "new"), packed, now(), "replace")
