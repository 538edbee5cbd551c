"""What is paid without a win: noten, nagashi mangan, chombo."""

import pytest

from scorer import RIICHI_RULE_SETS, HandError, RuleSet, pay_chombo, pay_nagashi, pay_noten
from scorer.hand import Wind
from scorer.rule_files import rules_from_text
from tests.refusing import refuses
from tests.scorer.hands import SEATS, book

RULES = pytest.mark.parametrize("rules", RIICHI_RULE_SETS)


def letters(paid: dict[Wind, int]) -> dict[str, int]:
    return {seat.letter: points for seat, points in paid.items() if points}


@RULES
@pytest.mark.parametrize(
    ("tenpai", "expected"),
    [
        ("", {}),
        ("ESWN", {}),
        ("E", {"E": 3000, "S": -1000, "W": -1000, "N": -1000}),
        ("N", {"N": 3000, "E": -1000, "S": -1000, "W": -1000}),
        ("EW", {"E": 1500, "W": 1500, "S": -1500, "N": -1500}),
        ("SN", {"S": 1500, "N": 1500, "E": -1500, "W": -1500}),
        ("ESW", {"E": 1000, "S": 1000, "W": 1000, "N": -3000}),
    ],
)
def test_noten_players_pay_3000_in_all(tenpai: str, expected: dict[str, int], rules: str) -> None:
    """EMA 2016 §3.4.2, EMA 2008 §3.4.2, Norway 2018 §7.7."""
    assert letters(pay_noten(book(rules), [SEATS[seat] for seat in tenpai])) == expected


@RULES
def test_a_chombo_is_a_mangan_the_other_way_round(rules: str) -> None:
    """EMA 2016 §3.4.6, EMA 2008 §3.4.6, Norway 2018 §10.2."""
    assert letters(pay_chombo(book(rules), Wind.WEST)) == {
        "W": -8000,
        "E": 4000,
        "S": 2000,
        "N": 2000,
    }


@RULES
def test_a_chombo_of_east_is_4000_to_each(rules: str) -> None:
    assert letters(pay_chombo(book(rules), Wind.EAST)) == {
        "E": -12000,
        "S": 4000,
        "W": 4000,
        "N": 4000,
    }


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
def test_nagashi_is_paid_as_a_self_drawn_mangan(rules: str) -> None:
    assert letters(pay_nagashi(book(rules), Wind.NORTH)) == {
        "N": 8000,
        "E": -4000,
        "S": -2000,
        "W": -2000,
    }
    assert letters(pay_nagashi(book(rules), Wind.EAST)) == {
        "E": 12000,
        "S": -4000,
        "W": -4000,
        "N": -4000,
    }


def test_nagashi_takes_counters_and_sticks_under_ema_2008() -> None:
    """§4.2.4: plus riichi stakes and counters."""
    paid = pay_nagashi(book("ema-2008"), Wind.NORTH, counters=2, sticks=3)
    assert letters(paid) == {"N": 8000 + 600 + 3000, "E": -4200, "S": -2200, "W": -2200}
    assert sum(paid.values()) == 3000


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025"])
def test_there_is_no_nagashi_under_ema_2016(rules: str) -> None:
    with refuses(HandError, match=r"no nagashi mangan.*4\.2\.6"):
        pay_nagashi(book(rules), Wind.NORTH)


def test_nagashi_comes_back_as_a_house_rule_under_ema_2016() -> None:
    """§4.2.6 describes it for those who play it: closed, with counters and stakes."""
    club = club_rules('extends = "ema-2016"\n[draw]\nnagashi = "closed"\n')
    paid = pay_nagashi(club, Wind.EAST, counters=1, sticks=1)
    assert letters(paid) == {"E": 12000 + 300 + 1000, "S": -4100, "W": -4100, "N": -4100}


def club_rules(text: str) -> RuleSet:
    return rules_from_text(text, "club.toml", own=True)
