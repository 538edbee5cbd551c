"""NTS, Voorrang: who goes out when several can."""

from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

from kiosk_app.languages import load_language
from scorer.hand import Wind
from scorer.nts.claims import first_claim
from scorer.nts.hand_score import Completes
from scorer.nts.json_form import answer
from tests.scorer.nts.table import RULES

ENGLISH = load_language("en")

E, S, W, N = Wind


def test_an_irregular_hand_goes_before_a_pair_a_pair_before_a_pung_a_pung_before_a_chow() -> None:
    order = [Completes.IRREGULAR, Completes.PAIR, Completes.PUNG, Completes.CHOW]
    for first, second in pairwise(order):
        assert first_claim({S: second, N: first}, E, RULES) is N
        assert first_claim({S: first, N: second}, E, RULES) is S


def test_equal_claims_go_to_whoever_s_turn_comes_first_after_the_discard() -> None:
    everyone = dict.fromkeys(Wind, Completes.CHOW)
    for discarder, following in ((E, S), (S, W), (W, N), (N, E)):
        claims = {seat: what for seat, what in everyone.items() if seat is not discarder}
        assert first_claim(claims, discarder, RULES) is following


TWO: dict[str, Any] = {
    "players": {
        "E": {"concealed": "22m44m66m88p12s789s"},
        "S": {"concealed": "111222333z5577m"},
        "W": {"concealed": "444z555666z7m999m"},
        "N": {"dead": True},
    },
    "winner": ["S", "W"],
    "win": "7m",
    "by": "ron",
    "discarder": "E",
}


def test_two_claims_in_one_record_say_who_goes_first() -> None:
    """A pair goes before a pung, whoever's turn comes first."""
    result = answer(TWO, RULES, ENGLISH)
    assert result["valid"] is True
    assert result["winner"] == "W"
    assert result["claims"] == [
        {"seat": "W", "completes": "pair"},
        {"seat": "S", "completes": "pung"},
    ]
    assert sum(result["payments"].values()) == 0


def test_whoever_may_not_go_out_goes_last() -> None:
    record = deepcopy(TWO)
    record["players"]["W"]["dead"] = True
    result = answer(record, RULES, ENGLISH)
    assert result["winner"] == "S"
    assert result["claims"][-1] == {"seat": "W", "completes": None}


@pytest.mark.parametrize("winner", [["S"], ["S", "S"], ["S", "X"], [], ["S", None], ["E", "S"]])
def test_claims_that_cannot_be_are_refused(winner: list[str]) -> None:
    assert "error" in answer(TWO | {"winner": winner}, RULES, ENGLISH)


def test_a_drawn_tile_is_claimed_by_nobody_else() -> None:
    record = {name: value for name, value in TWO.items() if name != "discarder"}
    assert "discard" in answer(record | {"by": "tsumo"}, RULES, ENGLISH)["error"]
