"""Pictures of the table, and of what goes before and beside its hands."""

from scorer.table import RiichiDeclared, Seat
from scorer.tiles import parse_tiles
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk


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
    kiosk.app.put_indicators(parse_tiles("3p"))
    kiosk.settle()


def more(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.screen.open_more()
    kiosk.frames()


def compare(kiosk: Kiosk) -> None:
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.NORTH))
    kiosk.app.screen.compare(0)
    kiosk.frames()


def indicators(kiosk: Kiosk) -> None:
    start_game(kiosk)
    kiosk.app.put_indicators(parse_tiles("3p5z0s9m"))
    kiosk.settle()
    kiosk.app.screen.note_dora()
    kiosk.frames()


PICTURES = {
    "new-game": new_game,
    "new-game-name": new_game_names,
    "new-game-rules": new_game_rules,
    "new-game-more": new_game_more,
    "table": table,
    "riichi": riichi,
    "more": more,
    "compare": compare,
    "indicators": indicators,
}
