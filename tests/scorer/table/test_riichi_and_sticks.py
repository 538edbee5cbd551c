import pytest

from scorer.table import (
    DeadHand,
    RiichiDeclared,
    Win,
    Winner,
    may_declare_riichi,
)
from tests.scorer.table.playing import E, Game, N, S, W


def test_the_stake_leaves_the_player_at_once_and_lies_on_the_table() -> None:
    game = Game()
    table = game.riichi(S)
    assert table.points == (30000, 29000, 30000, 30000)
    assert table.riichi == (S,)
    assert table.sticks == 1


def test_a_player_declares_riichi_only_once_in_a_hand() -> None:
    game = Game()
    game.riichi(S)
    assert game.refuses(RiichiDeclared, seat=S) == "Jan is already in riichi."
    assert not may_declare_riichi(game.table, S, game.rules)


def test_the_winner_takes_the_stake_of_the_others_and_the_own_one_back() -> None:
    game = Game()
    game.riichi(S, W)
    table = game.ron(S, N, 2, 30)
    assert table.points == (30000, 33000, 29000, 28000)
    assert table.sticks == 0


def test_a_riichi_on_the_discard_that_is_won_is_void_and_the_stake_goes_back() -> None:
    game = Game()
    game.riichi(S)
    table = game.ron(E, S, 1, 30, annuls_riichi=True)
    assert table.points == (31500, 28500, 30000, 30000)
    assert table.sticks == 0


def test_without_the_annulment_the_winner_takes_the_discarders_stake() -> None:
    game = Game()
    game.riichi(S)
    assert game.ron(E, S, 1, 30).points == (32500, 27500, 30000, 30000)


def test_only_the_last_riichi_can_be_annulled_and_only_by_a_win_on_its_discard() -> None:
    game = Game()
    winner = (Winner(E, han=1, fu=30),)
    assert "not in riichi" in game.refuses(Win, winners=winner, discarder=S, annuls_riichi=True)
    game.riichi(S, W, N)
    sentence = game.refuses(Win, winners=winner, discarder=S, annuls_riichi=True)
    assert sentence == "Jan's riichi counts: Ola declared riichi after it."
    assert "discard" in game.refuses(Win, winners=winner, annuls_riichi=True)


def test_sticks_stay_after_a_draw_for_the_next_winner_and_the_table_knows_whose_they_were() -> None:
    game = Game()
    game.riichi(S, N)
    table = game.draw(S, N)
    assert table.carried == (S, N)
    assert table.riichi == ()
    assert table.sticks == 2
    # one counter, two sticks, and 3,000 noten shared before
    table = game.ron(W, E, 1, 30)
    assert table.points == (28500 - 1300, 30500, 28500 + 1300 + 2000, 30500)
    assert table.sticks == 0


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008"])
def test_who_has_less_than_the_stake_may_declare_on_credit_under_ema(rules: str) -> None:
    game = Game(rules)
    game.set_points(119_500, 500, 0, 0)
    assert may_declare_riichi(game.table, S, game.rules)
    assert game.riichi(S).points[S] == -500


@pytest.mark.parametrize("rules", ["norway-2018", "tenhou"])
def test_who_has_less_than_the_stake_may_not_declare_elsewhere(rules: str) -> None:
    game = Game(rules)
    game.set_points(98_100, 900, 1000, 0)
    assert not may_declare_riichi(game.table, S, game.rules)
    assert "Jan has 900 points" in game.refuses(RiichiDeclared, seat=S)
    assert may_declare_riichi(game.table, W, game.rules)
    assert game.riichi(W).points[W] == 0


def test_a_dead_hand_cannot_declare_riichi() -> None:
    game = Game()
    game.do(DeadHand, seat=S)
    assert "dead" in game.refuses(RiichiDeclared, seat=S)


def test_an_invalid_riichi_gives_the_stake_back_with_the_dead_hand() -> None:
    game = Game()
    game.riichi(S)
    table = game.do(DeadHand, seat=S, annuls_riichi=True, reason="open hand")
    assert table.points[S] == 30000
    assert table.riichi == ()
    assert table.dead == (S,)
    assert "Maja is not in riichi." in game.refuses(DeadHand, seat=W, annuls_riichi=True)
