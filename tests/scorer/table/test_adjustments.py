import pytest

from scorer import Wind
from scorer.table import Bonus, Cancelled, Correction, LateArrival, Penalty
from tests.scorer.table.playing import E, Game, N, S


def test_a_penalty_now_leaves_the_sum_or_goes_to_the_others() -> None:
    game = Game()
    table = game.do(Penalty, seat=S, points=8000, reason="phone", when="now")
    assert table.points == (30000, 22000, 30000, 30000)
    assert table.total == 112_000
    table = game.do(Penalty, seat=S, points=9000, reason="phone", when="now", zero_sum=True)
    assert table.points == (33000, 13000, 33000, 33000)
    assert table.total == 112_000


def test_a_penalty_for_the_others_that_does_not_divide_favours_the_next_in_turn() -> None:
    game = Game()
    table = game.do(Penalty, seat=S, points=8000, reason="phone", when="now", zero_sum=True)
    assert table.points == (32600, 22000, 32700, 32700)


def test_a_bonus_is_a_penalty_the_other_way_round() -> None:
    game = Game()
    table = game.do(Bonus, seat=S, points=3000, reason="best hat", when="now", zero_sum=True)
    assert table.points == (29000, 33000, 29000, 29000)
    game.do(Bonus, seat=N, points=500, reason="best hat")
    game.do_rest()
    assert game.end()[N].penalties == 500


def test_penalties_after_uma_leave_the_table_alone_also_in_the_zero_sum() -> None:
    game = Game()
    table = game.do(Penalty, seat=S, points=3000, reason="late", zero_sum=True)
    assert table.points == (30000,) * 4
    game.do_rest()
    final = game.end()
    assert [final[seat].penalties for seat in (E, S, N)] == [1000, -3000, 1000]


@pytest.mark.parametrize("when", ["now", "after-uma"])
@pytest.mark.parametrize("zero_sum", [True, False])
def test_a_penalty_can_be_cancelled_once(when: str, zero_sum: bool) -> None:
    game = Game()
    before = game.table
    game.do(Penalty, seat=S, points=8000, reason="phone", when=when, zero_sum=zero_sum, id="p")
    assert game.do(Cancelled, target="p", reason="it was Ola's") == before
    assert "no penalty" in game.refuses(Cancelled, target="p", reason="again")


def test_a_penalty_needs_points_and_a_reason() -> None:
    game = Game()
    assert "Enter a number of points, 1 or more." in game.refuses(
        Penalty, seat=S, points=0, reason="phone"
    )
    assert "Enter a number of points, 1 or more." in game.refuses(
        Bonus, seat=S, points=-5, reason="phone"
    )
    assert "Give a reason." in game.refuses(Penalty, seat=S, points=1, reason=" ")


def test_each_minute_late_costs_1000_after_uma() -> None:
    game = Game(tournament=True)
    game.do(LateArrival, seat=S, minutes=7, id="late")
    game.do_rest()
    assert game.end()[S].penalties == -7000


def test_after_ten_minutes_a_substitute_plays() -> None:
    game = Game(tournament=True)
    assert game.refuses(LateArrival, seat=S, minutes=11) == (
        "After 10 minutes Jan needs a substitute (§6.7)."
    )
    assert "how many minutes" in game.refuses(LateArrival, seat=S, minutes=0)
    assert game.do(LateArrival, seat=S, minutes=10).adjustments[0].points == -10000
    assert game.do(LateArrival, seat=N, minutes=1).adjustments[1].points == -1000


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
def test_coming_late_costs_nothing_elsewhere(rules: str) -> None:
    assert "penalty instead" in Game(rules).refuses(LateArrival, seat=S, minutes=3)


def test_a_correction_moves_points_with_a_reason() -> None:
    game = Game()
    table = game.do(Correction, reason="3,900 was noted as 2,000", points=(1900, -1900, 0, 0))
    assert table.points == (31900, 28100, 30000, 30000)
    assert "reason" in game.refuses(Correction, reason="", points=(100, -100, 0, 0))
    assert "Nothing has changed" in game.refuses(Correction, reason="just so")


def test_a_correction_that_does_not_sum_is_refused() -> None:
    game = Game()
    sentence = game.refuses(Correction, reason="x", points=(1900, 0, 0, 0))
    assert sentence == "With riichi sticks the table would gain +1 900 points; the total must be 0."
    assert "With riichi sticks the table would gain +1 000 points; the" in game.refuses(
        Correction, reason="x", sticks=1
    )


def test_a_forgotten_stick_is_put_down_or_taken_away_by_a_correction() -> None:
    game = Game()
    table = game.do(Correction, reason="forgotten", sticks=2, points=(0, -2000, 0, 0))
    assert table.carried == (None, None)
    game.riichi(E)
    table = game.do(Correction, reason="one was real", sticks=1, points=(0, 1000, 0, 0))
    assert table.sticks == 2
    assert game.ron(N, E).points == (28000, 29000, 30000, 33000)


def test_counters_east_and_round_can_be_corrected() -> None:
    game = Game()
    table = game.do(Correction, reason="x", counters=3, dealer=N, round=Wind.SOUTH)
    assert (table.counters, table.dealer, table.round) == (3, N, Wind.SOUTH)
    assert game.do(Correction, reason="x", counters=0).counters == 0
    assert "2 rounds" in game.refuses(Correction, reason="x", round=Wind.WEST)
    assert "Honba and riichi sticks can't be below 0." in game.refuses(
        Correction, reason="x", counters=-1
    )
    assert "Honba and riichi sticks can't be below 0." in game.refuses(
        Correction, reason="x", sticks=-1
    )
    assert "There can't be 1 001 riichi sticks at one table." in game.refuses(
        Correction, reason="x", sticks=1001
    )


def test_the_extra_round_may_be_corrected_to_where_there_is_one() -> None:
    assert Game("tenhou").do(Correction, reason="x", round=Wind.WEST).round is Wind.WEST
