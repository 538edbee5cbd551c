"""The finished games of a night or of all time, row by row, for lists and exports."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from datetime import datetime

from sqlalchemy import Connection, select

from kiosk_app.club.players import players_by_id
from kiosk_app.club.standings import Scope
from kiosk_app.store.merges import stand_ins
from kiosk_app.store.models import GAMES, NIGHTS, PLAYERS
from kiosk_app.store.result_models import RESULTS


@dataclass(frozen=True, slots=True)
class ResultLine:
    """One player's result of one game."""

    game_id: str
    night: str | None
    round: int | None
    table_name: str
    rules_id: str
    started: datetime
    ended: datetime
    seat: int
    name: str
    place: int
    points: int
    uma: int
    oka: int
    penalties: int
    score: int
    unit: int
    hands: int
    wins: int
    deal_ins: int
    riichi: int
    best_points: int | None
    best_hand: str | None
    player_id: str
    substitute: bool
    """Whether somebody else played it for them (EMA 2016 §5.8)."""


def result_lines(connection: Connection, scope: Scope) -> Iterator[ResultLine]:
    """In the order in which the games ended, the winner of each first."""
    origins = (RESULTS.c, GAMES.c, PLAYERS.c)
    columns = [
        NIGHTS.c.name.label("night")
        if field.name == "night"
        else PLAYERS.c.name
        if field.name == "name"
        else next(origin[field.name] for origin in origins if field.name in origin)
        for field in fields(ResultLine)
    ]
    wanted = (
        select(*columns)
        .select_from(RESULTS)
        .join(GAMES, GAMES.c.id == RESULTS.c.game_id)
        .join(PLAYERS, PLAYERS.c.id == RESULTS.c.player_id)
        .outerjoin(NIGHTS, NIGHTS.c.id == RESULTS.c.night_id)
        .order_by(RESULTS.c.ended, RESULTS.c.game_id, RESULTS.c.place, RESULTS.c.seat)
    )
    if scope.night_id is not None:
        wanted = wanted.where(RESULTS.c.night_id == scope.night_id)
    if scope.season is not None:
        wanted = wanted.where(NIGHTS.c.season == scope.season)
    merged = stand_ins(connection)
    cards = players_by_id(connection) if merged else {}
    for row in connection.execution_options(yield_per=1000).execute(wanted):
        line = ResultLine(*row)
        if line.player_id in merged:
            card = cards[line.player_id]
            line = replace(line, name=card.name, player_id=card.id)
        yield line
