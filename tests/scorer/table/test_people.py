from scorer.table import (
    Cancelled,
    DeadHand,
    LateArrival,
    Penalty,
    PlayersChanged,
    Substitute,
    hands,
)
from tests.scorer.table.playing import E, Game, N, S, W


def test_names_noted_at_the_wrong_seats_are_put_right_and_the_points_stay() -> None:
    game = Game()
    game.ron(S, W, 5)
    table = game.do(PlayersChanged, players=("Jan", "Kim", "Maja", "Ola"), reason="swapped")
    assert table.points == (30000, 38000, 22000, 30000)
    assert table.name(S) == "Kim"
    # Kim sat there all along, so the hand that was won is Kim's.
    assert hands(game.state)[0].players == ("Jan", "Kim", "Maja", "Ola")


def test_players_who_change_chairs_take_their_points_and_penalties_along() -> None:
    game = Game("ema-2008", yakitori=True)
    game.riichi(S)
    game.draw(S)
    game.ron(S, W, 5)
    game.do(Penalty, seat=S, points=8000, reason="phone", when="now", zero_sum=True, id="p")
    game.riichi(S)
    game.draw(S)
    before = game.table
    table = game.do(PlayersChanged, players=("Jan", "Kim", "Maja", "Ola"), points_move=True)
    assert table.points == (before.points[1], before.points[0], *before.points[2:])
    assert table.carried == (E,)
    assert table.won == (E,)
    assert table.adjustments[0].seat is E
    assert table.dealer == before.dealer
    assert [hand.players[1] for hand in hands(game.state)[:2]] == ["Jan", "Jan"]
    # Cancelled later, the same people get the same points back.
    table = game.do(Cancelled, target="p", reason="mistake")
    assert table.points[E] == before.points[S] + 8000
    assert table.points[S] == before.points[E] - 2600


def test_seats_found_wrong_in_a_hand_take_riichi_and_dead_hands_along() -> None:
    game = Game()
    game.riichi(S)
    game.do(DeadHand, seat=W)
    table = game.do(PlayersChanged, players=("Jan", "Kim", "Maja", "Ola"), points_move=True)
    assert (table.riichi, table.dead) == ((E,), (W,))
    assert table.points == (29000, 30000, 30000, 30000)


def test_a_substitution_goes_along_with_the_chair() -> None:
    game = Game(tournament=True)
    game.do(Substitute, seat=S, player="Reserve", from_start=True)
    table = game.do(PlayersChanged, players=("Reserve", "Kim", "Maja", "Ola"), points_move=True)
    assert table.absences[0].seat is E


def test_seats_that_cannot_be_are_refused() -> None:
    game = Game()
    assert "already" in game.refuses(PlayersChanged, players=game.table.players)
    assert "two seats" in game.refuses(PlayersChanged, players=("Kim", "Kim", "Maja", "Ola"))
    others = ("Kim", "Jan", "Maja", "Eva")
    assert "Only players" in game.refuses(PlayersChanged, players=others, points_move=True)


def test_earlier_hands_belong_to_who_played_them_before_a_substitute_came() -> None:
    game = Game(tournament=True)
    game.draw()
    game.do(Substitute, seat=N, player="Reserve", from_start=False)
    game.draw()
    first, second = hands(game.state)
    assert (first.players[3], second.players[3]) == ("Ola", "Reserve")


def test_a_wrong_name_is_right_in_all_hands_also_before_chairs_were_changed() -> None:
    game = Game()
    game.draw()
    game.do(PlayersChanged, players=("Jan", "Kim", "Maja", "Ola"), points_move=True)
    game.draw()
    game.do(PlayersChanged, players=("Jan", "Kim", "Maja", "Olga"))
    game.draw()
    assert [hand.players for hand in hands(game.state)] == [
        ("Kim", "Jan", "Maja", "Olga"),
        ("Jan", "Kim", "Maja", "Olga"),
        ("Jan", "Kim", "Maja", "Olga"),
    ]


def test_a_late_player_is_late_wherever_they_sit() -> None:
    game = Game(tournament=True)
    game.do(LateArrival, seat=W, minutes=2)
    game.do(PlayersChanged, players=("Maja", "Jan", "Kim", "Ola"), points_move=True)
    assert game.table.adjustments[0].changes == (-2000, 0, 0, 0)
