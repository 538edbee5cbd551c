"""Which entries of players are one person: decisions that kiosks take and send to each other."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, insert, select

from kiosk_app.store.models import PLAYER_MERGES
from kiosk_app.store.records import new_id


def note_merge(
    connection: Connection, player_id: str, into_id: str | None, kiosk_id: str, moment: datetime
) -> None:
    """Merge the player into ``into_id``; None separates the two again."""
    connection.execute(
        insert(PLAYER_MERGES).values(
            id=new_id(moment),
            player_id=player_id,
            into_id=into_id,
            moment=moment,
            kiosk_id=kiosk_id,
        )
    )


def stand_ins(connection: Connection) -> dict[str, str]:
    """By an entry's id, the entry that stands for it; entries that stand for themselves are not in.

    The order in which decisions arrived does not matter, and neither that two kiosks decided
    the opposite: every kiosk comes to the same.
    """
    decisions = select(PLAYER_MERGES.c.player_id, PLAYER_MERGES.c.into_id)
    rows = connection.execute(decisions.order_by(PLAYER_MERGES.c.moment, PLAYER_MERGES.c.id))
    return resolved((row.player_id, row.into_id) for row in rows)


def resolved(decisions: Iterable[tuple[str, str | None]]) -> dict[str, str]:
    """From the decisions in the order of their moments."""
    latest = dict(decisions)
    merged_into = {}
    for player in latest:
        path = [player]
        while (into := latest.get(path[-1])) is not None:
            if into in path:  # a circle: the entry that was made first stands for all of it
                path.append(min(path[path.index(into) :]))
                break
            path.append(into)
        if path[-1] != player:
            merged_into[player] = path[-1]
    return merged_into
