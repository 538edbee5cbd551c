"""Pictures of a hand in which everybody scores."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.photo_hand import seen_hand
from kiosk_app.session.steps import Step
from scorer.hand import Meld, MeldKind
from scorer.table import SEATS, GameEnded, Seat, Win, Winner
from scorer.table.table import by_chair
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import laid
from tests.kiosk_app.nts_hands import EAST, NORTH, WON, start_deal, tell, tell_example
from vision.photo import Photo

FIVE = ("Kim", "Jan de Vries", "Maja", "Ola", "Cornelis van der Meer")
PUNG = Meld(MeldKind.PON, parse_tiles("777z"))


def settle(kiosk: Kiosk) -> None:
    """Two hands by their tiles, one by its points, one not told."""
    start_deal(kiosk)
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.NORTH, NORTH)
    tell(kiosk, Seat.WEST, points=40)


def settle_empty(kiosk: Kiosk) -> None:
    start_deal(kiosk, None)


def settle_refused(kiosk: Kiosk) -> None:
    """A tile that is there too often."""
    start_deal(kiosk)
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.EAST, drawn_part("444m44p55567s777z"))


def settle_problem(kiosk: Kiosk) -> None:
    """A hand with a tile too few."""
    start_deal(kiosk)
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.EAST, drawn_part("222m555p777z1s3s8m"))


def points(kiosk: Kiosk) -> None:
    start_deal(kiosk)
    tell(kiosk, Seat.EAST, points=128)
    kiosk.app.screen.points(Seat.EAST)
    kiosk.settle()


def deal(kiosk: Kiosk) -> None:
    """The worked example of the document."""
    start_deal(kiosk)
    tell_example(kiosk)
    kiosk.app.screen.look(Seat.SOUTH)
    kiosk.settle()


def deal_other(kiosk: Kiosk) -> None:
    deal(kiosk)
    kiosk.app.screen.look_at(Seat.EAST)
    kiosk.settle()


def not_out(kiosk: Kiosk) -> None:
    """Too few doublings to go out."""
    start_deal(kiosk)
    tell(kiosk, Seat.SOUTH, drawn_part("234m456p567s22p99s", "9s"))
    tell(kiosk, Seat.EAST, EAST)
    kiosk.app.screen.look(Seat.SOUTH)
    kiosk.settle()


def lucky(kiosk: Kiosk) -> None:
    deal_other(kiosk)
    kiosk.tap(kiosk.app.screen.ids.switches.children[0])


def reading(kiosk: Kiosk) -> None:
    """The photo of a hand that did not win, with a tile in doubt."""
    start_deal(kiosk)
    doubts = {3: ("7m", "9m")}
    found = laid("2228m5559p13s", None, [PUNG], doubts=doubts, complete=False)
    kiosk.app.session.look_at(Seat.EAST)
    kiosk.app.session.take_reading(
        seen_hand(Photo("photo", np.full((540, 960, 3), 90, np.uint8)), found)
    )
    kiosk.settle()


def tiles(kiosk: Kiosk) -> None:
    """The hand of somebody who did not win."""
    start_deal(kiosk)
    tell(kiosk, Seat.NORTH, NORTH)
    kiosk.app.session.look_at(Seat.NORTH)
    kiosk.app.session.go(Step.ENTER_TILES)
    kiosk.settle()


def undo(kiosk: Kiosk) -> None:
    """The table after a deal, which an undo takes back."""
    start_deal(kiosk)
    tell_example(kiosk)
    kiosk.app.session.accept()
    kiosk.settle()


def history(kiosk: Kiosk) -> None:
    undo(kiosk)
    kiosk.app.show("history")
    kiosk.settle()


def kept_hands(kiosk: Kiosk) -> None:
    """The hands that were kept with a deal."""
    history(kiosk)
    kiosk.app.screen.show_hand(kiosk.app.screen.hands[0])
    kiosk.settle()


def _five(kiosk: Kiosk) -> None:
    """The second hand of five: the first East sits out."""
    start_game(kiosk, rules="nts-2009", players=FIVE)
    paid = (-272, 1088, -544, -272, 0)
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH),), Seat.WEST, payments=paid))


def new_game_of_five(kiosk: Kiosk) -> None:
    kiosk.app.show("new-game")
    game = kiosk.app.screen.game
    game.rules, game.count = "nts-2009", 5
    game.seat(Seat.DREAMER, "Cornelis van der Meer")
    kiosk.app.screen.refresh()
    kiosk.settle()


def count_of_players(kiosk: Kiosk) -> None:
    new_game_of_five(kiosk)
    kiosk.app.screen.ask_count()
    kiosk.settle()


def table_of_five(kiosk: Kiosk) -> None:
    _five(kiosk)


def over_of_five(kiosk: Kiosk) -> None:
    _five(kiosk)
    record(kiosk, lambda place: GameEnded(*place, "agreed"))


def settle_of_five(kiosk: Kiosk) -> None:
    _five(kiosk)
    kiosk.app.session.start_win(Seat.DREAMER)
    kiosk.app.session.paid_by(Seat.SOUTH)
    kiosk.settle()
    tell(kiosk, Seat.DREAMER, drawn_part("1234678m222z111z", "4m"))
    tell(kiosk, Seat.WEST, points=40)


def result_of_five(kiosk: Kiosk) -> None:
    over_of_five(kiosk)
    kiosk.app.show("final")
    kiosk.settle()


def details_of_five(kiosk: Kiosk) -> None:
    result_of_five(kiosk)
    kiosk.app.screen.show_details()
    kiosk.settle()


def history_of_five(kiosk: Kiosk) -> None:
    _five(kiosk)
    kiosk.app.show("history")
    kiosk.settle()


def _green(kiosk: Kiosk) -> None:
    """Three players in the hand that the green dragon rules."""
    start_game(kiosk, rules="nts-2009", players=(*FIVE[:3], ""))
    for winner in (Seat.SOUTH, Seat.WEST, Seat.EAST):
        paid = by_chair({seat: 40 if seat is winner else -20 for seat in SEATS[:3]})
        won = Win("", 0, (Winner(winner),), None, payments=paid)
        record(kiosk, lambda place, won=won: replace(won, id=place[0], sequence=place[1]))  # type: ignore[misc]


def table_of_three(kiosk: Kiosk) -> None:
    _green(kiosk)


def settle_of_three(kiosk: Kiosk) -> None:
    _green(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(None)
    kiosk.settle()
    tell(kiosk, Seat.SOUTH, points=128)


def ruling_of_three(kiosk: Kiosk) -> None:
    settle_of_three(kiosk)
    kiosk.app.screen.ask_ruling()
    kiosk.settle()


PICTURES: dict[str, Callable[[Kiosk], None]] = {
    "settle": settle,
    "settle-empty": settle_empty,
    "settle-refused": settle_refused,
    "settle-problem": settle_problem,
    "points": points,
    "deal": deal,
    "deal-other": deal_other,
    "not-out": not_out,
    "lucky": lucky,
    "reading": reading,
    "tiles": tiles,
    "undo": undo,
    "history": history,
    "kept-hands": kept_hands,
    "new-game-of-five": new_game_of_five,
    "count-of-players": count_of_players,
    "table-of-five": table_of_five,
    "over-of-five": over_of_five,
    "settle-of-five": settle_of_five,
    "result-of-five": result_of_five,
    "details-of-five": details_of_five,
    "history-of-five": history_of_five,
    "table-of-three": table_of_three,
    "settle-of-three": settle_of_three,
    "ruling-of-three": ruling_of_three,
}
