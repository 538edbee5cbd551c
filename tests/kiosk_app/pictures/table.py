"""Pictures of the table, and of what goes before and beside its hands."""

from collections.abc import Callable

from kiosk_app.screens.start.new_game import HandicapSheet
from kiosk_app.screens.table.furiten_sheet import FuritenSheet
from kiosk_app.screens.table.wall_sheet import WallSheet
from kiosk_app.session.drawn_hand import drawn_part
from scorer.offences import offences_of
from scorer.table import (
    SEATS,
    Chombo,
    ExhaustiveDraw,
    Penalty,
    RiichiDeclared,
    Seat,
    TimeCalled,
    Win,
    Winner,
)
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk

Bring = Callable[[Kiosk], None]


def new_game(kiosk: Kiosk) -> None:
    kiosk.app.show("new-game")
    kiosk.settle()


def new_game_names(kiosk: Kiosk) -> None:
    new_game(kiosk)
    kiosk.app.screen.seat(Seat.EAST, "Kim")
    kiosk.app.screen.ask_name(1)
    kiosk.frames()


def new_game_rules(kiosk: Kiosk) -> None:
    new_game(kiosk)
    kiosk.app.screen.ask_rules()
    kiosk.frames()


def new_game_more(kiosk: Kiosk) -> None:
    new_game(kiosk)
    kiosk.app.screen.ask_more()
    kiosk.frames()


def table(kiosk: Kiosk) -> None:
    start_game(kiosk)


def riichi(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.NORTH))
    kiosk.app.session.put_indicators(parse_tiles("3p"))
    kiosk.settle()


def more(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.screen.open_more()
    kiosk.frames()


def compare(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.NORTH))
    kiosk.app.screen.compare(Seat.EAST)
    kiosk.frames()


def indicators(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.session.put_indicators(parse_tiles("3p5z0s9m"))
    kiosk.settle()
    kiosk.app.screen.note_dora()
    kiosk.frames()


def _riichi(kiosk: Kiosk, seat: Seat) -> None:
    record(kiosk, lambda place: RiichiDeclared(*place, seat))


def long_names(kiosk: Kiosk) -> None:
    names = ("Willem van der Berg-Konstantinopoulou", "Jan", "Anne Christine", "Ōkubo Nobuhide")
    start_game(kiosk, players=names)
    for seat in SEATS:
        _riichi(kiosk, seat)
    kiosk.app.session.put_indicators(parse_tiles("3p5z0s9m"))
    kiosk.settle()


def turned(kiosk: Kiosk) -> None:
    kiosk.app.apply_settings(kiosk.app.settings.changed(seats_turned=True))
    long_names(kiosk)


def differences(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH, han=3, fu=30),), Seat.WEST))
    kiosk.app.screen.show_differences(True)
    kiosk.app.screen._notes_read()
    kiosk.settle()


def last_hands(kiosk: Kiosk) -> None:
    """South 4: Jan leads, Maja has a stick out."""
    start_game(kiosk, tournament=True)
    record(kiosk, lambda place: Chombo(*place, Seat.NORTH, "12345"))
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH, han=4, fu=30),), Seat.EAST))
    for _ in range(6):
        record(kiosk, lambda place: ExhaustiveDraw(*place, ()))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    kiosk.app.session.put_indicators(parse_tiles("3p"))
    kiosk.app.screen._notes_read()
    kiosk.settle()


def needs(kiosk: Kiosk) -> None:
    last_hands(kiosk)
    kiosk.app.screen.show_needs()
    kiosk.frames()


def win_paid(kiosk: Kiosk) -> None:
    start_game(kiosk)
    winner = Winner(Seat.EAST, han=6)
    record(kiosk, lambda place: Win(*place, (winner,), Seat.WEST))


def game_over(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: TimeCalled(*place, False))
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST, Seat.NORTH)))


def nts(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009")


def call_time(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.screen.call_time()
    kiosk.frames()


def end_game(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.screen.end_game()
    kiosk.frames()


def draw(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
    kiosk.app.show("draw")
    kiosk.settle()


def draw_aborted(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.EAST))
    kiosk.app.show("draw")
    kiosk.settle()
    kiosk.app.screen._choose("three-ron")
    kiosk.settle()


def draw_many_kinds(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    kiosk.app.show("draw")
    kiosk.settle()


def _ruling(kind: str, **values: object) -> Bring:
    def bring(kiosk: Kiosk) -> None:
        start_game(kiosk)
        record(kiosk, lambda place: Penalty(*place, Seat.WEST, 5000, "12345"))
        kiosk.app.show("referee")
        kiosk.settle()
        kiosk.app.screen.change(kind=kind, **values)
        kiosk.settle()

    return bring


def sanma(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="sanma", players=("Kim", "Jan", "Maja", ""))
    record(kiosk, lambda place: Win(*place, (Winner(Seat.SOUTH, han=3, fu=30),), Seat.WEST))


def handicap(kiosk: Kiosk) -> None:
    new_game(kiosk)
    kiosk.app.screen.game.handicap = {Seat.EAST: -1_000}
    HandicapSheet(kiosk.app.screen).open()
    kiosk.frames()


def wall(kiosk: Kiosk) -> None:
    start_game(kiosk)
    sheet = WallSheet()
    sheet.open()
    sheet.choose(0, 1)
    sheet.choose(1, 4)
    kiosk.frames()


def nts_wall(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="nts-2009")
    sheet = WallSheet()
    sheet.open()
    for at, face in enumerate((1, 2, 4, 3)):
        sheet.choose(at, face)
    kiosk.frames()


def furiten(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.WEST)
    kiosk.app.session.confirm_hand(drawn_part("45678p11s222m333z", "3p"))
    kiosk.settle()
    session = kiosk.app.session
    hand = session.draft.winner.hand.or_none()
    assert hand is not None
    sheet = FuritenSheet(session.draft.winner, hand)
    sheet.open()
    sheet._tap(parse_tiles("9p")[0])
    kiosk.frames()


def offences(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.show("offences")
    kiosk.settle()


def offence(kiosk: Kiosk) -> None:
    offences(kiosk)
    kiosk.app.screen.choose(next(o for o in offences_of("ema-2016") if o.id == "obstruction-again"))
    kiosk.settle()


def _correction(tab: str) -> Bring:
    def bring(kiosk: Kiosk) -> None:
        start_game(kiosk)
        kiosk.app.show("correction")
        kiosk.settle()
        screen = kiosk.app.screen
        screen.turn_to(tab)
        screen.change(points=[1000, 0, -1000, 0], reason="12345")
        kiosk.settle()

    return bring


PICTURES: dict[str, Bring] = {
    "new-game": new_game,
    "new-game-name": new_game_names,
    "new-game-rules": new_game_rules,
    "new-game-more": new_game_more,
    "table": table,
    "riichi": riichi,
    "long-names": long_names,
    "turned": turned,
    "differences": differences,
    "last-hands": last_hands,
    "needs": needs,
    "win-paid": win_paid,
    "over": game_over,
    "nts": nts,
    "more": more,
    "compare": compare,
    "indicators": indicators,
    "call-time": call_time,
    "end-game": end_game,
    "draw": draw,
    "draw-aborted": draw_aborted,
    "draw-kinds": draw_many_kinds,
    "chombo": _ruling("chombo", seat=Seat.SOUTH),
    "dead-hand": _ruling("dead-hand"),
    "penalty": _ruling("penalty", seat=Seat.SOUTH, reason="12345"),
    "late": _ruling("late", seat=Seat.NORTH),
    "substitute": _ruling("substitute", seat=Seat.NORTH, player="Eva"),
    "cancel": _ruling("cancel", reason="12345"),
    "sanma": sanma,
    "handicap": handicap,
    "wall": wall,
    "nts-wall": nts_wall,
    "furiten": furiten,
    "offences": offences,
    "offence": offence,
    "correction-points": _correction("points"),
    "correction-sticks": _correction("sticks"),
    "correction-dealer": _correction("dealer"),
    "correction-players": _correction("players"),
}
