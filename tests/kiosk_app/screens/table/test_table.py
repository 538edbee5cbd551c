"""The table as people use it during a hand."""

from pathlib import Path
from typing import Any

from kiosk_app.ui.widgets.tiles import TileView
from scorer.table import ExhaustiveDraw, GameEnded, RiichiDeclared, Seat, Win, Winner
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk


def stick(kiosk: Kiosk, seat: Seat) -> Any:
    return kiosk.app.screen.panel(seat).ids.stick


def tile_key(kiosk: Kiosk, name: str) -> Any:
    return next(tile for tile in kiosk.all_of(TileView) if tile.tile == name and not tile.disabled)


def test_a_tap_on_the_stick_is_riichi_and_the_thousand_leaves_at_once(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap(stick(kiosk, Seat.WEST))
    assert table_of(kiosk).riichi == (Seat.WEST,)
    assert kiosk.app.screen.panel(Seat.WEST).points == 29_000
    assert kiosk.sees("30 000 → 29 000")
    assert kiosk.app.screen.sticks == 1


def test_a_stick_slid_to_the_middle_is_riichi_once(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.drag(stick(kiosk, Seat.SOUTH), kiosk.app.screen.ids.dora)
    kiosk.settle()
    assert table_of(kiosk).riichi == (Seat.SOUTH,)


def test_a_second_tap_explains_and_holding_takes_the_riichi_back(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap(stick(kiosk, Seat.EAST))
    kiosk.tap(stick(kiosk, Seat.EAST))
    assert table_of(kiosk).riichi == (Seat.EAST,)
    assert kiosk.heard("Kim is in riichi")
    kiosk.hold(stick(kiosk, Seat.EAST))
    kiosk.settle()
    assert table_of(kiosk).riichi == ()
    assert table_of(kiosk).points == (30_000,) * 4


def test_an_earlier_riichi_is_not_taken_back_over_a_later_one(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap(stick(kiosk, Seat.EAST))
    kiosk.tap(stick(kiosk, Seat.NORTH))
    kiosk.hold(stick(kiosk, Seat.EAST))
    kiosk.settle()
    assert table_of(kiosk).riichi == (Seat.EAST, Seat.NORTH)
    assert kiosk.heard("Undo that first")


def test_undo_says_what_it_will_undo_and_redo_brings_it_back(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap(stick(kiosk, Seat.SOUTH))
    kiosk.tap("Undo: Jan's riichi")
    assert kiosk.heard("Undone: Jan's riichi.")
    assert table_of(kiosk).riichi == ()
    kiosk.tap("More")
    kiosk.tap("Redo: Jan's riichi")
    assert table_of(kiosk).riichi == (Seat.SOUTH,)


def test_the_dealer_is_told_in_words(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: ExhaustiveDraw(*place, ()))
    assert kiosk.app.screen.panel(Seat.SOUTH).dealer
    assert "EAST" in [text for text in kiosk.texts() if text.isupper()]
    assert kiosk.sees("East 2")


def test_holding_a_seat_tells_the_differences(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.NORTH))
    kiosk.hold(kiosk.app.screen.panel(Seat.EAST))
    assert kiosk.sees("1 000 ahead of Ola")
    assert kiosk.sees("level with Jan")


def test_an_indicator_is_noted_shown_with_its_dora_and_gone_in_the_next_hand(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("Dora")
    kiosk.tap(tile_key(kiosk, "3p"))
    assert kiosk.app.screen.dora_tiles == ["3p", "4p"]
    record(kiosk, lambda place: ExhaustiveDraw(*place, ()))
    assert kiosk.app.indicators == ()
    kiosk.tap("Undo")
    assert kiosk.app.indicators == parse_tiles("3p")


def test_no_sixth_indicator_and_no_fifth_of_a_kind(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.session.put_indicators(parse_tiles("1z1z1z1z"))
    kiosk.settle()
    kiosk.tap("Dora")
    kiosk.tap(tile_key(kiosk, "1z"))
    assert kiosk.app.indicators == parse_tiles("1z1z1z1z")
    assert kiosk.heard("only four of this tile")
    kiosk.tap(tile_key(kiosk, "2m"))
    kiosk.tap(tile_key(kiosk, "3m"))
    assert kiosk.heard("only five indicators")
    assert kiosk.app.indicators == parse_tiles("1z1z1z1z2m")


def test_after_a_power_cut_the_same_hand_is_there_with_its_sticks_and_dora(
    tmp_path: Path,
) -> None:
    kiosk = Kiosk(tmp_path).start()
    start_game(kiosk)
    kiosk.tap(stick(kiosk, Seat.EAST))
    kiosk.app.session.put_indicators(parse_tiles("0s"))
    kiosk.settle()
    kiosk.pull_the_plug()
    again = Kiosk(tmp_path).start()
    assert again.screen == "table"
    assert table_of(again).points == (29_000, 30_000, 30_000, 30_000)
    assert again.app.screen.dora_tiles == ["0s", "6s"]
    again.stop()


def test_time_is_called_and_the_hands_are_counted_down(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("More")
    kiosk.tap("Call time")
    kiosk.tap("Yes: finish it")
    assert kiosk.sees("2 hands left")
    record(kiosk, lambda place: ExhaustiveDraw(*place, ()))
    record(kiosk, lambda place: ExhaustiveDraw(*place, ()))
    assert kiosk.sees("Time is up.")
    assert kiosk.sees("Show the result")


def test_a_game_that_is_over_takes_no_further_hand(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: GameEnded(*place, "agreed"))
    assert kiosk.sees("The game has ended.")
    assert kiosk.find("Draw").disabled


def test_nothing_of_riichi_is_offered_where_the_game_has_none(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009")
    assert not kiosk.sees("Riichi") and not kiosk.sees("Riichi sticks")
    assert not kiosk.sees("Dora") and kiosk.sees("Draw")


def test_points_say_from_what_to_what_after_a_win(kiosk: Kiosk) -> None:
    start_game(kiosk)
    winner = Winner(Seat.EAST, han=3, fu=40)
    record(kiosk, lambda place: Win(*place, (winner,), Seat.WEST))
    assert kiosk.sees("30 000 → 37 700") and kiosk.sees("30 000 → 22 300")


def test_the_screen_turns_to_each_side_of_the_table(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("More")
    kiosk.tap("Rotate screen")
    assert kiosk.app.settings.rotation == 90
    for turned in (180, 270, 0):
        kiosk.app.screen.turn()
        kiosk.settle()
        assert kiosk.app.settings.rotation == turned


def test_a_running_game_is_one_tap_away_from_the_home_screen(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.tap("More")
    kiosk.tap("Home")
    assert not kiosk.sees("New game")
    kiosk.tap("Back to the table")
    assert kiosk.screen == "table"
