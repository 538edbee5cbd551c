"""Dora, kong dora, ura dora and red fives: han, but no yaku (EMA 2016 §2.7, §4.1)."""

import pytest

from scorer import RIICHI_RULE_SETS
from tests.scorer.hands import no_win, win, yaku

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
WITH_REDS = ("ema-2008", "norway-2018", "tenhou")
WITHOUT_REDS = ("ema-2016", "ema-2025")
NOTHING = ("123m678p99p234s68s", "7s")


@RULES
@pytest.mark.parametrize(
    ("dora", "han"),
    [
        ("", 0),
        ("9m", 1),
        ("8p", 2),
        ("6s", 1),  # the winning tile
        ("9m8p", 3),
        ("9m9m", 2),  # two indicators alike count twice
        ("9m1m2m5p6p", 5),
        ("4z", 0),
    ],
)
def test_each_dora_tile_is_a_han_for_each_indicator(dora: str, han: int, rules: str) -> None:
    found = yaku(win(*NOTHING, riichi=True, dora=dora, rules=rules))
    assert found == ({"riichi": 1, "dora": han} if han else {"riichi": 1})


@RULES
@pytest.mark.parametrize(
    ("tiles", "dora", "han"),
    [
        ("678p99p68s123m #2222s", "1s", 4),
        ("678p99p68s123m +555z", "7z", 3),
        ("678p99p68s555z +123m", "2m", 1),
        ("678p99p68s555z +123m", "9m1m2m", 3),
    ],
)
def test_dora_in_melds_count(tiles: str, dora: str, han: int, rules: str) -> None:
    answer = win(tiles, "7s", by="tsumo", haitei=True, dora=dora, rules=rules)
    assert yaku(answer)["dora"] == han


def test_no_ura_dora_count_where_nobody_turns_them() -> None:
    found = yaku(win(*NOTHING, riichi=True, dora="9m", ura="8p", rules="jpml-a"))
    assert found == {"riichi": 1, "dora": 1}


@pytest.mark.parametrize("rules", [name for name in RIICHI_RULE_SETS if name != "jpml-a"])
def test_ura_dora_count_in_a_riichi_hand(rules: str) -> None:
    found = yaku(win(*NOTHING, riichi=True, dora="9m", ura="8p", rules=rules))
    assert found == {"riichi": 1, "dora": 1, "ura-dora": 2}
    found = yaku(win(*NOTHING, double_riichi=True, ura="8p", rules=rules))
    assert found == {"double-riichi": 2, "ura-dora": 2}


@RULES
def test_ura_dora_count_in_no_other_hand(rules: str) -> None:
    found = yaku(win(*NOTHING, by="tsumo", dora="9m", ura="8p", rules=rules))
    assert found == {"menzen-tsumo": 1, "dora": 1}


@RULES
@pytest.mark.parametrize("dora", ["9m", "9m8p1s"])
def test_no_hand_wins_on_dora_alone(dora: str, rules: str) -> None:
    assert no_win(*NOTHING, dora=dora, rules=rules).reason == "only-dora"


@pytest.mark.parametrize("rules", WITH_REDS)
def test_no_hand_wins_on_red_fives_alone(rules: str) -> None:
    assert no_win("123m406p99p234s68s", "7s", rules=rules).reason == "only-dora"


@pytest.mark.parametrize("rules", WITH_REDS)
@pytest.mark.parametrize(
    ("tiles", "last", "reds"),
    [
        ("123m406p99p234s68s", "7s", 1),
        ("340m406p99p678s46s", "0s", 3),
        ("340m406p99p46s +678s", "0s", 3),
        ("345m99p46s678s +406p", "5s", 1),
    ],
)
def test_a_red_five_is_a_han(tiles: str, last: str, reds: int, rules: str) -> None:
    found = yaku(win(tiles, last, rules=rules, by="tsumo", haitei=True))
    assert found["red-five"] == reds


@pytest.mark.parametrize("rules", WITHOUT_REDS)
def test_a_red_five_is_a_plain_five_where_the_book_has_none(rules: str) -> None:
    found = yaku(win("340m406p99p678s46s", "0s", riichi=True, rules=rules))
    assert found == {"riichi": 1}


@pytest.mark.parametrize("rules", WITHOUT_REDS)
def test_three_fives_written_red_are_three_plain_fives_where_the_book_has_none(rules: str) -> None:
    found = yaku(win("123m000p99p234s68s", "7s", riichi=True, rules=rules))
    assert found == {"riichi": 1}


@pytest.mark.parametrize("rules", WITH_REDS)
def test_a_red_five_that_is_dora_counts_twice(rules: str) -> None:
    found = yaku(win("123m406p99p234s68s", "7s", riichi=True, dora="4p", rules=rules))
    assert found == {"riichi": 1, "dora": 1, "red-five": 1}


@RULES
def test_a_red_five_as_indicator_makes_the_six_dora(rules: str) -> None:
    found = yaku(win(*NOTHING, riichi=True, dora="0p", rules=rules))
    assert found == {"riichi": 1, "dora": 1}


@RULES
def test_a_red_five_makes_the_same_sets_as_a_plain_one(rules: str) -> None:
    red = win("340m406p99p678s46s", "0s", riichi=True, rules=rules)
    plain = win("345m456p99p678s46s", "5s", riichi=True, rules=rules)
    assert red.reading == plain.reading
    assert red.fu == plain.fu


@pytest.mark.parametrize(
    ("rules", "limit", "points"),
    [("ema-2016", "sanbaiman", 24000), ("ema-2008", "yakuman", 32000)],
)
def test_thirteen_han_with_dora_in_a_real_hand(rules: str, limit: str, points: int) -> None:
    """Full flush 6, riichi 1, pinfu 1, and five dora."""
    answer = win("123m234m678m99m56m", "7m", riichi=True, dora="8m8m1z", ura="1m", rules=rules)
    assert answer.han >= 13
    assert (answer.limit, answer.points) == (limit, points)
