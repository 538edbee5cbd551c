"""Club nights at a kiosk, set up without tapping each step."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kiosk_app.club.nights import NightCard, come, open_night, present
from kiosk_app.club.nights import tonight as tonight_of
from kiosk_app.club.players import PlayerCard, PlayerDetails, add_players
from kiosk_app.club.seating import draw_round
from kiosk_app.club.seating_rows import keep_rounds, seated_rounds
from kiosk_app.club.starting import RulesChoice, start_seated
from kiosk_app.session.game_session import now
from kiosk_app.store.open_game import OpenGame
from scorer.result import YakuItem
from scorer.table import ExhaustiveDraw, Penalty, Seat, Win, Winner
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
    store = kiosk.app.session.store
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
    people, store = add_people(kiosk, names), kiosk.app.session.store

    def begin() -> NightCard:
        night = open_night(store, now(), name=name)
        come(store, night, people[:count], now())
        return night

    return stored(kiosk, begin), people


def seat_and_begin(kiosk: Kiosk, tables: int = 1, *, tournament: bool = True) -> list[OpenGame]:
    """A round by lot, and games at its first tables; none of them is at the kiosk's table yet."""
    store = kiosk.app.session.store

    def begin() -> list[OpenGame]:
        night = tonight_of(store)
        history = [each.plain for each in seated_rounds(store, night)]
        players = [player.id for player in present(store, night)]
        (seated,) = keep_rounds(store, night, [draw_round(players, history, 7)], now())
        rules = RulesChoice("ema-2016")
        return [
            start_seated(store, night, seated, name, rules, now(), tournament=tournament)
            for name in list(seated.tables)[:tables]
        ]

    games: list[OpenGame] = stored(kiosk, begin)
    return games


def play_out(kiosk: Kiosk, game: OpenGame) -> None:
    """A few hands, a penalty, and the end."""

    def played() -> bool:
        hand = "234m 456p 678s 33z"
        won = Winner(Seat.WEST, han=5, fu=30, hand=hand)
        game.append(Win(*game.next_place(now()), (won,), Seat.EAST), now())
        game.append(ExhaustiveDraw(*game.next_place(now()), (Seat.SOUTH,)), now())
        self_drawn = (Winner(Seat.NORTH, han=2, fu=40),)
        game.append(Win(*game.next_place(now()), self_drawn, None), now())
        game.append(Penalty(*game.next_place(now()), Seat.EAST, 1_000, "Late"), now())
        game.finish(now(), "agreed")
        return True

    stored(kiosk, played)


def play_with_yaku(kiosk: Kiosk, game: OpenGame) -> None:
    """Hands whose tiles and yaku are known, a yakuman among them, and the end."""
    pinfu, tanyao = YakuItem("pinfu", 1, "4.2.1"), YakuItem("tanyao", 1, "4.2.1")
    orphans = YakuItem("kokushi", 13, "4.2.5", 1)

    def played() -> bool:
        plain = Winner(
            Seat.WEST, han=2, fu=30, hand="234m 456p 678s 33s 45s6s", yaku=(pinfu, tanyao)
        )
        game.append(Win(*game.next_place(now()), (plain,), Seat.EAST), now())
        rare = Winner(Seat.WEST, yakuman=1, hand="19m 19p 19s 1234567z 1z", yaku=(orphans,))
        game.append(Win(*game.next_place(now()), (rare,), Seat.SOUTH), now())
        game.finish(now(), "agreed")
        return True

    stored(kiosk, played)
