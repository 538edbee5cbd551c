"""The club's hall of yakuman: who, when, and the hand, with its photo where one was kept."""

from dataclasses import dataclass
from datetime import datetime
from json import loads

from sqlalchemy import Connection, select

from kiosk_app.club.players import players_by_id
from kiosk_app.club.standings import ALL_TIME, Scope
from kiosk_app.store.merges import stand_ins
from kiosk_app.store.models import NIGHTS
from kiosk_app.store.result_models import RESULTS


@dataclass(frozen=True, slots=True)
class YakumanHand:
    """A yakuman in a finished game. It is the best hand that its player won there."""

    player_id: str
    name: str
    moment: datetime
    """When the game ended."""
    night: str | None
    game_id: str
    event_id: str | None
    """The win in that game's log, by which its photo is found."""
    hand: str
    """As it was read, in mpsz notation; empty where nobody noted the tiles."""
    yaku: tuple[str, ...]
    """Their ids."""
    count: int
    """How many yakuman were paid."""
    points: int
    self_drawn: bool


def yakuman_hall(connection: Connection, scope: Scope = ALL_TIME) -> tuple[YakumanHand, ...]:
    """The latest first."""
    wanted = (
        select(
            RESULTS.c.player_id,
            RESULTS.c.ended,
            RESULTS.c.game_id,
            RESULTS.c.best_event_id,
            RESULTS.c.best_hand,
            RESULTS.c.best_points,
            NIGHTS.c.name.label("night"),
        )
        .outerjoin(NIGHTS, NIGHTS.c.id == RESULTS.c.night_id)
        # Only a narrowing: what the text says is looked at below.
        .where(RESULTS.c.best_hand.contains('"yakuman"'))
        .order_by(RESULTS.c.ended.desc(), RESULTS.c.game_id, RESULTS.c.seat)
    )
    if scope.night_id is not None:
        wanted = wanted.where(RESULTS.c.night_id == scope.night_id)
    if scope.season is not None:
        wanted = wanted.where(NIGHTS.c.season == scope.season)
    merged = stand_ins(connection)
    cards = players_by_id(connection)
    hall: list[YakumanHand] = []
    for row in connection.execute(wanted):
        known = loads(row.best_hand)
        if not known.get("yakuman"):
            continue
        person = merged.get(row.player_id, row.player_id)
        hall.append(
            YakumanHand(
                player_id=person,
                name=cards[person].name,
                moment=row.ended,
                night=row.night,
                game_id=row.game_id,
                event_id=row.best_event_id,
                hand=known.get("hand", ""),
                yaku=tuple(item[0] for item in known.get("yaku", ()) if item[2]),
                count=known["yakuman"],
                points=row.best_points or 0,
                self_drawn=bool(known.get("self_drawn")),
            )
        )
    return tuple(hall)
