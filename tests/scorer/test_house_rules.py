"""Fields that no bundled book uses this way still do what they say."""

import pytest

from scorer import RuleSet, Score, Wind, pay_nagashi
from scorer.rule_files import rules_from_text
from tests.scorer.hands import payments, win, yaku
from tests.scorer.table.playing import settled_discard

DRAGONS = ("23m99s +555z +666z +777z", "1m")
FOUR_KONGS = ("3z +1111m ^4444p #9999s +8888p", "3z")


def club(text: str) -> RuleSet:
    return rules_from_text(f'extends = "ema-2016"\n{text}', "club.toml", own=True)


def two_winners(rules: RuleSet) -> list[Score]:
    """South and North, on West's seven of bamboo, with two counters; 1,300 each."""
    south, north = "123p678m99m234s68s", "345m123p22m678m68s"
    return [
        win(tiles, "7s", seat=seat, discarder="W", riichi=True, counters=2, rules=rules)
        for tiles, seat in ((south, "S"), (north, "N"))
    ]


def test_counters_may_go_to_the_first_winner_only() -> None:
    rules = club('[win]\ncounters_to = "next-after-discarder"\n')
    assert settled_discard(two_winners(rules)) == {"N": 1300 + 600, "S": 1300, "W": -3200}


def test_the_discarder_may_pay_a_fed_hand_alone() -> None:
    rules = club('[liability]\nshare_on_discard = "none"\n')
    answer = win(*DRAGONS, discarder="N", liable="W", counters=1, rules=rules)
    assert payments(answer) == {"S": 32300, "N": -32300}


def test_the_liable_player_may_pay_the_counters() -> None:
    rules = club('[liability]\ncounters_by = "liable"\n')
    answer = win(*DRAGONS, discarder="N", liable="W", counters=1, rules=rules)
    assert payments(answer) == {"S": 32300, "N": -16000, "W": -16300}


def test_four_kongs_may_make_a_player_liable() -> None:
    rules = club('[liability]\nyakuman = ["suukantsu"]\n')
    answer = win(*FOUR_KONGS, by="tsumo", liable="E", rules=rules)
    assert payments(answer) == {"S": 32000, "E": -32000}
    dragons = win(*DRAGONS, by="tsumo", liable="W", rules=rules)
    assert len(payments(dragons)) == 4


def test_other_stakes_and_counters_are_paid_as_written() -> None:
    rules = club(
        "[play]\nriichi_stake = 500\n[win]\ncounter_on_discard = 1500\ncounter_on_self_draw = 500\n"
    )
    said = win("123m678p99p234s68s", "7s", riichi=True, counters=1, sticks=2, rules=rules)
    assert payments(said) == {"S": 1300 + 1500 + 1000, "W": -2800}
    drawn = win("123m678p99p234s68s", "7s", by="tsumo", counters=1, rules=rules)
    assert payments(drawn) == {"S": 2600, "E": -1000, "W": -800, "N": -800}


def test_nagashi_may_leave_counters_and_sticks_on_the_table() -> None:
    rules = club('[draw]\nnagashi = "any"\nnagashi_takes_table = false\n')
    paid = pay_nagashi(rules, Wind.EAST, counters=2, sticks=2)
    assert sorted(paid.values()) == [-4000, -4000, -4000, 12000]


def test_haitei_and_rinshan_may_go_together() -> None:
    rules = club("[hand]\nhaitei_with_rinshan = true\n")
    tiles = "678p99p68s123m +2222s"
    answer = win(tiles, "7s", by="tsumo", rinshan=True, haitei=True, rules=rules)
    assert yaku(answer) == {"rinshan": 1, "haitei": 1}


def test_a_yaku_of_no_han_is_not_played() -> None:
    rules = club("[yaku]\npinfu = { closed = 0 }\n")
    answer = win("123m678p99p234s67s", "8s", by="tsumo", rules=rules)
    assert yaku(answer) == {"menzen-tsumo": 1}
    assert answer.fu == 30  # without pinfu the self-draw has its two fu


def test_a_yakuman_of_no_times_is_not_played() -> None:
    rules = club("[yakuman]\nsuuankou = { times = 0, special_wait = 0 }\n")
    answer = win("111m444p888p99s33z", "9s", by="tsumo", rules=rules)
    assert answer.yakuman == 0
    assert "toitoi" in yaku(answer)


@pytest.mark.parametrize(
    ("yakuman", "tiles", "expected"),
    [
        ("suuankou", "111m444p888p9s33z9s", "sanankou"),
        ("suukantsu", "9s +1111m ^4444p +2222s +8888p", "sankantsu"),
    ],
)
def test_four_are_three_where_four_are_not_played(yakuman: str, tiles: str, expected: str) -> None:
    """§4.2.2: a hand with three concealed pungs, or three kongs; a hand with four has three."""
    rules = club(f"[yakuman]\n{yakuman} = {{ times = 0, special_wait = 0 }}\n")
    answer = win(tiles, "9s", by="tsumo", rules=rules)
    assert yaku(answer)[expected] == 2


def test_fu_of_a_club_are_summed_and_rounded_as_written() -> None:
    rules = club("[fu]\nclosed_ron = 35\nsingle_wait = 3\nrounding = 5\n")
    assert win("123m678p99p234s68s", "7s", riichi=True, rules=rules).fu == 40
    assert win("123m678p99p234s67s", "8s", riichi=True, rules=rules).fu == 35
