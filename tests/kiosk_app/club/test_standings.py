"""Standings against the same figures worked out here, line by line, on both databases."""

from collections import defaultdict
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from kiosk_app.club.finished_games import result_lines
from kiosk_app.club.standings import Scope, Standing, standings, standings_query
from kiosk_app.store.models import GAMES, NIGHTS, PLAYERS
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.server import Server
from kiosk_app.store.store import Store
from tests.kiosk_app.club.people import EVENING, begin_round, evening, later, play

SCOPES = [Scope(), Scope(night_id="n1"), Scope(season="2026"), Scope(season="1999")]
RATES = {"win_rate": "wins", "deal_in_rate": "deal_ins", "riichi_rate": "riichi"}
SEASONS = {"n1": "2026", "n2": "2026", "n3": "2025", None: None}


def random_results(random: Random, games: int) -> list[dict[str, Any]]:
    rows = []
    for game in range(games):
        night = random.choice(list(SEASONS))
        for seat, player in enumerate(random.sample(range(9), 4)):
            hands = random.choice([0, random.randrange(1, 15)])
            wins = random.randrange(hands + 1)
            rows.append(
                {
                    "game_id": f"g{game}",
                    "seat": seat,
                    "player_id": f"p{player}",
                    "night_id": night,
                    "ended": later(game),
                    "place": random.choice([1, 1, 2, 3, 4]),
                    "points": random.randrange(-20, 800) * 100,
                    "leftover": 0,
                    "difference": 0,
                    "rounding": 0,
                    "uma": random.choice([15000, 5000, -5000, -15000, 10000]),
                    "oka": 0,
                    "yakitori": 0,
                    "penalties": random.choice([0, 0, -2000]),
                    "score": random.randrange(-3, 4) * 1000,
                    "unit": 1,
                    "substitute": random.random() < 0.1,
                    "hands": hands,
                    "wins": wins,
                    "self_drawn": random.randrange(wins + 1),
                    "deal_ins": random.randrange(hands + 1),
                    "riichi": random.randrange(hands + 1),
                    "chombos": random.randrange(2),
                    "best_points": random.choice([None, random.randrange(10, 320) * 100]),
                    "best_event_id": None,
                }
            )
    return rows


def write(connection: Connection, rows: list[dict[str, Any]]) -> None:
    here = {"kiosk_id": "k", "changed": EVENING}
    for number in range(9):
        player = {"id": f"p{number}", "name": f"Player {number}", "guest": False}
        connection.execute(insert(PLAYERS).values(**player, **here))
    for night, season in SEASONS.items():
        if night is not None:
            values = {"id": night, "name": night, "day": EVENING.date(), "season": season}
            connection.execute(insert(NIGHTS).values(**values, started=EVENING, **here))
    for game in sorted({row["game_id"] for row in rows}):
        night = next(row["night_id"] for row in rows if row["game_id"] == game)
        values = {"id": game, "kiosk_id": "k", "table_name": "1", "night_id": night}
        rules = {"rules_id": "ema-2016", "rules_version": 1, "started": EVENING}
        connection.execute(insert(GAMES).values(**values, **rules))
    connection.execute(insert(RESULTS), rows)


def expected(rows: list[dict[str, Any]], scope: Scope) -> dict[str, dict[str, Any]]:
    of_player: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        if scope.night_id not in (None, row["night_id"]):
            continue
        if scope.season not in (None, SEASONS[row["night_id"]]):
            continue
        of_player[row["player_id"]].append(row)
    summed = ("points", "uma", "penalties", "score", "hands", "wins", "self_drawn", "deal_ins")
    scores = {player: sum(row["score"] for row in mine) for player, mine in of_player.items()}
    places = {
        player: [row["place"] for row in mine if not row["substitute"]]
        for player, mine in of_player.items()
    }
    return {
        player: {
            **{name: sum(row[name] for row in mine) for name in (*summed, "riichi", "chombos")},
            "rank": 1 + sum(other > scores[player] for other in scores.values()),
            "name": f"Player {player[1:]}",
            "games": len(mine),
            "missed": len(mine) - len(places[player]),
            "places": tuple(places[player].count(place) for place in (1, 2, 3, 4)),
            "average_place": _rate(sum(places[player]), len(places[player])),
            **{
                rate: _rate(sum(row[name] for row in mine), sum(row["hands"] for row in mine))
                for rate, name in RATES.items()
            },
            "best_points": max(
                (row["best_points"] for row in mine if row["best_points"] is not None),
                default=None,
            ),
        }
        for player, mine in of_player.items()
    }


def _rate(sum: int, of: int) -> Fraction | None:
    return Fraction(sum, of) if of else None


def check(table: list[Standing], rows: list[dict[str, Any]], scope: Scope) -> None:
    right = expected(rows, scope)
    assert [line.score for line in table] == sorted((line.score for line in table), reverse=True)
    assert {line.player_id for line in table} == set(right)
    for line in table:
        for name, value in right[line.player_id].items():
            assert getattr(line, name) == value, name


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("seed", [1, 2])
def test_standings_are_what_python_makes_of_the_same_results(
    store: Store, scope: Scope, seed: int
) -> None:
    rows = random_results(Random(seed), 40)
    with store.writing() as connection:
        write(connection, rows)
    with store.reading() as connection:
        check(standings(connection, scope), rows, scope)


def test_standings_of_all_time_read_their_index_alone(store: Store) -> None:
    """A column that is not in it has every result gathered from all over the table: ten times
    as long with a million games."""
    query = standings_query(Scope()).compile(compile_kwargs={"literal_binds": True})
    with store.reading() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}").fetchall()
    steps = [step[-1] for step in plan if "game_results" in step[-1]]
    assert steps == ["SCAN game_results USING COVERING INDEX ix_game_results_standings"]


def test_standings_are_the_same_on_the_clubs_server(server: Server) -> None:
    rows = random_results(Random(3), 40)
    with server.writing() as connection:
        write(connection, rows)
    for scope in SCOPES:
        with server.reading() as connection:
            check(standings(connection, scope), rows, scope)


def test_games_that_run_do_not_count_yet(store: Store) -> None:
    night = evening(store)
    first, second = begin_round(store, night)
    play(first)
    with store.reading() as connection:
        table = standings(connection, Scope(night_id=night.id))
        assert len(list(result_lines(connection, Scope(night_id=night.id)))) == 4
    assert sorted(line.name for line in table) == sorted(first.table.players)
    assert [line.place_sum for line in table] == [1, 2, 3, 4]
    assert table[0].best_points == 5200
    play(second)
    with store.reading() as connection:
        assert len(standings(connection, Scope(season="2026"))) == 8
        assert len(list(result_lines(connection, Scope(season="2026")))) == 8


def test_a_rate_is_not_known_where_no_hand_was_noted() -> None:
    nothing = dict.fromkeys(Standing.__dataclass_fields__, 0)
    line = Standing(**{**nothing, "games": 1, "places": (1, 0, 0, 0)})  # type: ignore[arg-type]
    assert (line.win_rate, line.deal_in_rate, line.riichi_rate) == (None, None, None)
