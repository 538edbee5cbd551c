import pytest

from scorer.table import DeadHand, NagashiMangan
from tests.scorer.table.playing import E, Game, N, S, W, house_rules


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025"])
def test_ema_2016_has_no_nagashi_mangan(rules: str) -> None:
    assert "4.2.6" in Game(rules).refuses(NagashiMangan, seats=(S,))


def test_nagashi_takes_counters_and_sticks_as_a_self_drawn_mangan_under_ema_2008() -> None:
    game = Game("ema-2008")
    game.draw(E)  # one counter
    game.riichi(W)
    before = game.points
    table = game.do(NagashiMangan, seats=(S,), tenpai=(W,))
    gained = [new - old for new, old in zip(table.points, before, strict=True)]
    assert gained == [-4100, 8300 + 1000, -2100, -2100]
    assert (table.sticks, table.counters, table.dealer) == (0, 0, S)


def test_nagashi_of_east_is_a_win_of_east_under_ema_2008() -> None:
    game = Game("ema-2008")
    table = game.do(NagashiMangan, seats=(E,))
    assert table.points == (42000, 26000, 26000, 26000)
    assert (table.dealer, table.counters) == (E, 1)


def test_no_noten_is_paid_with_nagashi() -> None:
    table = Game("tenhou").do(NagashiMangan, seats=(S,), tenpai=(E, W))
    assert table.points == (21000, 33000, 23000, 23000)


def test_under_tenhou_nagashi_is_a_draw_that_leaves_counters_and_sticks() -> None:
    game = Game("tenhou")
    game.draw(E)
    game.riichi(W)
    table = game.do(NagashiMangan, seats=(S,), tenpai=(E, W))
    assert (table.counters, table.carried, table.dealer) == (2, (W,), E)
    game.riichi(W)
    assert "chombo" in game.refuses(NagashiMangan, seats=(S,))


def test_several_players_with_nagashi_are_each_paid_a_mangan() -> None:
    game = Game("ema-2008")
    game.draw(E)
    game.riichi(W, E)
    before = game.points
    table = game.do(NagashiMangan, seats=(W, S), tenpai=(W, E))
    gained = [new - old for new, old in zip(table.points, before, strict=True)]
    # South: 8,300 less 2,100 to West; as first from East on also East's stick.
    # West: the same and only the own stick.
    assert gained == [-8200, 8300 - 2100 + 1000, 8300 - 2100 + 1000, -4200]
    assert table.sticks == 0


def test_the_payment_of_nagashi_under_norway_2018_is_a_mangan() -> None:
    table = Game("norway-2018").do(NagashiMangan, seats=(N,))
    assert table.points == (21000, 23000, 23000, 33000)
    assert table.dealer is S


def test_nagashi_that_cannot_be_is_refused() -> None:
    game = Game("ema-2008")
    assert "Tap who has nagashi mangan." in game.refuses(NagashiMangan, seats=())
    assert "Jan is listed with nagashi mangan twice." in game.refuses(NagashiMangan, seats=(S, S))
    game.do(DeadHand, seat=S)
    assert "dead" in game.refuses(NagashiMangan, seats=(S,))


def test_a_club_may_play_nagashi_on_top_of_ema_2016() -> None:
    rules = house_rules('[draw]\nnagashi = "closed"')
    assert Game(rules).do(NagashiMangan, seats=(S,)).points == (26000, 38000, 28000, 28000)
