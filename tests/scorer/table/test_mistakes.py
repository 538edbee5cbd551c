import pytest

from scorer.table import Cancelled, Chombo, DeadHand, Redeal, TimeCalled
from tests.scorer.table.playing import E, Game, N, S, W, house_rules

ALL = ["ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou"]


@pytest.mark.parametrize("rules", ALL)
def test_a_chombo_at_a_social_table_is_a_mangan_the_other_way_round(rules: str) -> None:
    game = Game(rules)
    start = game.points[0]
    table = game.do(Chombo, seat=S)
    assert [points - start for points in table.points] == [4000, -8000, 2000, 2000]


def test_east_pays_4000_to_each_for_a_chombo() -> None:
    assert Game().do(Chombo, seat=E).points == (18000, 34000, 34000, 34000)


@pytest.mark.parametrize("rules", ALL)
def test_after_a_chombo_stakes_go_back_no_counter_is_placed_and_the_hand_is_replayed(
    rules: str,
) -> None:
    game = Game(rules)
    game.draw(E)
    before = game.riichi(W, N)
    table = game.do(Chombo, seat=S)
    assert table.riichi == ()
    assert table.sticks == 0
    assert (table.counters, table.dealer, table.hand) == (
        before.counters,
        before.dealer,
        before.hand,
    )


def test_sticks_of_earlier_hands_stay_on_the_table_after_a_chombo() -> None:
    game = Game()
    game.riichi(N)
    game.draw(N)
    game.riichi(W)
    assert game.do(Chombo, seat=S).carried == (N,)


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025"])
def test_a_chombo_in_a_tournament_costs_20000_after_uma(rules: str) -> None:
    game = Game(rules, tournament=True)
    table = game.do(Chombo, seat=S)
    assert table.points == (30000, 30000, 30000, 30000)
    game.pass_deals(8)
    final = game.end()
    assert final[S].penalties == -20000
    assert final[S].place == 1
    assert sum(score.score for score in final.values()) == -20000


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
def test_a_chombo_in_a_tournament_is_the_payment_where_the_book_has_no_penalty(rules: str) -> None:
    game = Game(rules, tournament=True)
    assert game.do(Chombo, seat=S).points[S] == game.rules.start_points - 8000


def test_a_chombo_penalty_says_what_it_was_for() -> None:
    game = Game(tournament=True)
    game.do(Chombo, seat=S)
    game.do(Chombo, seat=S, reason="wrong ron")
    assert [each.reason for each in game.table.adjustments] == ["chombo", "wrong ron"]


def test_a_tournaments_chombo_penalty_can_be_cancelled_by_its_event() -> None:
    game = Game(tournament=True)
    game.do(Chombo, seat=S, id="chombo")
    table = game.do(Cancelled, target="chombo", reason="the referee saw it")
    assert table.adjustments == ()


def test_a_redeal_without_fault_gives_the_stakes_back_and_moves_no_points() -> None:
    game = Game()
    game.draw(E)
    before = game.table
    game.riichi(W)
    game.do(DeadHand, seat=S)
    assert game.do(Redeal, reason="the wall fell") == before


def test_a_chombo_does_not_count_as_a_last_hand() -> None:
    game = Game()
    game.do(TimeCalled, hand_running=False)
    assert game.do(Chombo, seat=S).hands_left == 1
    assert game.do(Redeal).hands_left == 1
    assert game.draw(E).over == "time"


def test_a_hand_dies_once() -> None:
    game = Game()
    game.do(DeadHand, seat=S)
    assert "Jan's hand is already dead." in game.refuses(DeadHand, seat=S)


def test_a_dead_hand_is_forgotten_with_the_hand() -> None:
    game = Game()
    game.do(DeadHand, seat=S)
    assert game.ron(W, N).dead == ()


def test_a_club_that_does_not_replay_plays_the_next_hand_after_a_chombo() -> None:
    rules = house_rules("[dealer]\nstays_on_chombo = false\n[chombo]\nreplayed = false")
    table = Game(rules).do(Chombo, seat=S)
    assert (table.dealer, table.hand, table.counters) == (S, 2, 0)
    rules = house_rules("[dealer]\nstays_on_chombo = false")
    assert Game(rules).do(Chombo, seat=S).dealer is S
    rules = house_rules("[chombo]\nreplayed = false")
    table = Game(rules).do(Chombo, seat=S)
    assert (table.dealer, table.hand) == (E, 2)
    rules = house_rules("[chombo]\nstakes_returned = false")
    game = Game(rules)
    game.riichi(W)
    assert game.do(Chombo, seat=S).carried == (W,)
