"""Standings of a night, a season and all time: one query over the results of finished games."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sqlalchemy import Connection, Select, func, select

from kiosk_app.club.models import GameResult, Night, Player, table_of

_RESULTS = table_of(GameResult)
_PLAYERS = table_of(Player)
_NIGHTS = table_of(Night)


@dataclass(frozen=True, slots=True)
class Scope:
    """Which games count: those of a night, of a season, or all."""

    night_id: str | None = None
    season: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's figures; points and scores are in points, whatever the rule set shows."""

    rank: int
    """Equal scores have the same."""
    player_id: str
    name: str
    games: int
    places: tuple[int, int, int, int]
    """How often first, second, third and fourth."""
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

    @property
    def average_place(self) -> Fraction:
        return Fraction(self.place_sum, self.games)

    @property
    def average_score(self) -> Fraction:
        return Fraction(self.score, self.games)

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
    rows = connection.execute(standings_query(scope)).all()
    ordered = sorted(rows, key=lambda row: (-row.score, row.name.casefold(), row.player_id))
    rank = 0
    table: list[Standing] = []
    for at, row in enumerate(ordered, 1):
        if at == 1 or row.score != table[-1].score:
            rank = at
        table.append(_standing(rank, row))
    return table


def standings_query(scope: Scope) -> Select[Any]:
    """Sums by player first and names after: the results are many, the players few."""
    results = _RESULTS.c
    sums = select(
        results.player_id,
        func.count().label("games"),
        *(
            func.count().filter(results.place == place).label(f"place_{place}")
            for place in (1, 2, 3, 4)
        ),
        *(
            func.sum(column).label(name)
            for name, column in (
                ("place_sum", results.place),
                ("points", results.points),
                ("uma", results.uma),
                ("penalties", results.penalties),
                ("score", results.score),
                ("hands", results.hands),
                ("wins", results.wins),
                ("self_drawn", results.self_drawn),
                ("deal_ins", results.deal_ins),
                ("riichi", results.riichi),
                ("chombos", results.chombos),
            )
        ),
        func.max(results.best_points).label("best_points"),
    ).group_by(results.player_id)
    if scope.night_id is not None:
        sums = sums.where(results.night_id == scope.night_id)
    if scope.season is not None:
        nights = select(_NIGHTS.c.id).where(_NIGHTS.c.season == scope.season)
        sums = sums.where(results.night_id.in_(nights))
    each = sums.subquery()
    return select(each, _PLAYERS.c.name).join_from(
        each, _PLAYERS, _PLAYERS.c.id == each.c.player_id
    )


def _standing(rank: int, row: Any) -> Standing:
    return Standing(
        rank=rank,
        player_id=row.player_id,
        name=row.name,
        games=row.games,
        places=(row.place_1, row.place_2, row.place_3, row.place_4),
        place_sum=int(row.place_sum),
        points=int(row.points),
        uma=int(row.uma),
        penalties=int(row.penalties),
        score=int(row.score),
        best_points=row.best_points,
        hands=int(row.hands),
        wins=int(row.wins),
        self_drawn=int(row.self_drawn),
        deal_ins=int(row.deal_ins),
        riichi=int(row.riichi),
        chombos=int(row.chombos),
    )
