"""Yaku that a hand just misses, each with its reason, and silence where nothing is near."""

import pytest

from kiosk_app.explain.misses import MOST
from kiosk_app.languages import LANGUAGES
from scorer import Wind, parse_tiles
from scorer.shapes import Wait
from tests.kiosk_app.explain.hands import (
    EAST,
    NORTH,
    SOUTH,
    TSUMO,
    WEST,
    ankan,
    chi,
    explained,
    misses,
    pon,
)

# ---------------------------------------------------------------------- pinfu


@pytest.mark.parametrize(
    ("pair", "seat", "reason"),
    [
        ("11z", EAST, "pinfu-pair-both"),
        ("22z", SOUTH, "pinfu-pair-seat"),
        ("11z", SOUTH, "pinfu-pair-round"),
        ("66z", SOUTH, "pinfu-pair-dragon"),
    ],
)
def test_pinfu_is_broken_by_a_pair_with_fu(pair: str, seat: Wind, reason: str) -> None:
    explanation = explained(f"234m456p67s345m{pair}", "8s", riichi=True, seat=seat)
    assert misses(explanation)["pinfu"] == reason
    assert explanation.misses[0].tiles == parse_tiles(pair)


def test_a_guest_wind_pair_does_not_break_pinfu() -> None:
    explanation = explained("234m456p67s345m44z", "8s", riichi=True)
    assert "pinfu" in {one.id for one in explanation.yaku}
    assert "pinfu" not in misses(explanation)


@pytest.mark.parametrize(
    ("concealed", "win", "reason"),
    [
        ("234m456p68s345m99s", "7s", "pinfu-wait-closed"),
        ("234m456p89s345m55s", "7s", "pinfu-wait-edge"),
        ("234m456p678s345m5s", "5s", "pinfu-wait-pair"),
    ],
)
def test_pinfu_is_broken_by_its_wait(concealed: str, win: str, reason: str) -> None:
    assert misses(explained(concealed, win, riichi=True))["pinfu"] == reason


def test_pinfu_is_broken_by_one_pung() -> None:
    explanation = explained("234m456p67s222m99s", "8s", riichi=True)
    assert misses(explanation)["pinfu"] == "pinfu-pung"


def test_pinfu_is_broken_by_a_concealed_kong() -> None:
    explanation = explained("234m456p67s99s", "8s", ankan("5555m"), riichi=True)
    assert misses(explanation)["pinfu"] == "pinfu-pung"


def test_pinfu_is_broken_by_opening_the_hand() -> None:
    explanation = explained("234m456p67s99s", "8s", chi("345m"))
    assert misses(explanation)["pinfu"] == "pinfu-open"


def test_a_wait_chosen_for_its_fu_does_not_hide_that_the_pair_broke_pinfu() -> None:
    # The 5 of circles fills 4-6 for two fu, and could as well end 3-4 on a two-sided wait.
    explanation = explained("123m34456p678s55z", "5p", riichi=True)
    assert {one.wait for one in explanation.sets if one.wait} == {Wait.CLOSED}
    assert misses(explanation)["pinfu"] == "pinfu-pair-dragon"


def test_two_flaws_are_not_a_near_miss() -> None:
    explanation = explained("234m456p68s345m11z", "7s", riichi=True)
    assert "pinfu" not in misses(explanation)


# ---------------------------------------------------------------------- tanyao


def test_tanyao_is_broken_by_one_tile_and_the_tile_is_named() -> None:
    explanation = explained("123m456p67s345m55s", "8s", riichi=True)
    miss = next(one for one in explanation.misses if one.id == "tanyao")
    assert (miss.reason, miss.tiles) == ("tanyao-one", parse_tiles("1m"))
    assert miss.text == "All Simples: only the 1 of characters is in the way (§4.2.1)."


def test_tanyao_is_broken_by_two_tiles() -> None:
    explanation = explained("123m456p78s345m55s", "9s", riichi=True)
    miss = next(one for one in explanation.misses if one.id == "tanyao")
    assert (miss.reason, miss.tiles) == ("tanyao-two", parse_tiles("1m9s"))


def test_three_tiles_are_too_many_for_a_near_tanyao() -> None:
    assert "tanyao" not in misses(explained("111m456p67s345m55s", "8s", riichi=True))


def test_tanyao_is_lost_by_opening_the_hand_under_ema_2008_only() -> None:
    hand = ("234m456p67s55s", "8s", chi("345m"))
    assert misses(explained(*hand, rules="ema-2008"))["tanyao"] == "tanyao-open"
    assert explained(*hand, rules="ema-2016").valid


def test_an_open_hand_with_a_terminal_is_no_near_tanyao_under_ema_2008() -> None:
    explanation = explained("123m456p67s55s", "8s", chi("345m"), rules="ema-2008")
    assert "tanyao" not in misses(explanation)


# ---------------------------------------------------------------------- sets


def test_two_equal_chows_do_not_count_in_an_open_hand() -> None:
    explanation = explained("234234m67s55s", "8s", chi("345p"))
    assert misses(explanation)["iipeikou"] == "iipeikou-open"


def test_sanshoku_is_missed_by_one_tile() -> None:
    explanation = explained("234m345p23467s55s", "8s", riichi=True)
    miss = next(one for one in explanation.misses if one.id == "sanshoku-doujun")
    assert miss.text == (
        "Mixed Triple Chow: the 2 of circles in place of the 5 of circles "
        "would have made it (§4.2.1)."
    )


def test_ittsuu_is_missed_by_one_tile() -> None:
    explanation = explained("123456678m34p11s", "5p", riichi=True)
    miss = next(one for one in explanation.misses if one.id == "ittsuu")
    assert miss.text == (
        "Pure Straight: the 9 of characters in place of the 6 of characters "
        "would have made it (§4.2.1)."
    )


def test_a_tile_that_is_held_four_times_cannot_have_made_it() -> None:
    explanation = explained("123456678m34p99m", "5p", riichi=True)
    assert misses(explanation)["ittsuu"] == "one-tile"
    explanation = explained("123456678m4z", "4z", ankan("9999m"), riichi=True)
    assert "ittsuu" not in misses(explanation)


def test_toitoi_is_missed_by_one_chow() -> None:
    explanation = explained("222m444p34s88s", "5s", pon("777z"))
    assert misses(explanation)["toitoi"] == "toitoi-chow"


def test_a_pung_won_on_a_discard_costs_three_concealed_pungs() -> None:
    explanation = explained("222m444p66s345s99s", "6s", riichi=True)
    assert misses(explanation)["sanankou"] == "pung-on-discard"
    drawn = explained("222m444p66s345s99s", "6s", by=TSUMO)
    assert "sanankou" in {one.id for one in drawn.yaku}


def test_a_pung_won_on_a_discard_costs_four_concealed_pungs() -> None:
    explanation = explained("222m444p66s888s99s", "6s")
    assert misses(explanation)["suuankou"] == "pung-on-discard"


# ---------------------------------------------------------------------- suits and terminals


def test_honitsu_is_missed_by_one_set() -> None:
    explanation = explained("123456m34p111z99m", "5p", seat=EAST)
    miss = next(one for one in explanation.misses if one.id == "honitsu")
    assert (miss.reason, miss.tiles) == ("flush-set", parse_tiles("345p"))


def test_chinitsu_is_missed_by_its_pair_or_by_its_honours() -> None:
    explanation = explained("123345678m67m99p", "5m", riichi=True)
    assert misses(explanation)["chinitsu"] == "flush-set"
    explanation = explained("123345678m67m44z", "5m", riichi=True)
    assert misses(explanation)["chinitsu"] == "chinitsu-honours"


def test_chanta_is_missed_by_one_set() -> None:
    explanation = explained("123m789p45s111z99s", "6s", seat=EAST)
    assert misses(explanation)["chanta"] == "outside-set"


def test_junchan_is_missed_by_one_set_or_by_its_honours() -> None:
    explanation = explained("123m789p45s111p99s", "6s", riichi=True)
    assert misses(explanation)["junchan"] == "outside-set"
    explanation = explained("123m789p78s111p44z", "9s", riichi=True)
    assert misses(explanation)["junchan"] == "junchan-honours"


# ---------------------------------------------------------------------- the way of winning


def test_ura_dora_need_riichi() -> None:
    explanation = explained("234m456p67s55s345m", "8s", ura="4s")
    miss = next(one for one in explanation.misses if one.id == "ura-dora")
    assert miss.tiles == parse_tiles("55s")
    riichi = explained("234m456p67s55s345m", "8s", ura="4s", riichi=True)
    assert "ura-dora" not in misses(riichi)


def test_ura_dora_are_not_missed_where_they_are_not_played() -> None:
    explanation = explained("234m456p67s55s345m", "8s", ura="4s", rules="jpml-a")
    assert "ura-dora" not in misses(explanation)
    assert "ura-dora" not in misses(explained("234m456p67s55s345m", "8s", ura="1z"))


def test_haitei_does_not_go_together_with_rinshan() -> None:
    explanation = explained(
        "234m456p67s55s", "8s", ankan("1111z"), by=TSUMO, haitei=True, rinshan=True
    )
    assert misses(explanation)["haitei"] == "haitei-with-rinshan"


# ---------------------------------------------------------------------- hands without a yaku


def test_a_closed_hand_without_yaku_could_have_declared_riichi() -> None:
    explanation = explained("234m345p23467s11z", "5s")
    assert not explanation.valid
    assert list(misses(explanation).values()) == [
        "pinfu-pair-round",
        "yakuhai-pair",
        "riichi-not-declared",
    ]


def test_an_open_hand_could_not_declare_riichi_and_its_self_draw_is_no_yaku() -> None:
    explanation = explained("234m567p67s99s", "8s", chi("123m"), by=TSUMO)
    assert misses(explanation)["riichi"] == "riichi-open"
    assert misses(explanation)["menzen-tsumo"] == "menzen-tsumo-open"


def test_a_pung_of_a_guest_wind_is_no_yaku() -> None:
    explanation = explained("234m567p67s99s", "8s", pon("444z"))
    assert misses(explanation)["yakuhai-seat"] == "guest-wind"
    assert explained("234m567p67s99s", "8s", pon("444z"), seat=NORTH).valid


def test_seven_pairs_with_four_of_a_kind_are_no_winning_hand() -> None:
    explanation = explained("1133557799m11p3m", "3m")
    assert misses(explanation) == {"chiitoitsu": "four-of-a-kind"}
    assert explanation.misses[0].tiles == parse_tiles("3m")


# ---------------------------------------------------------------------- how much is said


def test_nothing_is_said_of_a_yakuman() -> None:
    assert explained("1112345678999m", "5m").misses == ()


def test_a_yaku_that_another_reading_has_is_no_miss() -> None:
    # Read as three chows it has iipeikou and pinfu; as three pungs it scores more.
    explanation = explained("222333444m67s99p", "8s", by=TSUMO)
    assert "sanankou" in {one.id for one in explanation.yaku}
    assert "pinfu" not in misses(explanation)


def test_nothing_is_said_where_nothing_is_near() -> None:
    explanation = explained("234m456p67s345m55s", "8s", riichi=True)
    assert explanation.misses == ()


def test_at_most_three_are_named() -> None:
    explanation = explained("234m345p23467s11z", "5s", seat=WEST)
    assert len(explanation.misses) == MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_miss_is_a_sentence_with_its_section(language: str) -> None:
    explanation = explained("234m345p23467s11z", "5s", language=language)
    for miss in explanation.misses:
        assert "4.2.1" in miss.text
        assert miss.text[-1] in ".。"
        assert miss.text[0] == miss.text[0].upper()
