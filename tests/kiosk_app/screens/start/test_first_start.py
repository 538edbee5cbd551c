"""The first start, tapped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.session.table_camera import TableCamera
from kiosk_app.settings import load_settings, settings_file
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, settings=None, camera=TableCamera()).start()
    kiosk.settle()
    yield kiosk
    kiosk.stop()


def test_four_steps_and_it_never_comes_again(kiosk: Kiosk, tmp_path: Path) -> None:
    assert kiosk.screen == "first-start"
    kiosk.tap("Dansk")
    assert kiosk.sees("Sprog")
    kiosk.tap("Videre")
    kiosk.tap("Norway 2018")
    kiosk.tap("Videre")
    kiosk.tap("Virtuelt kamera")
    assert kiosk.sees("Dette ser kameraet")
    kiosk.tap("Videre")
    kiosk.tap("Færdig")
    assert kiosk.screen == "home"
    kept = load_settings(tmp_path / "config").settings
    assert (kept.language, kept.rules, kept.camera) == ("da", "norway-2018", "virtual")
    kiosk.stop()
    kiosk.start()
    assert kiosk.screen == "home"


def test_a_kiosk_that_is_cut_off_meanwhile_asks_again(kiosk: Kiosk, tmp_path: Path) -> None:
    kiosk.tap("Nederlands")
    kiosk.pull_the_plug()
    assert not settings_file(tmp_path / "config").exists()
    kiosk.start()
    assert kiosk.screen == "first-start"


def test_the_rest_can_be_skipped(kiosk: Kiosk, tmp_path: Path) -> None:
    kiosk.tap("Skip the rest")
    assert kiosk.screen == "home"
    assert settings_file(tmp_path / "config").exists()


def test_back_keeps_what_was_chosen(kiosk: Kiosk) -> None:
    kiosk.tap("Next")
    kiosk.tap("EMA Riichi 2025")
    kiosk.tap("Next")
    kiosk.tap("Back")
    assert kiosk.app.settings.rules == "ema-2025"
    assert kiosk.sees("Which rules do you play?")


def test_back_from_the_camera_the_rules_have_all_their_room_again(kiosk: Kiosk) -> None:
    kiosk.tap("Next")
    before = kiosk.find("Norway 2018").width
    kiosk.tap("Next")
    kiosk.tap("Back")
    assert kiosk.find("Norway 2018").width == before


def test_the_tiles_can_be_learned_right_away(kiosk: Kiosk) -> None:
    for _ in range(3):
        kiosk.tap("Next")
    kiosk.tap("Learn them now")
    kiosk.tap("Done")
    assert kiosk.screen == "enrol"
    kiosk.app.back()
    assert kiosk.screen == "home"
