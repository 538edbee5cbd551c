import pytest

from scorer.table import (
    SEATS,
    Final,
    Penalty,
    PlayersChanged,
    Seat,
    Substitute,
    Win,
    Winner,
    final_scores,
)
from scorer.table.sharing import share, spread
from tests.scorer.table.playing import E, Game, N, S, W, house_rules


def _ended(game: Game, *points: int) -> dict[Seat, int]:
    game.set_points(*points)
    game.pass_deals(8)
    return {seat: score.score for seat, score in game.end().items()}


def _result(game: Game) -> Final:
    return final_scores(game.table, game.rules)


@pytest.mark.parametrize(
    ("points", "uma"),
    [
        ((40000, 35000, 25000, 20000), (15000, 5000, -5000, -15000)),
        ((35000, 35000, 26000, 24000), (10000, 10000, -5000, -15000)),
        ((40000, 28000, 28000, 24000), (15000, 0, 0, -15000)),
        ((40000, 32000, 24000, 24000), (15000, 5000, -10000, -10000)),
        ((35000, 35000, 35000, 15000), (5000, 5000, 5000, -15000)),
        ((45000, 25000, 25000, 25000), (15000, -5000, -5000, -5000)),
        ((35000, 35000, 25000, 25000), (10000, 10000, -10000, -10000)),
        ((30000, 30000, 30000, 30000), (0, 0, 0, 0)),
    ],
)
def test_uma_is_shared_by_who_ties_under_ema_2016(
    points: tuple[int, ...], uma: tuple[int, ...]
) -> None:
    game = Game()
    _ended(game, *points)
    final = game.final()
    assert tuple(final[seat].uma for seat in SEATS) == uma
    for seat in SEATS:
        assert final[seat].score == points[seat] - 30000 + uma[seat]


def test_tied_players_share_the_better_place() -> None:
    game = Game()
    _ended(game, 35000, 35000, 25000, 25000)
    assert [score.place for score in _result(game).scores] == [1, 1, 3, 3]


def test_uma_is_9000_and_3000_under_ema_2008() -> None:
    game = Game("ema-2008")
    assert _ended(game, 40000, 35000, 25000, 20000) == {E: 19000, S: 8000, W: -8000, N: -19000}
    game = Game("ema-2008")
    _ended(game, 35000, 35000, 26000, 24000)
    assert game.final()[S].uma == 6000


def test_uma_that_does_not_divide_goes_in_hundreds_and_the_first_seats_get_what_is_odd() -> None:
    game = Game(house_rules("[end]\numa = [20000, 10000, -10000, -20000]"))
    scores = _ended(game, 36000, 12000, 36000, 36000)
    assert [game.final()[seat].uma for seat in SEATS] == [6700, -20000, 6700, 6600]
    assert sum(scores.values()) == 0


def test_under_tenhou_the_earlier_seat_wins_a_tie() -> None:
    game = Game("tenhou")
    game.set_points(30000, 30000, 20000, 20000)
    game.pass_deals(8)
    final = game.end()
    assert [final[seat].place for seat in SEATS] == [1, 2, 3, 4]
    assert [final[seat].score for seat in SEATS] == [40000, 10000, -20000, -30000]


def test_tenhou_counts_in_thousands_from_30000_and_the_winner_takes_the_oka() -> None:
    game = Game("tenhou")
    game.set_points(41_700, 26_900, 17_900, 13_500)
    game.pass_deals(8)
    final = game.end()
    assert [final[seat].score for seat in SEATS] == [51_700, 6900, -22_100, -36_500]
    assert final[E].oka == 20000
    assert _result(game).unit == 1000


def test_the_norwegian_formula_rounds_down_and_the_winner_makes_the_sum_zero() -> None:
    game = Game("norway-2018")
    scores = _ended(game, 41_700, 26_900, 17_900, 13_500)
    # floor of -3.1 is -4, of -12.1 is -13, of -16.5 is -17; uma 10, 5, -5, -10
    assert (scores[S], scores[W], scores[N]) == (1000, -18000, -27000)
    assert scores[E] == 44000
    assert sum(scores.values()) == 0


def test_the_norwegian_formula_shares_uma_and_remainder_on_a_tie() -> None:
    game = Game("norway-2018")
    scores = _ended(game, 35_500, 35_500, 15_300, 13_700)
    assert scores[E] == scores[S] == 5000 + 7500 + 11000
    assert (scores[W], scores[N]) == (-20000, -27000)


def test_under_norway_2018_the_winner_absorbs_leftover_sticks_too() -> None:
    game = Game("norway-2018")
    game.set_points(40000, 25000, 20000, 15000)
    game.riichi(N)
    game.draw(E, S, W, N)
    game.do_rest()
    final = game.end()
    assert _result(game).sticks_left == 1000
    assert final[N].score == -16000 - 10000
    assert sum(score.score for score in final.values()) == 0


def test_leftover_sticks_go_to_the_winner() -> None:
    for rules in ("ema-2016", "ema-2008", "tenhou"):
        game = Game(rules)
        start = game.rules.start_points
        game.set_points(start + 9000, start, start - 3000, start - 6000)
        game.riichi(N, W)
        game.draw(E, S, W, N)
        game.do_rest()
        final = game.end()
        assert final[E].points == start + 9000 + 2000
        assert sum(score.points for score in final.values()) == 4 * start
        assert _result(game).sticks_left == 0


def test_leftover_sticks_are_shared_on_a_tie_and_the_tie_stands() -> None:
    game = Game()
    game.set_points(40000, 40000, 21000, 19000)
    game.riichi(W)
    game.draw(E, S, W, N)
    game.do_rest()
    final = game.end()
    assert (final[E].points, final[S].points) == (40500, 40500)
    assert (final[E].uma, final[S].uma) == (10000, 10000)


def test_a_stick_for_three_goes_in_hundreds_and_does_not_break_the_tie() -> None:
    game = Game()
    game.set_points(36000, 12000, 36000, 36000)
    game.riichi(S)
    game.draw(E, S, W, N)
    game.do_rest()
    final = game.end()
    assert [final[seat].leftover for seat in SEATS] == [400, 0, 300, 300]
    assert [final[seat].uma for seat in SEATS] == [5000, -15000, 5000, 5000]
    assert sum(score.points for score in final.values()) == 120_000
    assert sum(score.score for score in final.values()) == 0


def test_under_ema_2008_the_earlier_seat_takes_the_leftover_sticks_of_a_tie() -> None:
    game = Game("ema-2008")
    game.set_points(21000, 40000, 40000, 19000)
    game.riichi(E)
    game.draw(E, S, W, N)
    game.do_rest()
    final = game.end()
    assert (final[S].points, final[W].points) == (41000, 40000)
    assert final[S].uma == final[W].uma == 6000


def test_yakitori_is_paid_to_each_player_with_a_win_where_it_is_played() -> None:
    game = Game("ema-2008", yakitori=True)
    game.ron(S, W)
    game.ron(E, W)
    game.ron(S, W)
    game.do_rest()
    final = game.end()
    assert [final[seat].yakitori for seat in SEATS] == [3000, 3000, -3000, -3000]
    assert sum(score.score for score in final.values()) == 0


def test_no_yakitori_is_paid_where_nobody_or_everybody_won_or_where_it_is_not_played() -> None:
    game = Game("ema-2008", yakitori=True)
    game.pass_deals(8)
    assert all(score.yakitori == 0 for score in game.end().values())
    game = Game("ema-2008", yakitori=True)
    for winner, discarder in ((E, S), (S, W), (W, N), (N, E)):
        game.ron(winner, discarder)
    game.do_rest()
    assert all(score.yakitori == 0 for score in game.end().values())
    game = Game("ema-2008")
    game.ron(S, W)
    game.do_rest()
    assert all(score.yakitori == 0 for score in game.end().values())


def test_penalties_after_uma_do_not_change_the_places_and_go_to_nobody() -> None:
    game = Game()
    game.set_points(40000, 35000, 25000, 20000)
    game.do(Penalty, seat=E, points=12000, reason="obstruction")
    game.pass_deals(8)
    final = game.end()
    assert final[E].place == 1
    assert final[E].score == 10000 + 15000 - 12000
    assert sum(score.score for score in final.values()) == -12000


def test_points_of_its_own_to_start_with_keep_the_sum_at_zero() -> None:
    game = Game(start_points=25000)
    scores = _ended(game, 40000, 25000, 20000, 15000)
    assert scores == {E: 30000, S: 5000, W: -10000, N: -25000}


def test_a_handicap_counts_in_the_final_score() -> None:
    game = Game(handicap=(-5000, 5000, 0, 0))
    game.pass_deals(8)
    final = game.end()
    assert (final[E].score, final[S].score) == (-20000, 20000)


def test_a_substitute_from_the_start_scores_minus_30000_and_counts_for_the_others_uma() -> None:
    game = Game(tournament=True)
    game.do(Substitute, seat=S, player="Reserve", from_start=True)
    game.set_points(35000, 40000, 25000, 20000)
    game.pass_deals(8)
    final = game.end()
    assert final[S].score == -30000
    assert (final[S].player, final[S].substitute_for) == ("Reserve", "Jan")
    assert [final[seat].uma for seat in (E, W, N)] == [5000, -5000, -15000]


def test_a_substitute_who_comes_later_is_last_for_uma_whatever_they_make() -> None:
    game = Game(tournament=True)
    game.pass_deals(1)
    assert "Hands have been played" in game.refuses(
        Substitute, seat=S, player="Reserve", from_start=True
    )
    game.do(Substitute, seat=S, player="Reserve", from_start=False)
    game.set_points(35000, 40000, 25000, 20000)
    game.pass_deals(7)
    final = game.end()
    assert final[S].score == -30000
    assert final[S].place == 4
    assert [final[seat].uma for seat in (E, W, N)] == [15000, 5000, -5000]


def test_the_three_others_share_uma_on_a_tie_beside_a_late_substitute() -> None:
    game = Game(tournament=True)
    game.pass_deals(1)
    game.do(Substitute, seat=S, player="Reserve", from_start=False)
    game.set_points(30000, 30000, 30000, 30000)
    game.pass_deals(7)
    final = game.end()
    assert [final[seat].uma for seat in (E, W, N)] == [5000, 5000, 5000]


def test_a_second_substitute_still_plays_for_the_first_player() -> None:
    game = Game(tournament=True)
    game.do(Substitute, seat=S, player="Reserve", from_start=True)
    game.pass_deals(1)
    game.do(Substitute, seat=S, player="Another", from_start=False)
    assert [(each.player, each.from_start) for each in game.table.absences] == [("Jan", False)]
    assert "two seats" in game.refuses(Substitute, seat=E, player="Another", from_start=False)


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou", "nts-2009"])
def test_rule_sets_without_a_score_for_substitutes_change_the_player_instead(rules: str) -> None:
    game = Game(rules)
    sentence = game.refuses(Substitute, seat=S, player="Reserve", from_start=True)
    assert "Change the player's name" in sentence
    game.do(PlayersChanged, players=("Kim", "Reserve", "Maja", "Ola"))


def test_shares_sum_to_what_is_shared() -> None:
    assert share(1000, 3) == (400, 300, 300)
    assert share(-10000, 3) == (-3300, -3300, -3400)
    assert share(1234, 4) == (334, 300, 300, 300)
    for total in range(-2500, 2500, 7):
        for among in (1, 2, 3, 4):
            assert sum(share(total, among)) == total
    assert spread(S, -8000) == (2600, -8000, 2700, 2700)


def test_a_yakuman_by_the_last_hand_is_in_the_final_points() -> None:
    game = Game()
    game.to_last_hand()
    game.do(Win, winners=(Winner(S, yakuman=1),), discarder=N)
    assert game.end()[S].points == 30000 + 32000 + 300 * 7
