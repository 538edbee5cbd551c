"""Penalties and bonuses one by one: of a night's games as they stand, of a season and all time."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Connection, select

from kiosk_app.club.night_games import NightGame, night_games
from kiosk_app.club.nights import the_night
from kiosk_app.club.players import players_by_id
from kiosk_app.club.standings import Scope
from kiosk_app.store.models import GameRecord, Night, table_of
from kiosk_app.store.result_models import GamePenalty
from kiosk_app.store.store import Store

_PENALTIES, _GAMES, _NIGHTS = table_of(GamePenalty), table_of(GameRecord), table_of(Night)


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
            _PENALTIES,
            _GAMES.c.started,
            _GAMES.c.round,
            _GAMES.c.table_name,
            _NIGHTS.c.name.label("night"),
        )
        .join(_GAMES, _GAMES.c.id == _PENALTIES.c.game_id)
        .outerjoin(_NIGHTS, _NIGHTS.c.id == _GAMES.c.night_id)
        .order_by(_GAMES.c.started, _PENALTIES.c.game_id, _PENALTIES.c.number)
    )
    if scope.season is not None:
        wanted = wanted.where(_NIGHTS.c.season == scope.season)
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
