"""Pictures of the club night."""

from tests.kiosk_app.club_night import begin_night
from tests.kiosk_app.kiosk import Kiosk


def players(kiosk: Kiosk) -> None:
    begin_night(kiosk)
    kiosk.app.show("players")
    kiosk.settle()


def players_search(kiosk: Kiosk) -> None:
    players(kiosk)
    kiosk.app.screen.ids.search.focus = True
    kiosk.type("Ja")
    kiosk.settle()


def player_new(kiosk: Kiosk) -> None:
    players(kiosk)
    kiosk.app.screen.add()
    kiosk.settle()


PICTURES = {
    "players": players,
    "players-search": players_search,
    "player-new": player_new,
}
