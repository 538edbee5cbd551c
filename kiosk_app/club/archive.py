"""Nights and games of the past, to be looked through."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select

from kiosk_app.club.night_games import NightGame, games_with_sheets
from kiosk_app.club.nights import NightCard, all_nights
from kiosk_app.club.players import players_by_id
from kiosk_app.store.journal import game_heading, games_of_night
from kiosk_app.store.models import GAMES
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store

_MOST_LOOSE: Final = 200
"""Games without a night that are listed, the latest first."""


@dataclass(frozen=True, slots=True)
class PastNight:
    """One line of the list; ``night`` is None for the games that belong to none."""

    night: NightCard | None
    games: int
    """That have ended."""
    players: int
    winner: str | None
    """Whose score of that night is the highest; None where no game has ended."""


def past_nights(store: Store) -> tuple[PastNight, ...]:
    """The latest first; at the end the games without a night, where there are any."""
    rows = RESULTS.c
    scores = select(
        rows.night_id, rows.player_id, func.sum(rows.score).label("score"), func.count()
    ).group_by(rows.night_id, rows.player_id)
    counts = select(rows.night_id, func.count(rows.game_id.distinct())).group_by(rows.night_id)
    with store.reading() as connection:
        cards = players_by_id(connection)
        games: dict[str | None, int] = {row[0]: row[1] for row in connection.execute(counts)}
        totals: dict[str | None, dict[str, int]] = {}
        for row in connection.execute(scores):
            people = totals.setdefault(row.night_id, {})
            name = cards[row.player_id].name
            people[name] = people.get(name, 0) + int(row.score)
    listed: Sequence[NightCard | None] = [*all_nights(store), *([None] if None in games else [])]
    return tuple(
        _line(night, games, totals.get(None if night is None else night.id, {})) for night in listed
    )


def _line(
    night: NightCard | None, games: dict[str | None, int], totals: dict[str, int]
) -> PastNight:
    winner = max(totals, key=lambda name: (totals[name], name)) if totals and night else None
    count = games.get(None if night is None else night.id, 0)
    return PastNight(night, count, len(totals), winner)


def games_of(store: Store, night: NightCard | None) -> list[NightGame]:
    """Of a night, or those without one; the latest first, only those that have ended."""
    if night is not None:
        headings = games_of_night(store, night.id)
    else:
        loose = (GAMES.c.night_id.is_(None)) & (GAMES.c.ended.is_not(None))
        wanted = select(GAMES.c.id).where(loose).order_by(GAMES.c.started.desc())
        with store.reading() as connection:
            ids = list(connection.execute(wanted.limit(_MOST_LOOSE)).scalars())
        headings = [game_heading(store, each) for each in ids]
    return games_with_sheets(store, [each for each in headings if each.ended is not None])
