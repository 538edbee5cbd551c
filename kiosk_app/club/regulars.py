"""Who usually comes: the order in which a kiosk offers names."""

from collections import Counter
from typing import Final

from sqlalchemy import Connection, select

from kiosk_app.club.nights import all_nights
from kiosk_app.club.players import players_by_id
from kiosk_app.store.models import ATTENDANCES
from kiosk_app.store.store import Store

_NIGHTS_LOOKED_AT: Final = 12
"""About three months of a weekly club: long enough to know the regulars, and who has gone."""


def visit_counts(store: Store, besides: str | None = None) -> Counter[str]:
    """To how many of the latest nights each player came, by id; not counting one night."""
    nights = [night.id for night in all_nights(store) if night.id != besides]
    counts: Counter[str] = Counter()
    with store.reading() as connection:
        for night_id in nights[:_NIGHTS_LOOKED_AT]:
            counts.update(_visitors(connection, night_id))
    return counts


def last_visitors(store: Store, besides: str | None = None) -> frozenset[str]:
    """The ids of those who came to the latest night on which anybody was; not counting one."""
    nights = [night.id for night in all_nights(store) if night.id != besides]
    with store.reading() as connection:
        for night_id in nights:
            if came := _visitors(connection, night_id):
                return frozenset(came)
    return frozenset()


def _visitors(connection: Connection, night_id: str) -> set[str]:
    """Once each, where somebody was written down twice, too."""
    wanted = select(ATTENDANCES.c.player_id).where(ATTENDANCES.c.night_id == night_id)
    found = set(connection.execute(wanted).scalars())
    if not found:
        return found
    cards = players_by_id(connection)
    return {cards[each].id for each in found}
