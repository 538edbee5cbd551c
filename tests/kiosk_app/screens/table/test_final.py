"""After the end of a game: on to the next, and never back to one that was put away."""

import pytest

from scorer.table import GameEnded
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk


@pytest.fixture
def ended(kiosk: Kiosk) -> Kiosk:
    start_game(kiosk)
    record(kiosk, lambda place: GameEnded(*place, "agreed"))
    kiosk.app.show("final")
    kiosk.settle()
    return kiosk


def test_from_the_next_game_the_way_back_leads_home(ended: Kiosk) -> None:
    ended.tap(ended.app.words("final-again"))
    assert ended.screen == "new-game"
    ended.app.back()
    ended.settle()
    assert ended.screen == "home"


def test_home_frees_the_table(ended: Kiosk) -> None:
    ended.tap(ended.app.words("final-home"))
    assert ended.screen == "home" and ended.app.state is None
