"""What an explanation says of a winning hand."""

import subprocess
import sys

import pytest

from scorer import load_rules, parse_tiles
from scorer.explain import LANGUAGES, Explanation, explain
from scorer.result import Wait
from tests.scorer.explain.hands import (
    EAST,
    NORTH,
    SOUTH,
    TSUMO,
    WEST,
    ankan,
    chi,
    explained,
    notes,
    pon,
    result_of,
)


def formula(explanation: Explanation) -> str:
    assert explanation.formula is not None
    return explanation.formula.text


def test_importing_the_scorer_does_not_import_the_explanation() -> None:
    code = "import scorer, sys; sys.exit('scorer.explain' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---------------------------------------------------------------------- the reading


def test_each_set_is_named_and_the_winning_tile_stands_in_one_of_them() -> None:
    told = explained("234m456p67s55z", "8s", pon("111z"), seat=EAST)
    assert [one.kind for one in told.sets] == ["chow", "chow", "chow", "pair", "pung"]
    assert [one.is_open for one in told.sets] == [False, False, False, False, True]
    assert [one.wait for one in told.sets] == [None, None, Wait.TWO_SIDED, None, None]
    assert told.sets[2].text == (
        "6-7-8 of bamboo: chow, concealed, completed by the 8 of bamboo (two-sided wait)"
    )


def test_a_pung_won_on_a_discard_is_concealed_yet_counts_as_open() -> None:
    told = explained("22m333p44466s", "2m", pon("777z"))
    won = told.sets[0]
    assert (won.kind, won.is_open, won.counts_as_open, won.wait) == (
        "pung",
        False,
        True,
        Wait.PUNG,
    )


def test_a_concealed_kong_is_not_open() -> None:
    told = explained("234m456p67s55z", "8s", ankan("1111z"), seat=EAST)
    assert (told.sets[-1].kind, told.sets[-1].is_open) == ("kong", False)


def test_a_red_five_lies_in_the_set_that_it_completed() -> None:
    told = explained("234m46p34577s777z", "0p", rules="tenhou")
    won = next(one for one in told.sets if one.wait)
    assert won.tiles == parse_tiles("406p")
    assert "completed by the red 5 of circles (closed wait)" in won.text


def test_seven_pairs_are_seven_pairs_and_a_kokushi_is_orphans_and_a_pair() -> None:
    pairs = explained("1133557799m11p2p", "2p")
    assert [one.kind for one in pairs.sets] == ["pair"] * 7
    orphans = explained("19m19p19s1234567z", "1m")
    assert [(one.kind, len(one.tiles)) for one in orphans.sets] == [("orphans", 12), ("pair", 2)]
    assert orphans.sets[1].wait is Wait.PAIR
    assert orphans.sets[1].text.endswith("(thirteen-sided wait)")
    assert "wait for the missing orphan" in explained("119m19p19s123456z", "7z").sets[0].text


# ---------------------------------------------------------------------- yaku and fu


def test_each_yaku_has_both_names_its_meaning_and_its_section() -> None:
    (tanyao,) = explained("234m456p67s55s", "8s", chi("345m")).yaku
    assert (tanyao.name, tanyao.romaji, tanyao.han) == ("All Simples", "Tanyao", 1)
    assert tanyao.section == "4.2.1"
    assert tanyao.text == (
        "All Simples (Tanyao): 1 han (§4.2.1). Only tiles from 2 to 8: no terminals, no honours."
    )


def test_each_fu_item_names_its_tiles_and_the_sum_is_rounded_up() -> None:
    told = explained("234m456p67s11z555z", "8s", seat=EAST, riichi=True)
    assert [one.text for one in told.fu_items] == [
        "Closed hand won on a discard: 30 fu (§4.1.1)",
        "Concealed pung of honours (white dragon × 3): 8 fu (§4.1.1)",
        "Pair of the round wind (East × 2): 2 fu (§4.1.1)",
        "Pair of the seat wind (East × 2): 2 fu (§4.1.1)",
    ]
    assert told.fu_sum is not None
    assert (told.fu_sum.total, told.fu_sum.fu) == (42, 50)
    assert told.fu_sum.text == "30 + 8 + 2 + 2 = 42, rounded up to 50 fu"


def test_seven_pairs_are_25_fu_and_not_rounded() -> None:
    told = explained("1133557799m11p2p", "2p")
    assert told.fu_sum is not None
    assert told.fu_sum.text == "25 fu"
    assert told.text().count("25 fu") == 3  # the headline, the item and the formula; no sum


def test_fu_that_decide_nothing_are_left_out_of_the_text() -> None:
    told = explained("1122334455667m", "7m", riichi=True)
    assert told.fu_items
    assert "Fu\n" not in told.text()
    assert "fu-not-counted" in notes(told)


# ---------------------------------------------------------------------- the formula


def test_the_formula_of_a_discard() -> None:
    told = explained("234m456p67s55s345m", "8s", riichi=True)
    assert formula(told) == "30 fu · 3 han → 960 × 4 → 3 900"


def test_the_formula_of_the_dealers_discard_multiplies_by_six() -> None:
    told = explained("234m456p67s55s345m", "8s", riichi=True, seat=EAST)
    assert formula(told) == "30 fu · 3 han → 960 × 6 → 5 800"


def test_the_formula_of_a_self_draw_shows_both_shares() -> None:
    told = explained("234m456p67s55s345m", "8s", by=TSUMO)
    assert formula(told) == (
        "20 fu · 3 han → East 640 × 2 → 1 300, the others 640 × 1 → 700; 1 300 + 2 × 700 = 2 700"
    )


def test_the_formula_of_the_dealers_self_draw() -> None:
    told = explained("234m456p67s55s345m", "8s", by=TSUMO, seat=EAST)
    assert formula(told) == "20 fu · 3 han → 640 × 2 → 1 300 from each; 3 × 1 300 = 3 900"


def test_counters_and_sticks_are_terms_of_their_own() -> None:
    told = explained("234m456p67s55s345m", "8s", riichi=True, counters=2, sticks=1)
    assert formula(told) == (
        "30 fu · 3 han → 960 × 4 → 3 900 + 600 (2 counters) + 1 000 (1 stick) = 5 500"
    )


def test_a_limit_is_named_in_place_of_the_fu() -> None:
    told = explained("1122334455667m", "7m")
    assert formula(told) == "10 han → baiman → 4 000 × 4 → 16 000"


def test_a_base_above_2000_is_paid_as_a_mangan() -> None:
    told = explained("22m333p444s888s44z", "2m")
    assert formula(told) == "50 fu · 4 han → 3 200 → mangan → 2 000 × 4 → 8 000"
    assert "capped-at-mangan" in notes(told)


def test_several_yakuman_are_several_times_the_base() -> None:
    told = explained("1112345678999m", "5m", rules="ema-2008")
    assert formula(told) == "2 × yakuman → 16 000 × 4 → 64 000"


# ---------------------------------------------------------------------- who pays


def test_the_discarder_pays_for_everyone() -> None:
    told = explained("234m456p67s55s345m", "8s", riichi=True, discarder=NORTH, counters=1)
    assert [(one.seat, one.points, one.reason) for one in told.payments] == [
        (SOUTH, 4200, "winner"),
        (NORTH, -4200, "discarder"),
    ]
    assert (told.payments[1].hand, told.payments[1].counters) == (-3900, -300)


def test_the_dealer_pays_double_on_a_self_draw() -> None:
    told = explained("234m456p67s55s345m", "8s", by=TSUMO)
    assert {one.seat: one.reason for one in told.payments} == {
        SOUTH: "winner",
        EAST: "dealer",
        WEST: "other",
        NORTH: "other",
    }


def test_everyone_pays_the_dealer_double() -> None:
    told = explained("234m456p67s55s345m", "8s", by=TSUMO, seat=EAST)
    assert [one.reason for one in told.payments] == ["winner", *["to-the-dealer"] * 3]


DRAGONS = (pon("555z"), pon("666z"), pon("777z"))


def test_the_liable_player_pays_a_self_draw_alone() -> None:
    told = explained("23m11s", "1m", *DRAGONS, by=TSUMO, liable=WEST, counters=1)
    assert [(one.seat, one.points, one.reason) for one in told.payments] == [
        (SOUTH, 32300, "winner"),
        (WEST, -32300, "liable-for-self-draw"),
    ]
    assert told.payments[1].counters == -300


def test_the_liable_player_shares_anothers_discard() -> None:
    told = explained("23m11s", "1m", *DRAGONS, discarder=EAST, liable=WEST, counters=1)
    assert [(one.seat, one.points, one.reason) for one in told.payments] == [
        (SOUTH, 32300, "winner"),
        (WEST, -16000, "liable-for-discard"),
        (EAST, -16300, "discarder-with-liable"),
    ]


def test_nobody_is_liable_where_the_book_knows_no_liability() -> None:
    told = explained("23m11s", "1m", *DRAGONS, rules="norway-2018", discarder=EAST, liable=WEST)
    assert [one.reason for one in told.payments] == ["winner", "discarder"]


# ---------------------------------------------------------------------- notes


def test_yakuman_do_not_add_up_under_ema_2016_and_do_under_ema_2008() -> None:
    hand = ("11122233344z55z", "5z")
    note = notes(explained(*hand, by=TSUMO))["yakuman-not-added"]
    assert note.endswith("under EMA Riichi 2016 yakuman do not add up, so only one is paid (§4.2).")
    assert "yakuman-added" in notes(explained(*hand, by=TSUMO, rules="ema-2008"))


def test_a_double_yakuman_is_said_to_be_one() -> None:
    told = explained("1112345678999m", "5m", rules="ema-2008")
    assert notes(told)["yakuman-several"] == (
        "Nine Gates counts as 2 yakuman under EMA Riichi 2008 (§4.2.5)."
    )


def test_renho_stands_alone_under_ema_2016() -> None:
    told = explained("234m456p67s55s345m", "8s", first_turn=True)
    assert [one.id for one in told.yaku] == ["renho"]
    assert notes(told)["renho-alone"].endswith("(§4.2.4).")


def test_a_red_five_is_a_plain_five_under_ema_2016() -> None:
    told = explained("234m406p67s55s345m", "8s")
    assert notes(told)["red-five-is-plain"].endswith("an ordinary five here (§1.3).")
    assert "red-five-is-plain" not in notes(explained("234m406p67s55s345m", "8s", rules="tenhou"))


def test_ema_2025_rounds_4_han_30_fu_up_to_mangan() -> None:
    hand = ("234m234p23s55s678m", "4s")
    assert "rounded-up-to-mangan" in notes(explained(*hand, rules="ema-2025"))
    assert "rounded-up-to-mangan" not in notes(explained(*hand, rules="ema-2016"))


def test_13_han_are_a_yakuman_in_one_book_and_a_sanbaiman_in_the_other() -> None:
    hand = ("2233445566778m", "8m")
    assert "no-counted-yakuman" in notes(explained(*hand, by=TSUMO, riichi=True))
    told = explained(*hand, by=TSUMO, riichi=True, rules="tenhou")
    assert "counted-yakuman" in notes(told)
    assert formula(told).startswith("13 han → yakuman → East 8 000 × 2 → 16 000")


def test_dora_do_not_count_beside_a_yakuman() -> None:
    told = explained("1112345678999m", "5m", dora="8m")
    assert "nothing-beside-yakuman" in notes(told)


def test_the_second_reading_is_named_with_its_points() -> None:
    told = explained("2233445566778m", "8m", by=TSUMO)
    note = notes(told)["other-reading"]
    assert "Seven Pairs, 16 000 points" in note
    assert note.startswith("The same tiles can be read as 2-2 of characters, 3-3 of characters")


def test_the_same_tile_as_another_wait_is_named_with_its_points() -> None:
    told = explained("234m45622p56789s", "7s", riichi=True)
    assert any(one.id == "pinfu" for one in told.yaku)
    assert "(edge wait)" in notes(told)["other-wait"]


def test_no_other_reading_is_named_where_there_is_none() -> None:
    assert notes(explained("234m456p67s55s345m", "8s", riichi=True)) == {}


def test_with_pinfu_a_self_draw_brings_no_fu() -> None:
    assert "pinfu-self-drawn" in notes(explained("234m456p67s55s345m", "8s", by=TSUMO))


# ---------------------------------------------------------------------- the text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["East × 2: pair", "two-sided wait", "All Simples"]),
        ("nl", ["Oost × 2: sluitpaar", "50 minipunten · 2 fan", "Zuid betaalt"]),
        ("da", ["Øst × 2: par", "spilmarkør", "Hvide drager (Yakuhai haku)"]),
        ("no", ["Hvit drage × 3: Trippel, lukket", "åpen venting", "bonuspinne"]),
        ("ja", ["二三四萬：順子", "東2枚：雀頭", "2翻50符", "立直", "両面待ち"]),
    ],
)
def test_the_text_uses_the_words_of_the_players(language: str, words: list[str]) -> None:
    told = explained(
        "234m456p67s11z555z", "8s", seat=EAST, riichi=True, counters=1, language=language
    )
    tanyao = explained("234m456p67s55s", "8s", chi("345m"), language=language)
    text = told.text() + tanyao.text()
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_not_said_twice(language: str) -> None:
    text = explained("234m456p67s55s345m", "8s", riichi=True, language=language).text()
    assert "Riichi (Riichi)" not in text
    assert "Pinfu (Pinfu)" not in text


def test_data_are_the_same_in_every_language() -> None:
    result = result_of("234m456p67s11z555z", "8s", riichi=True)
    shapes = {
        (
            tuple(one.id for one in told.yaku),
            tuple(one.fu for one in told.fu_items),
            tuple(told.points_by_seat.items()),
            tuple(one.reason for one in told.misses),
        )
        for told in (explain(result, language) for language in LANGUAGES)
    }
    assert len(shapes) == 1


def test_a_house_rule_is_called_one() -> None:
    from scorer.rule_files import rules_from_text

    text = 'extends = "ema-2016"\n[yaku]\ntanyao = { closed = 2 }\n'
    rules = rules_from_text(text, "club.toml", own=True)
    result = result_of("234m456p67s55s345m", "8s")
    from scorer import score

    told = explain(score(result.hand, result.context, rules))
    assert any("(house rule)" in one.text for one in told.yaku)
    assert load_rules("ema-2016").yaku["tanyao"].closed == 1
