"""Pictures of a hand in which everybody scores."""

from collections.abc import Callable

import numpy as np

from kiosk_app.session.hand_draft import drawn_part
from kiosk_app.session.photo_hand import seen_hand
from kiosk_app.session.steps import Step
from scorer.hand import Meld, MeldKind
from scorer.table import Seat
from scorer.tiles import parse_tiles
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import laid
from tests.kiosk_app.nts_hands import EAST, NORTH, WON, start_deal, tell, tell_example
from vision.photo import Photo

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
}
