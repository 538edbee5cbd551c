"""Sentences of the books that the table once got wrong, each as a case."""

from typing import Any

import pytest

from scorer import load_rules
from scorer.doubts import doubts_about
from scorer.offences import offences_of
from scorer.result import YakuItem
from scorer.table import (
    Chombo,
    GameStarted,
    LateArrival,
    Refused,
    Substitute,
    Win,
    Winner,
    final_scores,
    fold,
    riichi_table,
    winner_from_score,
)
from tests.refusing import refuses
from tests.scorer.hands import payments, win
from tests.scorer.table.playing import PLAYERS, E, Game, N, S, W, house_rules

HAND = "234m9p777z +555z +666z"
DRAGONS = YakuItem("daisangen", 13, "4.2.5", 1)


def test_nobody_is_liable_for_a_concealed_third_set_of_dragons() -> None:
    """EMA 2016 §3.3.9, §4.2.5: in case of three open sets."""
    score = win(HAND, "9p", by="tsumo", liable="N")
    assert payments(score) == {"S": 32000, "E": -16000, "W": -8000, "N": -8000}
    assert [doubt.message.code for doubt in doubts_about(score)] == ["nobody-liable"]
    with refuses(Refused, match="one of its sets is concealed"):
        winner_from_score(score, E)
    written = Winner(S, yakuman=1, yaku=(DRAGONS,), liable=N, hand="234m 777z 99p +555z +666z")
    assert "one of its sets is concealed" in Game().refuses(Win, winners=(written,))
    claimed = Winner(S, yakuman=1, yaku=(DRAGONS,), liable=N, hand="234m 99p +555z +666z +777z")
    assert Game().do(Win, winners=(claimed,)).points == (30000, 62000, 30000, -2000)


def test_who_is_named_liable_for_another_hand_is_told() -> None:
    riichi = win("123m678p99p234s68s", "7s", riichi=True, liable="N")
    assert [doubt.message.code for doubt in doubts_about(riichi)] == ["liability-not-for-this"]
    score = win("23m99s +555z +666z +777z", "1m", rules="norway-2018", liable="N")
    assert [doubt.message.code for doubt in doubts_about(score)] == ["no-liability"]


def test_four_kongs_are_fed_only_by_a_claimed_kong() -> None:
    claimed = win("3z +1111m ^4444p #9999s +8888p", "3z", by="tsumo", liable="W", rules="wrc-2025")
    assert payments(claimed) == {"S": 32000, "W": -32000}
    drawn = win("3z ^1111m ^4444p #9999s ^8888p", "3z", by="tsumo", liable="W", rules="wrc-2025")
    assert payments(drawn)["W"] == -8000


@pytest.mark.parametrize(
    ("start", "points", "scores"),
    [
        (30000, (45300, 34700, 24700, 15300), (27, 9, -11, -25)),
        (25000, (40300, 29700, 19700, 10300), (42, 4, -16, -30)),
    ],
)
def test_norway_counts_the_points_as_they_are_whatever_the_start(
    start: int, points: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    """§13.1: floor((points − 30,000) / 1,000) + uma, and the winner makes the sum 0."""
    game = Game("norway-2018", start_points=start)
    game.set_points(*points)
    final = game.final()
    assert tuple(final[seat].score // 1000 for seat in (E, S, W, N)) == scores
    assert sum(score.score for score in final.values()) == 0


def test_norway_as_printed_gives_the_winner_one_point_at_most() -> None:
    game = Game(house_rules('[end]\nbalance = "one-point"', "norway-2018"))
    game.set_points(40300, 29700, 19700, 10300)
    final = game.final()
    assert [final[seat].score // 1000 for seat in (E, S, W, N)] == [21, 4, -16, -30]


def test_a_game_of_version_1_ends_as_it_did_then() -> None:
    rules = riichi_table(load_rules("norway-2018", 1))
    start = GameStarted("a", 1, "norway-2018", 1, PLAYERS, start_points=30000)
    state = fold([start], rules)
    game = Game("norway-2018")
    game.state, game.rules = state, rules
    game.set_points(45300, 34700, 24700, 15300)
    scores = [game.final()[seat].score // 1000 for seat in (E, S, W, N)]
    assert scores == [42, 4, -16, -30]


def test_a_missed_session_is_that_of_the_player_who_was_replaced() -> None:
    """EMA 2016 §5.8: −15,000 and −15,000 uma; a chombo stays with who made it."""
    game = Game(tournament=True)
    game.do(Chombo, seat=W)
    game.do(Substitute, seat=W, player="Stand In", from_start=True)
    game.do(Chombo, seat=W)
    game.do(LateArrival, seat=S, minutes=3)
    game.set_points(30000, 25000, 42000, 23000)
    score = game.final()[W]
    assert (score.owner, score.player, score.points, score.recorded) == (
        "Maja",
        "Stand In",
        42000,
        -15000,
    )
    assert (score.difference, score.uma, score.penalties) == (-15000, -15000, -20000)
    assert score.score == -50000
    assert final_scores(game.table, game.rules).substitutes == (("Stand In", -20000),)
    assert game.final()[S].penalties == -3000


def test_leftover_sticks_go_to_the_winner_and_no_late_substitute_is_one() -> None:
    game = Game(tournament=True)
    game.riichi(E)
    game.draw(E)
    game.do(Substitute, seat=W, player="Stand In", from_start=False)
    changes = (31000, 26000, 40000, 22000)
    game.set_points(*changes)
    assert game.final()[E].leftover == 1000


def test_five_counters_need_two_yaku_under_ema_2008() -> None:
    """§3.4.11: one yaku is refused, and where only han are known the yaku are asked for."""
    game = Game("ema-2008")
    game.pass_deals(5)
    assert game.refuses(Win, winners=(Winner(S, han=1, fu=30),), discarder=W).endswith("has one.")
    assert "With 5 honba a hand needs two yaku (§3.4.11). Give the" in game.refuses(
        Win, winners=(Winner(S, han=3, fu=30),), discarder=W
    )
    tanyao, dora = YakuItem("tanyao", 1, "4.2.1"), YakuItem("dora", 2, "2.7")
    one = Winner(S, han=3, fu=30, yaku=(tanyao, dora))
    assert game.refuses(Win, winners=(one,), discarder=W).endswith("has one.")
    two = Winner(S, han=2, fu=30, yaku=(tanyao, YakuItem("yakuhai-red", 1, "4.2.1")))
    assert game.do(Win, winners=(two,), discarder=W).points[S] == 30000 + 2900 + 1500


@pytest.mark.parametrize(
    ("winner", "discarder"),
    [
        (Winner(S, han=2, fu=25), None),
        (Winner(S, han=2, fu=20), E),
        (Winner(S, han=1, fu=20), None),
        (Winner(S, han=40, fu=3), E),
    ],
)
def test_han_and_fu_that_no_hand_has_are_refused(winner: Winner, discarder: object) -> None:
    game = Game()
    assert game.refuses(Win, winners=(winner,), discarder=discarder)
    lenient = Game(riichi_table(load_rules("ema-2016", 1)))
    if winner.han == 2:
        assert lenient.do(Win, winners=(winner,), discarder=discarder)


def test_what_exists_is_taken() -> None:
    for winner, discarder in (
        (Winner(S, han=2, fu=25), E),
        (Winner(S, han=3, fu=25), None),
        (Winner(S, han=2, fu=20), None),
        (Winner(S, han=13, fu=40), E),
    ):
        assert Game().do(Win, winners=(winner,), discarder=discarder)


def test_more_ura_than_dora_indicators_and_missing_ones_of_kongs_are_asked_about() -> None:
    score = win("9p678p #2222s #3333s +111z", "9p", seat="E", dora="1p")
    assert [doubt.message.code for doubt in doubts_about(score)] == ["missing-indicators"]
    ura = win("123m678p99p234s68s", "7s", riichi=True, dora="1p", ura="2p3p")
    assert [doubt.message.code for doubt in doubts_about(ura)] == ["more-ura"]


LAST_DISCARD = {"riichi": True, "ippatsu": True, "houtei": True}


@pytest.mark.parametrize(
    ("rules", "more", "doubts"),
    [
        # §3.3.14: with four tiles left, whoever declared draws and discards the last one.
        ("ema-2016", LAST_DISCARD, ["ippatsu-last-discard"]),
        ("ema-2008", LAST_DISCARD, ["ippatsu-last-discard"]),
        ("ema-2025", LAST_DISCARD, []),  # one tile is enough
        ("ema-2016", {"riichi": True, "houtei": True}, []),
        ("ema-2016", {"riichi": True, "ippatsu": True, "by": "tsumo", "haitei": True}, []),
        ("ema-2025", LAST_DISCARD | {"double_riichi": True}, ["first-turn-ippatsu-last-tile"]),
    ],
)
def test_ippatsu_that_cannot_be_with_the_last_tile_is_asked_about(
    rules: str, more: dict[str, Any], doubts: list[str]
) -> None:
    score = win("234m456p67s55s345m", "8s", rules=rules, **more)
    assert [doubt.message.code for doubt in doubts_about(score)] == doubts


def test_a_stake_stays_where_norway_is_played_as_printed() -> None:
    game = Game(house_rules("[win]\nriichi_annulled = false", "norway-2018"))
    game.riichi(E)
    one = (Winner(S, han=1, fu=30),)
    assert "stays on the table" in game.refuses(Win, winners=one, discarder=E, annuls_riichi=True)


def test_floating_players_decide_the_uma_of_jpml_a() -> None:
    for points, scores in (
        ((60000, 25000, 20000, 15000), (42000, -6000, -13000, -23000)),
        ((40000, 35000, 25000, 20000), (18000, 9000, -9000, -18000)),
        ((40000, 30000, 30000, 20000), (18000, 2000, 2000, -22000)),
        ((30000, 30000, 30000, 30000), (0, 0, 0, 0)),
    ):
        game = Game("jpml-a")
        game.set_points(*points)
        assert tuple(game.final()[seat].score for seat in (E, S, W, N)) == scores


def test_m_league_takes_a_chombo_after_uma_at_every_table() -> None:
    game = Game("m-league")
    game.do(Chombo, seat=S)
    assert game.points == (25000,) * 4
    assert game.final()[S].penalties == -20000


def test_newcomers_of_norway_play_a_step_at_a_time() -> None:
    """Chapters 6 to 8."""
    six = Game("norway-2018-6")
    assert six.do(Win, winners=(Winner(S),)).points == (25000,) * 4
    assert six.table.won == (S,)
    assert "nobody can win on a discard" in six.refuses(Win, winners=(Winner(S),), discarder=E)
    seven = Game("norway-2018-7")
    assert seven.do(Win, winners=(Winner(S, han=1, fu=30),)).points[S] == 26100
    eight = win("123p456p789s5s111m", "5s", rules="norway-2018-8")
    assert (eight.han, eight.fu, eight.points) == (0, 40, 700)
    alike = house_rules("[play]\ndealer_extra = false", "norway-2018")
    assert Game(alike).do(Win, winners=(Winner(E, han=1, fu=30),)).points == (
        25900,
        24700,
        24700,
        24700,
    )


def test_yakitori_without_points_is_a_marker() -> None:
    """Norway 2018 §9.3."""
    game = Game("norway-2018", yakitori=True)
    game.ron(S, E)
    final = final_scores(game.table, game.rules)
    assert final.markers == (E, W, N)
    assert all(score.yakitori == 0 for score in final.scores)


def test_offences_have_a_ruling_and_a_section() -> None:
    known = {offence.id: offence for offence in offences_of("ema-2016")}
    assert (known["false-win-shown"].ruling, known["false-win-not-shown"].ruling) == (
        "chombo",
        "dead-hand",
    )
    assert (known["obstruction-again"].least, known["obstruction-again"].most) == (12000, 48000)
    pace = known["hasty-or-slow"]
    assert (pace.ruling, pace.least, pace.most, pace.either) == ("fine", 8000, 12000, True)
    assert known["ron-for-tsumo-again"].ruling == "referee"
    assert known["riichi-tile-turned-late"].ruling == known["ron-for-tsumo"].ruling == "reminder"
    assert known["passing-information-again"].ruling == "dead-hand-or-fine"
    assert known["obstruction-once-more"].ruling == "disqualified"
    assert [each.id for each in known.values() if each.returns_stick] == ["riichi-not-said"]
    for extends in ("ema-2016", "ema-2025"):  # a later edition, a club's own file
        assert offences_of("club", extends) == offences_of("ema-2016")
    assert offences_of("club", "norway-2018-8") == offences_of("norway-2018")
    assert {offence.ruling for offence in offences_of("norway-2018")} == {"dead-hand", "chombo"}
    assert offences_of("tenhou") == ()
