"""The table of points, against the one that every player knows by heart."""

import pytest

from kiosk_app.languages import load_screen_language
from kiosk_app.screens.learn.points_table import limit_rows, points_rows, worth_text
from scorer import load_rules

EN = load_screen_language("en")


def _rows(book: str, *, dealer: bool, tsumo: bool) -> dict[int, list[str]]:
    rows = points_rows(load_rules(book), dealer=dealer, tsumo=tsumo)
    return {row.fu: [worth_text(cell, EN) if cell else "–" for cell in row.cells] for row in rows}


def _plain(texts: list[str]) -> list[str]:
    return [text.replace("\u00a0", "") for text in texts]


def test_a_win_on_a_discard() -> None:
    others, dealer = (_rows("ema-2016", dealer=dealer, tsumo=False) for dealer in (False, True))
    assert _plain(others[25]) == ["–", "1600", "3200", "6400"]
    assert _plain(others[30]) == ["1000", "2000", "3900", "7700"]
    assert _plain(dealer[40]) == ["2000", "3900", "7700", "12000"]
    assert 20 not in others  # a win on a discard has more


def test_a_self_drawn_win_is_shared() -> None:
    others, dealer = (_rows("ema-2016", dealer=dealer, tsumo=True) for dealer in (False, True))
    assert _plain(others[20]) == ["–", "400 / 700", "700 / 1300", "1300 / 2600"]
    assert _plain(others[25]) == ["–", "–", "800 / 1600", "1600 / 3200"]
    assert _plain(dealer[30]) == ["500", "1000", "2000", "3900"]


@pytest.mark.parametrize(("book", "points"), [("ema-2016", "7700"), ("ema-2008", "7700")])
def test_four_han_and_thirty_fu_are_a_mangan_only_where_the_book_rounds_up(
    book: str, points: str
) -> None:
    rounds_up = load_rules(book).limits.round_up_to_mangan
    cell = _plain(_rows(book, dealer=False, tsumo=False)[30])[3]
    assert cell == ("8000" if rounds_up else points)


def test_the_limits_follow_the_book() -> None:
    rows = limit_rows(load_rules("ema-2016"), dealer=False, tsumo=False)
    assert [(row.name, row.least, row.most, row.worth.points) for row in rows] == [
        ("mangan", 5, 5, 8000),
        ("haneman", 6, 7, 12000),
        ("baiman", 8, 10, 16000),
        ("sanbaiman", 11, None, 24000),
        ("yakuman", 0, None, 32000),  # never by han
    ]
    counted = limit_rows(load_rules("tenhou"), dealer=True, tsumo=False)
    assert [(row.name, row.least, row.most, row.worth.points) for row in counted[-2:]] == [
        ("sanbaiman", 11, 12, 36000),
        ("yakuman", 13, None, 48000),
    ]
