"""EMA 2016 §3.3.9, at the table."""

from scorer.result import YakuItem
from scorer.table import Win, Winner
from tests.scorer.table.playing import E, Game, N, S, W, house_rules

DRAGONS = YakuItem("daisangen", 13, "4.2.5", 1)
HONOURS = YakuItem("tsuuiisou", 13, "4.2.5", 1)


def test_the_liable_player_pays_a_self_draw_alone() -> None:
    winner = Winner(S, yakuman=1, yaku=(DRAGONS,), liable=W)
    assert Game().do(Win, winners=(winner,)).points == (30000, 62000, -2000, 30000)


def test_on_another_discard_both_pay_half_and_the_discarder_the_counters() -> None:
    game = Game()
    game.draw(E)
    before = game.points
    winner = Winner(S, yakuman=1, liable=W)
    after = game.do(Win, winners=(winner,), discarder=N).points
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 32300, -16000, -16300]


def test_a_liable_discarder_pays_as_any_discarder() -> None:
    winner = Winner(S, yakuman=1, liable=W)
    assert Game().do(Win, winners=(winner,), discarder=W).points == (30000, 62000, -2000, 30000)


FED_PART = house_rules('[liability]\ncovers = "yakuman"', "tenhou")


def test_of_a_composite_yakuman_the_liable_player_may_pay_only_the_fed_part() -> None:
    winner = Winner(S, yakuman=2, yaku=(DRAGONS, HONOURS), liable=W)
    points = Game(FED_PART).do(Win, winners=(winner,)).points
    # daisangen: 32,000 by West alone; all honours: 16,000 from East, 8,000 from the others
    assert points == (25000 - 16000, 25000 + 64000, 25000 - 32000 - 8000, 25000 - 8000)


def test_of_a_composite_yakuman_on_a_discard_only_the_fed_part_may_be_halved() -> None:
    winner = Winner(S, yakuman=2, yaku=(DRAGONS, HONOURS), liable=W)
    points = Game(FED_PART).do(Win, winners=(winner,), discarder=N).points
    assert points == (25000, 25000 + 64000, 25000 - 16000, 25000 - 48000)


def test_of_a_composite_yakuman_the_liable_player_pays_all_under_ema_2008() -> None:
    winner = Winner(S, yakuman=2, yaku=(DRAGONS, HONOURS), liable=W)
    assert Game("ema-2008").do(Win, winners=(winner,)).points == (30000, 94000, -34000, 30000)


def test_liability_that_cannot_be_is_refused() -> None:
    game = Game()
    for winner in (
        Winner(S, han=3, fu=30, liable=W),
        Winner(S, yakuman=1, yaku=(HONOURS,), liable=W),
    ):
        sentence = game.refuses(Win, winners=(winner,), discarder=E)
        assert sentence.startswith("No pao for Jan's hand")
    own = Winner(S, yakuman=1, liable=S)
    assert "can't also be liable" in game.refuses(Win, winners=(own,))
    norway = Winner(S, yakuman=1, liable=W)
    assert "no pao" in Game("norway-2018").refuses(Win, winners=(norway,))
