"""Standings sorted, and best hands taken apart for drawing."""

from typing import Any

from kiosk_app.club.standings import Standing
from kiosk_app.screens.club.standings_view import (
    BY_COLUMN,
    percent,
    sorted_lines,
    tiles_of_hand,
)


def _line(rank: int, name: str, **values: int) -> Standing:
    usual: dict[str, Any] = dict.fromkeys(
        ("points", "uma", "penalties", "score", "hands", "wins", "self_drawn", "deal_ins"), 0
    )
    return Standing(
        rank=rank,
        player_id=name,
        name=name,
        games=2,
        places=(1, 1, 0, 0),
        place_sum=3,
        best_points=None,
        riichi=0,
        chombos=0,
        **{**usual, **values},
    )


LINES = [
    _line(1, "Ola", score=20, hands=4, wins=1, deal_ins=2),
    _line(2, "Kim", score=10, hands=4, wins=3, deal_ins=0),
]


def test_the_best_stands_first_in_every_column() -> None:
    first = {column: sorted_lines(LINES, column, upside_down=False)[0].name for column in BY_COLUMN}
    assert first["score"] == "Ola"
    assert first["player"] == "Kim"
    assert first["wins"] == "Kim"
    assert first["deal-ins"] == "Kim"


def test_a_column_can_be_turned_upside_down() -> None:
    for column in BY_COLUMN:
        there = sorted_lines(LINES, column, upside_down=False)
        assert sorted_lines(LINES, column, upside_down=True) == there[::-1]


def test_a_hand_is_drawn_set_by_set_with_its_melds() -> None:
    groups = tiles_of_hand("234m 11z +505p")
    assert groups == [["2m", "3m", "4m"], ["1z", "1z"], ["5p", "0p", "5p"]]


def test_a_hand_that_was_never_noted_is_not_drawn() -> None:
    assert tiles_of_hand("") == []


def test_a_rate_without_hands_is_a_dash() -> None:
    assert percent(None) == "–"
    assert percent(0.335) == "34"
