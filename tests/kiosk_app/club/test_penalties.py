"""Penalties and best hands, one by one, of a night, a season and all time."""

import csv
from pathlib import Path

from openpyxl import load_workbook

from kiosk_app.club.lists import penalties_sheet, standings_sheet
from kiosk_app.club.penalties import penalty_lines
from kiosk_app.club.sheets import write_sheet
from kiosk_app.club.standings import Scope, Standing, standings, with_best_hands
from kiosk_app.store.open_game import OpenGame
from kiosk_app.store.results import best_hand_words
from kiosk_app.store.store import Store
from scorer.result import YakuItem
from scorer.table import Bonus, Cancelled, Penalty, Seat, Undone, Win, Winner
from tests.kiosk_app.club.people import begin_round, evening, later, play

HAND = "234m 456p 678s 11z +555z"


def penalised(game: OpenGame) -> None:
    """A penalty, a bonus at the table, and a penalty that was taken back."""
    phone = Penalty(*game.next_place(later(1)), Seat.SOUTH, 2000, "phone rang")
    game.append(phone, later(1))
    bonus = Bonus(*game.next_place(later(1)), Seat.WEST, 300, "helped", "now")
    game.append(bonus, later(1))
    wrong = Penalty(*game.next_place(later(1)), Seat.NORTH, 900, "mistaken")
    game.append(wrong, later(1))
    game.append(Cancelled(*game.next_place(later(1)), wrong.id, "it was not"), later(1))


def described(store: Store, scope: Scope) -> list[tuple[str, int, str, bool]]:
    lines = penalty_lines(store, scope)
    return [(line.player, line.points, line.reason, line.after_uma) for line in lines]


def test_those_that_stand_are_listed_of_night_season_and_all_time(store: Store) -> None:
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    penalised(game)
    listed = [
        (game.table.name(Seat.SOUTH), -2000, "phone rang", True),
        (game.table.name(Seat.WEST), 300, "helped", False),
    ]
    assert described(store, Scope(night_id=night.id)) == listed
    assert described(store, Scope()) == []  # as in the standings, a game counts once it has ended
    play(game)
    for scope in (Scope(night_id=night.id), Scope(season="2026"), Scope()):
        assert described(store, scope) == listed
    assert described(store, Scope(season="1999")) == []
    (line, _) = penalty_lines(store, Scope())
    assert (line.night, line.round, line.table_name) == ("Test night", 1, "1")


def test_an_end_that_is_undone_takes_them_from_the_list(store: Store) -> None:
    (game,) = begin_round(store, evening(store, 4))
    penalised(game)
    play(game)
    game.append(Undone(*game.next_place(later(5))), later(5))
    assert described(store, Scope()) == []


def test_they_are_exported(store: Store, tmp_path: Path) -> None:
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    penalised(game)
    play(game)
    lines = penalty_lines(store, Scope())
    write_sheet(penalties_sheet(lines), tmp_path / "p.csv")
    heading, first, _ = csv.reader((tmp_path / "p.csv").read_text("utf-8-sig").splitlines())
    assert heading[-4:] == ["Player", "Points", "When", "Why"]
    assert first[-3:] == ["-2000", "after uma", "phone rang"]
    with store.reading() as connection:
        table = standings(connection, Scope())
    write_sheet(standings_sheet(table), tmp_path / "s.xlsx", penalties_sheet(lines))
    book = load_workbook(tmp_path / "s.xlsx")
    assert book.sheetnames == ["Standings", "Penalties"]
    assert book["Penalties"].max_row == 3


def best(store: Store, scope: Scope) -> dict[str, Standing]:
    with store.reading() as connection:
        table = with_best_hands(connection, scope, standings(connection, scope))
    return {line.name: line for line in table}


def test_the_best_hand_is_told_with_its_tiles_and_yaku(store: Store) -> None:
    night = evening(store, 4)
    (game,) = begin_round(store, night)
    small = (Winner(Seat.SOUTH, han=1, fu=30),)
    game.append(Win(*game.next_place(later(1)), small, Seat.EAST), later(1))
    yaku = (YakuItem("yakuhai-white", 1, "4.2.1"), YakuItem("dora", 2, "2.7"))
    good = (Winner(Seat.SOUTH, han=3, fu=30, yaku=yaku, hand=HAND),)
    game.append(Win(*game.next_place(later(1)), good, Seat.EAST), later(1))
    game.finish(later(2), "agreed")
    for scope in (Scope(night_id=night.id), Scope(season="2026"), Scope()):
        lines = best(store, scope)
        line = lines[game.table.name(Seat.SOUTH)]
        words = best_hand_words(line.best_hand)
        assert words == f"{HAND} · White Dragons, Dora 2 · 3 han 30 fu"
        assert lines[game.table.name(Seat.WEST)].best_hand is None


def test_a_hand_of_which_only_points_are_known_says_no_more(store: Store) -> None:
    (game,) = begin_round(store, evening(store, 4))
    winners = (Winner(Seat.SOUTH, points=8000),)
    game.append(Win(*game.next_place(later(1)), winners, Seat.EAST), later(1))
    game.finish(later(2), "agreed")
    line = best(store, Scope())[game.table.name(Seat.SOUTH)]
    assert line.best_points == 8000
    assert best_hand_words(line.best_hand) == ""
    assert best_hand_words(None) == ""
