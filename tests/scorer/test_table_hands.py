"""Real hands in the cells of the score table: the same yaku and fu, more dora for more han."""

from typing import NamedTuple

import pytest

from tests.scorer.hands import Situation, payments, win
from tests.scorer.score_table import LIMITS, TABLE, Cell


class Sample(NamedTuple):
    fu: int
    by: str
    least_han: int
    tiles: str
    """``WW`` is a pair of the wind that is both seat and round."""
    last: str
    indicator: str
    """It makes a tile dora that the hand has once."""
    riichi: bool = False


SAMPLES = [
    Sample(30, "ron", 1, "123m678p99p234s67s", "8s", "9m"),
    Sample(40, "ron", 1, "123m678p99p234s68s", "7s", "9m", riichi=True),
    Sample(50, "ron", 1, "111m678m555p23s99s", "4s", "5m", riichi=True),
    Sample(60, "ron", 1, "111m678m23s99s #5555p", "4s", "5m", riichi=True),
    Sample(70, "ron", 1, "678m234p23s99s #1111m", "4s", "5m", riichi=True),
    Sample(80, "ron", 1, "678m999p24s99s #1111m", "3s", "5m", riichi=True),
    Sample(90, "ron", 1, "678m24s55z #1111m #5555p", "3s", "5m", riichi=True),
    Sample(100, "ron", 1, "678m23s99s #1111m #9999p", "4s", "5m", riichi=True),
    Sample(110, "ron", 1, "678m11sWW #1111m #9999p", "1s", "5m", riichi=True),
    Sample(20, "tsumo", 2, "123m678p99p234s67s", "8s", "9m"),
    Sample(30, "tsumo", 1, "123m678p99p234s68s", "7s", "9m"),
    Sample(40, "tsumo", 1, "111m678m99p234s68s", "7s", "5m"),
    Sample(50, "tsumo", 1, "222m678m12s99s #5555p", "3s", "5m"),
    Sample(60, "tsumo", 1, "678m234p23s99s #1111m", "4s", "5m"),
    Sample(70, "tsumo", 1, "678m999p23s99s #1111m", "4s", "5m"),
    Sample(80, "tsumo", 1, "678m24s99s #1111m #5555p", "3s", "5m"),
    Sample(90, "tsumo", 1, "678m23s99s #1111m #9999p", "4s", "5m"),
    Sample(100, "tsumo", 1, "678m24sWW #1111m #9999p", "3s", "5m"),
    Sample(110, "tsumo", 2, "23s55p #1111m #9999p +1111s", "4s", "3s"),
]
CELLS = [(sample, han) for sample in SAMPLES for han in range(sample.least_han, 5)]


def names(value: object) -> str | None:
    return f"{value.fu}fu-{value.by}" if isinstance(value, Sample) else None


def situation(sample: Sample, seat: str, dora: int) -> tuple[str, Situation]:
    tiles = sample.tiles.replace("WW", "11z" if seat == "E" else "22z")
    said = Situation(by=sample.by, seat=seat, round=seat, riichi=sample.riichi)
    said["dora"] = sample.indicator * dora
    return tiles, said


def paid_by_cell(sample: Sample, han: int, seat: str) -> tuple[Cell, dict[str, int]]:
    """The cell of the table, and what the hand brings and costs."""
    tiles, said = situation(sample, seat, han - sample.least_han)
    answer = win(tiles, sample.last, **said)
    assert (answer.han, answer.fu) == (han, sample.fu)
    return TABLE[han, sample.fu], payments(answer)


@pytest.mark.parametrize(("sample", "han"), CELLS, ids=names)
def test_a_hand_of_a_player_who_is_not_east_is_paid_by_its_cell(sample: Sample, han: int) -> None:
    cell, paid = paid_by_cell(sample, han, "S")
    if sample.by == "ron":
        assert paid == {"S": cell.ron, "W": -cell.ron}
    else:
        total = cell.from_east + 2 * cell.from_other
        others = {"W": -cell.from_other, "N": -cell.from_other}
        assert paid == {"S": total, "E": -cell.from_east, **others}


@pytest.mark.parametrize(("sample", "han"), CELLS, ids=names)
def test_a_hand_of_east_is_paid_by_its_cell(sample: Sample, han: int) -> None:
    cell, paid = paid_by_cell(sample, han, "E")
    if sample.by == "ron":
        assert paid == {"E": cell.east_ron, "S": -cell.east_ron}
    else:
        each = cell.east_from_each
        assert paid == {"E": 3 * each, "S": -each, "W": -each, "N": -each}


@pytest.mark.parametrize(
    ("by", "riichi", "dora", "han"),
    [
        ("ron", False, "", 2),
        ("ron", True, "", 3),
        ("ron", False, "9m", 4),
        ("tsumo", False, "", 3),
        ("tsumo", True, "", 4),
    ],
)
@pytest.mark.parametrize("seat", ["E", "S"])
def test_seven_pairs_are_paid_by_the_row_of_25_fu(
    by: str, riichi: bool, dora: str, han: int, seat: str
) -> None:
    answer = win("1133m5577p1199s7z", "7z", by=by, seat=seat, riichi=riichi, dora=dora)
    cell = TABLE[han, 25]
    assert (answer.han, answer.fu) == (han, 25)
    if by == "ron":
        assert answer.points == (cell.east_ron if seat == "E" else cell.ron)
    elif seat == "E":
        assert answer.points == 3 * cell.east_from_each
    else:
        assert answer.points == 2 * cell.from_other + cell.from_east


@pytest.mark.parametrize(
    ("limit", "han"), [(limit, han) for limit, (every, _, _) in LIMITS.items() for han in every]
)
def test_a_hand_with_enough_dora_reaches_each_limit(limit: str, han: int) -> None:
    """Riichi, self-draw and a half flush are five; the rest is dora on the one and the six."""
    _, other, east = LIMITS[limit]
    indicators = ("9m" * 4 + "5m" * 4)[: 2 * (han - 5)]
    answer = win(
        "123m678m33z444z24m",
        "3m",
        by="tsumo",
        riichi=True,
        dora=indicators[:8],
        ura=indicators[8:],
    )
    assert (answer.han, answer.limit) == (han, limit)
    assert payments(answer) == {"S": east + 2 * other, "E": -east, "W": -other, "N": -other}
