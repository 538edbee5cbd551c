"""From “ron” to points moved: how many times a finger touches the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.screens.win.reading_parts import ReadTileView
from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.table import Seat
from tests.kiosk_app.games import start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid, nothing_there
from vision.hand_reading import note

MOST = 4
"""Taps of a win whose tiles were read right."""
MOST_FOR_A_TILE = 2
"""Taps more for each tile that was read wrong."""
RIGHT = laid("234m456p67s11z555z", "8s")


class CountingKiosk(Kiosk):
    """A kiosk that counts every touch."""

    touches = 0

    def touch(self, x: float, y: float) -> None:
        self.touches += 1
        super().touch(x, y)


@pytest.fixture
def on_table() -> Laid:
    return Laid(RIGHT)


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[CountingKiosk]:
    kiosk = CountingKiosk(tmp_path, camera=camera_on(on_table))
    kiosk.start()
    start_game(kiosk)
    assert kiosk.screen == "table" and kiosk.touches == 0
    yield kiosk
    kiosk.stop()


def tap_payer(kiosk: Kiosk, name: str) -> None:
    payers = kiosk.app.screen.ids.payers.children
    kiosk.tap(next(button for button in payers if name in button.text), settle=False)


def tap_tile(kiosk: Kiosk, wrong: str, right: str) -> None:
    kiosk.tap(next(cell for cell in kiosk.all_of(ReadTileView) if cell.tile == wrong))
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == right))


def paid(kiosk: Kiosk) -> bool:
    points = table_of(kiosk).points
    return (
        kiosk.screen == "table" and points[Seat.SOUTH] - 30_000 == 30_000 - points[Seat.NORTH] > 0
    )


def test_a_win_read_by_itself_takes_no_more_than_four_taps(kiosk: CountingKiosk) -> None:
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert paid(kiosk)
    assert kiosk.touches == 3 <= MOST


def test_with_the_shutter_it_takes_four(kiosk: CountingKiosk, on_table: Laid) -> None:
    kiosk.app.change_settings(auto_photo=False)
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "camera" and kiosk.app.screen.can_shoot)
    kiosk.tap(kiosk.app.screen.ids.shutter, settle=False)
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert paid(kiosk)
    assert kiosk.touches == MOST


def test_from_the_button_win_it_takes_four_as_well(kiosk: CountingKiosk) -> None:
    kiosk.tap(kiosk.find("Win"))
    kiosk.tap(next(one for one in kiosk.app.screen.ids.winners.children if "Jan" in one.text))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert paid(kiosk)
    assert kiosk.touches <= MOST


def test_who_paid_is_changed_after_accept_with_four_taps_and_no_new_photo(
    kiosk: CountingKiosk, on_table: Laid
) -> None:
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Maja")
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    on_table.reading = nothing_there(note("no-tiles"))
    before = kiosk.touches
    kiosk.tap("Undo")
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert paid(kiosk) and kiosk.touches == before + 4


def test_a_doubtful_tile_costs_one_tap_and_going_on(kiosk: CountingKiosk, on_table: Laid) -> None:
    on_table.reading = laid("234m456p57s11z555z", "8s", doubts={6: ("6s", "9s")}, complete=False)
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "reading")
    kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == "6s"))
    kiosk.tap("Continue")
    kiosk.tap("Accept")
    assert paid(kiosk)
    assert kiosk.touches <= MOST + MOST_FOR_A_TILE


@pytest.mark.parametrize(
    ("read", "wrong"),
    [("234m456p67s11z557z", 1), ("234m456p67s11z677z", 3)],
)
def test_each_wrong_tile_costs_no_more_than_two_taps(
    kiosk: CountingKiosk, on_table: Laid, read: str, wrong: int
) -> None:
    on_table.reading = laid(read, "8s", complete=False, notes=(note("no-win"),))
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "reading")
    for tile in read[-4:-1]:  # they should be three white dragons
        if tile != "5":
            tap_tile(kiosk, f"{tile}z", "5z")
    kiosk.tap("Continue")
    kiosk.tap("Accept")
    assert paid(kiosk)
    assert kiosk.touches <= MOST + wrong * MOST_FOR_A_TILE


def test_a_hand_that_came_late_into_view_costs_nothing_more(
    kiosk: CountingKiosk, on_table: Laid
) -> None:
    on_table.reading = nothing_there(note("no-tiles"))
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    tap_payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    on_table.reading = RIGHT
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept")
    assert paid(kiosk) and kiosk.touches <= MOST
