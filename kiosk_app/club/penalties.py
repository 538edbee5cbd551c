"""Penalties and bonuses one by one: of a night's games as they stand, of a season and all time."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, select

from kiosk_app.club.night_games import NightGame, night_games
from kiosk_app.club.nights import the_night
from kiosk_app.club.players import players_by_id
from kiosk_app.club.standings import Scope
from kiosk_app.store.models import GAMES, NIGHTS
from kiosk_app.store.result_models import PENALTIES
from kiosk_app.store.store import Store


@dataclass(frozen=True, slots=True)
class PenaltyLine:
    """Below zero a penalty, above it a bonus."""

    day: date
    night: str | None
    round: int | None
    table_name: str
    player: str
    points: int
    reason: str
    after_uma: bool


def penalty_lines(store: Store, scope: Scope) -> list[PenaltyLine]:
    """Of a night with those of running games; of a season and all time those of finished ones."""
    if scope.night_id is not None:
        night = the_night(store, scope.night_id)
        return night_penalties(night_games(store, night), night.name)
    with store.reading() as connection:
        return _kept(connection, scope)


def night_penalties(games: Iterable[NightGame], night: str | None = None) -> list[PenaltyLine]:
    return [
        PenaltyLine(
            game.heading.started.astimezone().date(),
            night,
            game.heading.round,
            game.heading.table_name,
            each.player,
            each.points,
            each.reason,
            each.after_uma,
        )
        for game in games
        for each in game.sheet.penalties
    ]


def _kept(connection: Connection, scope: Scope) -> list[PenaltyLine]:
    """The oldest first."""
    wanted = (
        select(
            PENALTIES,
            GAMES.c.started,
            GAMES.c.round,
            GAMES.c.table_name,
            NIGHTS.c.name.label("night"),
        )
        .join(GAMES, GAMES.c.id == PENALTIES.c.game_id)
        .outerjoin(NIGHTS, NIGHTS.c.id == GAMES.c.night_id)
        .order_by(GAMES.c.started, PENALTIES.c.game_id, PENALTIES.c.number)
    )
    if scope.season is not None:
        wanted = wanted.where(NIGHTS.c.season == scope.season)
    rows = connection.execute(wanted).all()
    players = players_by_id(connection) if rows else {}
    return [
        PenaltyLine(
            row.started.astimezone().date(),
            row.night,
            row.round,
            row.table_name,
            players[row.player_id].name,
            row.points,
            row.reason,
            row.after_uma,
        )
        for row in rows
    ]
