"""The helpers at the table: dice and wall, and whether a ron is furiten."""

from dataclasses import replace

import pytest

from kiosk_app.screens.table.furiten_sheet import FuritenSheet, seen_beside
from kiosk_app.screens.table.wall_sheet import DieKey, WallView
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.photo_hand import SeenHand
from kiosk_app.session.win_draft import WinnerDraft
from kiosk_app.ui.widgets.tiles import TileView
from scorer.hand import WINDS
from scorer.table import SEATS, RiichiDeclared, Seat, Win, Winner
from scorer.tiles import parse_tile
from scorer.wall import STACKS, Stack, break_wall
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import laid


def roll(kiosk: Kiosk, first: int, second: int) -> None:
    for row, face in (("first", first), ("second", second)):
        keys = [key for key in kiosk.all_of(DieKey) if key.face == face]
        kiosk.tap(keys[0 if row == "first" else 1])


def test_two_dice_tapped_show_where_the_wall_is_broken(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("More")
    kiosk.tap("Dice and wall")
    roll(kiosk, 1, 4)
    assert kiosk.sees("5: open the wall in front of East, Kim.")
    (view,) = kiosk.all_of(WallView)
    assert view.broken == break_wall(5)


def test_the_dice_are_rolled_and_the_wall_is_that_of_their_sum(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("More")
    kiosk.tap("Dice and wall")
    kiosk.tap("Roll the dice")
    (view,) = kiosk.all_of(WallView)
    chosen = [key.face for key in kiosk.all_of(DieKey) if key.chosen]
    assert len(chosen) == 2 and view.broken == break_wall(sum(chosen))


def test_in_nts_the_player_who_opens_throws_too_and_there_is_no_indicator(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009")
    kiosk.tap("More")
    kiosk.tap("Dice and wall")
    roll(kiosk, 1, 2)
    assert kiosk.sees("3: West, Maja opens the wall and throws too.")
    roll(kiosk, 4, 3)
    assert kiosk.sees("10 in all: open the West wall at stack 10 from the right.")
    assert kiosk.sees("Dead wall: 14 tiles with the loose ones, not refilled.")
    (view,) = kiosk.all_of(WallView)
    assert view.broken.indicator is None and not kiosk.sees("ndicator")
    kiosk.tap("East's throw again")
    roll(kiosk, 6, 6)
    assert kiosk.sees("12: North, Ola opens the wall")


def _won(kiosk: Kiosk, winner: Seat) -> None:
    east, south, west = (200 if seat is winner else -100 for seat in SEATS[:3])
    paid = (east, south, west, 0)
    record(kiosk, lambda place: Win(*place, (Winner(winner),), payments=paid))


def test_in_the_green_round_of_three_the_throw_says_who_rules(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009", players=("Kim", "Jan", "Maja", ""))
    for winner in (Seat.SOUTH, Seat.WEST, Seat.EAST):  # each time the winds turn
        _won(kiosk, winner)
    assert table_of(kiosk).green_round
    kiosk.tap("More")
    kiosk.tap("Dice and wall")
    roll(kiosk, 1, 4)
    assert kiosk.sees("5: South,") and kiosk.sees("rules this hand.")


def test_the_walls_of_three_riichi_players_are_in_no_book(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="sanma", players=("Kim", "Jan", "Maja", ""))
    kiosk.tap("More")
    assert kiosk.find("Dice and wall").disabled


def test_no_two_stacks_are_drawn_at_one_place_and_walls_go_on_round_the_corner() -> None:
    view = WallView(size=(400, 400))
    places = {view.place(Stack(wall, number)) for wall in WINDS for number in range(1, STACKS + 1)}
    assert len(places) == 4 * STACKS
    for wall in WINDS:  # the left end of the next wall is where this one ends at its right
        x, y, *_ = view.place(Stack(wall, 1))
        other_x, other_y, *_ = view.place(Stack(wall.after(), STACKS))
        assert abs(x - other_x) + abs(y - other_y) < 80


def ron(kiosk: Kiosk) -> None:
    """Jan waits on 3, 6 and 9 of circles and wins on Maja's 3."""
    session = kiosk.app.session
    session.start_win(Seat.SOUTH)
    session.paid_by(Seat.WEST)
    session.confirm_hand(drawn_part("45678p11s222m333z", "3p"))
    kiosk.settle()
    assert kiosk.screen == "score"


def tile(kiosk: Kiosk, name: str) -> TileView:
    return next(view for view in kiosk.all_of(TileView) if view.tile == name)


@pytest.mark.parametrize("riichi", [False, True])
def test_furiten_is_asked_with_the_waits_and_leads_to_a_chombo(kiosk: Kiosk, riichi: bool) -> None:
    start_game(kiosk)
    if riichi:
        record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    ron(kiosk)
    kiosk.tap("Furiten?")
    assert kiosk.sees("since riichi" if riichi else "since the last draw")
    assert [view.tile for view in kiosk.all_of(TileView)] == ["3p", "6p", "9p"]
    assert kiosk.sees("no furiten")
    kiosk.tap(tile(kiosk, "9p"))
    assert kiosk.sees("Furiten: this ron is not allowed (§3.4.5).")
    kiosk.tap("Record chombo")
    assert kiosk.screen == "referee"
    kiosk.tap("Accept")
    assert table_of(kiosk).points[Seat.SOUTH] == 22_000


def test_who_looked_and_found_nothing_goes_on_with_the_win(kiosk: Kiosk) -> None:
    start_game(kiosk)
    ron(kiosk)
    kiosk.tap("Furiten?")
    kiosk.tap(tile(kiosk, "6p"))
    kiosk.tap(tile(kiosk, "6p"))
    kiosk.tap("Done")
    assert kiosk.screen == "score" and kiosk.app.session.draft.is_said


def test_a_self_draw_is_never_furiten(kiosk: Kiosk) -> None:
    start_game(kiosk)
    session = kiosk.app.session
    session.start_win(Seat.SOUTH)
    session.paid_by(None)
    session.confirm_hand(drawn_part("45678p11s222m333z", "3p"))
    kiosk.settle()
    assert not kiosk.sees("Furiten?")


def test_a_wait_that_the_photo_shows_beside_the_hand_is_pointed_out(kiosk: Kiosk) -> None:
    start_game(kiosk)
    ron(kiosk)
    photo = laid("45678p11s222m333z9p", "3p")
    reading = photo.hand_reading
    beside = tuple(
        replace(each, role="other") if each.name == "9p" else each for each in reading.tiles
    )
    seen = SeenHand.__new__(SeenHand)
    object.__setattr__(seen, "reading", replace(photo, hand_reading=replace(reading, tiles=beside)))
    winner = replace(kiosk.app.session.draft.winner, seen=seen)
    assert seen_beside(winner) == {parse_tile("9p")}
    assert seen_beside(WinnerDraft(Seat.EAST)) == set()
    hand = winner.hand.or_none()
    assert hand is not None
    FuritenSheet(winner, hand).open()
    kiosk.settle()
    assert kiosk.sees("The photo shows one of them beside the hand")
