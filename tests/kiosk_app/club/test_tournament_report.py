import csv
from dataclasses import replace
from pathlib import Path

from openpyxl import load_workbook
from sqlalchemy import update

from kiosk_app.club.night_games import night_games
from kiosk_app.club.penalties import night_penalties
from kiosk_app.club.players import all_players, edit_player
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.sheets import write_sheet
from kiosk_app.club.standings import Scope, standings
from kiosk_app.club.tournament_report import report_lines, report_sheet
from kiosk_app.languages import in_english
from kiosk_app.store.result_models import RESULTS
from kiosk_app.store.store import Store
from scorer.table import Chombo, GameEnded, Seat, Substitute, Win, Winner
from tests.kiosk_app.club.people import EVENING, begin_round, evening, later, play
from tests.refusing import refuses

COLUMNS = [
    "Place",
    "First name",
    "Last name",
    "EMA number",
    "Table points",
    "Score",
    "EMA member",
    "Country",
]


def test_the_report_has_its_columns_in_both_kinds_of_file(store: Store, tmp_path: Path) -> None:
    night = evening(store)
    for seed in (1, 2):
        for game in begin_round(store, night, seed):
            play(game)
    first = all_players(store)[0]
    edit_player(store, replace(first, ema_number="08010001", country="NL"), EVENING)
    lines = report_lines(store, night)
    for name in ("r.csv", "r.xlsx"):
        write_sheet(report_sheet(lines), tmp_path / name)
    heading, *rows = csv.reader((tmp_path / "r.csv").read_text("utf-8-sig").splitlines())
    assert heading == COLUMNS
    assert len(rows) == 8
    mine = next(row for row in rows if row[1] == "Player1")
    assert mine[2:4] + mine[6:] == ["Last1", "08010001", "yes", "NL"]
    assert {row[6] for row in rows if row is not mine} == {"no"}
    assert sum(int(row[4]) for row in rows) == 2 * 2 * 120_000
    assert sum(int(row[5]) for row in rows) == 0
    scores = [int(row[5]) for row in rows]
    assert scores == sorted(scores, reverse=True)
    places = [int(row[0]) for row in rows]
    assert places == [1 + sum(other > score for other in scores) for score in scores]
    sheet = load_workbook(tmp_path / "r.xlsx").worksheets[0]
    assert [cell.value for cell in sheet[1]] == COLUMNS
    assert sheet.max_row == 9


def test_a_table_that_does_not_add_up_is_named_and_nothing_is_reported(store: Store) -> None:
    night = evening(store)
    games = begin_round(store, night)
    for game in games:
        play(game)
    wrong = update(RESULTS).where(RESULTS.c.game_id == games[1].id, RESULTS.c.seat == 2)
    with store.writing() as connection:
        connection.execute(wrong.values(points=RESULTS.c.points + 1000))
    sentence = "Table 2 in round 1 does not add up: its points total 121 000"
    with refuses(NightRefused, match=sentence) as refused:
        report_lines(store, night)
    assert "Table 1" not in in_english(refused.value)


def test_points_moved_between_players_are_noticed_too(store: Store) -> None:
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    play(game)
    with store.writing() as connection:
        for seat, points in ((0, 1000), (1, -1000)):
            this = update(RESULTS).where(RESULTS.c.seat == seat)
            connection.execute(this.values(points=RESULTS.c.points + points))
    with refuses(NightRefused, match="different points in its result"):
        report_lines(store, night)


def test_a_game_that_has_not_ended_keeps_the_report_back(store: Store) -> None:
    night = evening(store)
    with refuses(NightRefused, match="No game has been played"):
        report_lines(store, night)
    first, second = begin_round(store, night)
    play(first)
    with refuses(NightRefused, match="Table 2 in round 1 has not ended"):
        report_lines(store, night)
    play(second)
    assert len(report_lines(store, night)) == 8


def test_a_substitutes_result_counts_for_the_player_who_is_away(store: Store) -> None:
    """EMA 2016 §5.8: -15,000 points and -15,000 uma, whatever the substitute made."""
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    away = game.table.name(Seat.WEST)
    event = Substitute(*game.next_place(later(1)), Seat.WEST, "Stand In", from_start=True)
    game.append(event, later(1))
    play(game)
    lines = {line.player.name: line for line in report_lines(store, night)}
    assert set(lines) == {player.name for player in all_players(store)} - {"Stand In"}
    assert (lines[away].score, lines[away].place) == (-30_000, 4)
    assert lines[away].table_points == -15_000


def test_a_fine_of_the_substitute_is_in_the_report_and_in_the_standings(store: Store) -> None:
    """EMA 2016 §5.8: the result is the replaced player's, a chombo stays with who made it."""
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    away = game.table.name(Seat.WEST)
    game.append(Chombo(*game.next_place(later(1)), Seat.WEST), later(1))
    game.append(
        Substitute(*game.next_place(later(2)), Seat.WEST, "Stand In", from_start=True), later(2)
    )
    game.append(Chombo(*game.next_place(later(3)), Seat.WEST), later(3))
    play(game)
    report = {line.player.name: line for line in report_lines(store, night)}
    assert report[away].score == -50_000 and report["Stand In"].score == -20_000
    with store.reading() as connection:
        table = {line.name: line for line in standings(connection, Scope(night_id=night.id))}
    assert (table[away].points, table[away].score) == (-15_000, -50_000)
    # The session was missed, wherever the substitute came in.
    assert (table[away].games, table[away].missed) == (1, 1)
    assert table[away].places == (0, 0, 0, 0) and table[away].average_place is None
    assert (table["Stand In"].games, table["Stand In"].score) == (0, -20_000)
    assert table["Stand In"].average_place is None
    fined = [(line.player, line.points) for line in night_penalties(night_games(store, night))]
    assert sorted(fined) == sorted([(away, -20_000), ("Stand In", -20_000)])


def test_nts_is_ranked_by_the_places_of_its_games(store: Store, tmp_path: Path) -> None:
    """NTS, Verschillen: who has one great game does not win the tournament by it."""
    night = evening(store, 4)
    (game,) = begin_round(store, night, rules="nts-2009")
    paid = (900, -100, -300, -500)
    win = Win(*game.next_place(later(2)), (Winner(Seat.EAST),), payments=paid)
    game.append(win, later(2))
    game.append(GameEnded(*game.next_place(later(3)), "agreed"), later(3))
    lines = report_lines(store, night)
    assert [line.ranking for line in lines] == [4, 2, 1, 0]
    write_sheet(report_sheet(lines), tmp_path / "r.csv")
    heading, first, *_ = csv.reader((tmp_path / "r.csv").read_text("utf-8-sig").splitlines())
    assert heading == [*COLUMNS, "Ranking points"] and first[-1] == "4.0"
