"""Where every hand scores, the points of each hand are settled."""

from pathlib import Path

from scorer.table import Seat, Win
from tests.kiosk_app.games import start_game, table_of
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import eyes_on, laid


def test_the_points_of_all_hands_are_settled_between_all(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path, eyes=eyes_on(laid("234m456p67s11z555z", "8s"))).start()
    start_game(kiosk, rules="nts-2009")
    before = table_of(kiosk).points
    kiosk.app.start_win(Seat.SOUTH)
    kiosk.settle()
    kiosk.app.win.paid(Seat.NORTH)
    kiosk.settle()
    assert kiosk.screen == "settle"
    assert kiosk.find("Accept").disabled
    for figure in ("4", "0"):
        kiosk.tap(figure)
    kiosk.tap("Maja")
    kiosk.tap("8")
    kiosk.tap("Accept")
    after = table_of(kiosk).points
    event = kiosk.app.state.steps.last.event
    assert isinstance(event, Win) and event.payments is not None
    assert sum(event.payments) == 0
    gained = [now - was for now, was in zip(after, before, strict=True)]
    assert gained == [-48, 160, -24, -88]
    kiosk.stop()
