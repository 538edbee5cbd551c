"""Evenings of the club: opened and closed, who is there tonight, and who usually comes."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, fields
from datetime import UTC, date, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, insert, select, update

from kiosk_app.club.names import folded
from kiosk_app.club.players import PlayerCard, players_by_id
from kiosk_app.club.refusal import NightRefused
from kiosk_app.store.models import (
    ATTENDANCES,
    GAMES,
    NIGHTS,
)
from kiosk_app.store.records import new_id
from kiosk_app.store.store import Store

_LONGEST_NIGHT = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class NightCard:
    """An evening, or a tournament."""

    id: str
    name: str
    day: date
    season: str | None
    kiosk_id: str
    started: datetime
    ended: datetime | None


@dataclass(frozen=True, slots=True)
class Visit:
    """One line of tonight's list."""

    player: PlayerCard
    came: datetime
    left: datetime | None


_COLUMNS = [NIGHTS.c[field.name] for field in fields(NightCard)]


def open_night(
    store: Store,
    moment: datetime,
    *,
    day: date | None = None,
    name: str = "",
    season: str | None = None,
) -> NightCard:
    """Begin an evening; the season is the year unless another is named."""
    with store.writing() as connection:
        running = _open_night(connection, store)
        if running is not None:
            raise NightRefused("still-open", name=running.name)
        today = day or moment.astimezone().date()
        elsewhere = _open_elsewhere(connection, store)
        if elsewhere is not None and elsewhere.day == today:
            raise NightRefused("open-elsewhere", name=elsewhere.name)
        night = NightCard(
            id=new_id(moment),
            name=" ".join(name.split())[:200] or f"Club night of {today.isoformat()}",
            day=today,
            season=(season or "").strip()[:64] or str(today.year),
            kiosk_id=store.kiosk_id,
            started=moment,
            ended=None,
        )
        values = {field.name: getattr(night, field.name) for field in fields(NightCard)}
        connection.execute(insert(NIGHTS).values(**values, changed=moment))
    return night


def close_night(store: Store, night: NightCard, moment: datetime) -> None:
    """End an evening; every game of it has ended by then."""
    with store.writing() as connection:
        games = select(GAMES.c.table_name).where(
            GAMES.c.night_id == night.id, GAMES.c.ended.is_(None)
        )
        running = sorted(connection.execute(games).scalars())
        if running:
            raise NightRefused("games-run", tables=tuple(running))
        _change(connection, night.id, moment, ended=moment)


def tonight(store: Store) -> NightCard:
    """The evening that is run on this kiosk, to change its list or seats."""
    night = night_now(store)
    if night is None:
        raise NightRefused("none-open")
    if night.kiosk_id != store.kiosk_id:
        raise NightRefused("elsewhere", name=night.name)
    return night


def night_now(store: Store) -> NightCard | None:
    """The evening that is open here, or else on another kiosk of the club; None between them."""
    with store.reading() as connection:
        return _open_night(connection, store) or _open_elsewhere(connection, store)


def all_nights(store: Store) -> list[NightCard]:
    """The latest first."""
    wanted = select(*_COLUMNS).order_by(NIGHTS.c.started.desc())
    with store.reading() as connection:
        return [NightCard(**row._mapping) for row in connection.execute(wanted)]


def the_night(store: Store, words: str | None) -> NightCard:
    """An evening by its day, name or id; the open one or else the latest where none is named."""
    nights = all_nights(store)
    if words is None:
        running = [night for night in nights if night.ended is None]
        if not nights:
            raise NightRefused("none-yet")
        return (running or nights)[0]
    for night in nights:
        if words in (night.id, night.day.isoformat()) or folded(words) == folded(night.name):
            return night
    raise NightRefused("no-such-night", name=words)


def come(store: Store, night: NightCard, players: Iterable[PlayerCard], moment: datetime) -> None:
    """Put players on tonight's list; who left and comes back is there again."""
    with store.writing() as connection:
        known = _list(connection, night)
        for player in players:
            entry = known.get(player.id)
            if entry is None:
                row = {"night_id": night.id, "player_id": player.id, "came": moment}
                connection.execute(insert(ATTENDANCES).values(**row))
            elif entry.left is None:
                raise NightRefused("here-already", name=player.name)
            else:
                _mark(connection, night, player, left=None)
            known[player.id] = Visit(player, moment, None)
        _change(connection, night.id, moment)


def leave(store: Store, night: NightCard, players: Iterable[PlayerCard], moment: datetime) -> None:
    with store.writing() as connection:
        known = _list(connection, night)
        for player in players:
            entry = known.get(player.id)
            if entry is None or entry.left is not None:
                raise NightRefused("not-here", name=player.name)
            _mark(connection, night, player, left=moment)
        _change(connection, night.id, moment)


def visits(store: Store, night: NightCard) -> list[Visit]:
    """Everyone who came, in the order of their names."""
    with store.reading() as connection:
        entries = _list(connection, night).values()
    return sorted(entries, key=lambda entry: folded(entry.player.name))


def present(store: Store, night: NightCard) -> list[PlayerCard]:
    """Who is there now."""
    return [entry.player for entry in visits(store, night) if entry.left is None]


def note_change(connection: Connection, night_id: str, moment: datetime) -> None:
    """The evening goes to the server again as a whole."""
    _change(connection, night_id, moment)


def _open_night(connection: Connection, store: Store) -> NightCard | None:
    ours = (NIGHTS.c.kiosk_id == store.kiosk_id) & NIGHTS.c.ended.is_(None)
    wanted = select(*_COLUMNS).where(ours).order_by(NIGHTS.c.started.desc()).limit(1)
    row = connection.execute(wanted).first()
    return None if row is None else NightCard(**row._mapping)


def _open_elsewhere(connection: Connection, store: Store) -> NightCard | None:
    """Run by another kiosk; one that somebody forgot to close is none after a day."""
    since = datetime.now(UTC) - _LONGEST_NIGHT
    theirs = (NIGHTS.c.kiosk_id != store.kiosk_id) & NIGHTS.c.ended.is_(None)
    wanted = select(*_COLUMNS).where(theirs, NIGHTS.c.started > since)
    row = connection.execute(wanted.order_by(NIGHTS.c.started.desc()).limit(1)).first()
    return None if row is None else NightCard(**row._mapping)


def _list(connection: Connection, night: NightCard) -> dict[str, Visit]:
    """By the player's id; two entries of one person make one visit."""
    players = players_by_id(connection)
    wanted = select(ATTENDANCES).where(ATTENDANCES.c.night_id == night.id)
    found: dict[str, Visit] = {}
    for row in connection.execute(wanted):
        player, came, left = players[row.player_id], row.came, row.left
        other = found.get(player.id)
        if other is not None:
            came = min(came, other.came)
            left = None if left is None or other.left is None else max(left, other.left)
        found[player.id] = Visit(player, came, left)
    return found


def _mark(
    connection: Connection, night: NightCard, player: PlayerCard, left: datetime | None
) -> None:
    ids = [id for id, card in players_by_id(connection).items() if card.id == player.id]
    this = (ATTENDANCES.c.night_id == night.id) & ATTENDANCES.c.player_id.in_(ids)
    connection.execute(update(ATTENDANCES).where(this).values(left=left))


def _change(connection: Connection, night_id: str, moment: datetime, **values: datetime) -> None:
    changed = update(NIGHTS).where(NIGHTS.c.id == night_id)
    connection.execute(changed.values(changed=moment, **values))


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
