"""The same hand under two rule sets: what changes, and the rule that makes it so."""

from typing import Any

import pytest

from kiosk_app.explain.comparison_lines import compare_in_words
from kiosk_app.explain.rule_values import difference_in_words
from kiosk_app.languages import load_language
from scorer import (
    Hand,
    Meld,
    MeldKind,
    WinBy,
    WinContext,
    Wind,
    load_rules,
    parse_tile,
    parse_tiles,
)
from scorer.compare import Change, Comparison, compare, differences
from scorer.rule_files import rules_from_text


def compared(
    concealed: str, win: str, *melds: Meld, first: str, second: str, dora: str = "", **context: Any
) -> Comparison:
    hand = Hand(parse_tiles(concealed), parse_tile(win), melds)
    context.setdefault("by", WinBy.RON)
    context.setdefault("seat", Wind.SOUTH)
    situation = WinContext(dora_indicators=parse_tiles(dora), **context)
    return compare(hand, situation, load_rules(first), load_rules(second))


def change(comparison: Comparison, kind: str, subject: str = "") -> Change:
    (found,) = (one for one in comparison.changes if (one.kind, one.subject) == (kind, subject))
    return found


def cause(found: Change) -> tuple[str, str, str]:
    assert found.cause is not None
    return found.cause.field, found.cause.first_section, found.cause.second_section


def chi(tiles: str) -> Meld:
    return Meld(MeldKind.CHI, parse_tiles(tiles))


def pon(tiles: str) -> Meld:
    return Meld(MeldKind.PON, parse_tiles(tiles))


def test_nothing_changes_where_the_books_agree() -> None:
    both = compared("234m456p67s55s345m", "8s", first="ema-2016", second="tenhou")
    assert both.changes == ()
    assert compare_in_words(both, load_language("en")).endswith(
        "Both rule sets count this hand the same."
    )


def test_open_tanyao_wins_under_ema_2016_and_not_under_ema_2008() -> None:
    both = compared("234m456p67s55s", "8s", chi("345m"), first="ema-2008", second="ema-2016")
    assert (both.first.valid, both.first.why, both.second.valid) == (False, "no-yaku", True)
    tanyao = change(both, "yaku", "tanyao")
    assert (tanyao.first, tanyao.second) == (None, 1)
    assert cause(tanyao) == ("yaku.tanyao.open", "4.2.1", "4.2.1")


def test_five_counters_ask_for_two_yaku_under_ema_2008() -> None:
    both = compared(
        "234m567p67s99s", "8s", pon("777z"), first="ema-2016", second="ema-2008", counters=5
    )
    assert cause(change(both, "validity")) == ("hand.two_yaku_from_counters", "preface", "3.4.11")


def test_a_red_five_counts_under_norway_2018_and_not_under_ema_2016() -> None:
    both = compared("234m406p67s55s345m", "8s", first="ema-2016", second="norway-2018")
    red = change(both, "yaku", "red-five")
    assert (red.first, red.second) == (None, 1)
    assert cause(red) == ("play.red_fives", "1.3", "7.3")
    assert change(both, "points").cause is None


def test_closed_junchan_is_worth_a_han_less_under_norway_2018() -> None:
    both = compared("123m789p78s111p99s", "9s", first="ema-2016", second="norway-2018")
    junchan = change(both, "yaku", "junchan")
    assert (junchan.first, junchan.second) == (3, 2)
    assert cause(junchan) == ("yaku.junchan.closed", "4.2.2", "11.5")


def test_the_double_wind_pair_is_2_fu_under_ema_2025() -> None:
    both = compared(
        "234m456p67s11z345m", "8s", first="ema-2016", second="ema-2025", seat=Wind.EAST, riichi=True
    )
    pair = change(both, "fu", "pair-of-a-wind")
    assert (pair.first, pair.second) == (4, 2)
    assert cause(pair) == ("fu.pair_double_wind", "4.1.1", "4.1.1, changed 2025")
    assert (
        "Pair of a wind: 4 fu / 2 fu. The rule: Fu for a pair of the seat and"
        in compare_in_words(both, load_language("en"))
    )


def test_4_han_30_fu_is_a_mangan_under_ema_2025() -> None:
    both = compared("234m234p23s55s678m", "4s", first="ema-2016", second="ema-2025")
    limit = change(both, "limit")
    assert (limit.first, limit.second) == (None, "mangan")
    assert cause(limit)[0] == "limits.round_up_to_mangan"
    assert (both.first.points, both.second.points) == (7700, 8000)
    assert "Limit: no limit / mangan. The rule: 4 han 30 fu and 3 han 60 fu" in compare_in_words(
        both, load_language("en")
    )


def test_13_han_are_a_yakuman_under_tenhou() -> None:
    both = compared(
        "2233445566778m", "8m", first="ema-2016", second="tenhou", riichi=True, by=WinBy.TSUMO
    )
    assert cause(change(both, "limit"))[0] == "limits.counted_yakuman"
    assert (both.first.limit, both.second.limit) == ("sanbaiman", "yakuman")


def test_renho_is_a_mangan_alone_a_yakuman_or_nothing() -> None:
    hand = ("234m456p67s55s345m", "8s")
    both = compared(*hand, first="ema-2016", second="norway-2018", first_turn=True)
    assert cause(change(both, "yaku", "renho"))[0] == "hand.renho"
    assert "Renho (Blessing of Man): 5 han / yakuman." in compare_in_words(
        both, load_language("en")
    )
    none = compared(*hand, first="ema-2016", second="tenhou", first_turn=True)
    assert cause(change(none, "yaku", "renho"))[0] == "hand.renho"
    assert cause(change(none, "yaku", "pinfu"))[0] == "hand.renho"


def test_yakuman_add_up_under_ema_2008_and_not_under_ema_2016() -> None:
    both = compared("111222333z44z55z", "5z", first="ema-2016", second="ema-2008", by=WinBy.TSUMO)
    assert (both.first.yakuman, both.second.yakuman) == (1, 3)
    assert cause(change(both, "yakuman"))[0] == "limits.yakuman_add_up"


def test_the_nine_sided_wait_is_double_under_ema_2008() -> None:
    both = compared("1112345678999m", "5m", first="ema-2016", second="ema-2008")
    assert cause(change(both, "yaku", "chuuren"))[0] == "yakuman.chuuren.special_wait"


def test_an_open_hand_without_fu_gets_10_under_norway_2018_and_the_points_stay() -> None:
    both = compared("234m456p67s55s", "8s", chi("345m"), first="ema-2016", second="norway-2018")
    pinfu = change(both, "fu", "open-pinfu")
    assert (pinfu.first, pinfu.second) == (2, 10)
    assert both.first.points == both.second.points


def test_liability_changes_who_pays_and_not_how_much() -> None:
    both = compared(
        "23m11s",
        "1m",
        pon("555z"),
        pon("666z"),
        pon("777z"),
        first="ema-2016",
        second="norway-2018",
        discarder=Wind.EAST,
        liable=Wind.WEST,
    )
    west = change(both, "payment", "W")
    assert (west.first, west.second) == (-16000, 0)
    assert cause(west)[0] == "liability.yakuman"


def test_both_sides_may_lack_a_win_for_the_same_reason() -> None:
    both = compared("234m345p23467s11z", "9p", first="ema-2016", second="tenhou")
    assert (both.first.why, both.second.why) == ("no-shape", "no-shape")
    assert both.changes == ()


# ---------------------------------------------------------------------- rule set against rule set


def test_a_rule_set_does_not_differ_from_itself() -> None:
    assert differences(load_rules("ema-2016"), load_rules("ema-2016")) == ()


def test_ema_2025_differs_from_ema_2016_in_three_fields() -> None:
    found = differences(load_rules("ema-2016"), load_rules("ema-2025"))
    assert [(one.field, one.first, one.second) for one in found] == [
        ("play.riichi_tiles_left", 4, 1),
        ("fu.pair_double_wind", 4, 2),
        ("limits.round_up_to_mangan", False, True),
    ]
    assert difference_in_words(found[1], load_language("en")) == (
        "Fu for a pair of the seat and round wind · EMA Riichi 2016: 4 (§4.1.1) · "
        "EMA Riichi 2025: 2 (§4.1.1, changed 2025)"
    )


def test_the_same_list_in_another_order_is_no_difference() -> None:
    turned = ", ".join(f'"{reason}"' for reason in reversed(load_rules("tenhou").draw.abortive))
    text = f'extends = "tenhou"\n[draw]\nabortive = [{turned}]'
    own = rules_from_text(text, "club.toml", own=True)
    assert not differences(load_rules("tenhou"), own)


def test_a_double_yakuman_is_named_once() -> None:
    fields = {one.field for one in differences(load_rules("ema-2016"), load_rules("ema-2008"))}
    assert "yakuman.daisuushii.times" in fields
    assert "yakuman.daisuushii.special_wait" not in fields
    assert "yakuman.suuankou.special_wait" in fields


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Han for Tanyao (All Simples), open hand"),
        ("nl", "Fan voor Tanyao (All Simples), open hand"),
        ("da", "Fan for Tanyao (Ingen officerer), åben hånd"),
        ("no", "Han for Tanyao, åpen hånd"),
        ("ja", "断么九の翻数（副露）"),
    ],
)
def test_a_change_is_told_with_its_rule_in_every_language(language: str, sentence: str) -> None:
    both = compared("234m456p67s55s", "8s", chi("345m"), first="ema-2008", second="ema-2016")
    assert sentence in compare_in_words(both, load_language(language))
    assert "4.2.1" in compare_in_words(both, load_language(language))
