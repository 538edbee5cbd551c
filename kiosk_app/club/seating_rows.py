"""The evening's rounds in the store, and the games that begin from them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from kiosk_app.club.nights import NightCard, note_change
from kiosk_app.club.players import PlayerCard, players_by_id
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.rounds import Round
from kiosk_app.store.models import GAMES, SEATINGS
from kiosk_app.store.store import Store

WAITING: Final = "waiting"
"""In place of a table's name: so it is known later who waited in a round."""


@dataclass(frozen=True, slots=True)
class SeatedRound:
    """A round with its people."""

    number: int
    tables: Mapping[str, tuple[PlayerCard, ...]]
    """By the table's name, East first."""
    waiting: tuple[PlayerCard, ...]
    begun: tuple[str, ...] = ()
    """The tables at which a game has begun."""

    @property
    def plain(self) -> Round:
        """For the seating, which needs only ids."""
        tables = [tuple(player.id for player in table) for table in self.tables.values()]
        fours = [(east, south, west, north) for east, south, west, north in tables]
        return Round(tuple(fours), tuple(player.id for player in self.waiting))


def seated_rounds(store: Store, night: NightCard) -> list[SeatedRound]:
    """All rounds of an evening, the first one first."""
    with store.reading() as connection:
        return _rounds(connection, night)


def keep_rounds(
    store: Store, night: NightCard, rounds: Sequence[Round], moment: datetime
) -> list[SeatedRound]:
    """Write down the next rounds; those planned before that have not begun are replaced."""
    with store.writing() as connection:
        known = _rounds(connection, night)
        begun = played(known)
        for planned in known[len(begun) :]:
            _forget(connection, night, planned.number)
        for number, each in enumerate(rounds, len(begun) + 1):
            connection.execute(insert(SEATINGS), list(_rows(night, number, each)))
        note_change(connection, night.id, moment)
        return _rounds(connection, night)[len(begun) :]


def played(rounds: Iterable[SeatedRound]) -> list[SeatedRound]:
    """The rounds up to the last one in which a game has begun."""
    in_order = list(rounds)
    last = max((at for at, each in enumerate(in_order, 1) if each.begun), default=0)
    return in_order[:last]


def current_round(rounds: Sequence[SeatedRound]) -> SeatedRound:
    """The first round in which not every table has begun, or else the last."""
    if not rounds:
        raise NightRefused("not-seated")
    return next((each for each in rounds if len(each.begun) < len(each.tables)), rounds[-1])


def _rounds(connection: Connection, night: NightCard) -> list[SeatedRound]:
    players = players_by_id(connection)
    seats = select(SEATINGS).where(SEATINGS.c.night_id == night.id).order_by(SEATINGS.c.seat)
    found: dict[int, dict[str, list[PlayerCard]]] = {}
    for row in connection.execute(seats):
        tables = found.setdefault(row.round, {})
        tables.setdefault(row.table_name, []).append(players[row.player_id])
    games = select(GAMES.c.round, GAMES.c.table_name).where(GAMES.c.night_id == night.id)
    begun = {(row.round, row.table_name) for row in connection.execute(games)}
    return [
        SeatedRound(
            number,
            {
                name: tuple(tables[name])
                for name in sorted(tables, key=table_order)
                if name != WAITING
            },
            tuple(tables.get(WAITING, ())),
            tuple(name for name in sorted(tables, key=table_order) if (number, name) in begun),
        )
        for number, tables in sorted(found.items())
    ]


def _rows(night: NightCard, number: int, each: Round) -> Iterable[dict[str, object]]:
    named = [(str(at), table) for at, table in enumerate(each.tables, 1)]
    for name, people in (*named, (WAITING, each.waiting)):
        for seat, player_id in enumerate(people):
            yield {
                "night_id": night.id,
                "round": number,
                "table_name": name,
                "seat": seat,
                "player_id": player_id,
            }


def _forget(connection: Connection, night: NightCard, number: int) -> None:
    this = (SEATINGS.c.night_id == night.id) & (SEATINGS.c.round == number)
    connection.execute(delete(SEATINGS).where(this))


def table_order(name: str) -> tuple[int, str]:
    """Tables by their numbers, then by their names."""
    return (int(name), "") if name.isdecimal() else (1_000_000, name)
