"""Pictures of the club night."""

from kiosk_app.screens.club.standings import StandingSheet
from kiosk_app.session import round_clock
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.whole_night import begin_night, play_out, seat_and_begin, stored


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


def standings_player(kiosk: Kiosk) -> None:
    standings(kiosk)
    view = kiosk.app.screen.view
    StandingSheet(line=next(line for line in view.lines if line.best_hand)).open()
    kiosk.settle()


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
    "player-new": player_new,
    "seating-empty": seating_empty,
    "seating": seating,
    "seating-plan": seating_plan,
    "seating-begin": seating_begin,
    "standings": standings,
    "standings-player": standings_player,
    "standings-penalties": standings_penalties,
    "timer-ready": timer_ready,
    "timer": timer,
    "timer-more": timer_more,
}
