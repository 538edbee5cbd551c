"""Places, gaps, needs and marks at the table; names and labels that are never cut."""

from pathlib import Path

import pytest

from kiosk_app.settings import Settings
from kiosk_app.ui.widgets.text import FitLabel
from scorer.table import SEATS, Chombo, ExhaustiveDraw, RiichiDeclared, Seat, Win, Winner, needs
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk

LONG = "Konstantinopoulouwskiexy"
"""24 letters without a gap."""


def ron(kiosk: Kiosk, winner: Seat, payer: Seat, han: int = 3, fu: int = 30) -> None:
    record(kiosk, lambda place: Win(*place, (Winner(winner, han=han, fu=fu),), payer))


def last_hand(kiosk: Kiosk) -> None:
    """South 4: Jan leads."""
    start_game(kiosk)
    ron(kiosk, Seat.SOUTH, Seat.EAST, 4, 30)
    for _ in range(6):
        record(kiosk, lambda place: ExhaustiveDraw(*place, ()))


def test_each_seat_shows_its_place_and_how_far_it_is_from_the_leader(kiosk: Kiosk) -> None:
    start_game(kiosk)
    assert kiosk.app.screen.panel(Seat.EAST).standing == ""
    ron(kiosk, Seat.SOUTH, Seat.WEST)
    standing = [kiosk.app.screen.panel(seat).standing.replace("\u00a0", " ") for seat in SEATS]
    assert standing == ["2nd · −3 900", "1st · +3 900", "4th · −7 800", "2nd · −3 900"]


def test_a_toggle_shows_differences_and_a_held_seat_is_what_they_are_from(kiosk: Kiosk) -> None:
    start_game(kiosk)
    ron(kiosk, Seat.SOUTH, Seat.WEST)
    kiosk.tap("±")
    assert kiosk.sees("−7 800") and kiosk.sees("33 900")
    kiosk.hold(kiosk.app.screen.panel(Seat.WEST))
    kiosk.settle()
    assert kiosk.app.screen.panel(Seat.SOUTH).difference.replace("\u00a0", " ") == "+7 800"
    assert kiosk.app.screen.panel(Seat.WEST).difference == ""
    kiosk.tap("±")
    assert kiosk.app.screen.panel(Seat.SOUTH).difference == ""


def test_a_larger_screen_shows_the_hands_before_and_what_changed_beside_the_place(
    kiosk: Kiosk,
) -> None:
    start_game(kiosk)
    ron(kiosk, Seat.SOUTH, Seat.WEST)
    ron(kiosk, Seat.EAST, Seat.NORTH, 1, 30)
    assert not kiosk.sees("East 1: Jan 3 han 30 fu, ron from Maja")
    kiosk.resize(1280, 800)
    kiosk.settle()
    assert kiosk.sees("East 2: Kim 1 han 30 fu, ron from Ola\nEast 1: Jan 3 han 30 fu")
    assert kiosk.sees("30 000 → 31 000") and kiosk.sees("2nd · −2 900")
    assert kiosk.sees("Undo: Kim 1 han 30 fu, ron from Ola")
    kiosk.tap("East 1: Jan")
    assert kiosk.screen == "history"


def test_the_winner_is_asked_for_in_the_first_hand_alone(kiosk: Kiosk) -> None:
    start_game(kiosk)
    assert kiosk.sees("Tap the winner")
    ron(kiosk, Seat.SOUTH, Seat.WEST)
    assert not kiosk.sees("Tap the winner")


def test_the_mark_of_the_first_dealer_stays_and_that_of_the_dealer_moves(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: ExhaustiveDraw(*place, ()))
    panels = [kiosk.app.screen.panel(seat) for seat in SEATS]
    assert [panel.first_dealer for panel in panels] == [True, False, False, False]
    assert [panel.dealer for panel in panels] == [False, True, False, False]


def test_the_last_hand_says_in_a_line_what_is_needed_and_a_tap_shows_all(kiosk: Kiosk) -> None:
    last_hand(kiosk)
    line = kiosk.app.screen.line_text.replace("\u00a0", " ")
    assert line.startswith(("Maja for 1st: ", "Ola for 1st: "))
    kiosk.tap(kiosk.app.screen.ids.line)
    assert kiosk.sees("South 4 · what each needs for 1st")
    assert kiosk.sees("7 700 ahead")
    # What the page says is what the ledger works out.
    state = kiosk.app.state
    assert state.table is not None
    least = min(
        need.value.points
        for need in needs(state.table, state.rules)
        if need.seat is Seat.WEST and need.place == 1 and need.discarder is Seat.SOUTH
    )
    assert kiosk.sees(f"{least:,} from Jan".replace(",", " "))
    kiosk.tap("3rd")
    assert kiosk.sees("what each needs for 3rd")


def test_needs_are_not_shown_in_the_middle_of_a_game_but_can_be_asked_for(kiosk: Kiosk) -> None:
    start_game(kiosk)
    ron(kiosk, Seat.SOUTH, Seat.WEST)
    assert not kiosk.app.screen.near_the_end
    kiosk.tap("More")
    kiosk.tap("What each player needs")
    assert kiosk.sees("East 2 · what each needs for 1st")


def test_a_tournament_chombo_is_seen_at_the_seat_and_said_when_it_is_held(kiosk: Kiosk) -> None:
    start_game(kiosk, tournament=True)
    record(kiosk, lambda place: Chombo(*place, Seat.NORTH, "False win"))
    assert kiosk.sees("then −20 000")
    kiosk.hold(kiosk.app.screen.panel(Seat.NORTH))
    assert kiosk.sees("−20 000 after uma: False win")


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_turned_seats_are_tapped_where_they_are_seen(tmp_path: Path, size: tuple[int, int]) -> None:
    settings = Settings(motion=False, seats_turned=True)
    kiosk = Kiosk(tmp_path, size=size, settings=settings).start()
    start_game(kiosk)
    turns = [round(kiosk.app.screen.ids[f"turned{seat}"].rotation) % 360 for seat in range(4)]
    assert turns == [0, 90, 180, 270]
    for seat in SEATS:
        kiosk.tap(kiosk.app.screen.panel(seat).ids.stick)
    assert table_of(kiosk).riichi == SEATS
    kiosk.tap(kiosk.app.screen.panel(Seat.SOUTH).ids.points)
    assert kiosk.screen == "win" and kiosk.app.session.draft.seats == (Seat.SOUTH,)
    kiosk.stop()


def _cut(kiosk: Kiosk) -> list[str]:
    labels = [each for each in kiosk.widgets() if isinstance(each, FitLabel)]
    return [each.text for each in labels if each.shorten or not each.fits]


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_a_name_of_24_letters_is_whole_on_every_screen_of_the_table(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    kiosk = Kiosk(tmp_path, size=size, settings=Settings(motion=False)).start()
    start_game(kiosk, players=(LONG, LONG[::-1].capitalize(), "Maja Sørensen", "Ola"))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
    assert _cut(kiosk) == []
    ron(kiosk, Seat.SOUTH, Seat.EAST)
    kiosk.app.screen._notes_read()
    kiosk.settle()
    assert _cut(kiosk) == []
    for screen in ("draw", "referee", "correction", "history"):
        kiosk.app.show(screen)
        kiosk.settle()
        assert (screen, _cut(kiosk)) == (screen, [])
    kiosk.tap(kiosk.app.screen.ids.rows.children[0])
    kiosk.tap("Edit this hand")
    assert _cut(kiosk) == []
    kiosk.stop()


def test_the_label_of_undo_is_never_cut(kiosk: Kiosk) -> None:
    names = (LONG, LONG[::-1].capitalize(), "Maja Konstantina Sørensen", "Ola van der Berg-Hansen")
    start_game(kiosk, players=names)
    winners = (Winner(Seat.SOUTH, han=3, fu=30), Winner(Seat.WEST, han=3, fu=30))
    record(kiosk, lambda place: Win(*place, winners, Seat.EAST))
    label = kiosk.app.screen.ids.undo.label()
    assert label.fits and not label.shorten
