"""Every yaku of the tiles in the smallest company it can keep, closed and open.

EMA 2016 §4.2.1–4.2.4, EMA 2008 §4.2.1–4.2.4, Norway 2018 §11.1–11.6.
"""

from typing import NamedTuple

import pytest

from scorer import RIICHI_RULE_SETS
from tests.scorer.hands import no_win, win, yaku

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)


class Sample(NamedTuple):
    name: str
    tiles: str
    last: str
    yaku: dict[str, int]
    """Under every rule set, but for what the tests below name."""


# The winner is South in the East round and wins on a discard.
CLOSED = [
    Sample("pinfu", "123m678p99p234s67s", "8s", {"pinfu": 1}),
    Sample("pinfu", "123m678p33z234s67s", "8s", {"pinfu": 1}),  # neither seat nor round
    Sample("iipeikou", "112233m999p678s4z", "4z", {"iipeikou": 1}),
    Sample("tanyao", "234m567m888p24s66s", "3s", {"tanyao": 1}),
    Sample("sanshoku-doujun", "234m234p234s999m4z", "4z", {"sanshoku-doujun": 2}),
    Sample("ittsuu", "123456789p111s4z", "4z", {"ittsuu": 2}),
    Sample("yakuhai-white", "123m678p24s99s555z", "3s", {"yakuhai-white": 1}),
    Sample("yakuhai-green", "123m678p24s99s666z", "3s", {"yakuhai-green": 1}),
    Sample("yakuhai-red", "123m678p24s99s777z", "3s", {"yakuhai-red": 1}),
    Sample("yakuhai-seat", "123m678p24s99s222z", "3s", {"yakuhai-seat": 1}),
    Sample("yakuhai-round", "123m678p24s99s111z", "3s", {"yakuhai-round": 1}),
    Sample("yakuhai-red", "123m678p24s99s #7777z", "3s", {"yakuhai-red": 1}),
    Sample("chanta", "123m789p123s444z9m", "9m", {"chanta": 2}),
    Sample("chanta", "123m789p123s999p4z", "4z", {"chanta": 2}),
    Sample("chiitoitsu", "1133m5577p1199s7z", "7z", {"chiitoitsu": 2}),
    Sample("sanshoku-doukou", "333m333p33s678s99m", "3s", {"sanshoku-doukou": 2}),
    Sample("sanshoku-doukou", "333m33s678s99m #3333p", "3s", {"sanshoku-doukou": 2}),
    Sample("sanankou", "111m444p999s67s33z", "8s", {"sanankou": 2}),
    Sample("sanankou", "444p999s67s33z #1111m", "8s", {"sanankou": 2}),
    Sample("sankantsu", "67s33z #1111m #4444p #9999s", "8s", {"sankantsu": 2, "sanankou": 2}),
    Sample("toitoi", "111m444p888p99s33z", "9s", {"toitoi": 2, "sanankou": 2}),
    Sample("honitsu", "123m678m999m57m33z", "6m", {"honitsu": 3}),
    Sample(
        "shousangen",
        "123m68p555z666z77z",
        "7p",
        {"shousangen": 2, "yakuhai-white": 1, "yakuhai-green": 1},
    ),
    Sample("honroutou", "1199m1199p11s33z4z", "4z", {"honroutou": 2, "chiitoitsu": 2}),
    Sample(
        "honroutou",
        "111m999p11s333z99s",
        "9s",
        {"honroutou": 2, "toitoi": 2, "sanankou": 2},
    ),
    Sample("ryanpeikou", "223344m223344p9s", "9s", {"ryanpeikou": 3}),
    Sample("chinitsu", "123678999m57m44m", "6m", {"chinitsu": 6}),
]
OPEN = [
    Sample("sanshoku-doujun", "234p234s999m4z +234m", "4z", {"sanshoku-doujun": 1}),
    Sample("ittsuu", "456789p111s4z +123p", "4z", {"ittsuu": 1}),
    Sample("yakuhai-white", "123m678p24s99s +555z", "3s", {"yakuhai-white": 1}),
    Sample("yakuhai-green", "123m678p24s99s +6666z", "3s", {"yakuhai-green": 1}),
    Sample("yakuhai-red", "123m678p24s99s ^7777z", "3s", {"yakuhai-red": 1}),
    Sample("yakuhai-seat", "123m678p24s99s +222z", "3s", {"yakuhai-seat": 1}),
    Sample("yakuhai-round", "123m678p24s99s +111z", "3s", {"yakuhai-round": 1}),
    Sample("chanta", "123m789p123s9m +444z", "9m", {"chanta": 1}),
    Sample("sanshoku-doukou", "333p33s678s99m +333m", "3s", {"sanshoku-doukou": 2}),
    Sample("sanshoku-doukou", "678s33s99m +3333m ^3333p", "3s", {"sanshoku-doukou": 2}),
    Sample("sanankou", "111m444p999s3z +678s", "3z", {"sanankou": 2}),
    Sample("sankantsu", "67s33z +1111m ^4444p #9999s", "8s", {"sankantsu": 2}),
    Sample("toitoi", "888p99s33z +111m +444p", "9s", {"toitoi": 2}),
    Sample("honitsu", "123m678m57m33z +999m", "6m", {"honitsu": 2}),
    Sample(
        "shousangen",
        "123m68p666z77z +555z",
        "7p",
        {"shousangen": 2, "yakuhai-white": 1, "yakuhai-green": 1},
    ),
    Sample("honroutou", "999s11p33z +111m +999p", "1p", {"honroutou": 2, "toitoi": 2}),
    Sample("junchan", "123m789p123s9m +999s", "9m", {"junchan": 2}),
    Sample("chinitsu", "123678m57m44m +999m", "6m", {"chinitsu": 5}),
]
ONLY_CLOSED = [
    Sample("pinfu", "678p99p234s67s +123m", "8s", {}),
    Sample("iipeikou", "112233m678s4z +999p", "4z", {}),
    Sample("iipeikou", "123m678s4z999p +123m", "4z", {}),
    Sample("ryanpeikou", "223344m234p9s +234p", "9s", {}),
]


def name(sample: Sample) -> str:
    return sample.name


@RULES
@pytest.mark.parametrize("sample", CLOSED, ids=name)
def test_a_closed_hand_has_just_this_yaku(sample: Sample, rules: str) -> None:
    assert yaku(win(sample.tiles, sample.last, rules=rules)) == sample.yaku


@RULES
@pytest.mark.parametrize("sample", OPEN, ids=name)
def test_an_open_hand_has_just_this_yaku(sample: Sample, rules: str) -> None:
    assert yaku(win(sample.tiles, sample.last, rules=rules)) == sample.yaku


@RULES
@pytest.mark.parametrize("sample", ONLY_CLOSED, ids=name)
def test_an_open_hand_does_not_have_a_yaku_that_must_be_closed(sample: Sample, rules: str) -> None:
    assert no_win(sample.tiles, sample.last, rules=rules).reason == "no-yaku"


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "norway-2018", "tenhou"])
def test_open_tanyao_is_a_yaku(rules: str) -> None:
    assert yaku(win("234m567m24s66s +888p", "3s", rules=rules)) == {"tanyao": 1}


def test_tanyao_must_be_closed_under_ema_2008() -> None:
    assert no_win("234m567m24s66s +888p", "3s", rules="ema-2008").reason == "no-yaku"
    assert yaku(win("234m567m24s66s #8888p", "3s", rules="ema-2008")) == {"tanyao": 1}


@pytest.mark.parametrize(
    ("rules", "han"),
    [("ema-2016", 3), ("ema-2025", 3), ("ema-2008", 3), ("tenhou", 3), ("norway-2018", 2)],
)
def test_closed_junchan_has_one_more_but_not_in_norway(rules: str, han: int) -> None:
    """Norway 2018 §11.5: two, and nothing said of closed."""
    assert yaku(win("123m789p123s999s9m", "9m", rules=rules)) == {"junchan": han}


@RULES
def test_a_wind_that_is_seat_and_round_counts_twice(rules: str) -> None:
    answer = win("123m678p24s99s +111z", "3s", seat="E", round="E", rules=rules)
    assert yaku(answer) == {"yakuhai-seat": 1, "yakuhai-round": 1}


@RULES
@pytest.mark.parametrize("wind", ["333z", "444z"])
def test_a_wind_that_is_neither_seat_nor_round_is_no_yaku(wind: str, rules: str) -> None:
    assert no_win(f"123m678p24s99s +{wind}", "3s", rules=rules).reason == "no-yaku"


@RULES
def test_the_seat_wind_follows_the_seat_and_the_round_wind_the_round(rules: str) -> None:
    assert yaku(win("123m678p24s99s +333z", "3s", seat="W", rules=rules)) == {"yakuhai-seat": 1}
    assert yaku(win("123m678p24s99s +333z", "3s", round="W", rules=rules)) == {"yakuhai-round": 1}


def test_ryanpeikou_is_of_any_numbers_in_norway_as_everywhere() -> None:
    """§11.3 can be read as the same numbers in another suit; nobody plays that."""
    found = win("223344m667788p9s", "9s", rules="norway-2018")
    assert yaku(found)["ryanpeikou"] == 3
