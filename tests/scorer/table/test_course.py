"""East passes, rounds follow each other, and the game ends."""

import pytest

from scorer import Wind
from scorer.messages import Citation, Section
from scorer.table import (
    AbortedHand,
    Chombo,
    Correction,
    ExhaustiveDraw,
    GameEnded,
    GameStarted,
    Penalty,
    RiichiDeclared,
    TimeCalled,
    begin,
)
from scorer.table.event import Refused
from tests.scorer.table.playing import PLAYERS, E, Game, N, S, W, house_rules, table_rules

ALL = ["ema-2016", "ema-2025", "ema-2008", "norway-2018", "tenhou"]


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        ("ema-2016", 30000),
        ("ema-2025", 30000),
        ("ema-2008", 30000),
        ("norway-2018", 25000),
        ("tenhou", 25000),
    ],
)
def test_players_start_with_the_rule_sets_points(rules: str, points: int) -> None:
    assert Game(rules).points == (points,) * 4


def test_a_handicap_goes_from_one_player_to_another() -> None:
    assert Game("norway-2018", handicap=(-5000, 5000, 0, 0)).points == (20000, 30000, 25000, 25000)


def test_a_game_may_start_from_nothing() -> None:
    assert Game("nts-2009", start_points=0).points == (0, 0, 0, 0)


def test_a_start_that_cannot_be_is_refused() -> None:
    game = Game()
    game.state = begin(game.rules)
    good = {"rules": "ema-2016", "version": 2, "players": PLAYERS}
    for wrong, words in (
        ({"rules": "ema-2008"}, "ema-2008 version 2"),
        ({"version": 3}, "ema-2016 version 3"),
        (
            {"handicap": (5000, 0, 0, 0)},
            "A handicap goes from one player to another. It must add up",
        ),
        ({"handicap": (-31000, 31000, 0, 0)}, "less than 0"),
        ({"players": ("Kim", "Kim", "Maja", "Ola")}, "Kim can't sit in two seats."),
        ({"players": ("Kim", " ", "Maja", "Ola")}, "needs a player"),
        ({"yakitori": True}, "yakitori"),
    ):
        assert words in game.refuses(GameStarted, **(good | wrong))
    assert "Start the game first, with rules and players." in game.refuses(RiichiDeclared, seat=S)
    game.do(GameStarted, **good)
    assert "already started" in game.refuses(GameStarted, **good)


def test_the_role_of_east_goes_round_and_the_winds_with_it() -> None:
    game = Game()
    assert [game.table.wind(seat) for seat in (E, S, W, N)] == [*Wind]
    game.ron(W, N)
    table = game.table
    assert table.dealer is S
    assert table.wind(S) is Wind.EAST
    assert table.wind(E) is Wind.NORTH


@pytest.mark.parametrize("rules", ALL)
def test_the_south_round_begins_when_the_first_east_is_east_again(rules: str) -> None:
    game = Game(rules)
    game.pass_deals(3)
    assert (game.table.round, game.table.dealer) == (Wind.EAST, N)
    game.pass_deals(1)
    assert (game.table.round, game.table.dealer, game.table.hand) == (Wind.SOUTH, E, 5)


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008", "norway-2018"])
def test_the_game_is_over_when_the_south_round_is_done(rules: str) -> None:
    game = Game(rules)
    game.to_last_hand()
    assert game.table.over is None
    game.pass_deals(1)
    assert game.table.over == "rounds"
    assert (game.table.round, game.table.dealer, game.table.hand) == (Wind.SOUTH, N, 8)


def test_the_last_dealer_plays_on_as_long_as_they_stay() -> None:
    game = Game()
    game.to_last_hand()
    assert game.tsumo(N).over is None
    assert game.draw(N).over is None
    assert game.ron(S, N).over == "rounds"


def test_nothing_is_played_after_the_last_hand_but_penalties_and_corrections_may_come() -> None:
    game = Game()
    game.pass_deals(8)
    for kind, fields in (
        (RiichiDeclared, {"seat": S}),
        (ExhaustiveDraw, {}),
        (Chombo, {"seat": S}),
        (TimeCalled, {"hand_running": False}),
    ):
        assert "The last round is done. End the game, or undo the last hand." in game.refuses(
            kind, **fields
        )
    game.do(Penalty, seat=S, points=8000, reason="phone")
    game.do(Correction, reason="counted wrong", points=(100, -100, 0, 0))
    assert "The last hand has been played, so the dealer no longer changes." in game.refuses(
        Correction, reason="x", dealer=S
    )
    game.end()
    assert "The game has ended. Undo the end to change something." in game.refuses(
        Penalty, seat=S, points=8000, reason="phone"
    )
    assert "The game has ended. Undo the end to change something." in game.refuses(GameEnded)


def test_a_game_may_end_by_agreement_between_hands_and_is_complete_only_when_played_out() -> None:
    game = Game()
    assert "The game isn't finished. End it by agreement to stop here." in game.refuses(GameEnded)
    game.riichi(S)
    assert "A hand is in progress. Finish or undo it first." in game.refuses(
        GameEnded, reason="agreed"
    )
    game.draw(S)
    game.end("agreed")
    assert game.table.ended == "agreed"
    game = Game()
    game.pass_deals(8)
    assert "The game is finished. End it as complete." in game.refuses(GameEnded, reason="agreed")


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008"])
def test_play_goes_on_below_zero_under_ema(rules: str) -> None:
    game = Game(rules)
    game.set_points(119_000, 1000, 0, 0)
    assert game.ron(E, S, 5).over is None
    assert game.do(Chombo, seat=S).over is None


@pytest.mark.parametrize("rules", ["norway-2018", "tenhou"])
def test_the_game_is_over_when_someone_falls_below_zero_elsewhere(rules: str) -> None:
    game = Game(rules)
    game.set_points(88_000, 12_000, 0, 0)
    assert game.ron(E, S, 5).points[S] == 0
    assert game.table.over is None
    assert game.ron(N, S, 1, 30).over == "below-zero"
    game = Game(rules)
    game.set_points(92_000, 8000, 0, 0)
    assert game.do(Chombo, seat=S).over is None
    assert game.points[S] == 0
    assert game.do(Chombo, seat=S).over == "below-zero"


@pytest.mark.parametrize("rules", ["ema-2016", "ema-2025", "ema-2008", "norway-2018"])
def test_the_dealer_may_not_end_the_game_where_agari_yame_is_forbidden(rules: str) -> None:
    own = "[dealer]\nstays_on_win = true\n[hand]\ntwo_yaku_from_counters = 0"
    game = Game(house_rules(own, rules))
    game.to_last_hand()
    game.tsumo(N, 5)
    if game.table.over is None:
        assert "can't end the game" in game.refuses(GameEnded, reason="dealer-stops")


def test_a_leading_dealer_may_end_the_game_after_the_last_hand_under_tenhou() -> None:
    game = Game("tenhou")
    game.to_last_hand()
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")
    game.tsumo(N, 5)
    game.riichi(S)
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")
    game.draw(N, S)
    game.end("dealer-stops")


def test_a_dealer_who_does_not_lead_or_lacks_the_points_plays_on_under_tenhou() -> None:
    game = Game("tenhou")
    game.to_last_hand()
    game.set_points(40000, 20000, 20000, 20000)
    game.tsumo(N, 5)
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")
    game = Game("tenhou")
    game.to_last_hand()
    assert game.tsumo(N, 1, 30).points[N] < 30000
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")


def test_a_dealer_with_exactly_the_points_to_finish_may_stop_under_tenhou() -> None:
    game = Game("tenhou")
    game.to_last_hand()
    game.set_points(26100, 25100, 25100, 23700)
    game.draw(N)
    game.set_points(25000, 25000, 20000, 30000)
    game.end("dealer-stops")


def test_a_leading_dealer_may_not_stop_in_an_earlier_hand_or_after_an_aborted_one() -> None:
    game = Game("tenhou")
    game.tsumo(E, 5)
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")
    game.pass_deals(3)
    game.set_points(20000, 20000, 20000, 40000)
    game.tsumo(N, 1)
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")
    game.pass_deals(1)
    game.tsumo(E, 5)
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")
    game.pass_deals(3)
    game.set_points(20000, 20000, 20000, 40000)
    game.do(AbortedHand, reason="four-winds")
    assert "can't end" in game.refuses(GameEnded, reason="dealer-stops")


def test_tenhou_plays_on_into_west_until_someone_has_30000() -> None:
    game = Game("tenhou")
    game.pass_deals(8)
    assert game.table.over is None
    assert game.table.round is Wind.WEST
    assert game.ron(S, W, 1, 30).over is None
    table = game.ron(S, W, 5)
    assert table.points[S] >= 30000
    assert table.over == "points-reached"


def test_tenhou_ends_after_south_when_someone_has_30000_and_after_west_in_any_case() -> None:
    game = Game("tenhou")
    game.set_points(30000, 25000, 25000, 20000)
    game.pass_deals(8)
    assert game.table.over == "rounds"
    game = Game("tenhou")
    game.pass_deals(12)
    assert game.table.over == "rounds"


def test_time_called_in_a_hand_leaves_that_hand_and_one_more() -> None:
    game = Game()
    game.riichi(S)
    assert "dice" in game.refuses(TimeCalled, hand_running=False)
    game.do(TimeCalled, hand_running=True)
    assert game.draw(S).over is None
    assert game.table.hands_left == 1
    assert game.ron(W, N).over == "time"
    assert game.end()


def test_time_called_before_the_dice_leaves_only_that_hand() -> None:
    game = Game()
    game.do(TimeCalled, hand_running=False)
    assert "already" in game.refuses(TimeCalled, hand_running=True)
    table = game.tsumo(E)
    assert (table.over, table.hands_left) == ("time", 0)


def test_a_complete_game_ends_although_time_would_leave_a_hand() -> None:
    game = Game()
    game.to_last_hand()
    game.do(TimeCalled, hand_running=True)
    assert game.pass_deals(1).over == "rounds"


@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_a_norwegian_game_has_4_8_or_16_hands(rounds: int) -> None:
    game = Game(house_rules(f"[play]\nrounds = {rounds}", "norway-2018"))
    game.pass_deals(4 * rounds - 1)
    assert game.table.over is None
    assert game.pass_deals(1).over == "rounds"


def test_events_come_one_after_another_and_only_once() -> None:
    game = Game()
    assert "Expected event 2, got event 3." in game.refuses(RiichiDeclared, seat=S, sequence=3)
    assert "Expected event 2, got event 1." in game.refuses(RiichiDeclared, seat=S, sequence=1)
    assert "already in this game" in game.refuses(RiichiDeclared, seat=S, id="e1")


def test_a_refusal_carries_a_code_and_its_values_for_other_languages() -> None:
    game = Game()
    game.riichi(S)
    with pytest.raises(Refused) as refused:
        game.riichi(S)
    assert refused.value.code == "riichi-twice"
    assert refused.value.values == {"name": "Jan"}


def test_the_rules_are_cited_where_the_book_has_numbers_and_named_elsewhere() -> None:
    assert table_rules("ema-2016").cite("draw.abortive") == Citation(Section("3.4.3"))
    assert table_rules("tenhou").cite("draw.abortive") == Citation(Section("draws"))
    assert table_rules("nts-2009").cite("draw.abortive") == Citation(None)
