"""Fu, item by item (EMA 2016 §4.1.1, EMA 2008 §4.1.1, Norway 2018 table 3)."""

import pytest

from scorer import RIICHI_RULE_SETS
from tests.scorer.hands import fu_items, win, yaku

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)


@RULES
@pytest.mark.parametrize(
    ("tiles", "last", "item"),
    [
        # A pung or kong of simples, of terminals, of honours; open, then concealed.
        ("123m456m99s55z +555p", "5z", ("open-pung-of-simples", 2)),
        ("123m456m99s55z +111p", "5z", ("open-pung-of-terminals", 4)),
        ("123m456m99s55z +444z", "5z", ("open-pung-of-honours", 4)),
        ("123m456m99s55z555p", "5z", ("concealed-pung-of-simples", 4)),
        ("123m456m99s55z999p", "5z", ("concealed-pung-of-terminals", 8)),
        ("123m456m99s55z444z", "5z", ("concealed-pung-of-honours", 8)),
        ("123m456m99s55z +8888p", "5z", ("open-kong-of-simples", 8)),
        ("123m456m99s55z ^2222p", "5z", ("open-kong-of-simples", 8)),
        ("123m456m99s55z +9999p", "5z", ("open-kong-of-terminals", 16)),
        ("123m456m99s55z ^4444z", "5z", ("open-kong-of-honours", 16)),
        ("123m456m99s55z #5555p", "5z", ("concealed-kong-of-simples", 16)),
        ("123m456m99s55z #1111p", "5z", ("concealed-kong-of-terminals", 32)),
        ("123m456m99s55z #4444z", "5z", ("concealed-kong-of-honours", 32)),
    ],
)
def test_a_pung_or_kong_has_its_fu(
    tiles: str, last: str, item: tuple[str, int], rules: str
) -> None:
    answer = win(tiles, last, rules=rules)
    assert item in fu_items(answer)


@RULES
@pytest.mark.parametrize(("number", "of", "fu"), [(2, "simples", 4), (8, "simples", 4)])
def test_twos_and_eights_are_simples(number: int, of: str, fu: int, rules: str) -> None:
    """Norway 2018 table 3 prints 2–7; it is read as 2–8, as in its table 1."""
    answer = win(f"123m456m99s55z{number}{number}{number}p", "5z", rules=rules)
    assert (f"concealed-pung-of-{of}", fu) in fu_items(answer)


@RULES
def test_a_pung_won_on_a_discard_counts_as_open(rules: str) -> None:
    answer = win("123m456m99s55z999p", "5z", rules=rules)
    assert ("open-pung-of-honours", 4) in fu_items(answer)


@RULES
def test_the_open_value_of_a_pung_won_on_a_discard_is_in_the_fu(rules: str) -> None:
    """30 + 4 for the pung of fives + 4 for the dragons: 38, so 40; as a concealed pung, 50."""
    assert win("123m456m33s555p55z", "5z", rules=rules).fu == 40


@RULES
def test_a_pung_won_by_self_draw_counts_as_concealed(rules: str) -> None:
    answer = win("123m456m99s55z999p", "5z", by="tsumo", rules=rules)
    assert ("concealed-pung-of-honours", 8) in fu_items(answer)


@RULES
@pytest.mark.parametrize(
    ("pair", "seat", "round", "items"),
    [
        ("55z", "S", "E", [("pair-of-dragons", 2)]),
        ("66z", "S", "E", [("pair-of-dragons", 2)]),
        ("77z", "S", "E", [("pair-of-dragons", 2)]),
        ("11z", "S", "E", [("pair-of-the-round-wind", 2)]),
        ("22z", "S", "E", [("pair-of-the-seat-wind", 2)]),
        ("33z", "S", "E", []),
        ("44z", "W", "S", []),
        ("99s", "S", "E", []),
    ],
)
def test_a_pair_has_fu_when_it_is_dragons_seat_or_round(
    pair: str, seat: str, round: str, items: list[tuple[str, int]], rules: str
) -> None:
    answer = win(f"111m456m{pair}23p678s", "4p", seat=seat, round=round, riichi=True, rules=rules)
    assert [item for item in fu_items(answer) if item[0].startswith("pair")] == items


@pytest.mark.parametrize(
    ("rules", "fu"),
    [("ema-2016", 4), ("ema-2008", 4), ("norway-2018", 4), ("tenhou", 4), ("ema-2025", 2)],
)
@pytest.mark.parametrize("wind", ["E", "S"])
def test_the_pair_of_a_wind_that_is_seat_and_round(rules: str, fu: int, wind: str) -> None:
    pair = {"E": "11z", "S": "22z"}[wind]
    answer = win(f"111m456m{pair}23p678s", "4p", seat=wind, round=wind, riichi=True, rules=rules)
    assert sum(points for item, points in fu_items(answer) if item.startswith("pair")) == fu


def test_double_wind_pair_counts_twice_under_ema_2016() -> None:
    """30 + 2 + 2 for the pair + 4 + 4 for two simple pungs: 42, so 50; with one wind only 40."""
    double = win("333p888s11z456m23m", "4m", seat="E", round="E", riichi=True)
    single = win("333p888s11z456m23m", "4m", seat="S", round="E", riichi=True)
    assert (double.fu, single.fu) == (50, 40)
    assert (
        win("333p888s11z456m23m", "4m", seat="E", round="E", riichi=True, rules="ema-2025").fu == 40
    )


@RULES
@pytest.mark.parametrize(
    ("tiles", "last", "item"),
    [
        ("111m456m12p99p678s", "3p", ("edge-wait", 2)),
        ("111m456m89p11p678s", "7p", ("edge-wait", 2)),
        ("111m456m24p99p678s", "3p", ("closed-wait", 2)),
        ("111m456m13p99p678s", "2p", ("closed-wait", 2)),
        ("111m456m79p11p678s", "8p", ("closed-wait", 2)),
        ("111m456m234p9p678s", "9p", ("pair-wait", 2)),
        ("111m4567m234p678s", "7m", ("pair-wait", 2)),  # one side of a nobetan is a pair wait
        ("111m456m23p99p678s", "4p", None),
        ("111m456m11p99p678s", "1p", None),
    ],
)
def test_a_wait_on_the_edge_the_middle_or_the_pair_has_two_fu(
    tiles: str, last: str, item: tuple[str, int] | None, rules: str
) -> None:
    answer = win(tiles, last, riichi=True, rules=rules)
    found = [one for one in fu_items(answer) if one[0].endswith("-wait")]
    assert found == ([item] if item else [])


@RULES
def test_a_two_sided_wait_with_one_side_used_up_has_no_fu(rules: str) -> None:
    """EMA 2016 §4.1.1: only the four can win, yet it is no edge, middle or pair."""
    answer = win("23p55m678s567m #1111p", "4p", riichi=True, rules=rules)
    assert fu_items(answer) == [
        ("closed-hand-won-on-a-discard", 30),
        ("concealed-kong-of-terminals", 32),
    ]


@RULES
def test_seven_pairs_have_no_further_fu(rules: str) -> None:
    """EMA 2016 §4.2.2: nothing for a pair of dragons, the pair wait or the self-draw."""
    answer = win("1133m5577p1199s7z", "7z", by="tsumo", rules=rules)
    assert [item for item, _ in fu_items(answer)] == ["seven-pairs"]


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2008", "ema-2025", "tenhou"])
def test_seven_pairs_are_25_fu_and_not_rounded(rules: str) -> None:
    assert win("1133m5577p1199s7z", "7z", rules=rules).fu == 25


@RULES
@pytest.mark.parametrize(("by", "fu"), [("ron", 30), ("tsumo", 20)])
def test_pinfu_has_30_fu_on_a_discard_and_20_by_self_draw(by: str, fu: int, rules: str) -> None:
    answer = win("123m678p99p234s67s", "8s", by=by, rules=rules)
    assert "pinfu" in yaku(answer)
    assert answer.fu == fu
    assert sum(points for _, points in fu_items(answer)) == fu


@RULES
@pytest.mark.parametrize(
    ("tiles", "last"), [("67s99p123m234s +678m", "8s"), ("67s22p456m345s +234m", "5s")]
)
def test_an_open_hand_without_other_fu_is_paid_as_30(tiles: str, last: str, rules: str) -> None:
    """Open pinfu: 22 up to 30, or in the Norwegian book 30 at once."""
    answer = win(tiles, last, houtei=True, rules=rules)
    assert answer.fu == 30
    assert "open-pinfu" in [item for item, _ in fu_items(answer)]


@RULES
def test_an_open_hand_without_other_fu_by_self_draw_has_22_and_so_30(rules: str) -> None:
    answer = win("67s99p123m234s +678m", "8s", haitei=True, by="tsumo", rules=rules)
    assert fu_items(answer) == [("open-hand", 20), ("self-draw", 2)]
    assert answer.fu == 30


@RULES
def test_fu_are_rounded_up_to_ten(rules: str) -> None:
    """EMA 2016 §4.1: 32 become 40."""
    answer = win("123m678p99p234s68s", "7s", riichi=True, rules=rules)
    assert sum(points for _, points in fu_items(answer)) == 32
    assert answer.fu == 40
