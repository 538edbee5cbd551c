"""The dora: tapped, seen by the camera, and noted for the hand that is played."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiosk_app.settings import Settings
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid, nothing_there
from vision.hand_reading import note


def _screen(kiosk: Kiosk) -> Any:
    return kiosk.app.screen_named("dora")


def _tap_tile(kiosk: Kiosk, name: str) -> None:
    keys = [one for one in kiosk.widgets() if getattr(one, "tile", "") == name]
    kiosk.tap(keys[-1])


def test_a_tapped_indicator_shows_its_dora_with_the_reason(kiosk: Kiosk) -> None:
    kiosk.app.show("dora")
    kiosk.settle()
    _tap_tile(kiosk, "9p")
    assert kiosk.sees("Dora: 1 of circles")
    assert kiosk.sees("After the 9 comes the 1")
    kiosk.tap("Clear")
    _tap_tile(kiosk, "4z")
    assert kiosk.sees("Dora: East")


def test_without_a_game_nothing_can_be_put_on_the_table(kiosk: Kiosk) -> None:
    kiosk.app.show("dora")
    kiosk.settle()
    _tap_tile(kiosk, "3s")
    assert not kiosk.sees("Add to table")


def test_in_a_game_the_indicator_is_noted_for_the_hand(kiosk: Kiosk) -> None:
    start_game(kiosk, screen="dora")
    _tap_tile(kiosk, "3s")
    kiosk.tap("Add to table")
    assert kiosk.app.indicators == parse_tiles("3s")
    assert kiosk.app.root.notice.text.startswith("Added for this hand")


def test_a_sixth_indicator_or_a_fifth_of_a_kind_is_refused(kiosk: Kiosk) -> None:
    start_game(kiosk, screen="dora")
    kiosk.app.session.put_indicators(parse_tiles("3333s"))
    kiosk.settle()
    _tap_tile(kiosk, "3s")
    kiosk.tap("Add to table")
    assert kiosk.app.root.notice.text == "There are only four of this tile."
    kiosk.app.session.put_indicators(parse_tiles("3333s1z"))
    kiosk.settle()
    kiosk.tap("Clear")
    _tap_tile(kiosk, "5s")
    kiosk.tap("Add to table")
    assert kiosk.app.root.notice.text == "There are at most five indicators."
    assert kiosk.app.indicators == parse_tiles("3333s1z")


def test_nts_has_no_dora_and_its_games_take_none(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009", screen="dora")
    assert kiosk.sees("NTS has no dora")
    _tap_tile(kiosk, "3s")
    assert not kiosk.sees("Add to table")


# The camera


@pytest.fixture
def on_table() -> Laid:
    return Laid(nothing_there(note("no-tiles")))


@pytest.fixture
def looking(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table), settings=Settings(motion=False)).start()
    start_game(kiosk, screen="dora")
    kiosk.tap("Camera")
    yield kiosk
    kiosk.stop()


def test_the_camera_shows_the_dora_of_what_it_sees(looking: Kiosk, on_table: Laid) -> None:
    looking.wait(lambda: looking.sees("Point the camera at the dora indicator"))
    on_table.reading = laid("234m456p67s11z555z", "8s", dora="7z")
    looking.wait(lambda: looking.sees("Dora: White dragon"))
    looking.tap("Add to table")
    assert looking.app.indicators == parse_tiles("7z")


def test_from_the_table_the_camera_is_one_tap_away(tmp_path: Path, on_table: Laid) -> None:
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table), settings=Settings(motion=False)).start()
    start_game(kiosk)
    kiosk.tap("Add dora indicator")
    kiosk.tap("Use camera", settle=False)
    kiosk.wait(lambda: kiosk.sees("Point the camera at the dora indicator"))
    kiosk.stop()


def test_of_several_tiles_in_view_one_is_tapped(looking: Kiosk, on_table: Laid) -> None:
    on_table.reading = laid("234m456p67s11z555z", "8s", dora="7z3p")
    looking.wait(lambda: looking.sees("Several tiles are in view"))
    assert looking.sees("Dora: White dragon")
    looking.tap(next(one for one in _screen(looking)._camera.ids.seen.children if one.tile == "3p"))
    assert looking.sees("Dora: 4 of circles")


def test_the_answer_stays_while_a_hand_moves_through_the_picture(
    looking: Kiosk, on_table: Laid
) -> None:
    on_table.reading = laid("234m456p67s11z555z", "8s", dora="7z")
    looking.wait(lambda: looking.sees("Dora: White dragon"))
    on_table.reading = nothing_there(note("no-tiles"))
    looks = on_table.looks
    looking.wait(lambda: on_table.looks > looks + 3)
    assert looking.sees("Dora: White dragon")


def test_leaving_stops_the_camera_and_the_keys_come_back(looking: Kiosk) -> None:
    looking.tap("Tap a tile")
    assert _screen(looking)._ticking is None
    _tap_tile(looking, "1m")
    assert looking.sees("Dora: 2 of characters")
