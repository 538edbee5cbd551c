"""Players and evenings to test with."""

from datetime import UTC, datetime, timedelta

from kiosk_app.club.nights import NightCard, come, open_night, present
from kiosk_app.club.players import PlayerCard, PlayerDetails, add_players
from kiosk_app.club.seating import draw_round
from kiosk_app.club.seating_rows import keep_rounds, seated_rounds
from kiosk_app.club.starting import RulesChoice, start_seated
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.store import Store
from scorer.table import ExhaustiveDraw, Seat, Win, Winner

EVENING = datetime(2026, 11, 16, 19, 0, tzinfo=UTC)


def later(minutes: float) -> datetime:
    return EVENING + timedelta(minutes=minutes)


def eight(store: Store, count: int = 8) -> list[PlayerCard]:
    names = [f"Player{number} Last{number}" for number in range(1, count + 1)]
    return add_players(store, [PlayerDetails(name) for name in names], EVENING)


def evening(store: Store, count: int = 8) -> NightCard:
    night = open_night(store, EVENING, name="Test night", season="2026")
    come(store, night, eight(store, count), EVENING)
    return night


def begin_round(
    store: Store, night: NightCard, seed: int = 1, rules: str = "ema-2016"
) -> list[OpenGame]:
    """Seat everybody by draw and begin all games."""
    history = [each.plain for each in seated_rounds(store, night)]
    players = [player.id for player in present(store, night)]
    (seated,) = keep_rounds(store, night, [draw_round(players, history, seed)], EVENING)
    choice = RulesChoice(rules)
    return [
        start_seated(store, night, seated, name, choice, later(1), tournament=True)
        for name in seated.tables
    ]


def play(game: OpenGame) -> None:
    """Two hands and the end."""
    winners = (Winner(Seat.WEST, han=3, fu=40),)
    game.append(Win(*game.next_place(later(2)), winners, Seat.EAST), later(2))
    game.append(ExhaustiveDraw(*game.next_place(later(3)), (Seat.SOUTH,)), later(3))
    game.finish(later(4), "agreed")
