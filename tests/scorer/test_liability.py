"""Liability for the third open dragon pung and the fourth open wind pung.

EMA 2016 §3.3.9, EMA 2008 §3.3.6; Tenhou makes a player liable for the fed yakuman only.
"""

from typing import Any

import pytest

from scorer import HandError, RuleSet, Score, Wind, score
from scorer.books import load_book
from scorer.doubts import doubts_about
from scorer.json_form import context_from, hand_from
from scorer.rule_files import rules_from_text
from tests.scorer.hands import Situation, payments, win

EMA = pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008"])
WITH_LIABILITY = pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008", "tenhou"])
DRAGONS = ("23m99s +555z +666z +777z", "1m")
WINDS = ("5m +111z +222z +333z +444z", "5m")
DRAGONS_AND_HONOURS = ("11z44z +555z +666z +777z", "1z")


@WITH_LIABILITY
def test_the_liable_player_pays_a_self_draw_alone(rules: str) -> None:
    answer = win(*DRAGONS, by="tsumo", liable="W", rules=rules)
    assert payments(answer) == {"S": 32000, "W": -32000}


@WITH_LIABILITY
def test_the_liable_player_pays_all_of_easts_self_draw(rules: str) -> None:
    answer = win(*DRAGONS, by="tsumo", seat="E", liable="N", rules=rules)
    assert payments(answer) == {"E": 48000, "N": -48000}


@WITH_LIABILITY
def test_the_liable_player_pays_the_counters_of_a_self_draw(rules: str) -> None:
    """The two others pay nothing at all."""
    answer = win(*DRAGONS, by="tsumo", liable="W", counters=2, sticks=1, rules=rules)
    assert payments(answer) == {"S": 32000 + 600 + 1000, "W": -32600}


@WITH_LIABILITY
@pytest.mark.parametrize(("seat", "total"), [("S", 32000), ("E", 48000)])
def test_discarder_and_liable_player_halve_it(seat: str, total: int, rules: str) -> None:
    answer = win(*DRAGONS, seat=seat, discarder="N", liable="W", rules=rules)
    assert payments(answer) == {seat: total, "N": -total // 2, "W": -total // 2}


@EMA
def test_the_discarder_alone_pays_the_counters(rules: str) -> None:
    """EMA 2016 §3.3.9, last sentence."""
    answer = win(*DRAGONS, discarder="N", liable="W", counters=3, sticks=2, rules=rules)
    assert payments(answer) == {"S": 32000 + 900 + 2000, "N": -16900, "W": -16000}


@WITH_LIABILITY
def test_a_discarder_who_is_liable_pays_all(rules: str) -> None:
    answer = win(*DRAGONS, discarder="W", liable="W", counters=1, rules=rules)
    assert payments(answer) == {"S": 32300, "W": -32300}


@pytest.mark.parametrize(
    ("rules", "points"),
    [("ema-2016", 32000), ("ema-2025", 32000), ("ema-2008", 64000), ("tenhou", 32000)],
)
def test_big_four_winds_are_covered_whole(rules: str, points: int) -> None:
    drawn = win(*WINDS, by="tsumo", liable="N", rules=rules)
    assert payments(drawn) == {"S": points, "N": -points}
    claimed = win(*WINDS, discarder="E", liable="N", rules=rules)
    assert payments(claimed) == {"S": points, "E": -points // 2, "N": -points // 2}


@pytest.mark.parametrize(
    ("rules", "points"),
    [("ema-2016", 32000), ("ema-2025", 32000), ("ema-2008", 64000), ("tenhou", 64000)],
)
def test_the_whole_hand_is_covered(rules: str, points: int) -> None:
    """Big three dragons with all honours: the full value of the hand."""
    drawn = win(*DRAGONS_AND_HONOURS, by="tsumo", liable="W", rules=rules)
    assert payments(drawn) == {"S": points, "W": -points}
    claimed = win(*DRAGONS_AND_HONOURS, discarder="N", liable="W", rules=rules)
    assert payments(claimed) == {"S": points, "N": -points // 2, "W": -points // 2}


FED_PART = rules_from_text(
    'extends = "tenhou"\n[liability]\ncovers = "yakuman"', "club.toml", own=True
)


def test_a_club_may_let_only_the_fed_yakuman_be_covered_by_self_draw() -> None:
    """Dragons 32,000 from West; all honours as usual: East 16,000, West and North 8,000."""
    answer = win(*DRAGONS_AND_HONOURS, by="tsumo", liable="W", rules=FED_PART)
    assert payments(answer) == {"S": 64000, "E": -16000, "W": -40000, "N": -8000}


def test_a_club_may_let_only_the_fed_yakuman_be_halved_on_a_discard() -> None:
    """Half of the dragons from West; the other half and all honours from the discarder."""
    answer = win(*DRAGONS_AND_HONOURS, discarder="N", liable="W", rules=FED_PART)
    assert payments(answer) == {"S": 64000, "W": -16000, "N": -48000}


def test_a_club_may_let_only_the_fed_yakuman_of_east_be_covered() -> None:
    answer = win(*DRAGONS_AND_HONOURS, by="tsumo", seat="E", liable="W", rules=FED_PART)
    assert payments(answer) == {"E": 96000, "S": -16000, "W": -64000, "N": -16000}


@pytest.mark.parametrize("situation", [{"by": "tsumo"}, {"discarder": "N"}])
def test_nobody_is_liable_in_norway(situation: Situation) -> None:
    said = situation.copy()
    said["rules"] = "norway-2018"
    plain = payments(win(*DRAGONS, **said))
    said["liable"] = "W"
    assert payments(win(*DRAGONS, **said)) == plain


@WITH_LIABILITY
@pytest.mark.parametrize(
    ("tiles", "last"),
    [
        ("1z123m +222z +333z +444z", "1z"),  # little four winds are not among them
        ("23m66z456p +555z +777z", "1m"),  # nor little three dragons
        ("3z +1111m ^4444p #9999s +8888p", "3z"),  # nor four kongs
    ],
)
def test_nobody_is_liable_for_another_hand(tiles: str, last: str, rules: str) -> None:
    plain = win(tiles, last, by="tsumo", rules=rules, haitei=True)
    said = win(tiles, last, by="tsumo", rules=rules, haitei=True, liable="W")
    assert payments(said) == payments(plain)


@pytest.mark.parametrize(
    "tiles",
    ["23m99s555z666z777z", "23m99s777z +555z +666z", "23m99s +555z +666z #7777z"],
)
def test_nobody_is_liable_for_dragons_that_were_not_all_claimed(tiles: str) -> None:
    """Liable is who gives the third to a player with two open: all three lie open."""
    try:
        answer = win(tiles, "1m", by="tsumo", liable="W")
    except HandError:
        return
    assert payments(answer) == {"S": 32000, "E": -16000, "W": -8000, "N": -8000}


def after_kong(rules: str, kind: str = "minkan", version: int | None = None, **more: Any) -> Score:
    record = {
        "concealed": "234m456p67s22z",
        "win": "8s",
        "by": "tsumo",
        "seat": "S",
        "rinshan": True,
        "liable": "N",
        "melds": [{"kind": kind, "tiles": "5555z"}],
    } | more
    book = load_book(rules, version)
    assert isinstance(book, RuleSet)
    scored = score(hand_from(record), context_from(record), book)
    assert isinstance(scored, Score)
    return scored


def test_who_gave_a_claimed_kong_paid_alone_for_the_tile_after_it_under_jpml_of_old() -> None:
    won = after_kong("jpml-a", version=1, counters=2)
    assert won.payments == {Wind.NORTH: -won.points - 600, Wind.SOUTH: won.points + 600}
    assert not doubts_about(won)


@pytest.mark.parametrize(
    ("rules", "kind", "more"),
    [
        ("ema-2016", "minkan", {}),
        ("jpml-a", "minkan", {}),
        ("jpml-a", "kakan", {"version": 1}),
        ("jpml-a", "minkan", {"version": 1, "rinshan": False}),
    ],
)
def test_nobody_pays_alone_for_another_kong_or_under_another_book(
    rules: str, kind: str, more: dict[str, Any]
) -> None:
    won = after_kong(rules, kind, **more)
    assert len(won.payments) == 4
    assert doubts_about(won)
