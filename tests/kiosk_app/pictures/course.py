"""Pictures of a game's course: its hands, its plot, its end."""

from kiosk_app.ui.widgets.qr import QrCode
from scorer.table import (
    Chombo,
    ExhaustiveDraw,
    GameEnded,
    RiichiDeclared,
    Seat,
    Win,
    Winner,
)
from scorer.table import hands as played_hands
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import begin_night, play_out, seat_and_begin

LONG_NAMES = ("Konstantinopoulou", "Jan-Willem van der Berg", "Maja", "Ōkubo Nobuhide")


def play_some(kiosk: Kiosk) -> None:
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    record(kiosk, lambda place: Win(*place, (Winner(Seat.EAST, han=3, fu=40),), Seat.SOUTH))
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST, Seat.NORTH)))
    record(kiosk, lambda place: Win(*place, (Winner(Seat.NORTH, han=5, fu=30),)))
    record(kiosk, lambda place: Chombo(*place, Seat.WEST, "false ron"))
    two = (Winner(Seat.SOUTH, han=2, fu=30), Winner(Seat.WEST, yakuman=1))
    record(kiosk, lambda place: Win(*place, two, Seat.NORTH))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))


def hands(kiosk: Kiosk) -> None:
    start_game(kiosk, screen="history")
    play_some(kiosk)


def hands_of_long_names(kiosk: Kiosk) -> None:
    start_game(kiosk, players=LONG_NAMES, screen="history")
    play_some(kiosk)


def one_hand(kiosk: Kiosk) -> None:
    hands(kiosk)
    kiosk.tap(kiosk.app.screen.ids.rows.children[1])


def _edited(kiosk: Kiosk, at: int) -> None:
    end = played_hands(kiosk.app.state)[at].end
    assert end is not None
    kiosk.app.session.mending.start(end.id)
    kiosk.settle()


def edited_win(kiosk: Kiosk) -> None:
    hands(kiosk)
    _edited(kiosk, 0)


def edited_draw(kiosk: Kiosk) -> None:
    hands_of_long_names(kiosk)
    _edited(kiosk, 1)


def edited_with_misfits(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou", players=LONG_NAMES, screen="history")
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH, han=2, fu=30),), Seat.EAST))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST,)))
    _edited(kiosk, 0)
    mending = kiosk.app.session.mending
    yakuman = Win("", 0, (Winner(Seat.SOUTH, yakuman=1),), Seat.EAST)
    assert mending.draft is not None
    mending.change(mending.draft.with_hand(end=yakuman))
    kiosk.app.screen.refresh()
    kiosk.settle()


def no_hand(kiosk: Kiosk) -> None:
    start_game(kiosk, screen="history")


def plot(kiosk: Kiosk) -> None:
    hands(kiosk)
    kiosk.app.screen.turn_page()
    kiosk.settle()


def result_so_far(kiosk: Kiosk) -> None:
    start_game(kiosk, screen="final")
    play_some(kiosk)


def result(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou", players=LONG_NAMES, screen="final")
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.WEST,)))
    record(kiosk, lambda place: GameEnded(*place, "agreed"))


def result_of_a_night(kiosk: Kiosk) -> None:
    """With a best hand whose tiles are known."""
    begin_night(kiosk, 4)
    (game,) = seat_and_begin(kiosk, 1)
    play_out(kiosk, game)
    kiosk.app.show("club")
    kiosk.settle()
    kiosk.app.screen.tap_table(kiosk.app.screen.tonight.tables[0])
    kiosk.wait(lambda: kiosk.screen == "final")
    kiosk.settle()


def details(kiosk: Kiosk) -> None:
    result(kiosk)
    kiosk.app.screen.show_details()
    kiosk.settle()


def share(kiosk: Kiosk) -> None:
    result_of_a_night(kiosk)
    share_code(kiosk)


def share_code(kiosk: Kiosk) -> None:
    kiosk.app.screen.share()
    kiosk.wait(lambda: kiosk.all_of(QrCode))
    kiosk.settle()


PICTURES = {
    "hands": hands,
    "hands-of-long-names": hands_of_long_names,
    "one-hand": one_hand,
    "edited-win": edited_win,
    "edited-draw": edited_draw,
    "edited-with-misfits": edited_with_misfits,
    "no-hand": no_hand,
    "plot": plot,
    "result-so-far": result_so_far,
    "result": result,
    "result-of-a-night": result_of_a_night,
    "details": details,
    "share": share,
}
