"""From “ron” to points moved: who won, who paid, the photo, the score, accepted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk_app.ui.widgets.hand_view import TileKey
from scorer.table import RiichiDeclared, Seat, Win
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid, nothing_there
from vision.hand_reading import note

DRAGONS = laid("234m456p67s11z555z", "8s")


@pytest.fixture
def on_table() -> Laid:
    return Laid(DRAGONS)


@pytest.fixture
def kiosk(tmp_path: Path, on_table: Laid) -> Iterator[Kiosk]:
    kiosk = Kiosk(tmp_path, camera=camera_on(on_table)).start()
    yield kiosk
    kiosk.stop()


def payer(kiosk: Kiosk, name: str) -> None:
    """Tap who paid; the same names stand among the winners."""
    assert kiosk.screen == "win"
    buttons = kiosk.app.screen.ids.payers.children
    kiosk.tap(next(button for button in buttons if name in button.text))


def key(kiosk: Kiosk, *names: str) -> None:
    for name in names:
        kiosk.tap(next(key for key in kiosk.all_of(TileKey) if key.tile == name), settle=False)


def test_a_win_takes_three_taps_when_the_camera_takes_the_photo_by_itself(kiosk: Kiosk) -> None:
    start_game(kiosk)
    before = table_of(kiosk).points
    kiosk.app.session.start_win(Seat.SOUTH)  # the first tap: the winner's seat at the table
    kiosk.settle()
    payer(kiosk, "Ola")  # the second
    kiosk.wait(lambda: kiosk.screen == "score")
    assert kiosk.sees("White Dragons")
    kiosk.tap("Accept")  # the third
    assert kiosk.screen == "table"
    after = table_of(kiosk).points
    assert after[Seat.SOUTH] - before[Seat.SOUTH] == before[Seat.NORTH] - after[Seat.NORTH] > 0
    event = kiosk.app.state.steps[-1].event
    assert isinstance(event, Win) and event.discarder is Seat.NORTH


def test_the_shutter_is_a_fourth_tap_where_the_countdown_was_stopped(
    kiosk: Kiosk, on_table: Laid
) -> None:
    on_table.reading = nothing_there(note("no-tiles"))
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    payer(kiosk, "Tsumo")
    screen = kiosk.app.screen
    screen.countdown = 60
    kiosk.wait(lambda: kiosk.sees("No tiles are in view"))
    on_table.reading = DRAGONS
    kiosk.wait(lambda: screen.ids.ring.share > 0)
    kiosk.tap(screen.ids.view, settle=False)
    kiosk.wait(lambda: screen.ids.ring.share == 0)
    screen.countdown = 0
    looks = on_table.looks
    kiosk.wait(lambda: on_table.looks > looks + 5)
    assert kiosk.screen == "camera" and screen.ids.ring.share == 0
    kiosk.tap(screen.ids.shutter, settle=False)
    kiosk.wait(lambda: kiosk.screen == "score")
    assert kiosk.app.session.draft.self_drawn


def test_a_hand_is_tapped_in_where_nobody_wants_a_photo(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    payer(kiosk, "Kim")
    kiosk.tap("Tap the tiles")
    key(kiosk, *map(str, parse_tiles("234m456p67s11z555z8s")))
    kiosk.tap("Continue")
    assert kiosk.sees("Riichi")
    kiosk.tap("Ippatsu")
    assert kiosk.sees("3 han 40 fu")
    kiosk.tap("Accept")
    assert table_of(kiosk).points[Seat.SOUTH] == 30000 + 5200


def test_a_double_ron_asks_for_both_hands_in_turn(kiosk: Kiosk, on_table: Laid) -> None:
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    kiosk.tap("Several winners")
    kiosk.tap(kiosk.app.screen.ids.winners.children[1])  # West
    payer(kiosk, "Kim")
    kiosk.wait(lambda: kiosk.sees("2 of 2"))
    assert kiosk.sees("Maja's hand")
    on_table.reading = laid("345m345p345s77z88s", "8s")
    kiosk.wait(lambda: kiosk.screen == "score")
    assert kiosk.sees("Jan") and kiosk.sees("Maja")
    kiosk.tap("Accept")
    event = kiosk.app.state.steps[-1].event
    assert isinstance(event, Win)
    assert [winner.seat for winner in event.winners] == [Seat.SOUTH, Seat.WEST]


def three_winners(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    kiosk.app.session.start_win(None)
    kiosk.settle()
    kiosk.tap("Several winners")
    for at in (0, 1, 2):
        kiosk.tap(kiosk.app.screen.ids.winners.children[at])


def test_three_winners_abort_the_hand_where_the_rules_say_so(kiosk: Kiosk) -> None:
    three_winners(kiosk)
    assert kiosk.sees("abortive draw")
    assert all(button.disabled for button in kiosk.app.screen.ids.payers.children)


def test_a_hand_that_is_looked_at_in_between_does_not_forget_who_won(
    kiosk: Kiosk, on_table: Laid
) -> None:
    on_table.reading = nothing_there(note("no-tiles"))
    three_winners(kiosk)
    kiosk.tap(next(iter(kiosk.app.screen.ids.abort.children)))
    kiosk.tap("Check a hand")
    kiosk.tap("Kim")
    assert kiosk.screen == "camera"
    for screen in ("draw", "win"):
        kiosk.app.back()
        kiosk.settle()
        assert kiosk.screen == screen
    draft = kiosk.app.session.draft
    assert len(draft.seats) == 3 and draft.free is None
    for at in (0, 1, 2):
        kiosk.tap(kiosk.app.screen.ids.winners.children[at])
    assert kiosk.app.session.draft.seats == ()
    assert all(button.disabled for button in kiosk.app.screen.ids.payers.children)


def test_going_back_loses_nothing(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    payer(kiosk, "Ola")
    kiosk.wait(lambda: kiosk.screen == "score")
    hand = kiosk.app.session.draft.winner.hand
    kiosk.app.back()
    kiosk.settle()
    assert kiosk.screen == "camera"
    assert kiosk.app.session.draft.winner.hand == hand
    kiosk.tap("Keep the tiles")
    assert kiosk.screen == "score"
    kiosk.app.show("table")
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()
    assert kiosk.app.session.draft.winner.hand == hand


def test_a_hand_without_a_game_is_scored_and_written_nowhere(kiosk: Kiosk) -> None:
    kiosk.tap("Score a hand")
    kiosk.wait(lambda: kiosk.screen == "score")
    assert kiosk.sees("White Dragons")
    kiosk.tap("Riichi")
    kiosk.tap("Seat: South")
    assert kiosk.sees("Seat: West")
    kiosk.tap("Tsumo")
    assert kiosk.sees("Fully Concealed Hand")
    kiosk.tap("Done")
    assert kiosk.screen == "home"
    assert kiosk.app.state is None
