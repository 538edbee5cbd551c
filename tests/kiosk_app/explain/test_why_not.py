"""Why a hand may not be declared, and how far it is from one that may."""

from typing import Any

import pytest

from kiosk_app.explain import Shortfall, WhyNot, explain
from kiosk_app.languages import LANGUAGES
from scorer import NoWin, RuleSet, parse_tiles, score
from scorer.rule_files import rules_from_text
from tests.kiosk_app.explain.hands import chi, explained, pon, result_of


def why(*hand: Any, **situation: Any) -> WhyNot:
    explanation = explained(*hand, **situation)
    assert not explanation.valid
    assert explanation.why_not is not None
    return explanation.why_not


def shortfall(*hand: Any, **situation: Any) -> Shortfall:
    found = why(*hand, **situation).shortfall
    assert found is not None
    return found


def test_a_complete_hand_without_yaku_says_so_and_shows_its_sets() -> None:
    explanation = explained("234m345p23467s11z", "5s")
    assert explanation.why_not is not None
    assert explanation.why_not.text == (
        "The hand is complete, but it has no yaku; a win needs at least one (§3.2)."
    )
    assert len(explanation.sets) == 5
    assert explanation.formula is None
    assert explanation.payments == ()


def test_dora_alone_are_no_yaku() -> None:
    assert why("234m345p23467s11z", "5s", dora="4z").reason == "only-dora"


def test_five_counters_ask_for_two_yaku_under_ema_2008_and_the_one_is_named() -> None:
    found = why("234m567p67s99s", "8s", pon("777z"), rules="ema-2008", counters=5)
    assert found.text == (
        "From 5 honba, a win needs two yaku; "
        "this hand has only Yakuhai chun (Red Dragons) (§3.4.11)."
    )


def test_one_wrong_tile_is_named_with_those_that_would_do() -> None:
    found = shortfall("234m345p23467s11z", "9p")
    assert found.distance == 1
    assert found.swaps[0] == (parse_tiles("9p")[0], parse_tiles("58s"))
    assert found.lines[-1] == (
        "It would be complete with the 5 of bamboo or 8 of bamboo in place of the 9 of circles."
    )


def test_what_is_there_and_what_is_left_over_is_named() -> None:
    found = shortfall("234m345p23567s1z9p", "5s")
    assert found.sets == (parse_tiles("234m"), parse_tiles("345p"), parse_tiles("567s"))
    assert found.left_over == parse_tiles("9p235s1z")
    assert found.distance == 2
    assert found.lines[-1] == "At least 2 tiles would have to be different."


def test_melds_count_as_sets() -> None:
    found = shortfall("234m56p1z9s", "2z", chi("345m"), chi("678s"))
    assert found.distance == 2


def test_a_hand_near_seven_pairs_is_measured_as_seven_pairs() -> None:
    found = shortfall("1133m5577p2299s1z", "5z")
    assert found.distance == 1
    assert len(found.sets) == 6


def test_a_hand_near_thirteen_orphans_is_measured_as_such() -> None:
    found = shortfall("19m19p19s1234566z", "2s")
    assert found.distance == 1
    assert set(parse_tiles("2s6z")) == set(found.left_over)


def test_a_fifth_copy_is_never_asked_for() -> None:
    # 1111z is a pung and a fourth tile; no fifth can make that fourth a pair.
    found = shortfall("1111z234m456p678s", "9p")
    assert found.distance == 1
    assert all(parse_tiles("1z")[0] not in needed for _, needed in found.swaps)


def club(rules: str) -> RuleSet:
    return rules_from_text(f'extends = "ema-2016"\n[hand]\n{rules}\n', "club.toml", own=True)


def test_a_club_may_ask_for_more_than_one_yaku() -> None:
    result = result_of("234m456p67s99s345m", "8s")
    explanation = explain(score(result.hand, result.context, club("yaku_needed = 2")))
    assert explanation.why_not is not None
    assert explanation.why_not.text == (
        "The hand is complete, but a win needs yaku worth 2 han here; "
        "dora do not count for that (house rule)."
    )


def test_a_shape_that_the_book_does_not_know_is_not_counted_as_near() -> None:
    result = result_of("1133557799m11p2p", "2p")
    rules = club('shapes = ["four-sets-and-a-pair"]')
    explanation = explain(NoWin(rules, result.hand, result.context, "no-shape", "house rule"))
    assert explanation.why_not is not None
    assert explanation.why_not.text == (
        "The tiles do not form a winning hand, which is four sets and a pair (house rule)."
    )
    assert explanation.why_not.shortfall is not None
    assert explanation.why_not.shortfall.distance > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    for hand, situation in (
        (("234m345p23467s11z", "5s"), {}),
        (("234m345p23467s11z", "5s"), {"dora": "4z"}),
        (("234m345p23567s1z9p", "5s"), {}),
    ):
        found = why(*hand, language=language, **situation)
        assert found.text[-1] in ".。"
        assert found.section in found.text
