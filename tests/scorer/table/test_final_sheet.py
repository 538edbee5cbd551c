"""The final sheet: every row and every column adds up, for a person with a pencil."""

import pytest

from scorer.table import Chombo, LateArrival, Substitute, final_scores
from scorer.table.final_sheet import FinalSheet, final_sheet
from tests.scorer.table.playing import E, Game, N, S

RULES = ("ema-2016", "ema-2008", "norway-2018", "m-league", "jpml-a", "sanma", "tenhou")


def sheet_of(game: Game) -> FinalSheet:
    return final_sheet(final_scores(game.table, game.rules))


def check(sheet: FinalSheet) -> None:
    for row in (*sheet.rows, sheet.sum):
        assert sum(row.parts) == row.total
    for column in range(len(sheet.columns)):
        assert sum(row.parts[column] for row in sheet.rows) == sheet.sum.parts[column]
    assert sum(row.points or 0 for row in sheet.rows) == sheet.sum.points


@pytest.mark.parametrize("rules", RULES)
def test_rows_and_columns_add_up_under_every_book(rules: str) -> None:
    players = ("Kim", "Jan", "Maja", "" if rules == "sanma" else "Ola")
    game = Game(rules, players=players)
    game.riichi(S)
    game.ron(S, E, 3, 40)
    check(sheet_of(game))


def test_oka_and_what_is_counted_from_the_return_cancel_out() -> None:
    game = Game("m-league")
    game.ron(S, E, 3, 40)
    sheet = sheet_of(game)
    assert dict(zip(sheet.columns, sheet.sum.parts, strict=True)) == {
        "counted": -20_000,
        "uma": 0,
        "oka": 20_000,
    }
    assert sheet.sum.total == 0 and sheet.sum.points == 100_000


def test_a_missed_session_shows_the_points_at_the_table_and_what_makes_them_15_000_less() -> None:
    game = Game("ema-2016", tournament=True)
    game.do(Substitute, seat=E, player="Piet", from_start=True)
    game.ron(E, S, 3, 40)
    game.do(Chombo, seat=E)
    game.do(LateArrival, seat=N, minutes=5)
    sheet = sheet_of(game)
    check(sheet)
    kim = next(row for row in sheet.rows if row.player == "Kim")
    assert kim.points == 37_700 and kim.total == -30_000
    assert dict(zip(sheet.columns, kim.parts, strict=True)) == {
        "counted": 7_700,
        "substitution": -22_700,
        "uma": -15_000,
        "penalties": 0,
    }
    # Who was fined keeps the fine, on a line of its own.
    assert sheet.rows[-1].player == "Piet" and sheet.rows[-1].total == -20_000
    assert sheet.sum.points == 120_000
