"""A new game, begun as people begin one."""

from pathlib import Path

import pytest

from kiosk_app.club.players import PlayerDetails, add_players, all_players
from kiosk_app.session.game_session import now
from kiosk_app.settings import Settings
from scorer.table import SEATS, Seat
from tests.kiosk_app.games import PLAYERS, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.looking import dotted_texts
from tests.kiosk_app.whole_night import begin_night, stored


def test_a_game_begins_with_two_taps(kiosk: Kiosk) -> None:
    kiosk.tap("New game")
    kiosk.tap("Start")
    assert kiosk.screen == "table"
    assert table_of(kiosk).players == ("Player 1", "Player 2", "Player 3", "Player 4")
    assert kiosk.app.state.rules.id == "ema-2016"


def test_members_are_found_by_their_first_letters_and_noted_as_themselves(kiosk: Kiosk) -> None:
    table_store = kiosk.app.session.table_store
    members = [PlayerDetails("Kim Berg"), PlayerDetails("Kaja Lund"), PlayerDetails("Ola Nord")]
    kiosk.app.session.write(lambda: add_players(table_store.store, members, now()))
    kiosk.settle()
    kiosk.tap("New game")
    kiosk.tap("Player 2")
    kiosk.tap("K")
    assert kiosk.sees("Kaja Lund") and kiosk.sees("Kim Berg") and not kiosk.sees("Ola Nord")
    kiosk.tap("Kim Berg")
    kiosk.tap("Start")
    assert table_of(kiosk).players[Seat.SOUTH] == "Kim Berg"


@pytest.mark.parametrize(("offer", "guest"), [("Guest: Eva", True), ("New player: Eva", False)])
def test_who_is_typed_is_a_club_player_unless_said_to_be_a_guest(
    kiosk: Kiosk, offer: str, guest: bool
) -> None:
    kiosk.tap("New game")
    kiosk.tap("Player 1")
    for letter in "Eva":
        kiosk.tap(letter)
    kiosk.tap(offer)
    kiosk.tap("Start")
    assert table_of(kiosk).players[Seat.EAST] == "Eva"
    store = kiosk.app.session.store
    club = [player.name for player in stored(kiosk, lambda: all_players(store))]
    assert club == ([] if guest else ["Eva"])


def test_who_usually_comes_is_offered_before_a_letter_is_written(kiosk: Kiosk) -> None:
    _, people = begin_night(kiosk, 4)
    kiosk.app.show("new-game")
    kiosk.settle()
    for seat, player in zip(SEATS, people[:4], strict=True):
        kiosk.tap(f"Player {seat + 1}")
        kiosk.tap(player.name)
    assert kiosk.app.screen.game.names == {
        seat: player.name for seat, player in zip(SEATS, people[:4], strict=True)
    }


def test_who_is_named_at_another_seat_changes_places(kiosk: Kiosk) -> None:
    kiosk.app.show("new-game")
    screen = kiosk.app.screen
    screen.seat(Seat.EAST, "Kim")
    screen.seat(Seat.SOUTH, "Jan")
    screen.seat(Seat.SOUTH, "kim")
    assert screen.game.names == {Seat.EAST: "Jan", Seat.SOUTH: "kim"}


def test_lots_seat_the_same_four_people(kiosk: Kiosk) -> None:
    kiosk.tap("New game")
    for seat in SEATS:
        kiosk.app.screen.seat(seat, PLAYERS[seat])
    kiosk.tap("Draw seats")
    assert sorted(kiosk.app.screen.game.names.values()) == sorted(PLAYERS)
    assert kiosk.heard("Seats drawn")


def test_the_rules_of_the_settings_are_the_default_and_others_can_be_chosen(
    tmp_path: Path,
) -> None:
    kiosk = Kiosk(tmp_path, settings=Settings(rules="tenhou")).start()
    kiosk.tap("New game")
    assert kiosk.sees("Tenhou")
    kiosk.tap("Tenhou")
    kiosk.tap("EMA Riichi 2008")
    kiosk.tap("Start")
    assert kiosk.app.state.rules.id == "ema-2008"
    kiosk.stop()


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_the_longest_name_of_rules_can_be_read_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    kiosk = Kiosk(tmp_path, size, Settings(rules="nts-2009")).start()
    kiosk.tap("New game")
    button = kiosk.app.screen.ids.rules_button
    assert button.text == "Nederlandse Toernooi Spelregels 2.0"
    assert button.label().fits and not dotted_texts(kiosk)
    kiosk.resize(800, 480)
    kiosk.stop()


def test_starting_points_and_tournament_are_kept_for_this_game(kiosk: Kiosk) -> None:
    kiosk.tap("New game")
    kiosk.tap("More")
    kiosk.tap("25 000")
    kiosk.tap("Tournament")
    kiosk.close_sheet()
    kiosk.tap("Start")
    assert table_of(kiosk).points == (25_000,) * 4
    assert table_of(kiosk).tournament


def test_a_running_game_is_not_left_behind(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.show("new-game")
    kiosk.frames()
    assert kiosk.sees("A game is still running at this table")
    kiosk.tap("Go to table")
    assert kiosk.screen == "table"
