"""A hand that can be seen in several ways: the highest is scored, the others are kept."""

import pytest

from scorer import Score
from scorer.shapes import Shape, Wait
from tests.scorer.hands import fu_items, readings, win, yaku


def rank(answer: Score) -> tuple[int, int, int]:
    return answer.points, answer.han, answer.fu


def test_three_pungs_in_a_row_are_pungs_when_that_pays_more() -> None:
    """Three concealed pungs is two yaku, three equal chows are one (EMA 2016 §4.2.1, §4.2.2)."""
    answer = win("111222333m45p99s", "6p", by="tsumo")
    assert yaku(answer) == {"menzen-tsumo": 1, "sanankou": 2}


def test_three_pungs_in_a_row_are_chows_when_that_pays_more() -> None:
    """Won on a discard with pinfu, iipeikou and terminals in all sets."""
    answer = win("111222333m78p99s", "9p")
    assert yaku(answer) == {"pinfu": 1, "iipeikou": 1, "junchan": 3}


def test_two_double_chows_are_not_seven_pairs_when_that_pays_more() -> None:
    """EMA 2016 §4.3, example 8."""
    found = readings("223344m556677p8s", "8s")
    assert {answer.reading.shape for answer in found} == {Shape.SETS, Shape.SEVEN_PAIRS}
    assert "ryanpeikou" in yaku(found[0])
    assert "chiitoitsu" not in yaku(found[0])


def test_the_seven_completes_a_chow_for_pinfu_rather_than_an_edge_for_two_fu() -> None:
    """EMA 2016 §4.1.1: 5-6 and 8-9 both want the seven; pinfu is the higher."""
    answer = win("56789p234m234s55s", "7p")
    assert "pinfu" in yaku(answer)
    assert answer.reading.wait is Wait.TWO_SIDED
    assert answer.fu == 30
    waits = {one.reading.wait for one in readings("56789p234m234s55s", "7p", riichi=True)}
    assert waits == {Wait.TWO_SIDED, Wait.EDGE}


def test_the_seven_completes_the_edge_for_two_fu_where_pinfu_is_out_of_reach() -> None:
    """EMA 2016 §4.3, example 10: the wait that gives fu may be chosen."""
    answer = win("23456789p33444z", "7p", by="tsumo")
    assert answer.reading.wait is Wait.EDGE
    assert ("edge-wait", 2) in fu_items(answer)


@pytest.mark.parametrize(("tiles", "last"), [("2233445566778m", "8m"), ("2334455667788m", "2m")])
def test_of_equal_points_the_reading_with_more_han_is_kept(tiles: str, last: str) -> None:
    """Sanbaiman with the last tile on the pair (11) or at the end of a chow with pinfu (12)."""
    found = readings(tiles, last, riichi=True)
    at_24000 = {answer.han for answer in found if answer.points == 24000}
    assert at_24000 == {11, 12}
    assert win(tiles, last, riichi=True).han == 12


@pytest.mark.parametrize(("tiles", "last"), [("23456789p33444z", "7p"), ("12345678p33444z", "3p")])
def test_of_equal_points_and_han_the_reading_with_more_fu_is_kept(tiles: str, last: str) -> None:
    """Five han are a mangan with 30 fu or, with the edge wait, 40."""
    found = readings(tiles, last, by="tsumo", riichi=True)
    assert {(answer.points, answer.han, answer.fu) for answer in found} == {
        (8000, 5, 40),
        (8000, 5, 30),
    }
    assert win(tiles, last, by="tsumo", riichi=True).fu == 40


@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        ("2233445566778m", "8m"),
        ("111222333m78p99s", "9p"),
        ("1112223334445m", "5m"),
        ("56789p234m234s55s", "7p"),
        ("22233444m567p88s", "3m"),
    ],
)
@pytest.mark.parametrize("by", ["ron", "tsumo"])
def test_all_readings_come_highest_first_and_the_score_is_the_first(
    tiles: str, last: str, by: str
) -> None:
    found = readings(tiles, last, by=by, riichi=True)
    assert len(found) > 1
    ranks = [rank(answer) for answer in found]
    assert ranks == sorted(ranks, reverse=True)
    best = win(tiles, last, by=by, riichi=True)
    assert rank(best) == ranks[0]
    assert best.reading == found[0].reading


def test_a_reading_without_a_yaku_is_not_offered() -> None:
    """With an open chow the pungs are three concealed ones; seen as chows they are nothing."""
    found = readings("111222333m9p +456p", "9p")
    assert {tuple(yaku(answer)) for answer in found} == {("sanankou",)}


def test_a_reading_is_offered_once() -> None:
    found = readings("111123m456p456s1z", "1z", by="tsumo", seat="E")
    assert len(found) == len({answer.reading for answer in found}) == 1
