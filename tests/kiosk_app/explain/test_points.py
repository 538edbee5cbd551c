"""The formula with its numbers, and who pays what for which reason."""

from kiosk_app.explain import Explanation
from scorer.rule_files import rules_from_text
from tests.kiosk_app.explain.hands import EAST, NORTH, SOUTH, TSUMO, WEST, explained, notes, pon


def formula(explanation: Explanation) -> str:
    assert explanation.formula is not None
    return explanation.formula.text


# ---------------------------------------------------------------------- the formula


def test_the_formula_of_a_discard() -> None:
    explanation = explained("234m456p67s55s345m", "8s", riichi=True)
    assert formula(explanation) == "30 fu · 3 han → 960 × 4 → 3 900"


def test_the_formula_of_the_dealers_discard_multiplies_by_six() -> None:
    explanation = explained("234m456p67s55s345m", "8s", riichi=True, seat=EAST)
    assert formula(explanation) == "30 fu · 3 han → 960 × 6 → 5 800"


def test_the_formula_of_a_self_draw_shows_both_shares() -> None:
    explanation = explained("234m456p67s55s345m", "8s", by=TSUMO)
    assert formula(explanation) == (
        "20 fu · 3 han → East 640 × 2 → 1 300, the others 640 × 1 → 700; 1 300 + 2 × 700 = 2 700"
    )


def test_the_formula_of_the_dealers_self_draw() -> None:
    explanation = explained("234m456p67s55s345m", "8s", by=TSUMO, seat=EAST)
    assert formula(explanation) == "20 fu · 3 han → 640 × 2 → 1 300 from each; 3 × 1 300 = 3 900"


def test_counters_and_sticks_are_terms_of_their_own() -> None:
    explanation = explained("234m456p67s55s345m", "8s", riichi=True, counters=2, sticks=1)
    assert formula(explanation) == (
        "30 fu · 3 han → 960 × 4 → 3 900 + 600 (2 honba) + 1 000 (1 riichi stick) = 5 500"
    )


def test_a_limit_is_named_in_place_of_the_fu() -> None:
    explanation = explained("1122334455667m", "7m")
    assert formula(explanation) == "10 han → baiman → 4 000 × 4 → 16 000"


def test_a_base_above_2000_is_paid_as_a_mangan() -> None:
    explanation = explained("22m333p444s888s44z", "2m")
    assert formula(explanation) == "50 fu · 4 han → 3 200 → mangan → 2 000 × 4 → 8 000"
    assert "capped-at-mangan" in notes(explanation)


def test_several_yakuman_are_several_times_the_base() -> None:
    explanation = explained("1112345678999m", "5m", rules="ema-2008")
    assert formula(explanation) == "2 × yakuman → 16 000 × 4 → 64 000"


# ---------------------------------------------------------------------- who pays


def test_the_discarder_pays_for_everyone() -> None:
    explanation = explained("234m456p67s55s345m", "8s", riichi=True, discarder=NORTH, counters=1)
    assert [(one.seat, one.points, one.reason) for one in explanation.payments] == [
        (SOUTH, 4200, "winner"),
        (NORTH, -4200, "discarder"),
    ]
    assert (explanation.payments[1].hand, explanation.payments[1].counters) == (-3900, -300)


def test_the_dealer_pays_double_on_a_self_draw() -> None:
    explanation = explained("234m456p67s55s345m", "8s", by=TSUMO)
    assert {one.seat: one.reason for one in explanation.payments} == {
        SOUTH: "winner",
        EAST: "dealer",
        WEST: "other",
        NORTH: "other",
    }


def test_everyone_pays_the_dealer_double() -> None:
    explanation = explained("234m456p67s55s345m", "8s", by=TSUMO, seat=EAST)
    assert [one.reason for one in explanation.payments] == ["winner", *["to-the-dealer"] * 3]


DRAGONS = (pon("555z"), pon("666z"), pon("777z"))


def test_the_liable_player_pays_a_self_draw_alone() -> None:
    explanation = explained("23m11s", "1m", *DRAGONS, by=TSUMO, liable=WEST, counters=1)
    assert [(one.seat, one.points, one.reason) for one in explanation.payments] == [
        (SOUTH, 32300, "winner"),
        (WEST, -32300, "liable-for-self-draw"),
    ]
    assert explanation.payments[1].counters == -300


def test_the_liable_player_shares_anothers_discard() -> None:
    explanation = explained("23m11s", "1m", *DRAGONS, discarder=EAST, liable=WEST, counters=1)
    assert [(one.seat, one.points, one.reason) for one in explanation.payments] == [
        (SOUTH, 32300, "winner"),
        (WEST, -16000, "liable-for-discard"),
        (EAST, -16300, "discarder-with-liable"),
    ]


def test_nobody_is_liable_where_the_book_knows_no_liability() -> None:
    explanation = explained(
        "23m11s", "1m", *DRAGONS, rules="norway-2018", discarder=EAST, liable=WEST
    )
    assert [one.reason for one in explanation.payments] == ["winner", "discarder"]


def test_a_club_may_let_the_others_pay_for_the_yakuman_that_was_not_fed() -> None:
    text = 'extends = "tenhou"\n[liability]\ncovers = "yakuman"'
    own = rules_from_text(text, "club.toml", own=True)
    explanation = explained("11z22z", "1z", *DRAGONS, rules=own, by=TSUMO, liable=WEST)
    assert {one.seat: (one.points, one.reason) for one in explanation.payments} == {
        SOUTH: (64000, "winner"),
        WEST: (-40000, "liable-for-self-draw"),
        NORTH: (-8000, "rest-of-self-draw"),
        EAST: (-16000, "rest-of-self-draw"),
    }


def test_a_double_wind_pair_is_one_item_where_the_book_gives_it_its_own_fu() -> None:
    explanation = explained("234m456p67s11z345m", "8s", rules="ema-2025", seat=EAST, riichi=True)
    assert explanation.fu_items[-1].text == (
        "Pair of the wind that is both seat wind and round wind (East × 2): 2 fu "
        "(§4.1.1, changed 2025)"
    )
