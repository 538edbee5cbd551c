import pytest

from scorer import Hand, WinBy, WinContext, Wind, load_rules, parse_tile, parse_tiles, score
from scorer.result import Score, YakuItem
from scorer.table import DeadHand, Win, Winner, winner_from_score
from tests.scorer.table.playing import E, Game, N, S, W, house_rules


def test_the_discarder_pays_the_whole_hand() -> None:
    assert Game().ron(S, W, 3, 30).points == (30000, 33900, 26100, 30000)


def test_east_pays_twice_as_much_for_a_self_draw() -> None:
    assert Game().tsumo(S, 3, 30).points == (28000, 34000, 29000, 29000)


def test_the_winds_decide_who_pays_as_east_after_east_has_passed() -> None:
    game = Game()
    game.ron(W, N)  # South is East now
    assert game.table.dealer is S
    assert game.tsumo(E, 5).points[S] == 30000 - 4000


def test_a_dealer_who_wins_stays_and_a_counter_is_added() -> None:
    game = Game()
    for counters in (1, 2, 3):
        table = game.tsumo(E, 1, 30)
        assert (table.dealer, table.counters, table.hand) == (E, counters, counters + 1)


def test_each_counter_is_worth_300_on_a_discard_and_100_from_each_on_a_self_draw() -> None:
    game = Game()
    game.draw(E)
    game.draw(E)
    before = game.points
    game.ron(E, N, 1, 30)
    assert game.points == (before[0] + 2100, before[1], before[2], before[3] - 2100)
    before = game.points
    game.tsumo(E, 1, 30)
    assert game.points == (before[0] + 2400, *(points - 800 for points in before[1:]))


def test_counters_go_when_someone_else_wins_alone() -> None:
    game = Game()
    game.draw(E)
    table = game.ron(S, E)
    assert (table.counters, table.dealer) == (0, S)


def test_counters_stay_and_grow_when_east_is_one_of_several_winners() -> None:
    game = Game()
    game.draw(E)
    winners = (Winner(S, han=1, fu=30), Winner(E, han=1, fu=30))
    table = game.do(Win, winners=winners, discarder=W)
    assert (table.counters, table.dealer) == (2, E)


def test_several_winners_each_get_the_counters_and_the_sticks_go_next_after_the_discarder() -> None:
    game = Game()
    game.riichi(W)
    game.draw(W)  # East and South pay; one counter, one stick; South is East
    game.riichi(N)
    before = game.points
    winners = (Winner(E, han=1, fu=30), Winner(N, han=1, fu=30))
    table = game.do(Win, winners=winners, discarder=S)
    gained = tuple(new - old for new, old in zip(table.points, before, strict=True))
    # North sits nearer to South's right: the old stick and the own stake; both get the counter.
    assert gained == (1300, -2600, 0, 1300 + 1000 + 1000)


def test_a_winner_in_riichi_gets_the_own_stake_back_whoever_takes_the_rest() -> None:
    game = Game()
    game.riichi(E, N, W)
    winners = (Winner(E, han=1, fu=30), Winner(N, han=1, fu=30))
    table = game.do(Win, winners=winners, discarder=W)
    # North is next after West: own stake and West's; East only the own one.
    assert table.points == (31500, 30000, 29000 - 2500, 30000 + 1000 + 1000)


def test_under_tenhou_only_the_next_after_the_discarder_gets_the_counters() -> None:
    game = Game("tenhou")
    game.draw(E)
    before = game.points
    winners = (Winner(S, han=1, fu=30), Winner(N, han=1, fu=30))
    table = game.do(Win, winners=winners, discarder=W)
    assert table.points[N] - before[N] == 1300
    assert table.points[S] - before[S] == 1000


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008"])
def test_three_winners_are_all_paid_under_ema(rules: str) -> None:
    winners = tuple(Winner(seat, han=1, fu=30) for seat in (E, S, W))
    assert Game(rules).do(Win, winners=winners, discarder=N).points[N] == 30000 - 3500


@pytest.mark.parametrize("rules", ["norway-2018", "tenhou"])
def test_three_winners_are_refused_where_three_abort(rules: str) -> None:
    winners = tuple(Winner(seat, han=1, fu=30) for seat in (E, S, W))
    assert "abort" in Game(rules).refuses(Win, winners=winners, discarder=N)


def test_more_winners_than_a_club_pays_are_refused() -> None:
    rules = house_rules("[win]\nwinners_on_discard = 1")
    winners = (Winner(E, han=1, fu=30), Winner(S, han=1, fu=30))
    assert Game(rules).refuses(Win, winners=winners, discarder=N) == (
        "Only the first in turn after Ola wins under club (house rule): that is Kim."
    )


def test_a_win_that_cannot_be_is_refused() -> None:
    game = Game()
    one = Winner(S, han=1, fu=30)
    assert "own discard" in game.refuses(Win, winners=(one,), discarder=S)
    assert "Choose a winner" in game.refuses(Win, winners=())
    assert "Jan is listed as winner twice." in game.refuses(Win, winners=(one, one), discarder=E)
    assert "Only one player can win by tsumo." in game.refuses(
        Win, winners=(one, Winner(W, han=1, fu=30))
    )
    game.do(DeadHand, seat=S)
    assert game.refuses(Win, winners=(one,), discarder=E) == ("Jan's hand is dead and can't win.")


def test_a_hand_may_be_given_in_points_only() -> None:
    game = Game()
    assert game.do(Win, winners=(Winner(S, points=7900),)).points == (26100, 37900, 28000, 28000)
    assert game.do(Win, winners=(Winner(S, points=7700),), discarder=E).points[0] == 26100 - 7700


def test_points_that_no_hand_brings_are_refused() -> None:
    game = Game()
    assert "No hand is worth exactly" in game.refuses(Win, winners=(Winner(S, points=7800),))
    assert "No hand is worth exactly" in game.refuses(
        Win, winners=(Winner(E, points=1000),), discarder=S
    )
    assert "Enter what" in game.refuses(Win, winners=(Winner(S),))
    differ = Winner(S, han=1, fu=30, points=1100)
    assert "1 000 points, not 1 100" in game.refuses(Win, winners=(differ,), discarder=E)


def test_impossible_han_fu_and_yakuman_are_refused() -> None:
    game = Game()
    for winner, words in (
        (Winner(S, han=0, fu=30), "0 han"),
        (Winner(S, han=3), "needs fu"),
        (Winner(S, han=3, fu=33), "33 fu can't be won by ron"),
        (Winner(S, yakuman=2), "at most 1 yakuman"),
        (Winner(S, yakuman=-1), "at most 1 yakuman"),
    ):
        assert words in game.refuses(Win, winners=(winner,), discarder=E)
    assert Game("ema-2008").do(Win, winners=(Winner(S, yakuman=2),)).points[S] == 94000


def test_yaku_that_do_not_make_the_han_or_do_not_fit_the_table_are_refused() -> None:
    game = Game()
    riichi, tanyao = YakuItem("riichi", 1, "4.2.1"), YakuItem("tanyao", 1, "4.2.1")
    wrong = Winner(S, han=2, fu=30, yaku=(tanyao,))
    assert "Jan's yaku add up to 1 han, not 2." in game.refuses(Win, winners=(wrong,), discarder=E)
    declared = Winner(S, han=2, fu=30, yaku=(riichi, tanyao))
    assert "The hand has riichi, but Jan has no riichi stick on the table." in game.refuses(
        Win, winners=(declared,), discarder=E
    )
    game.riichi(S)
    silent = Winner(S, han=1, fu=30, yaku=(tanyao,))
    assert "does not count it" in game.refuses(Win, winners=(silent,), discarder=E)
    assert game.do(Win, winners=(declared,), discarder=E).points[S] == 32000


def test_payments_that_the_players_saw_must_be_what_the_hand_brings() -> None:
    game = Game()
    game.riichi(S)
    winners = (Winner(S, han=1, fu=30),)
    seen = (-1000, 1000, 0, 0)
    assert "The payments should be Kim −1 000, Jan +2 000, Maja 0 and" in game.refuses(
        Win, winners=winners, discarder=E, payments=seen
    )
    game.do(Win, winners=winners, discarder=E, payments=(-1000, 2000, 0, 0))


def _scored(seat: Wind, discarder: Wind | None, rules: str, **more: object) -> Score:
    hand = Hand(parse_tiles("234m456p678s2255p"), parse_tile("5p"))
    by = WinBy.TSUMO if discarder is None else WinBy.RON
    context = WinContext(by, seat=seat, discarder=discarder, **more)  # type: ignore[arg-type]
    found = score(hand, context, load_rules(rules))
    assert isinstance(found, Score)
    return found


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou"])
def test_scored_hands_are_paid_as_the_scorer_pays_them(rules: str) -> None:
    game = Game(rules)
    game.draw()
    game.riichi(W, N)
    dealer = game.table.dealer
    assert dealer is S
    # chairs West and North are South and West now; chair East is North and discards
    winds = (Wind.SOUTH, Wind.WEST)
    scores = [_scored(wind, Wind.NORTH, rules, riichi=True, counters=1) for wind in winds]
    before = game.points
    winners = tuple(winner_from_score(each, dealer) for each in scores)
    assert [winner.seat for winner in winners] == [W, N]
    after = game.do(Win, winners=winners, discarder=E).points
    gained = {seat: after[seat] - before[seat] for seat in (E, S, W, N)}
    first, second = (one.points for one in scores)
    first += 300
    second += 300 if load_rules(rules).win.counters_to == "each" else 0
    assert gained == {E: -first - second, S: 0, W: first + 1000, N: second + 1000}
