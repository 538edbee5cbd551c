"""NTS, Het verrekenen van de punten: who pays what."""

from itertools import pairwise

from scorer.hand import Wind
from scorer.nts.deal import Deal, Hand, Round, Win
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import balance, round_for_chips, settle
from scorer.tiles import parse_tile
from tests.scorer.nts.table import RULES, club

E, S, W, N = Wind


def payments(
    totals: dict[Wind, int],
    winner: Wind,
    discarder: Wind | None = None,
    ruling: Wind | None = None,
    rules: RuleSet = RULES,
) -> list[int]:
    hands = {seat: Hand(()) for seat in totals}
    deal = Deal(hands, Win(winner, parse_tile("1m"), discarder), Round.EAST, ruling)
    return list(balance(settle(totals, deal, rules), list(totals)).values())


def test_the_discarder_pays_double_and_the_others_their_differences() -> None:
    assert payments({E: 128, S: 272, W: 0, N: 40}, S, W) == [-56, 1088, -712, -320]


def test_a_self_drawn_win_is_paid_once_by_all() -> None:
    assert payments({E: 128, S: 272, W: 0, N: 40}, S) == [-56, 816, -440, -320]


def test_the_winner_pays_nobody_even_a_better_hand() -> None:
    assert payments({E: 750, S: 100, W: 0, N: 0}, S, E) == [1300, 400, -850, -850]


def test_a_limit_hand_brings_six_thousand_either_way() -> None:
    assert payments({E: 0, S: 1500, W: 0, N: 0}, S, E)[1] == 6000
    assert payments({E: 0, S: 2000, W: 0, N: 0}, S)[1] == 6000


def test_another_player_gets_three_thousand_at_most_from_the_others() -> None:
    totals = {E: 1500, S: 0, W: 0, N: 0}
    assert payments(totals, S)[0] == 3000


def test_equal_hands_pay_each_other_nothing() -> None:
    hands = {seat: Hand(()) for seat in Wind}
    deal = Deal(hands, Win(E, parse_tile("1m")))
    transfers = settle({E: 100, S: 40, W: 40, N: 40}, deal, RULES)
    assert [(one.payer, one.receiver) for one in transfers] == [(S, E), (W, E), (N, E)]


def test_a_draw_moves_no_points() -> None:
    deal = Deal({seat: Hand(()) for seat in Wind}, None)
    assert settle({E: 100, S: 40, W: 40, N: 40}, deal, RULES) == ()


def test_a_club_can_let_east_pay_and_receive_double() -> None:
    rules = club("[settlement]\neast_factor = 2")
    assert payments({E: 0, S: 100, W: 0, N: 0}, S, rules=rules) == [-200, 400, -100, -100]
    assert payments({E: 50, S: 100, W: 0, N: 0}, S, rules=rules) == [0, 400, -200, -200]


def test_a_club_can_leave_the_differences_out() -> None:
    rules = club("[settlement]\nothers_pay_differences = false")
    assert payments({E: 50, S: 100, W: 0, N: 0}, S, E, rules=rules) == [-200, 400, -100, -100]


def test_the_ruling_player_of_three_pays_and_receives_double() -> None:
    assert payments({E: 40, S: 100, W: 0}, S, W, ruling=E) == [-200 + 80, 400, -200 - 80]
    assert payments({E: 40, S: 100, W: 0}, S, W, ruling=W) == [-100 + 80, 500, -400 - 80]


def test_chips_round_to_the_nearest_ten() -> None:
    rounded = [(272, 270), (128, 130), (40, 40), (375, 380), (0, 0), (4, 0), (6, 10)]
    for total, chips in rounded:
        assert round_for_chips(total, 10) == chips
    assert round_for_chips(1234, 1) == 1234


def test_rounding_never_turns_the_order_of_two_hands() -> None:
    rounded = [round_for_chips(total, 10) for total in range(300)]
    assert all(low <= high for low, high in pairwise(rounded))
