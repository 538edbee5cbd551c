"""Pictures of the club night."""

from kiosk_app.club.night_file import read_night_text
from kiosk_app.club.nights import close_night
from kiosk_app.club.nights import open_night as open_night_of
from kiosk_app.screens.club.file_sheet import FileSheet
from kiosk_app.screens.club.nights import NightRow
from kiosk_app.screens.club.phone_sheet import PhoneSheet
from kiosk_app.session import round_clock
from kiosk_app.session.game_session import now
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.pictures.course import share_code
from tests.kiosk_app.whole_night import (
    begin_night,
    play_out,
    play_with_yaku,
    seat_and_begin,
    stored,
)


def _show(kiosk: Kiosk, screen: str) -> None:
    kiosk.app.show(screen)
    kiosk.settle()


def no_night(kiosk: Kiosk) -> None:
    _show(kiosk, "club")


def open_night(kiosk: Kiosk) -> None:
    _show(kiosk, "club")
    kiosk.app.screen_named("club").ask_to_open()
    kiosk.settle()


def club(kiosk: Kiosk) -> None:
    begin_night(kiosk, 12, name="16-11")
    play_out(kiosk, seat_and_begin(kiosk, 3)[0])
    _start_clock(kiosk)
    _show(kiosk, "club")


def export(kiosk: Kiosk) -> None:
    club(kiosk)
    kiosk.app.screen_named("club").export()
    kiosk.settle()


def players(kiosk: Kiosk) -> None:
    begin_night(kiosk)
    _show(kiosk, "players")


def players_search(kiosk: Kiosk) -> None:
    players(kiosk)
    kiosk.app.screen_named("players").ids.search.focus = True
    kiosk.type("Ja")
    kiosk.settle()


def players_arriving(kiosk: Kiosk) -> None:
    """Nobody is here yet, and many were last week."""
    night, _ = begin_night(kiosk, 9)
    store = kiosk.app.session.store

    def again() -> bool:
        close_night(store, night, now())
        open_night_of(store, now())
        return True

    stored(kiosk, again)
    _show(kiosk, "players")


def players_new_name(kiosk: Kiosk) -> None:
    players_arriving(kiosk)
    kiosk.app.screen_named("players").ids.search.focus = True
    kiosk.type("Jan-Willem")
    kiosk.settle()


def players_file(kiosk: Kiosk) -> None:
    players_arriving(kiosk)
    sheet = FileSheet(then=lambda _: None)
    sheet.open()
    path = kiosk.folder / "tonight.csv"
    path.write_text("name,EMA number\nKim Jansen,\nEva Lund,\nAnna,x1\nBo,x2\nCy,x3\nDi,x4\n")
    sheet.read(path)
    kiosk.settle()


def players_phone(kiosk: Kiosk) -> None:
    """A code to scan, and two names that came from a phone."""
    players_arriving(kiosk)
    sheet = PhoneSheet(then=lambda _: None)
    sheet.open()
    kiosk.settle()
    sheet.link = "http://192.168.1.20:41234/oZbkEbkEoZbkEbkEoZbk"
    store = kiosk.app.session.store
    sheet._was_read(stored(kiosk, lambda: read_night_text(store, "", "Kim Jansen\nEva Lund")))
    kiosk.settle()


def player_new(kiosk: Kiosk) -> None:
    players(kiosk)
    kiosk.app.screen_named("players").add()
    kiosk.settle()


def seating_empty(kiosk: Kiosk) -> None:
    begin_night(kiosk)
    _show(kiosk, "seating")


def seating(kiosk: Kiosk) -> None:
    """Eleven players: three of them wait."""
    begin_night(kiosk, 11)
    seat_and_begin(kiosk, 1)
    _show(kiosk, "seating")


def seating_plan(kiosk: Kiosk) -> None:
    seating_empty(kiosk)
    kiosk.app.screen_named("seating").plan()
    kiosk.settle()


def seating_begin(kiosk: Kiosk) -> None:
    begin_night(kiosk, 11)
    seat_and_begin(kiosk, 0)
    _show(kiosk, "seating")
    screen = kiosk.app.screen_named("seating")
    screen.ask_to_begin(screen.tonight.rounds[0], "2")
    kiosk.settle()


def timer_ready(kiosk: Kiosk) -> None:
    begin_night(kiosk)
    _show(kiosk, "timer")


def timer(kiosk: Kiosk) -> None:
    begin_night(kiosk)
    seat_and_begin(kiosk, 2)
    _start_clock(kiosk)
    store = kiosk.app.session.store
    kiosk.app.session.clock.take(stored(kiosk, lambda: round_clock.give_time(store, "2", 5)))
    _show(kiosk, "timer")


def timer_more(kiosk: Kiosk) -> None:
    timer(kiosk)
    kiosk.app.screen_named("timer").give_time()
    kiosk.settle()


def standings(kiosk: Kiosk) -> None:
    begin_night(kiosk, 12, name="16-11")
    for game in seat_and_begin(kiosk, 3):
        play_out(kiosk, game)
    _show(kiosk, "standings")


def player(kiosk: Kiosk) -> None:
    standings(kiosk)
    view = kiosk.app.screen.view
    kiosk.app.screen.look_at(next(line for line in view.lines if line.best_hand))
    kiosk.settle()


def player_opponents(kiosk: Kiosk) -> None:
    player(kiosk)
    kiosk.app.screen.show_tab("opponents")
    kiosk.settle()


def player_yaku(kiosk: Kiosk) -> None:
    begin_night(kiosk, 4)
    (game,) = seat_and_begin(kiosk, 1)
    play_with_yaku(kiosk, game)
    _show(kiosk, "standings")
    kiosk.app.screen.look_at(kiosk.app.screen.view.lines[0])
    kiosk.settle()
    kiosk.app.screen.show_tab("yaku")
    kiosk.settle()


def past_nights(kiosk: Kiosk) -> None:
    standings(kiosk)
    _show(kiosk, "nights")


def past_night(kiosk: Kiosk) -> None:
    past_nights(kiosk)
    kiosk.tap("16-11")


def past_game(kiosk: Kiosk) -> None:
    past_night(kiosk)
    kiosk.app.screen._look_at_game(kiosk.app.screen.looked.games[0])
    kiosk.settle()


def past_hands(kiosk: Kiosk) -> None:
    past_game(kiosk)
    kiosk.app.screen.turn_page()
    kiosk.settle()


def poster(kiosk: Kiosk) -> None:
    past_night(kiosk)
    share_code(kiosk)


def yakuman(kiosk: Kiosk) -> None:
    begin_night(kiosk, 4)
    (game,) = seat_and_begin(kiosk, 1)
    play_with_yaku(kiosk, game)
    _show(kiosk, "yakuman")


def yakuman_hand(kiosk: Kiosk) -> None:
    yakuman(kiosk)
    kiosk.tap(kiosk.all_of(NightRow)[0])


def standings_penalties(kiosk: Kiosk) -> None:
    standings(kiosk)
    kiosk.app.screen.show_penalties()
    kiosk.settle()


def _start_clock(kiosk: Kiosk) -> None:
    store = kiosk.app.session.store
    kiosk.app.session.clock.take(stored(kiosk, lambda: round_clock.start(store, 75, 5)))


PICTURES = {
    "no-night": no_night,
    "open-night": open_night,
    "club": club,
    "export": export,
    "players": players,
    "players-search": players_search,
    "players-arriving": players_arriving,
    "players-new-name": players_new_name,
    "players-file": players_file,
    "players-phone": players_phone,
    "player-new": player_new,
    "seating-empty": seating_empty,
    "seating": seating,
    "seating-plan": seating_plan,
    "seating-begin": seating_begin,
    "standings": standings,
    "player": player,
    "player-opponents": player_opponents,
    "player-yaku": player_yaku,
    "past-nights": past_nights,
    "past-night": past_night,
    "past-game": past_game,
    "past-hands": past_hands,
    "poster": poster,
    "yakuman": yakuman,
    "yakuman-hand": yakuman_hand,
    "standings-penalties": standings_penalties,
    "timer-ready": timer_ready,
    "timer": timer,
    "timer-more": timer_more,
}
