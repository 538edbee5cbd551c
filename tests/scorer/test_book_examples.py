"""The ten scoring examples of EMA 2016 §4.3, as hands built from what they say."""

from typing import NamedTuple

import pytest

from scorer import Score
from tests.scorer.hands import Situation, fu_items, payments, win, yaku


class Example(NamedTuple):
    number: int
    tiles: str
    last: str
    said: Situation
    yaku: dict[str, int]
    han: int
    fu: int | None
    limit: str | None
    east: int | None
    """What East receives: on a self-draw from each, on a discard from the discarder."""
    others: tuple[int, int] | int | None
    """What another winner receives: from East and from each other, or from the discarder."""


EXAMPLES = [
    Example(
        1,
        "12345678s456m22p",
        "9s",
        {"by": "tsumo", "riichi": True},
        {"riichi": 1, "menzen-tsumo": 1, "pinfu": 1, "ittsuu": 2},
        5,
        None,
        "mangan",
        4000,
        (4000, 2000),
    ),
    Example(
        2,
        "12345678s456m22p",
        "9s",
        {"riichi": True},
        {"riichi": 1, "pinfu": 1, "ittsuu": 2},
        4,
        30,
        None,
        11600,
        7700,
    ),
    Example(
        3,
        "12345678s22p +456m",
        "9s",
        {"dora": "6s"},
        {"ittsuu": 1, "dora": 1},
        2,
        30,
        None,
        2900,
        2000,
    ),
    Example(
        4,
        "333m444p666p88s55m",
        "8s",
        {"by": "tsumo", "dora": "3p"},
        {"suuankou": 13},
        13,
        None,
        "yakuman",
        16000,
        (16000, 8000),
    ),
    Example(
        5,
        "333m444p666p88s55m",
        "8s",
        {"dora": "3p"},
        {"sanankou": 2, "toitoi": 2, "tanyao": 1, "dora": 3},
        8,
        None,
        "baiman",
        24000,
        16000,
    ),
    Example(
        6,
        "2255m3388p66s77s4s",
        "4s",
        {"by": "tsumo", "riichi": True, "ippatsu": True},
        {"riichi": 1, "ippatsu": 1, "menzen-tsumo": 1, "tanyao": 1, "chiitoitsu": 2},
        6,
        None,
        "haneman",
        6000,
        (6000, 3000),
    ),
    Example(
        7,
        "2255m3388p99s77z4s",
        "4s",
        {},
        {"chiitoitsu": 2},
        2,
        25,
        None,
        2400,
        1600,
    ),
    Example(
        8,
        "223344m667788p7z",
        "7z",
        {"by": "tsumo"},
        {"ryanpeikou": 3, "menzen-tsumo": 1},
        4,
        30,
        None,
        3900,
        (3900, 2000),
    ),
    Example(
        9,  # the winner is East in the East round
        "123s99s111z33z +789s",
        "3z",
        {"dora": "6s"},
        {"honitsu": 2, "yakuhai-seat": 1, "yakuhai-round": 1, "chanta": 1, "dora": 1},
        6,
        None,
        "haneman",
        18000,
        None,
    ),
    Example(
        10,  # the winner is South
        "23456789p33z444z",
        "7p",
        {"by": "tsumo"},
        {"honitsu": 3, "menzen-tsumo": 1},
        4,
        40,
        "mangan",
        None,
        (4000, 2000),
    ),
]
FOR_EAST = [example for example in EXAMPLES if example.east is not None]
FOR_OTHERS = [example for example in EXAMPLES if example.others is not None]


def declared(example: Example, seat: str) -> Score:
    said = example.said.copy()
    said["seat"] = seat
    return win(example.tiles, example.last, **said)


def number(example: Example) -> str:
    return f"example{example.number}"


@pytest.mark.parametrize("example", FOR_EAST, ids=number)
def test_an_example_pays_east_what_the_book_says(example: Example) -> None:
    answer = declared(example, "E")
    check(answer, example)
    paid = example.east
    assert paid is not None
    if example.said.get("by") == "tsumo":
        assert payments(answer) == {"E": 3 * paid, "S": -paid, "W": -paid, "N": -paid}
    else:
        assert payments(answer) == {"E": paid, "S": -paid}


@pytest.mark.parametrize("example", FOR_OTHERS, ids=number)
def test_an_example_pays_another_player_what_the_book_says(example: Example) -> None:
    answer = declared(example, "S")
    check(answer, example)
    if isinstance(example.others, tuple):
        east, other = example.others
        assert payments(answer) == {"S": east + 2 * other, "E": -east, "W": -other, "N": -other}
    else:
        assert example.others is not None
        assert payments(answer) == {"S": example.others, "W": -example.others}


def check(answer: Score, example: Example) -> None:
    assert yaku(answer) == example.yaku
    assert (answer.han, answer.limit) == (example.han, example.limit)
    if example.fu is not None:
        assert answer.fu == example.fu


@pytest.mark.parametrize(
    ("index", "items"),
    [
        (2, [("closed-hand-won-on-a-discard", 30)]),
        (3, [("open-hand", 20), ("open-pinfu", 2)]),
        (7, [("seven-pairs", 25)]),
        (
            8,
            [
                ("pair-of-dragons", 2),
                ("pair-wait", 2),
                ("self-draw", 2),
                ("self-drawn-hand", 20),
            ],
        ),
        (
            10,
            [
                ("concealed-pung-of-honours", 8),
                ("edge-wait", 2),
                ("self-draw", 2),
                ("self-drawn-hand", 20),
            ],
        ),
    ],
)
def test_the_fu_of_an_example_are_those_it_lists(index: int, items: list[tuple[str, int]]) -> None:
    example = EXAMPLES[index - 1]
    assert fu_items(win(example.tiles, example.last, **example.said)) == items


def test_the_ten_examples_are_all_here() -> None:
    assert [example.number for example in EXAMPLES] == list(range(1, 11))
