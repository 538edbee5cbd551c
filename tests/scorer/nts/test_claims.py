"""NTS, Voorrang: who goes out when several can."""

from itertools import pairwise

from scorer.hand import Wind
from scorer.nts.claims import first_claim
from scorer.nts.hand_score import Completes
from tests.scorer.nts.table import RULES

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
