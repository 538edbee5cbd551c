"""Club nights at a kiosk, set up without tapping each step."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kiosk_app.desk.desk import now
from kiosk_app.night.nights import NightCard, come, open_night
from kiosk_app.night.players import PlayerCard, PlayerDetails, add_players
from tests.kiosk_app.kiosk import Kiosk

NAMES: Final = (
    *("Kim Jansen", "Jan de Vries", "Maja Sørensen", "Ola Nordmann"),
    *("Åse Bakken", "Bert Peeters", "Chiara Rossi", "Dieter Vogel"),
    *("Emma Lind", "François Roux", "Hanako Yamada", "Ingrid Holm"),
)


def stored(kiosk: Kiosk, work: Callable[[], Any]) -> Any:
    """On the storage thread, as everything that is stored."""
    answers: list[Any] = []
    kiosk.app.workers.storage(work, answers.append)
    kiosk.wait(lambda: answers)
    return answers[0]


def add_people(kiosk: Kiosk, names: Sequence[str] = NAMES) -> list[PlayerCard]:
    store = kiosk.app.desk.store
    people = [
        PlayerDetails(
            name,
            ema_number=f"0400{number:04}" if number % 3 else None,
            country="NL" if number % 3 else None,
            guest=number % 3 == 0,
        )
        for number, name in enumerate(names, 1)
    ]
    found: list[PlayerCard] = stored(kiosk, lambda: add_players(store, people, now()))
    return found


def begin_night(
    kiosk: Kiosk, count: int = 9, name: str = "", names: Sequence[str] = NAMES
) -> tuple[NightCard, list[PlayerCard]]:
    """Everybody is written down, and so many are here."""
    people, store = add_people(kiosk, names), kiosk.app.desk.store

    def begin() -> NightCard:
        night = open_night(store, now(), name=name)
        come(store, night, people[:count], now())
        return night

    return stored(kiosk, begin), people
