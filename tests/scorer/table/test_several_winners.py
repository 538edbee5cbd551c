"""Several winners on one discard: counters, stakes, and how many there may be."""

import pytest

from scorer import Score
from scorer.table import Refused
from tests.refusing import refuses
from tests.scorer.hands import SEATS, win
from tests.scorer.table.playing import settled_discard

HANDS = {
    # 1,300 each (2,000 for East) with riichi alone at 40 fu, on the same tile.
    "E": ("123m678p99p234s68s", "7s"),
    "S": ("123p678m99m234s68s", "7s"),
    "W": ("456m123p11p678m68s", "7s"),
    "N": ("345m123p22m678m68s", "7s"),
}


def winner(seat: str, discarder: str, rules: str = "ema-2016", counters: int = 0) -> Score:
    return win(
        *HANDS[seat], seat=seat, discarder=discarder, riichi=True, rules=rules, counters=counters
    )


def settled(
    winners: str,
    discarder: str,
    rules: str = "ema-2016",
    counters: int = 0,
    carried: int = 0,
    riichi: str = "",
) -> dict[str, int]:
    return settled_discard(
        [winner(seat, discarder, rules, counters) for seat in winners],
        carried,
        [SEATS[seat] for seat in riichi],
    )


@pytest.mark.parametrize("seat", "ESWN")
def test_each_of_these_hands_is_riichi_alone_at_40_fu(seat: str) -> None:
    answer = winner(seat, "S" if seat == "E" else "E")
    assert (answer.han, answer.fu) == (1, 40)


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou"])
def test_two_winners_are_both_paid_by_the_discarder(rules: str) -> None:
    assert settled("EN", "W", rules) == {"E": 2000, "N": 1300, "W": -3300}


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008"])
def test_three_winners_are_all_paid_under_the_ema_books(rules: str) -> None:
    assert settled("ESN", "W", rules) == {"E": 2000, "S": 1300, "N": 1300, "W": -4600}


@pytest.mark.parametrize("rules", ["norway-2018", "tenhou"])
def test_three_winners_abort_the_hand_elsewhere(rules: str) -> None:
    with refuses(Refused, match="abort"):
        settled("ESN", "W", rules)


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008"])
@pytest.mark.parametrize("counters", [1, 2, 3])
def test_each_winner_is_paid_the_counters_under_the_ema_books(counters: int, rules: str) -> None:
    """EMA 2016 §4.1, EMA 2008 §4.1: each receives the hand and the counters in play."""
    more = 300 * counters
    assert settled("EN", "W", rules, counters) == {
        "E": 2000 + more,
        "N": 1300 + more,
        "W": -3300 - 2 * more,
    }


@pytest.mark.parametrize(
    ("discarder", "winners", "first"),
    [
        ("E", "SW", "S"),
        ("E", "WN", "W"),
        ("E", "NS", "S"),
        ("S", "EN", "N"),
        ("S", "WE", "W"),
        ("W", "ES", "E"),
        ("W", "ESN", "N"),
        ("N", "ESW", "E"),
        ("N", "WS", "S"),
    ],
)
@pytest.mark.parametrize("rules", ["ema-2016", "ema-2008"])
def test_the_sticks_go_to_the_winner_next_after_the_discarder(
    discarder: str, winners: str, first: str, rules: str
) -> None:
    """EMA 2016 §4.1 and its Danish summary: nearest to the discarder's right hand."""
    without = settled(winners, discarder, rules)
    with_sticks = settled(winners, discarder, rules, carried=2)
    assert with_sticks == {**without, first: without[first] + 2000}


def test_the_order_in_which_the_winners_are_named_does_not_matter() -> None:
    assert settled("ESN", "W", carried=1, riichi="EW") == settled(
        "NSE", "W", carried=1, riichi="WE"
    )


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2008"])
def test_a_winner_in_riichi_takes_the_own_stake_back(rules: str) -> None:
    """South and North win on West. North is next after West and takes West's stake too."""
    plain = settled("SN", "W", rules)
    assert settled("SN", "W", rules, riichi="SNW") == {
        "S": plain["S"] + 1000,
        "N": plain["N"] + 2000,
        "W": plain["W"],
    }


@pytest.mark.parametrize("riichi", ["", "S", "W", "E", "SNW", "ESWN"])
@pytest.mark.parametrize("carried", [0, 1, 3])
@pytest.mark.parametrize("counters", [0, 2])
def test_what_several_winners_settle_sums_to_the_sticks(
    riichi: str, carried: int, counters: int
) -> None:
    paid = settled("SN", "W", counters=counters, carried=carried, riichi=riichi)
    assert sum(paid.values()) == 1000 * (carried + len(riichi))


def test_one_winner_settles_as_the_score_says() -> None:
    score = winner("S", "N", counters=2)
    paid = {seat.letter: points for seat, points in score.payments.items()}
    assert settled_discard([score]) == paid


def test_one_winner_takes_all_the_stakes() -> None:
    assert settled("S", "N", carried=1, riichi="SNW") == {"S": 1300 + 4000, "N": -1300}
