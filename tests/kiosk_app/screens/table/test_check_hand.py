"""At a draw a hand is checked: whose is asked, and who waits is ticked."""

import pytest

from kiosk_app.session.steps import Step
from kiosk_app.ui.navigator import SCREEN_OF_STEP
from scorer.table import Seat
from scorer.tiles import parse_tile
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk


def check(kiosk: Kiosk, name: str, tiles: str) -> None:
    kiosk.app.show("draw")
    kiosk.settle()
    kiosk.tap("Check a hand")
    kiosk.tap(name)
    assert kiosk.screen == "camera"
    session = kiosk.app.session
    session.go(Step.ENTER_TILES)
    kiosk.settle()
    hand = session.draft.winner.hand
    for tile in tiles.split():
        hand = hand.added(parse_tile(tile))
    session.confirm_hand(hand)
    kiosk.settle()
    assert kiosk.screen == "waits"
    kiosk.tap("Done")
    assert kiosk.screen == "draw"


def test_a_check_that_was_given_up_meanwhile_is_not_gone_back_to(kiosk: Kiosk) -> None:
    """The win of before goes on, of which nobody has said who won."""
    start_game(kiosk)
    kiosk.app.session.start_win(None)
    kiosk.app.show("draw")
    kiosk.app.session.check_tenpai(Seat.WEST)
    kiosk.app.session.go(Step.ENTER_TILES)
    kiosk.settle()
    kiosk.app.show("waits")
    kiosk.app.session.abandon_tenpai()
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "draw"


def test_nobody_goes_back_to_a_hand_that_was_checked(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.show("table")
    kiosk.app.session.check_tenpai(Seat.WEST)
    kiosk.app.session.go(Step.ENTER_TILES)
    kiosk.app.show("waits")
    kiosk.app.screen.done()
    kiosk.settle()
    assert kiosk.screen == "draw"
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "table"


@pytest.mark.parametrize("name", SCREEN_OF_STEP.values())
def test_no_screen_of_a_hand_falls_where_nobody_has_said_who_won(kiosk: Kiosk, name: str) -> None:
    start_game(kiosk)
    kiosk.app.session.start_win(None)
    kiosk.app.show(name)
    kiosk.settle()
    kiosk.resize(480, 800)
    kiosk.settle()
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen in ("home", "table", "win")


def ticked(kiosk: Kiosk) -> list[str]:
    return [each.text for each in kiosk.app.screen.ids.tenpai.children if each.chosen]


def test_who_was_checked_and_waits_is_ticked(kiosk: Kiosk) -> None:
    start_game(kiosk)
    check(kiosk, "Maja", "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 5z 5z")
    assert ticked(kiosk) == ["Maja"]
    assert kiosk.app.screen._draft.tenpai == {Seat.WEST}


def test_who_was_checked_and_does_not_wait_is_not(kiosk: Kiosk) -> None:
    start_game(kiosk)
    check(kiosk, "Jan", "1m 4m 7m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z")
    assert ticked(kiosk) == []
    assert kiosk.heard("Jan is noten")
