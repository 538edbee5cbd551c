"""Copies that a dying card does not take along: a stick, the server, another kiosk."""

import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kiosk_app.store.backup import FOLDER_ON_A_STICK, LATEST_KEPT, copy_to_sticks, keep_daily_copy
from kiosk_app.store.journal import open_games
from kiosk_app.store.off_card import exchange_copies
from kiosk_app.store.opening import open_store
from kiosk_app.store.restoring import restore
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.store.evening import new_game, now

FIRST = datetime(2026, 11, 1, 20, tzinfo=UTC)


def test_a_stick_that_is_meant_for_copies_gets_each_once(store: Store, tmp_path: Path) -> None:
    ours, guests = tmp_path / "ours", tmp_path / "guests"
    (ours / FOLDER_ON_A_STICK).mkdir(parents=True)
    guests.mkdir()
    for day in range(9):
        new_game(store)
        keep_daily_copy(store.folder, FIRST + timedelta(days=day))
        assert len(copy_to_sticks(store.folder, [ours, guests])) == 1
        assert copy_to_sticks(store.folder, [ours, guests]) == []
    assert len(list((ours / FOLDER_ON_A_STICK).iterdir())) == LATEST_KEPT
    assert list(guests.iterdir()) == []


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
