"""Copies on a stick, from the kiosk: after each game, and found again by a new one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.session.exports import Place
from kiosk_app.settings import Settings
from kiosk_app.store.journal import open_game
from kiosk_app.store.opening import open_store
from kiosk_app.store.restoring import restore
from kiosk_app.store.sticks import FOLDER_ON_A_STICK, place_on_stick
from scorer.table import GameEnded
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.store.evening import now


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    stick = tmp_path / "STICK"
    stick.mkdir()
    found = (Place(stick, stick=True),)
    monkeypatch.setattr("kiosk_app.screens.settings.housekeeping.places", lambda: found)
    return stick


@pytest.fixture
def kiosk(tmp_path: Path, stick: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, settings=Settings(motion=False)).start()
    yield kiosk
    kiosk.stop()


def play_a_game(kiosk: Kiosk) -> str:
    start_game(kiosk)
    record(kiosk, lambda place: GameEnded(*place, "agreed"))
    kiosk.settle()
    game = kiosk.app.session.table_store.game
    assert game is not None
    return game.id


def test_after_each_game_the_stick_has_it(kiosk: Kiosk, stick: Path, tmp_path: Path) -> None:
    (stick / FOLDER_ON_A_STICK).mkdir()
    games = [play_a_game(kiosk), play_a_game(kiosk)]
    (copy,) = (stick / FOLDER_ON_A_STICK).glob("kiosk-*/club-latest*")
    with open_store(tmp_path / "new", daily_copy=False).store as new:
        pass
    restore(new.folder, copy, now(), "replace")
    with open_store(tmp_path / "new", daily_copy=False).store as new:
        for game in games:
            assert open_game(new, game).state.sequence == 2


def test_the_stick_of_a_guest_is_not_written_to(kiosk: Kiosk, stick: Path) -> None:
    play_a_game(kiosk)
    assert list(stick.iterdir()) == []


def test_a_stick_that_is_full_or_pulled_out_is_said_and_costs_nothing(
    kiosk: Kiosk, stick: Path
) -> None:
    (stick / FOLDER_ON_A_STICK).mkdir()
    place_on_stick(kiosk.app.session.store, stick).touch()  # no folder can be made there
    play_a_game(kiosk)
    assert kiosk.app.state.table.ended == "agreed"
    kiosk.wait(lambda: kiosk.heard("No backup was saved on the USB stick “STICK”"))


def test_copies_on_a_stick_and_of_other_kiosks_can_be_brought_back(
    kiosk: Kiosk, stick: Path
) -> None:
    (stick / FOLDER_ON_A_STICK).mkdir()
    play_a_game(kiosk)
    others = kiosk.app.session.store.folder.of_others
    others.mkdir(parents=True, exist_ok=True)
    (others / "0123456789abcdef-000001.sqlite3.gz").write_bytes(b"")
    kiosk.app.show("settings")
    kiosk.settle()
    kiosk.tap("Storage")
    kiosk.tap("Restore a backup")
    assert kiosk.sees("club-latest.sqlite3")
    assert kiosk.sees("0123456789abcdef-000001.sqlite3.gz")
