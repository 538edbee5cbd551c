"""NTS with three players, and with five of whom one sits each hand out."""

import pytest

from kiosk_app.store.records import event_text
from scorer.hand import Wind
from scorer.nts.rules_file import rules_from_text
from scorer.table import (
    SEATS,
    DeadHand,
    Penalty,
    PlayersChanged,
    Refused,
    Seat,
    Win,
    Winner,
    event_from_json,
    event_to_json,
    fold,
    nts_table,
    state_to_json,
)
from scorer.table.table import by_chair
from tests.refusing import refuses
from tests.scorer.table.playing import E, Game, N, S, W

D = Seat.DREAMER
THREE = ("Kim", "Jan", "Maja", "")
FIVE = ("Kim", "Jan", "Maja", "Ola", "Piet")


def won(game: Game, winner: Seat, discarder: Seat | None = None) -> None:
    """The winner gets 20 from everybody who plays."""
    playing = game.table.playing
    paid = dict.fromkeys(playing, -20) | {winner: 20 * (len(playing) - 1)}
    whole = by_chair(dict.fromkeys(game.table.seats, 0) | paid)
    game.do(Win, winners=(Winner(winner),), discarder=discarder, payments=whole)


def three(**started: object) -> Game:
    return Game("nts-2009", players=THREE, **started)


def five(**started: object) -> Game:
    return Game("nts-2009", players=FIVE, **started)


def test_three_players_have_three_winds_and_three_hands_before_the_green_dragon() -> None:
    game = three()
    assert game.table.seats == SEATS[:3] and game.points == (3000, 3000, 3000, 0)
    for number in range(3):
        assert not game.table.green_round and game.table.round is Wind.EAST
        assert game.table.dealer is SEATS[number]
        assert [game.table.wind(seat) for seat in game.table.seats].count(Wind.EAST) == 1
        won(game, game.table.dealer.after(1, 3))
    assert game.table.green_round and game.table.round_letter == "G"
    assert game.table.dealer is E and game.table.over is None


def test_the_green_round_of_three_is_the_one_hand_that_somebody_wins() -> None:
    game = three()
    for _ in range(3):
        won(game, game.table.dealer.after(1, 3))
    game.draw()
    assert game.table.green_round and game.table.over is None
    won(game, game.table.dealer)  # even East, who would stay in any other round
    assert game.table.over == "rounds"
    assert sum(score.score for score in game.end().values()) == 0


def test_with_three_the_winds_stay_when_east_wins_and_on_a_draw() -> None:
    game = three()
    won(game, E)
    game.draw()
    assert game.table.dealer is E


def test_nobody_of_three_sits_north() -> None:
    game = three()
    with refuses(Refused, match="North"):
        game.do(Win, winners=(Winner(E),), discarder=N, payments=(60, -20, -20, -20))
    with refuses(Refused, match="North"):
        game.do(Win, winners=(Winner(E),), payments=(60, -20, -20, -20))


def test_a_club_can_play_all_three_winds_before_the_green_dragon() -> None:
    own = 'extends = "nts-2009"\n[three_players]\nwind_rounds = 3\n'
    game = Game(nts_table(rules_from_text(own, "club.toml", own=True)), players=THREE)
    for number in range(9):
        assert (game.table.green_round, game.table.round) == (False, Wind(number // 3))
        won(game, game.table.dealer.after(1, 3))
    assert game.table.green_round


def test_a_club_without_the_green_dragon_ends_with_the_last_wind() -> None:
    own = 'extends = "nts-2009"\n[three_players]\ngreen_dragon_round = false\n'
    game = Game(nts_table(rules_from_text(own, "club.toml", own=True)), players=THREE)
    for _ in range(3):
        won(game, game.table.dealer.after(1, 3))
    assert game.table.over == "rounds"


def test_of_five_the_old_east_dreams_and_the_old_dreamer_is_north() -> None:
    game = five()
    assert game.table.dreamer is D and game.points == (3000,) * 5
    assert [game.table.wind(seat) for seat in game.table.playing] == list(Wind)
    won(game, E)  # the winds turn even when East wins
    assert game.table.dealer is S and game.table.dreamer is E
    assert game.table.wind(D) is Wind.NORTH
    assert game.points == (3060, 2980, 2980, 2980, 3000)
    game.draw()  # and on a draw
    assert game.table.dealer is W and game.table.dreamer is S
    assert game.table.wind(E) is Wind.NORTH


def test_of_five_everybody_is_east_once_a_round_and_plays_four_hands_of_it() -> None:
    game = five()
    played = dict.fromkeys(game.table.seats, 0)
    dealers = []
    for _ in range(5):
        assert game.table.round is Wind.EAST
        dealers.append(game.table.dealer)
        for seat in game.table.playing:
            played[seat] += 1
        won(game, game.table.playing[0])
    assert dealers == list(game.table.seats) and set(played.values()) == {4}
    assert game.table.round is Wind.SOUTH


@pytest.mark.parametrize(("green", "hands"), [(False, 20), (True, 25)])
def test_five_play_four_rounds_and_may_agree_on_a_green_one(green: bool, hands: int) -> None:
    game = five(green_round=green)
    for number in range(hands):
        assert game.table.over is None
        assert game.table.green_round is (number >= 20)
        won(game, game.table.playing[1])
    assert game.table.over == "rounds"
    assert sum(score.score for score in game.end().values()) == 0


def test_the_dreamer_takes_no_part_in_the_hand() -> None:
    game = five()
    for event in (
        {"winners": (Winner(D),), "payments": (-20, -20, -20, 0, 60)},
        {"winners": (Winner(E),), "discarder": D, "payments": (60, -20, -20, -20, 0)},
        {"winners": (Winner(E),), "payments": (60, -20, -20, 0, -20)},
    ):
        with refuses(Refused, match="sits this hand out"):
            game.do(Win, **event)
    with refuses(Refused, match="sits this hand out"):
        game.do(DeadHand, seat=D)


def test_four_players_have_no_green_round_and_no_fifth_seat() -> None:
    with refuses(Refused, match="green dragon"):
        Game("nts-2009", green_round=True)
    with refuses(Refused, match="there is no seat D"):
        Game("nts-2009").do(DeadHand, seat=D)


def test_riichi_is_not_played_by_five_and_by_three_only_where_its_rules_say_so() -> None:
    with refuses(Refused, match="five players"):
        Game("ema-2016", players=FIVE)
    with refuses(Refused, match="Every seat needs a player"):
        Game("ema-2016", players=THREE)


def test_the_limit_of_a_settlement_is_that_of_three_and_doubles_for_the_ruling_player() -> None:
    game = three()
    with refuses(Refused, match="at most 4 500"):
        game.do(Win, winners=(Winner(E),), payments=(6000, -3000, -3000, 0))
    for _ in range(3):
        won(game, game.table.dealer.after(1, 3))
    game.do(Win, winners=(Winner(E),), payments=(8000, -4000, -4000, 0))
    assert game.table.over == "rounds"


def test_five_change_chairs_with_their_points() -> None:
    game = five()
    won(game, E)
    game.do(PlayersChanged, players=("Piet", "Jan", "Maja", "Ola", "Kim"), points_move=True)
    assert game.points == (3000, 2980, 2980, 2980, 3060)


def test_a_penalty_of_one_of_five_is_counted_at_the_end_of_all() -> None:
    game = five()
    game.do(Penalty, seat=E, points=50, reason="phone")
    game.do(Penalty, seat=D, points=400, reason="phone", when="now", zero_sum=True)
    final = game.final()
    assert [final[seat].score for seat in game.table.seats] == [50, 100, 100, 100, -400]


def test_a_game_of_five_is_the_same_after_json() -> None:
    game = five(green_round=True)
    won(game, E, S)
    game.draw()
    events = [event_from_json(event_to_json(event)) for event in game.state.record]
    assert [event_text(event) for event in events] == [
        event_text(event) for event in game.state.record
    ]
    again = fold(events, game.rules)
    assert again.table == game.table
    shown = state_to_json(again)
    assert shown["winds"] == {"E": "N", "S": None, "W": "E", "N": "S", "D": "W"}
    assert shown["points"]["D"] == 3000
