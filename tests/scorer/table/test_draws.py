import pytest

from scorer.table import AbortedHand, DeadHand, ExhaustiveDraw, Seat, Win, Winner
from tests.scorer.table.playing import E, Game, N, S, W, house_rules

EMA = ["ema-2016", "ema-2025", "ema-2008"]


@pytest.mark.parametrize(
    ("tenpai", "points"),
    [
        ((), (30000, 30000, 30000, 30000)),
        ((S,), (29000, 33000, 29000, 29000)),
        ((S, N), (28500, 31500, 28500, 31500)),
        ((E, S, N), (31000, 31000, 27000, 31000)),
        ((E, S, W, N), (30000, 30000, 30000, 30000)),
    ],
)
def test_who_does_not_wait_pays_3000_in_all_to_who_does(
    tenpai: tuple[Seat, ...], points: tuple[int, ...]
) -> None:
    assert Game().draw(*tenpai).points == points


@pytest.mark.parametrize("rules", [*EMA, "norway-2018", "tenhou"])
def test_every_draw_adds_a_counter_whether_east_stays_or_passes(rules: str) -> None:
    game = Game(rules)
    assert game.draw(E).counters == 1
    assert game.draw().counters == 2
    assert game.draw().counters == 3


@pytest.mark.parametrize("rules", [*EMA, "tenhou"])
def test_east_stays_when_waiting_at_a_draw_and_passes_otherwise(rules: str) -> None:
    game = Game(rules)
    assert game.draw(E, S).dealer is E
    assert game.draw(S).dealer is S


def test_under_norway_2018_east_passes_after_every_hand_and_only_draws_add_counters() -> None:
    game = Game("norway-2018")
    assert game.draw(E).dealer is S
    table = game.ron(S, E)
    assert (table.dealer, table.counters) == (W, 0)
    table = game.tsumo(W)
    assert (table.dealer, table.counters) == (N, 0)


def test_a_player_in_riichi_who_does_not_wait_has_made_a_chombo() -> None:
    game = Game()
    game.riichi(S)
    sentence = game.refuses(ExhaustiveDraw, tenpai=(E,))
    assert "Jan is in riichi" in sentence
    assert "chombo (§3.4.6)" in sentence


def test_a_dead_hand_is_never_tenpai_and_after_riichi_it_only_pays_noten() -> None:
    game = Game()
    game.riichi(S)
    game.do(DeadHand, seat=S)
    assert game.refuses(ExhaustiveDraw, tenpai=(S,)) == "Jan's hand is dead and can't be tenpai."
    table = game.draw(E)
    assert table.points == (33000, 28000, 29000, 29000)
    assert table.carried == (S,)
    assert table.dead == ()


def test_a_seat_named_twice_as_tenpai_is_refused() -> None:
    assert "Jan is listed as tenpai twice." in Game().refuses(ExhaustiveDraw, tenpai=(S, S))


@pytest.mark.parametrize("reason", ["nine-orphans", "four-winds", "four-kongs", "three-ron"])
@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025"])
def test_ema_2016_aborts_no_hand(rules: str, reason: str) -> None:
    assert "3.4.3" in Game(rules).refuses(AbortedHand, reason=reason)


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
@pytest.mark.parametrize("reason", ["nine-orphans", "four-winds", "four-kongs"])
def test_after_an_aborted_hand_east_stays_sticks_stay_and_a_counter_is_added(
    rules: str, reason: str
) -> None:
    game = Game(rules)
    before = game.riichi(S).points
    table = game.do(AbortedHand, reason=reason)
    assert table.points == before
    assert (table.dealer, table.counters, table.carried, table.hand) == (E, 1, (S,), 2)


def test_three_winners_abort_the_hand_only_where_the_rule_set_says_so() -> None:
    assert "Not an abortive draw under EMA Riichi 2008 (§3.4.3)." in Game("ema-2008").refuses(
        AbortedHand, reason="three-ron"
    )
    for rules in ("norway-2018", "tenhou"):
        assert Game(rules).do(AbortedHand, reason="three-ron").counters == 1


def test_three_winners_on_a_riichi_discard_annul_the_riichi() -> None:
    game = Game("tenhou")
    game.riichi(S)
    table = game.do(AbortedHand, reason="three-ron", annuls_riichi=S)
    assert table.points == (25000,) * 4
    assert table.sticks == 0
    assert "discard" in game.refuses(AbortedHand, reason="four-winds", annuls_riichi=S)


@pytest.mark.parametrize("rules", ["ema-2008", "norway-2018", "tenhou"])
def test_four_riichi_abort_the_hand_and_all_four_stakes_stay(rules: str) -> None:
    game = Game(rules)
    game.riichi(E, S, W)
    assert "Only 3" in game.refuses(AbortedHand, reason="four-riichi")
    game.riichi(N)
    assert "abortive draw" in game.refuses(ExhaustiveDraw, tenpai=(E, S, W, N))
    assert "abortive draw" in game.refuses(Win, winners=(Winner(S, han=1, fu=30),))
    table = game.do(AbortedHand, reason="four-riichi")
    assert table.carried == (E, S, W, N)


def test_a_win_on_the_fourth_riichis_discard_comes_before_the_abort() -> None:
    game = Game("ema-2008")
    game.riichi(E, S, W, N)
    table = game.ron(S, N, 1, 30, annuls_riichi=True)
    assert table.points == (29000, 30000 + 1000 + 2000, 29000, 29000)


def test_four_riichi_play_on_where_nothing_aborts() -> None:
    game = Game()
    game.riichi(E, S, W, N)
    assert game.draw(E, S, W, N).sticks == 4


def test_a_club_may_pass_east_after_an_aborted_hand() -> None:
    rules = house_rules("[dealer]\nstays_on_abort = false", "ema-2008")
    assert Game(rules).do(AbortedHand, reason="four-winds").dealer is S
