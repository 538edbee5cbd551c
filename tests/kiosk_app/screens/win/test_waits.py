"""A hand that should wait shows what it waits for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.session.session_events import SessionEvent, WaitsShown
from kiosk_app.ui.widgets.hand_view import TileKey
from kiosk_app.ui.widgets.tiles import TileView
from scorer.tiles import parse_tiles
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid
from vision.hand_reading import note


@pytest.fixture
def on_table() -> Laid:
    few = note("too-few", count=13, wanted=14)
    return Laid(laid("234m456p67s11z555z", None, complete=False, notes=(few,)))


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table)).start()
    yield kiosk
    kiosk.stop()


def test_a_photo_of_thirteen_tiles_shows_the_waits(kiosk: Kiosk) -> None:
    heard: list[SessionEvent] = []
    kiosk.app.session.follow(heard.append)
    kiosk.app.session.check_tenpai()
    kiosk.wait(lambda: kiosk.screen == "waits")
    assert kiosk.sees("waiting on 2 tiles")
    kiosk.frames()
    shown = [view.tile for view in kiosk.app.screen.ids.waits.children]
    assert sorted(shown) == ["5s", "8s"]
    assert all(isinstance(view, TileView) for view in kiosk.app.screen.ids.waits.children)
    kiosk.tap("Done")
    assert WaitsShown(parse_tiles("58s")) in heard


def test_a_hand_that_waits_for_nothing_is_not_tenpai(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid("234m456p69s11z555z", None, complete=False)
    kiosk.app.session.check_tenpai()
    kiosk.wait(lambda: kiosk.screen == "waits")
    assert kiosk.sees("Noten")


def test_thirteen_tapped_tiles_are_enough(kiosk: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid("", None, complete=False, notes=(note("no-hand"),))
    kiosk.app.session.check_tenpai()
    kiosk.settle()
    kiosk.tap("Tap the tiles")
    for tile in parse_tiles("234m456p67s11z555z"):
        kiosk.tap(next(k for k in kiosk.all_of(TileKey) if k.tile == str(tile)), settle=False)
    assert all(key.disabled for key in kiosk.all_of(TileKey))
    kiosk.tap("Continue")
    assert kiosk.sees("waiting on 2 tiles")
