"""Pictures of a game's course: its hands, its plot, its end."""

from scorer.table import (
    Chombo,
    ExhaustiveDraw,
    GameEnded,
    RiichiDeclared,
    Seat,
    Win,
    Winner,
)
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk

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


def for_a_phone(kiosk: Kiosk) -> None:
    result(kiosk)
    kiosk.app.screen.show_qr()
    kiosk.settle()


PICTURES = {
    "hands": hands,
    "hands-of-long-names": hands_of_long_names,
    "one-hand": one_hand,
    "no-hand": no_hand,
    "plot": plot,
    "result-so-far": result_so_far,
    "result": result,
    "for-a-phone": for_a_phone,
}
