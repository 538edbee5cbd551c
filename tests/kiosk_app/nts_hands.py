"""The four hands of a deal of NTS, told at a kiosk without tapping each tile."""

from dataclasses import replace

from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.plain_worth import PlainWorth
from scorer.hand import Meld, MeldKind, Source
from scorer.table import Seat
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import start_game
from tests.kiosk_app.kiosk import Kiosk

# The worked example of the document: East 128, South 272, West dead, North 40.
WON = drawn_part(
    "4678m111z",
    "4m",
    [
        Meld(MeldKind.PON, parse_tiles("555m"), Source.LEFT),
        Meld(MeldKind.CHI, parse_tiles("123m"), Source.LEFT),
    ],
)
EAST = drawn_part("2228m5559p13s777z")
NORTH = drawn_part("1356899s333z", melds=[Meld(MeldKind.PON, parse_tiles("222s"), Source.ACROSS)])
PAID = (-56, 1088, -712, -320)


def start_deal(kiosk: Kiosk, discarder: Seat | None = Seat.WEST, rules: str = "nts-2009") -> None:
    """A game, and South has gone out."""
    start_game(kiosk, rules=rules)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(discarder)
    kiosk.settle()


def tell(
    kiosk: Kiosk,
    seat: Seat,
    hand: HandDraft | None = None,
    *,
    points: int | None = None,
    dead: bool = False,
) -> None:
    app = kiosk.app
    app.session.look_at(seat)
    plain = None if points is None else PlainWorth(points=points)
    one = replace(app.session.draft.winner, hand=hand or HandDraft(), plain=plain, dead=dead)
    app.session.correct(app.session.draft.with_winner(one))
    app.screen.refresh()
    kiosk.settle()


def tell_example(kiosk: Kiosk) -> None:
    tell(kiosk, Seat.SOUTH, WON)
    tell(kiosk, Seat.EAST, EAST)
    tell(kiosk, Seat.WEST, dead=True)
    tell(kiosk, Seat.NORTH, NORTH)
