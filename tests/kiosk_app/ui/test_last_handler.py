"""Whatever a screen does wrong, the table stays usable, and somebody hears of it."""

import errno
import logging
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from kivy.base import EventLoop, ExceptionManager

from kiosk_app import settings as settings_module
from kiosk_app.settings import Settings
from kiosk_app.ui.last_handler import MOST_ERRORS, LastHandler
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.table import Seat, Win
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import camera_on, laid


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(
        tmp_path,
        settings=Settings(motion=False),
        camera=camera_on(laid("234m456p67s11z555z", "8s")),
    ).start()
    yield kiosk
    kiosk.stop()


@pytest.fixture
def handler(kiosk: Kiosk) -> Iterator[LastHandler]:
    handler = LastHandler(kiosk.app)
    ExceptionManager.add_handler(handler)
    yield handler
    ExceptionManager.remove_handler(handler)


def as_in_the_main_loop(error: Exception) -> Any:
    return ExceptionManager.handle_exception(error)


def test_after_an_error_of_a_screen_the_table_is_there_and_says_so(
    kiosk: Kiosk, handler: LastHandler, caplog: pytest.LogCaptureFixture
) -> None:
    start_game(kiosk, screen="history")
    with caplog.at_level(logging.ERROR):
        assert as_in_the_main_loop(KeyError("Kim")) == ExceptionManager.PASS
    kiosk.settle()
    assert kiosk.screen == "table" and kiosk.sees("The points are safe")
    assert "KeyError" in caplog.text and "Kim" not in caplog.text
    kiosk.tap("Draw")
    assert kiosk.screen == "draw"


def test_an_error_in_every_frame_ends_the_kiosk_for_the_service_to_start_it_again(
    kiosk: Kiosk, handler: LastHandler
) -> None:
    answers = [as_in_the_main_loop(ValueError()) for _ in range(MOST_ERRORS)]
    assert answers[0] == ExceptionManager.PASS and answers[-1] == ExceptionManager.RAISE
    assert as_in_the_main_loop(ValueError()) == ExceptionManager.RAISE


@pytest.mark.parametrize("value", [{"theme": "light"}, {"language": "nl"}, {"rotation": 180}])
def test_a_setting_changed_on_a_full_disk_is_taken_over_and_said(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch, value: dict[str, Any]
) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(settings_module, "write_whole", full)
    kiosk.app.change_settings(**value)
    kiosk.settle()
    for name, wanted in value.items():
        assert getattr(kiosk.app.settings, name) == wanted
    assert kiosk.heard("disk is full") or kiosk.heard("schijf is vol")
    kiosk.app.apply_settings(Settings())


def test_a_tile_tapped_while_the_win_is_written_changes_nothing_and_breaks_nothing(
    kiosk: Kiosk,
) -> None:
    start_game(kiosk)
    session = kiosk.app.session
    session.start_win(Seat.SOUTH)
    kiosk.settle()
    session.paid_by(Seat.NORTH)
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap(kiosk.app.screen.ids.correct if "correct" in kiosk.app.screen.ids else "Edit")
    assert kiosk.screen == "reading"
    kiosk.tap("Continue")
    slow = Event()
    kiosk.app.workers.storage(slow.wait)
    kiosk.tap("Accept", settle=False)
    kiosk.app.show("reading")
    kiosk.frames()
    screen = kiosk.app.screen
    screen.tap(next(iter(session.draft.winner.hand.places()))[0])
    kiosk.frames()
    keys = [key for key in kiosk.all_of(TileKey) if key.tile == "9p"]
    slow.set()
    kiosk.wait(lambda: kiosk.app.workers.idle)
    for key in keys:
        key.dispatch("on_release")
    kiosk.settle()
    EventLoop.idle()
    assert kiosk.screen == "table" and isinstance(kiosk.app.state.steps[-1].event, Win)
    assert table_of(kiosk).points[Seat.SOUTH] == 31_300


def test_a_double_tap_on_undo_takes_back_one_hand(kiosk: Kiosk) -> None:
    start_game(kiosk)
    session = kiosk.app.session
    for _ in range(2):
        session.start_win(Seat.SOUTH)
        session.paid_by(None)
        session.confirm_hand(_tapped())
        session.accept()
        kiosk.settle()
    slow = Event()
    kiosk.app.workers.storage(slow.wait)
    kiosk.app.screen.undo()
    kiosk.app.screen.undo()
    slow.set()
    kiosk.settle()
    assert sum(isinstance(step.event, Win) for step in kiosk.app.state.steps) == 1


def _tapped() -> Any:
    from kiosk_app.session.drawn_hand import drawn_tiles

    return (
        drawn_tiles(parse_tiles("234m456p67s11z55z"))
        .added(parse_tiles("5z")[0])
        .added(parse_tiles("8s")[0])
    )
