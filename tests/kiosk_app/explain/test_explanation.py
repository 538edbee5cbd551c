"""What an explanation says of a winning hand."""

import subprocess
import sys

import pytest

from kiosk_app.explain import explain
from kiosk_app.languages import LANGUAGES
from scorer import parse_tiles, score
from scorer.rule_files import rules_from_text
from scorer.shapes import Wait
from tests.kiosk_app.explain.hands import (
    EAST,
    ankan,
    chi,
    explained,
    notes,
    pon,
    result_of,
)


def test_importing_the_scorer_does_not_import_the_explanation() -> None:
    code = "import scorer, sys; sys.exit('kiosk_app.explain' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---------------------------------------------------------------------- the reading


def test_each_set_is_named_and_the_winning_tile_stands_in_one_of_them() -> None:
    explanation = explained("234m456p67s55z", "8s", pon("111z"), seat=EAST)
    assert [one.kind for one in explanation.sets] == ["chow", "chow", "chow", "pair", "pung"]
    assert [one.is_open for one in explanation.sets] == [False, False, False, False, True]
    assert [one.wait for one in explanation.sets] == [None, None, Wait.TWO_SIDED, None, None]
    assert explanation.sets[2].text == (
        "6-7-8 of bamboo: chow, concealed, completed by the 8 of bamboo (two-sided wait)"
    )


def test_a_pung_won_on_a_discard_is_concealed_yet_counts_as_open() -> None:
    explanation = explained("22m333p44466s", "2m", pon("777z"))
    won = explanation.sets[0]
    assert (won.kind, won.is_open, won.wait) == ("pung", False, Wait.PUNG)
    assert "won on a discard and so counted as open" in won.text


def test_a_concealed_kong_is_not_open() -> None:
    explanation = explained("234m456p67s55z", "8s", ankan("1111z"), seat=EAST)
    assert (explanation.sets[-1].kind, explanation.sets[-1].is_open) == ("kong", False)


def test_a_red_five_lies_in_the_set_that_it_completed() -> None:
    explanation = explained("234m46p34577s777z", "0p", rules="tenhou")
    won = next(one for one in explanation.sets if one.wait)
    assert won.tiles == parse_tiles("406p")
    assert "completed by the red 5 of circles (closed wait)" in won.text


def test_seven_pairs_are_seven_pairs_and_a_kokushi_is_orphans_and_a_pair() -> None:
    pairs = explained("1133557799m11p2p", "2p")
    assert [one.kind for one in pairs.sets] == ["pair"] * 7
    orphans = explained("19m19p19s1234567z", "1m")
    assert [(one.kind, len(one.tiles)) for one in orphans.sets] == [("orphans", 12), ("pair", 2)]
    assert orphans.sets[1].wait is Wait.PAIR
    assert orphans.sets[1].text.endswith("(thirteen-sided wait)")
    assert "wait on the missing orphan" in explained("119m19p19s123456z", "7z").sets[0].text


# ---------------------------------------------------------------------- yaku and fu


def test_each_yaku_has_both_names_its_meaning_and_its_section() -> None:
    (tanyao,) = explained("234m456p67s55s", "8s", chi("345m")).yaku
    assert (tanyao.name, tanyao.romaji, tanyao.han) == ("All Simples", "Tanyao", 1)
    assert tanyao.section == "4.2.1"
    assert tanyao.text == (
        "Tanyao (All Simples): 1 han (§4.2.1). Only tiles from 2 to 8: no terminals, no honours."
    )


def test_each_fu_item_names_its_tiles_and_the_sum_is_rounded_up() -> None:
    explanation = explained("234m456p67s11z555z", "8s", seat=EAST, riichi=True)
    assert [one.text for one in explanation.fu_items] == [
        "Closed hand won on a discard: 30 fu (§4.1.1)",
        "Concealed pung of honours (white dragon × 3): 8 fu (§4.1.1)",
        "Pair of the round wind (East × 2): 2 fu (§4.1.1)",
        "Pair of the seat wind (East × 2): 2 fu (§4.1.1)",
    ]
    assert explanation.fu_sum is not None
    assert (explanation.fu_sum.total, explanation.fu_sum.fu) == (42, 50)
    assert explanation.fu_sum.text == "30 + 8 + 2 + 2 = 42, rounded up to 50 fu"


def test_seven_pairs_are_25_fu_and_not_rounded() -> None:
    explanation = explained("1133557799m11p2p", "2p")
    assert explanation.fu_sum is not None
    assert explanation.fu_sum.text == "25 fu"
    assert explanation.text().count("25 fu") == 3  # the headline, the item and the formula; no sum


def test_fu_that_decide_nothing_are_left_out_of_the_text() -> None:
    explanation = explained("1122334455667m", "7m", riichi=True)
    assert explanation.fu_items
    assert "Fu\n" not in explanation.text()
    assert "fu-not-counted" in notes(explanation)


# ---------------------------------------------------------------------- the text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["East × 2: pair", "two-sided wait", "All Simples"]),
        ("nl", ["Oost × 2: sluitpaar", "50 minipunten · 2 fan", "Zuid betaalt"]),
        ("da", ["Øst × 2: par", "honba", "Yakuhai haku (Hvide drager)"]),
        ("no", ["Hvit drage × 3: trippel, lukket", "åpen venting", "honba"]),
        ("ja", ["二三四萬：順子", "東2枚：雀頭", "2翻50符", "立直", "両面待ち"]),
    ],
)
def test_the_text_uses_the_words_of_the_players(language: str, words: list[str]) -> None:
    explanation = explained(
        "234m456p67s11z555z", "8s", seat=EAST, riichi=True, counters=1, language=language
    )
    tanyao = explained("234m456p67s55s", "8s", chi("345m"), language=language)
    text = explanation.text() + tanyao.text()
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
            tuple(one.id for one in explanation.yaku),
            tuple(one.fu for one in explanation.fu_items),
            tuple(explanation.points_by_seat.items()),
            tuple(one.reason for one in explanation.misses),
        )
        for explanation in (explain(result, language) for language in LANGUAGES)
    }
    assert len(shapes) == 1


def test_a_house_rule_is_called_one() -> None:
    text = 'extends = "ema-2016"\n[yaku]\ntanyao = { closed = 2 }\n'
    rules = rules_from_text(text, "club.toml", own=True)
    result = result_of("234m456p67s55s345m", "8s")
    explanation = explain(score(result.hand, result.context, rules))
    assert any("2 han (house rule)" in one.text for one in explanation.yaku)
