"""One win: who pays what, with counters and sticks (EMA 2016 §3.4.9, §3.4.10, §4.1)."""

import pytest

from scorer import RIICHI_RULE_SETS
from tests.scorer.hands import SEATS, payments, win

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
# Riichi alone, 40 fu: 1,300 for others and 2,000 for East on a discard.
RIICHI_40 = ("123m678p99p234s68s", "7s")
# Self-draw alone, 30 fu: 300 and 500, or 500 from each for East.
TSUMO_30 = RIICHI_40


@RULES
@pytest.mark.parametrize("seat", "SWN")
@pytest.mark.parametrize("discarder", "ESWN")
def test_the_discarder_pays_alone(seat: str, discarder: str, rules: str) -> None:
    """East pays no more than another on a discard."""
    if discarder == seat:
        discarder = "E"
    answer = win(*RIICHI_40, seat=seat, discarder=discarder, riichi=True, rules=rules)
    assert payments(answer) == {seat: 1300, discarder: -1300}


@RULES
@pytest.mark.parametrize("discarder", "SWN")
def test_the_discarder_pays_east_six_times_the_base(discarder: str, rules: str) -> None:
    answer = win(*RIICHI_40, seat="E", discarder=discarder, riichi=True, rules=rules)
    assert payments(answer) == {"E": 2000, discarder: -2000}


@RULES
@pytest.mark.parametrize("seat", "SWN")
def test_east_pays_double_for_a_self_draw(seat: str, rules: str) -> None:
    answer = win(*TSUMO_30, seat=seat, by="tsumo", rules=rules)
    others = {other: -300 for other in "SWN" if other != seat}
    assert payments(answer) == {seat: 1100, "E": -500, **others}


@RULES
def test_everyone_pays_east_double_for_a_self_draw(rules: str) -> None:
    answer = win(*TSUMO_30, seat="E", by="tsumo", rules=rules)
    assert payments(answer) == {"E": 1500, "S": -500, "W": -500, "N": -500}


@RULES
@pytest.mark.parametrize("counters", [1, 2, 4])
def test_a_counter_is_300_from_the_discarder(counters: int, rules: str) -> None:
    answer = win(
        *RIICHI_40, discarder="N", riichi=True, houtei=True, counters=counters, rules=rules
    )
    assert payments(answer) == {"S": 2600 + 300 * counters, "N": -2600 - 300 * counters}
    assert answer.points == 2600


@RULES
@pytest.mark.parametrize("counters", [1, 2, 4])
@pytest.mark.parametrize("seat", "ES")
def test_a_counter_is_100_from_each_for_a_self_draw(counters: int, seat: str, rules: str) -> None:
    plain = win(*TSUMO_30, seat=seat, by="tsumo", rules=rules)
    counted = win(*TSUMO_30, seat=seat, by="tsumo", counters=counters, rules=rules)
    for wind, before in plain.payments.items():
        more = 300 * counters if wind is SEATS[seat] else -100 * counters
        assert counted.payments[wind] == before + more
    assert counted.points == plain.points


@RULES
@pytest.mark.parametrize("by", ["ron", "tsumo"])
def test_the_winner_takes_the_sticks_on_top(by: str, rules: str) -> None:
    plain = win(*RIICHI_40, by=by, riichi=True, counters=1, rules=rules)
    with_sticks = win(*RIICHI_40, by=by, riichi=True, counters=1, sticks=3, rules=rules)
    assert payments(with_sticks) == {**payments(plain), "S": payments(plain)["S"] + 3000}
    assert sum(with_sticks.payments.values()) == 3000
    assert sum(plain.payments.values()) == 0
    assert with_sticks.points == plain.points


@RULES
@pytest.mark.parametrize("by", ["ron", "tsumo"])
@pytest.mark.parametrize("seat", "ES")
def test_counters_do_not_change_what_the_hand_is_worth(by: str, seat: str, rules: str) -> None:
    """§4.1.2: they come on top, after the rounding and after the limit."""
    answer = win("123678999m57m44m", "6m", seat=seat, by=by, counters=2, rules=rules)
    assert answer.points in (12000, 18000)
    paid = -min(answer.payments.values())
    assert paid % 1000 in (200, 600)
