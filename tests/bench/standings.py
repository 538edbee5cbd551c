"""Standings over 100,000 and 1,000,000 games, beside a query written by hand for the same."""

import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from kiosk_app.club.standings import Scope, Standing, standings
from kiosk_app.store.opening import open_store
from kiosk_app.store.store import Store

FEW, MANY = 100_000, 1_000_000
PLAYERS = 500
ROUNDS = 3
_MOMENT = "2026-11-16"
_IN_HASTE = (
    "journal_mode = OFF",
    "synchronous = OFF",
    "temp_store = MEMORY",
    "cache_size = -200000",
)

_PEOPLE = f"""
WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < {PLAYERS - 1})
INSERT INTO players (id, name, first_name, last_name, guest, kiosk_id, changed)
SELECT printf('%06x', n), 'Player ' || n, 'Player', n, 0, 'bench', '{_MOMENT}' FROM number
"""  # noqa: S608  # numbers of our own
_RESULTS = f"""
WITH RECURSIVE game(n) AS (SELECT ? UNION ALL SELECT n + 1 FROM game WHERE n < ? - 1),
seat(s) AS (VALUES (0), (1), (2), (3)),
mixed AS MATERIALIZED (
    SELECT n, s, (n * 2654435761 + s * 40503) % 4294967296 AS r FROM game, seat
)
INSERT INTO game_results (
    game_id, seat, player_id, night_id, ended, place, points, leftover, difference, rounding,
    uma, oka, yakitori, penalties, score, unit, substitute, hands, wins, self_drawn, deal_ins,
    riichi, chombos, best_points, best_event_id
)
SELECT printf('%06x', n), s, printf('%06x', (r / 7 + s * {PLAYERS // 4}) % {PLAYERS}), NULL,
    '{_MOMENT}', 1 + (s + r) % 4, 30000 + (r % 401 - 200) * 100, 0, (r % 401 - 200) * 100, 0,
    15000 - (s + r) % 4 * 10000, 0, 0, 0, (r % 601 - 300) * 100, 1, 0, 8 + r % 9, r % 4, r % 2,
    r % 3, r % 5, 0, CASE WHEN r % 4 THEN 1000 + r % 320 * 100 END, NULL
FROM mixed
"""  # noqa: S608  # numbers of our own
# SQLite is told the best index: left alone it takes now this, now that, as columns come and go.
BY_HAND = """
SELECT p.name, COUNT(*), SUM(r.place = 1), SUM(r.place = 2), SUM(r.place = 3), SUM(r.place = 4),
    SUM(r.place), SUM(r.points), SUM(r.uma), SUM(r.penalties), SUM(r.score), MAX(r.best_points),
    SUM(r.hands), SUM(r.wins), SUM(r.self_drawn), SUM(r.deal_ins), SUM(r.riichi), SUM(r.chombos)
FROM game_results r INDEXED BY ix_game_results_standings JOIN players p ON p.id = r.player_id
GROUP BY r.player_id ORDER BY SUM(r.score) DESC
"""


def measure() -> dict[str, float]:
    """Processor seconds for both sizes in one run, and for the query written by hand."""
    with TemporaryDirectory(prefix="tenbou-bench-") as folder:
        path = Path(folder)
        open_store(path, daily_copy=False).store.close()
        database = path / "club.sqlite3"
        fill(database, 0, FEW)
        few, few_by_hand = _seconds(path, database)
        fill(database, FEW, MANY)
        many, many_by_hand = _seconds(path, database)
    return {
        f"standings over {FEW:,} games, s": few,
        f"standings over {MANY:,} games, s": many,
        f"{MANY:,} games over {FEW:,} (at most 11)": many / few,
        f"times the query by hand, {FEW:,} games (under 2)": few / few_by_hand,
        f"times the query by hand, {MANY:,} games (under 2)": many / many_by_hand,
    }


def fill(database: Path, first: int, end: int) -> None:
    """Results of games that nobody played, made where they are kept; short ids save the disk."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for setting in _IN_HASTE:
            connection.execute(f"PRAGMA {setting}")
        indexes = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE tbl_name = 'game_results' AND sql IS NOT "
            "NULL AND type = 'index'"
        ).fetchall()
        for name, _ in indexes:
            connection.execute(f"DROP INDEX {name}")
        if not first:
            connection.execute(_PEOPLE)
        connection.execute(_RESULTS, (first, end))
        for _, text in indexes:
            connection.execute(text)


def _seconds(path: Path, database: Path) -> tuple[float, float]:
    """For Tenbou's standings and for the query by hand, turn about; the middle of the rounds."""
    ours, by_hand = [], []
    with (
        open_store(path, daily_copy=False).store as store,
        closing(sqlite3.connect(database)) as connection,
    ):
        for _ in range(ROUNDS):
            begin = process_time()
            table = _standings(store)
            middle = process_time()
            rows = connection.execute(BY_HAND).fetchall()
            ours.append(middle - begin)
            by_hand.append(process_time() - middle)
        if sorted(map(_figures, table)) != sorted(rows):
            raise RuntimeError("the standings are not what the query by hand gives")
    return median(ours), median(by_hand)


def _standings(store: Store) -> list[Standing]:
    with store.reading() as connection:
        return standings(connection, Scope())


def _figures(line: Standing) -> tuple[object, ...]:
    return (
        line.name,
        line.games,
        *line.places,
        line.place_sum,
        line.points,
        line.uma,
        line.penalties,
        line.score,
        line.best_points,
        line.hands,
        line.wins,
        line.self_drawn,
        line.deal_ins,
        line.riichi,
        line.chombos,
    )
