"""Standings of a night, a season and all time: one query over the results of finished games."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, func, select

from kiosk_app.store.merges import stand_ins
from kiosk_app.store.models import GAMES, NIGHTS, PLAYERS
from kiosk_app.store.result_models import PENALTIES, RESULTS, SUMMED

_COUNTED = ("games", "place_sum", "missed")


@dataclass(frozen=True, slots=True)
class Scope:
    """Which games count: those of a night, of a season, or all."""

    night_id: str | None = None
    season: str | None = None


ALL_TIME: Final = Scope()


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's figures; points and scores are in points, whatever the rule set shows."""

    rank: int
    """Equal scores have the same."""
    player_id: str
    name: str
    games: int
    places: tuple[int, int, int, int]
    """How often first, second, third and fourth; of five players the fifth place is in none."""
    place_sum: int
    points: int
    uma: int
    penalties: int
    score: int
    best_points: int | None
    hands: int
    wins: int
    self_drawn: int
    deal_ins: int
    riichi: int
    chombos: int
    missed: int = 0
    """Games in which a substitute played: they count, but bring no place (EMA 2016 §5.8)."""
    best_hand: str | None = None
    """The hand that brought ``best_points``, once :func:`with_best_hands` has looked for it."""

    @property
    def average_place(self) -> Fraction | None:
        """None where nothing was played: a substitute's penalty, or missed sessions alone."""
        played = self.games - self.missed
        return Fraction(self.place_sum, played) if played else None

    def rate(self, times: int) -> Fraction | None:
        """A share of the hands, where any were noted hand by hand."""
        return Fraction(times, self.hands) if self.hands else None

    @property
    def win_rate(self) -> Fraction | None:
        return self.rate(self.wins)

    @property
    def deal_in_rate(self) -> Fraction | None:
        return self.rate(self.deal_ins)

    @property
    def riichi_rate(self) -> Fraction | None:
        return self.rate(self.riichi)


def standings(connection: Connection, scope: Scope) -> list[Standing]:
    """The highest score first; it works on a kiosk's SQLite and on the club's PostgreSQL."""
    merged = stand_ins(connection)
    people: dict[str, Standing] = {}
    for row in connection.execute(standings_query(scope)):
        line = _standing(row)
        person = merged.get(line.player_id, line.player_id)
        other = people.get(person)
        people[person] = line if other is None else _together(line, other)
    for line in kept_penalties(connection, scope):
        person = merged.get(line.player_id, line.player_id)
        other = people.get(person)
        people[person] = line if other is None else _together(other, line)
    names = _names(connection, merged.values()) if merged else {}
    lines = [
        replace(line, player_id=person, name=names.get(person, line.name))
        for person, line in people.items()
    ]
    lines.sort(key=lambda line: (-line.score, line.name.casefold(), line.player_id))
    rank = 0
    table: list[Standing] = []
    for at, line in enumerate(lines, 1):
        if at == 1 or line.score != table[-1].score:
            rank = at
        table.append(replace(line, rank=rank))
    return table


def unit_of(connection: Connection, scope: Scope) -> int:
    """What a night's scores are shown in: thousands where all its books count so, else points."""
    if scope.night_id is None:
        return 1
    wanted = select(RESULTS.c.unit).where(RESULTS.c.night_id == scope.night_id).distinct()
    units = list(connection.execute(wanted).scalars())
    return int(units[0]) if len(units) == 1 else 1


def with_best_hands(
    connection: Connection, scope: Scope, table: Iterable[Standing]
) -> list[Standing]:
    """The same lines with the tiles and yaku of each player's best hand, where they were noted."""
    entries: dict[str, list[str]] = {}
    for id, person in stand_ins(connection).items():
        entries.setdefault(person, []).append(id)
    results = RESULTS.c
    described = []
    for line in table:
        ids = [line.player_id, *entries.get(line.player_id, ())]
        best = _within(scope, select(results.best_hand)).where(
            results.player_id.in_(ids), results.best_points == line.best_points
        )
        newest = best.order_by(results.ended.desc()).limit(1)
        known = line.best_points is not None
        hand: str | None = connection.execute(newest).scalar() if known else None
        described.append(replace(line, best_hand=hand))
    return described


def standings_query(scope: Scope) -> Select[Any]:
    """Sums in two steps, and names at the end: the results are many, the players few.

    The first step groups as the index ``ix_game_results_standings`` is ordered.
    """
    results = RESULTS.c
    groups = (results.player_id, results.place, results.substitute)
    by_place = select(
        *groups,
        func.count().label("games"),
        *(func.sum(results[name]).label(name) for name in SUMMED),
        func.max(results.best_points).label("best_points"),
    ).group_by(*groups)
    each = _within(scope, by_place).subquery().c
    own = each.substitute.is_(False)
    sums = {
        **{name: func.sum(each[name]) for name in ("games", *SUMMED)},
        **{
            f"place_{place}": _added(each.games, own, each.place == place) for place in (1, 2, 3, 4)
        },
        "place_sum": _added(each.place * each.games, own),
        "missed": _added(each.games, each.substitute.is_(True)),
        "best_points": func.max(each.best_points),
    }
    return (
        select(each.player_id, PLAYERS.c.name, *(sum.label(name) for name, sum in sums.items()))
        .join(PLAYERS, PLAYERS.c.id == each.player_id)
        .group_by(each.player_id, PLAYERS.c.name)
    )


def _added(what: ColumnElement[int], *where: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(what).filter(*where), 0)


def kept_penalties(connection: Connection, scope: Scope) -> Iterator[Standing]:
    """Penalties and bonuses after uma of people without a result in that game.

    EMA 2016 §5.8: the result of a substitute's game is the replaced player's, but who was fined
    keeps the fine.
    """
    own = select(RESULTS.c.seat).where(
        RESULTS.c.game_id == PENALTIES.c.game_id, RESULTS.c.player_id == PENALTIES.c.player_id
    )
    wanted = (
        select(
            PENALTIES.c.player_id,
            PLAYERS.c.name,
            func.sum(PENALTIES.c.points).label("points"),
        )
        .join(PLAYERS, PLAYERS.c.id == PENALTIES.c.player_id)
        .join(GAMES, GAMES.c.id == PENALTIES.c.game_id)
        .where(PENALTIES.c.after_uma, ~own.exists())
        .group_by(PENALTIES.c.player_id, PLAYERS.c.name)
    )
    if scope.night_id is not None:
        wanted = wanted.where(GAMES.c.night_id == scope.night_id)
    if scope.season is not None:
        nights = select(NIGHTS.c.id).where(NIGHTS.c.season == scope.season)
        wanted = wanted.where(GAMES.c.night_id.in_(nights))
    for row in connection.execute(wanted):
        points = int(row.points)
        yield Standing(
            rank=0,
            player_id=row.player_id,
            name=row.name,
            games=0,
            places=(0, 0, 0, 0),
            place_sum=0,
            points=0,
            uma=0,
            penalties=points,
            score=points,
            best_points=None,
            hands=0,
            wins=0,
            self_drawn=0,
            deal_ins=0,
            riichi=0,
            chombos=0,
        )


def _within(scope: Scope, wanted: Select[Any]) -> Select[Any]:
    if scope.night_id is not None:
        wanted = wanted.where(RESULTS.c.night_id == scope.night_id)
    if scope.season is not None:
        nights = select(NIGHTS.c.id).where(NIGHTS.c.season == scope.season)
        wanted = wanted.where(RESULTS.c.night_id.in_(nights))
    return wanted


def _names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    wanted = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(list(ids)))
    return {row.id: row.name for row in connection.execute(wanted)}


def _together(one: Standing, other: Standing) -> Standing:
    """Two entries of one person."""
    sums = {name: getattr(one, name) + getattr(other, name) for name in (*_COUNTED, *SUMMED)}
    first, second, third, fourth = map(sum, zip(one.places, other.places, strict=True))
    best = [line.best_points for line in (one, other) if line.best_points is not None]
    places = (first, second, third, fourth)
    return replace(one, **sums, places=places, best_points=max(best, default=None))


def _standing(row: Any) -> Standing:
    sums: dict[str, Any] = {name: int(getattr(row, name)) for name in (*_COUNTED, *SUMMED)}
    return Standing(
        rank=0,
        player_id=row.player_id,
        name=row.name,
        places=(int(row.place_1), int(row.place_2), int(row.place_3), int(row.place_4)),
        best_points=row.best_points,
        **sums,
    )
