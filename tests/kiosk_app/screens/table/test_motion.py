"""Sticks slide to who is paid and points roll; with motion switched off all is there at once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from kiosk_app.screens.table import table_motion
from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.sticks import StickView
from scorer.table import SEATS, RiichiDeclared, Seat, Undone, Win, Winner
from tests.kiosk_app.games import PLAYERS, record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import camera_on, laid

NEVER_THERE: Final = 3_600.0
"""Seconds of a way that no test waits for: what is on it stays on it."""


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Kiosk]:
    """As people get it: with motion."""
    table_camera = camera_on(laid("234m456p67s11z555z", "8s"))
    kiosk = Kiosk(tmp_path, camera=table_camera).start()
    assert kiosk.app.settings.motion
    yield kiosk
    kiosk.stop()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_motion, "SECONDS", NEVER_THERE)


class Ways:
    """Every stick that was ever on its way, and where it was last."""

    def __init__(self, kiosk: Kiosk) -> None:
        self.sticks: list[StickView] = []
        self.flying: Final = kiosk.app.screen_named("table").ids.flying
        self.flying.fbind("children", self._seen)

    def _seen(self, _: Any, children: list[StickView]) -> None:
        self.sticks += [stick for stick in children if stick not in self.sticks]

    @property
    def under_way(self) -> list[StickView]:
        return list(self.flying.children)

    def ends(self) -> list[tuple[int, int]]:
        return sorted(_rounded(stick.center) for stick in self.sticks)


def _rounded(place: tuple[float, float]) -> tuple[int, int]:
    return round(place[0]), round(place[1])


def middle_of(kiosk: Kiosk, seat: Seat) -> tuple[int, int]:
    panel = kiosk.app.screen.panel(seat)
    return _rounded(panel.to_window(*panel.center))


def points(kiosk: Kiosk, seat: Seat) -> float:
    return float(kiosk.app.screen_named("table").panel(seat).points)


def ron(winner: Seat, payer: Seat) -> Callable[[tuple[str, int]], Win]:
    return lambda place: Win(*place, (Winner(winner, han=3, fu=40),), payer)


def test_an_accepted_win_sends_a_stick_to_the_winner_and_the_points_end_exact(
    kiosk: Kiosk,
) -> None:
    start_game(kiosk)
    ways = Ways(kiosk)
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH))
    payers = kiosk.app.screen.ids.payers.children
    kiosk.tap(next(button for button in payers if "Ola" in button.text))
    kiosk.wait(lambda: kiosk.screen == "score")
    kiosk.tap("Accept", settle=False)
    kiosk.wait(lambda: ways.sticks)
    kiosk.wait(lambda: not ways.under_way)
    assert ways.ends() == [middle_of(kiosk, Seat.SOUTH)]
    shown = tuple(points(kiosk, seat) for seat in SEATS)
    assert shown == table_of(kiosk).points != (30_000,) * 4


def test_on_its_way_a_stick_is_between_payer_and_winner_and_the_points_between_before_and_after(
    kiosk: Kiosk, slow: None
) -> None:
    start_game(kiosk)
    ways = Ways(kiosk)
    record(kiosk, ron(Seat.EAST, Seat.WEST))
    (stick,) = ways.under_way
    assert kiosk.sees("30 000 → 37 700")
    payer, (_, end) = kiosk.app.screen.panel(Seat.WEST), middle_of(kiosk, Seat.EAST)
    _, start = payer.to_window(*payer.center)
    kiosk.wait(lambda: stick.center_y < start)
    assert stick.center_y > end
    kiosk.wait(lambda: points(kiosk, Seat.EAST) > 30_000)
    assert points(kiosk, Seat.EAST) < 37_700 and points(kiosk, Seat.WEST) > 22_300


def test_a_riichi_stick_goes_to_the_middle_and_to_the_winner_after_the_hand(kiosk: Kiosk) -> None:
    start_game(kiosk)
    ways = Ways(kiosk)
    middle = kiosk.app.screen.ids.sticks
    place = _rounded(middle.to_window(*middle.center))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.NORTH))
    kiosk.wait(lambda: not ways.under_way)
    assert ways.ends() == [place]
    winners = (Winner(Seat.EAST, han=3, fu=40), Winner(Seat.SOUTH, han=3, fu=40))
    ways.sticks.clear()
    record(kiosk, lambda place: Win(*place, winners, Seat.WEST))
    kiosk.wait(lambda: not ways.under_way)
    east, south = middle_of(kiosk, Seat.EAST), middle_of(kiosk, Seat.SOUTH)
    # Each is paid, and the next after the discarder has the riichi stick as well.
    assert ways.ends() == sorted([east, east, south])


def test_without_motion_all_is_there_at_once(kiosk: Kiosk, slow: None) -> None:
    kiosk.app.apply_settings(Settings(motion=False))
    start_game(kiosk)
    ways = Ways(kiosk)
    record(kiosk, ron(Seat.EAST, Seat.WEST))
    assert not ways.sticks
    assert points(kiosk, Seat.EAST) == 37_700 and points(kiosk, Seat.WEST) == 22_300


def test_who_leaves_in_between_leaves_nothing_behind(kiosk: Kiosk, slow: None) -> None:
    start_game(kiosk)
    ways = Ways(kiosk)
    record(kiosk, ron(Seat.EAST, Seat.WEST))
    assert ways.under_way
    kiosk.app.show("history")
    kiosk.settle()
    assert not ways.under_way and points(kiosk, Seat.EAST) == 37_700
    where = ways.ends()
    kiosk.app.show("table")
    kiosk.settle()
    kiosk.frames(20)
    assert not ways.under_way and ways.ends() == where
    assert points(kiosk, Seat.EAST) == 37_700 and points(kiosk, Seat.WEST) == 22_300


def test_a_second_event_on_the_way_ends_with_its_own_points(
    kiosk: Kiosk, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_game(kiosk)
    ways = Ways(kiosk)
    usual = table_motion.SECONDS
    monkeypatch.setattr(table_motion, "SECONDS", NEVER_THERE)
    record(kiosk, ron(Seat.EAST, Seat.WEST))
    kiosk.wait(lambda: points(kiosk, Seat.EAST) > 30_000)
    (first,) = ways.under_way
    monkeypatch.setattr(table_motion, "SECONDS", usual)
    record(kiosk, ron(Seat.SOUTH, Seat.EAST))
    assert first not in ways.under_way  # what it told is past
    kiosk.wait(lambda: not ways.under_way)
    kiosk.wait(lambda: points(kiosk, Seat.EAST) == table_of(kiosk).points[Seat.EAST])
    assert tuple(points(kiosk, seat) for seat in SEATS) == table_of(kiosk).points
    record(kiosk, lambda place: Undone(*place))
    kiosk.wait(lambda: not ways.under_way)
    kiosk.wait(lambda: points(kiosk, Seat.EAST) == 37_700)


def test_a_refresh_on_the_way_does_not_jump(kiosk: Kiosk, slow: None) -> None:
    start_game(kiosk)
    record(kiosk, ron(Seat.EAST, Seat.WEST))
    kiosk.app.change_settings(language="nl")
    kiosk.settle()
    assert points(kiosk, Seat.EAST) < 37_700


def test_another_game_of_the_same_players_starts_without_a_payment(
    kiosk: Kiosk, slow: None
) -> None:
    start_game(kiosk)
    ways = Ways(kiosk)
    record(kiosk, ron(Seat.EAST, Seat.WEST))
    ways.sticks.clear()
    start_game(kiosk, players=PLAYERS)
    assert not ways.sticks and not ways.under_way
    assert points(kiosk, Seat.EAST) == 30_000
    assert not kiosk.sees("→")
