"""Which yaku are counted beside each other, and which are not."""

import pytest

from scorer import RIICHI_RULE_SETS, HandError, NoWin
from tests.scorer.hands import Situation, declare, no_win, readings, win, yaku

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)
NOTHING = ("123m678p99p234s68s", "7s")


@RULES
def test_two_double_chows_are_not_a_double_chow_as_well(rules: str) -> None:
    assert yaku(win("223344m223344p9s", "9s", rules=rules)) == {"ryanpeikou": 3}


@RULES
def test_two_double_chows_are_not_seven_pairs_as_well(rules: str) -> None:
    """EMA 2016 §4.3, example 8: it is one or the other."""
    found = yaku(win("223344m223344p9s", "9s", by="tsumo", rules=rules))
    assert found == {"menzen-tsumo": 1, "ryanpeikou": 3}


def test_four_equal_chows_are_two_double_chows() -> None:
    assert yaku(win("222233334444m9s", "9s")) == {"ryanpeikou": 3}


@RULES
def test_three_equal_chows_are_one_double_chow(rules: str) -> None:
    """Seen as chows; three concealed pungs pay more here, and are the score."""
    as_chows, as_pungs = sorted(readings("222333444m56p99s", "7p", rules=rules), key=lambda r: r.fu)
    assert yaku(as_chows) == {"iipeikou": 1, "pinfu": 1}
    assert yaku(as_pungs) == {"sanankou": 2}


@RULES
def test_terminals_in_all_sets_are_not_an_outside_hand_as_well(rules: str) -> None:
    found = yaku(win("123m789p123s9m +999s", "9m", rules=rules))
    assert found == {"junchan": 2}


@RULES
def test_an_outside_hand_needs_a_chow_so_all_terminals_and_honours_is_none(rules: str) -> None:
    found = yaku(win("999s11p33z +111m +999p", "1p", rules=rules))
    assert found == {"honroutou": 2, "toitoi": 2}


@RULES
def test_a_full_flush_is_not_a_half_flush_as_well(rules: str) -> None:
    assert yaku(win("123678m57m44m +999m", "6m", rules=rules)) == {"chinitsu": 5}


@RULES
def test_little_three_dragons_count_beside_their_two_pungs(rules: str) -> None:
    found = yaku(win("123m68p66z +777z +5555z", "7p", rules=rules))
    assert found == {"shousangen": 2, "yakuhai-white": 1, "yakuhai-red": 1}


@RULES
@pytest.mark.parametrize(
    ("tiles", "last", "expected"),
    [
        # One pung of dragons and a pair of them are not little three dragons.
        ("123m68p456s66z +555z", "7p", {"yakuhai-white": 1}),
        # Two pungs of dragons beside another pair neither.
        ("123m68p99s +555z +666z", "7p", {"yakuhai-white": 1, "yakuhai-green": 1}),
        # Three pungs of winds beside another pair are not little four winds.
        ("23m88s222z +111z +444z", "1m", {"yakuhai-seat": 1, "yakuhai-round": 1}),
        # A pair of simples breaks an outside hand and terminals in all sets.
        ("123m789p123s5m +555z", "5m", {"yakuhai-white": 1}),
        # So does one chow from the middle.
        ("123m789p9m234s +555z", "9m", {"yakuhai-white": 1}),
        # A straight is in one suit, a triple chow in three.
        ("123m456p789s9m +555z", "9m", {"yakuhai-white": 1}),
        ("234m234p345s9m +555z", "9m", {"yakuhai-white": 1}),
        # A triple pung is of three suits.
        ("333m333p9m456s +555z", "9m", {"yakuhai-white": 1}),
    ],
)
def test_a_yaku_that_is_just_missed_is_not_counted(
    tiles: str, last: str, expected: dict[str, int], rules: str
) -> None:
    assert yaku(win(tiles, last, rules=rules)) == expected


@RULES
def test_all_pungs_three_concealed_and_triple_pung_add_up(rules: str) -> None:
    found = yaku(win("333m333p333s9m +111z", "9m", seat="N", round="W", rules=rules))
    assert found == {"toitoi": 2, "sanankou": 2, "sanshoku-doukou": 2}


@RULES
@pytest.mark.parametrize(
    ("tiles", "last", "expected"),
    [
        ("2255m3388p6677s4s", "4s", {"tanyao": 1, "chiitoitsu": 2}),
        ("1122m5577m3344z9m", "9m", {"honitsu": 3, "chiitoitsu": 2}),
        ("113355779922m4m", "4m", {"chinitsu": 6, "chiitoitsu": 2}),
    ],
)
def test_seven_pairs_add_up_with_yaku_of_the_tiles(
    tiles: str, last: str, expected: dict[str, int], rules: str
) -> None:
    assert yaku(win(tiles, last, rules=rules)) == expected


@RULES
@pytest.mark.parametrize(
    ("tiles", "last", "why"),
    [
        ("123m678p55z234s67s", "8s", "a pair of dragons"),
        ("123m678p11z234s67s", "8s", "a pair of the round wind"),
        ("123m678p22z234s67s", "8s", "a pair of the seat wind"),
        ("123m678p99p234s68s", "7s", "a closed wait"),
        ("123m678p99p234s12s", "3s", "an edge wait"),
        ("123m678p9p234s678s", "9p", "a pair wait"),
        ("123m999p44p234s67s", "8s", "a pung"),
    ],
)
def test_pinfu_is_four_chows_a_worthless_pair_and_a_two_sided_wait(
    tiles: str, last: str, why: str, rules: str
) -> None:
    assert "pinfu" not in yaku(win(tiles, last, riichi=True, rules=rules)), why


@RULES
def test_pinfu_may_be_self_drawn(rules: str) -> None:
    found = yaku(win("123m678p99p234s67s", "8s", by="tsumo", rules=rules))
    assert found == {"menzen-tsumo": 1, "pinfu": 1}


@RULES
def test_a_pung_finished_by_a_discard_is_not_concealed(rules: str) -> None:
    """EMA 2016 §4.2.2 with §4.1.1: two concealed pungs and one won on a discard are not three."""
    assert no_win("111m444p99s33z678s", "9s", rules=rules).reason == "no-yaku"
    assert yaku(win("111m444p99s33z678s", "9s", by="tsumo", rules=rules)) == {
        "menzen-tsumo": 1,
        "sanankou": 2,
    }


@RULES
def test_a_winning_tile_that_fits_a_chow_leaves_the_pung_concealed(rules: str) -> None:
    """The nine can finish 7-8; then the pung of nines was in the hand already."""
    found = yaku(win("111m444p99978s33z", "9s", rules=rules))
    assert found == {"sanankou": 2}


# ---------------------------------------------------------------------- renho


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025"])
@pytest.mark.parametrize(
    ("tiles", "last"), [NOTHING, ("234m567m888p24s66s", "3s"), ("1133m5577p2299s7z", "7z")]
)
@pytest.mark.parametrize("dora", ["", "1s"])
def test_renho_is_a_mangan_alone_under_ema_2016(
    tiles: str, last: str, dora: str, rules: str
) -> None:
    """§4.2.4: neither other yaku nor dora beside it."""
    answer = win(tiles, last, first_turn=True, dora=dora, rules=rules)
    assert yaku(answer) == {"renho": 5}
    assert (answer.points, answer.limit, answer.yakuman) == (8000, "mangan", 0)


def test_a_hand_worth_more_than_renho_is_scored_without_it() -> None:
    """§3.4.9: the highest score is taken; renho is simply not added to it."""
    answer = win("123678999m57m44m", "6m", first_turn=True)
    assert yaku(answer) == {"chinitsu": 6}
    assert answer.points == 12000


def test_a_yakuman_in_the_first_turn_is_a_yakuman_under_ema_2016() -> None:
    answer = win("19m19p19s1234567z", "1m", first_turn=True)
    assert yaku(answer) == {"kokushi": 13}
    assert answer.points == 32000


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018"])
def test_renho_is_a_yakuman_elsewhere(rules: str) -> None:
    answer = win(*NOTHING, first_turn=True, rules=rules)
    assert yaku(answer) == {"renho": 13}
    assert (answer.points, answer.limit, answer.yakuman) == (32000, "yakuman", 1)


@RULES
def test_east_has_no_renho(rules: str) -> None:
    """EMA 2016 §4.2.4, Norway 2018 §11.8: East has had a turn before anyone discards."""
    try:
        answer = declare(*NOTHING, seat="E", first_turn=True, rules=rules)
    except HandError:
        return
    assert isinstance(answer, NoWin)


def test_tenhou_has_no_renho() -> None:
    assert no_win(*NOTHING, first_turn=True, rules="tenhou").reason == "no-yaku"


# ---------------------------------------------------------------------- counters


@pytest.mark.parametrize(
    ("tiles", "last", "said", "counters", "wins"),
    [
        (*NOTHING, {"riichi": True}, 4, True),
        (*NOTHING, {"riichi": True}, 5, False),
        (*NOTHING, {"riichi": True}, 6, False),
        (*NOTHING, {"riichi": True, "ippatsu": True}, 5, True),
        (*NOTHING, {"double_riichi": True}, 5, True),
        (*NOTHING, {"riichi": True, "dora": "1m1p9p"}, 5, False),  # dora are no yaku
        ("123m678p99p234s40s", "6s", {"riichi": True}, 5, True),  # riichi and pinfu
        ("123m678p99p234s06s", "7s", {}, 5, False),  # pinfu and a red five
        ("1133m5577p1199s7z", "7z", {}, 5, True),  # seven pairs are two
        ("19m19p19s1234567z", "1m", {}, 5, True),
    ],
)
def test_five_counters_ask_for_two_yaku_under_ema_2008(
    tiles: str, last: str, said: Situation, counters: int, wins: bool
) -> None:
    """EMA 2008 §3.4.11."""
    found = said.copy()
    found["counters"] = counters
    found["rules"] = "ema-2008"
    if wins:
        assert win(tiles, last, **found).han >= (2 if counters >= 5 else 1)
    else:
        refused = no_win(tiles, last, **found)
        assert (refused.reason, refused.section) == ("needs-two-yaku", "3.4.11")


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "norway-2018", "tenhou"])
def test_counters_ask_for_nothing_elsewhere(rules: str) -> None:
    assert win(*NOTHING, riichi=True, counters=9, rules=rules).han == 1
