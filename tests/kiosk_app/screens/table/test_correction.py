"""Something on the table is put right."""

from typing import Any

from scorer.hand import Wind
from scorer.table import ExhaustiveDraw, Seat
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk


def open_correction(kiosk: Kiosk) -> Any:
    start_game(kiosk)
    kiosk.tap("More")
    kiosk.tap("Correction")
    return kiosk.app.screen


def line(screen: Any, seat: Seat, points: str) -> Any:
    keys = screen.ids.points.children[3 - seat].walk(restrict=True)
    return next(key for key in keys if getattr(key, "text", "").replace("\u00a0", " ") == points)


def test_points_are_moved_with_a_reason(kiosk: Kiosk) -> None:
    screen = open_correction(kiosk)
    assert kiosk.sees("Change what is wrong.")
    kiosk.tap(line(screen, Seat.EAST, "+1000"))
    kiosk.tap(line(screen, Seat.SOUTH, "−1000"))
    assert kiosk.sees("Choose a reason, then accept.")
    kiosk.tap("Miscounted")
    assert kiosk.sees("30 000 → 31 000")
    kiosk.tap("Accept")
    assert table_of(kiosk).points == (31_000, 29_000, 30_000, 30_000)
    assert kiosk.app.state.steps[-1].event.reason == "Miscounted"


def test_points_from_nowhere_are_refused_before_they_are_accepted(kiosk: Kiosk) -> None:
    screen = open_correction(kiosk)
    kiosk.tap(line(screen, Seat.EAST, "+100"))
    kiosk.tap("Mistyped")
    assert kiosk.sees("the total must be 0")
    assert kiosk.find("Accept").disabled


def test_a_forgotten_stick_is_paid_by_somebody(kiosk: Kiosk) -> None:
    screen = open_correction(kiosk)
    kiosk.tap(line(screen, Seat.WEST, "−1000"))
    kiosk.tap("Sticks, honba")
    screen.change(sticks=1, counters=2)
    kiosk.tap("Forgotten")
    kiosk.tap("Accept")
    assert (table_of(kiosk).sticks, table_of(kiosk).counters) == (1, 2)
    assert table_of(kiosk).points[Seat.WEST] == 29_000


def test_the_dealer_and_the_round_are_set(kiosk: Kiosk) -> None:
    open_correction(kiosk)
    kiosk.tap("Dealer, round")
    kiosk.tap("Maja")
    kiosk.tap("South")
    kiosk.tap("Mistyped")
    kiosk.tap("Accept")
    assert (table_of(kiosk).dealer, table_of(kiosk).round) == (Seat.WEST, Wind.SOUTH)


def test_people_change_chairs_with_or_without_their_points(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST,)))
    for moves, points in ((True, (29_000, 33_000)), (False, (29_000, 33_000))):
        kiosk.app.show("correction")
        kiosk.settle()
        kiosk.tap("Players, seats")
        kiosk.app.screen.swap(Seat.EAST)
        kiosk.app.screen.change(points_move=moves)
        kiosk.tap("Mistyped")
        kiosk.tap("Accept")
        assert table_of(kiosk).points[:2] == points
    assert table_of(kiosk).players[:2] == ("Kim", "Jan")


def test_a_wrong_name_is_written_anew(kiosk: Kiosk) -> None:
    screen = open_correction(kiosk)
    kiosk.tap("Players, seats")
    screen._named(Seat.NORTH, "Olav")
    kiosk.tap("Mistyped")
    kiosk.tap("Accept")
    assert table_of(kiosk).players[Seat.NORTH] == "Olav"


def test_what_was_changed_is_kept_on_the_way_back(kiosk: Kiosk) -> None:
    screen = open_correction(kiosk)
    kiosk.tap(line(screen, Seat.EAST, "+100"))
    kiosk.app.back()
    kiosk.frames()
    kiosk.app.show("correction")
    kiosk.settle()
    assert kiosk.app.screen.draft.points == [100, 0, 0, 0, 0]


def test_a_tap_makes_no_choice_anew(kiosk: Kiosk) -> None:
    screen = open_correction(kiosk)
    rows = (screen.ids.tabs, screen.ids.dealers, screen.ids.rounds)
    before = [list(row.children) for row in rows]
    kiosk.tap("Dealer, round")
    kiosk.tap("Maja")
    assert [list(row.children) for row in rows] == before
    chosen = [choice.text for row in rows for choice in row.children if choice.chosen]
    assert chosen == ["Dealer, round", "Maja", "East"]
