"""NTS at the same table: payments are given, winds turn, four rounds."""

from dataclasses import replace

import pytest

from scorer import Wind
from scorer.nts.rules_file import load_rules
from scorer.table import (
    SEATS,
    AbortedHand,
    Chombo,
    Correction,
    DeadHand,
    NagashiMangan,
    Refused,
    RiichiDeclared,
    Seat,
    Win,
    Winner,
)
from scorer.table.settled import GivenSettlement
from tests.refusing import refuses
from tests.scorer.table.playing import NTS, E, Game, S, W


def _win(game: Game, winner: Seat, *payments: int, discarder: Seat | None = None) -> None:
    game.do(Win, winners=(Winner(winner),), discarder=discarder, payments=payments)


def test_the_settlement_of_the_documents_example_is_moved_as_it_is() -> None:
    game = Game("nts-2009")
    _win(game, S, -56, 1088, -712, -320, discarder=W)
    assert game.points == (2944, 4088, 2288, 2680)
    assert (game.table.dealer, game.table.counters) == (S, 0)


def test_the_winds_do_not_turn_when_east_wins_or_on_a_draw() -> None:
    game = Game("nts-2009")
    _win(game, E, 300, -100, -100, -100)
    assert (game.table.dealer, game.table.hand, game.table.counters) == (E, 2, 0)
    before = game.points
    table = game.draw()
    assert (table.dealer, table.hand, table.counters) == (E, 3, 0)
    assert table.points == before


def test_four_rounds_are_played() -> None:
    game = Game("nts-2009")
    for number in range(16):
        assert game.table.round is Wind(number // 4)
        winner = game.table.dealer.after()
        payments = tuple(60 if seat is winner else -20 for seat in SEATS)
        _win(game, winner, *payments)
    assert game.table.over == "rounds"
    scores = game.end()
    assert sum(score.score for score in scores.values()) == 0
    assert all(score.uma == 0 for score in scores.values())


def test_a_settlement_that_does_not_sum_or_is_missing_is_refused() -> None:
    game = Game("nts-2009")
    winners = (Winner(S),)
    assert "The payments add up to +10; they must add up to 0." in game.refuses(
        Win, winners=winners, payments=(-100, 300, -100, -90)
    )
    assert "Enter what each seat" in game.refuses(Win, winners=winners)
    assert "can't pay anyone" in game.refuses(Win, winners=winners, payments=(20, -60, 20, 20))
    two = (Winner(S), Winner(W))
    refusal = game.refuses(Win, winners=two, discarder=E, payments=(0, 0, 0, 0))
    assert "2 players can't win" in refusal


@pytest.mark.parametrize(
    ("kind", "fields", "words"),
    [
        (RiichiDeclared, {"seat": S}, "no riichi"),
        (Chombo, {"seat": S}, "no chombo"),
        (NagashiMangan, {"seats": (S,)}, "no nagashi"),
        (
            AbortedHand,
            {"reason": "four-winds"},
            "Not an abortive draw under Nederlandse",
        ),
        (
            Correction,
            {"reason": "x", "sticks": 1},
            "has no riichi sticks.",
        ),
    ],
)
def test_what_only_riichi_has_is_refused(kind: type, fields: dict[str, object], words: str) -> None:
    assert words in Game("nts-2009").refuses(kind, **fields)


def test_a_dead_hand_cannot_win_here_either() -> None:
    game = Game("nts-2009")
    game.do(DeadHand, seat=S, reason="wrong mahjong")
    payments = (-20, 60, -20, -20)
    assert "dead" in game.refuses(Win, winners=(Winner(S),), payments=payments)


def test_the_protocol_of_a_game_without_riichi_refuses_what_it_does_not_have() -> None:
    table = Game("nts-2009").table
    with refuses(Refused, match="No chombo in this game"):
        NTS.settlement.chombo(table, S)
    with refuses(Refused, match="This game has no nagashi"):
        NTS.settlement.nagashi(table, (S,))


def refusal_of(game: Game, winner: Seat, *payments: int, discarder: Seat | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        _win(game, winner, *payments, discarder=discarder)
    return refusal.value.code


def test_a_settlement_in_favour_of_a_dead_hand_is_refused() -> None:
    game = Game("nts-2009")
    game.do(DeadHand, seat=W)
    assert refusal_of(game, S, -200, 250, 50, -100) == "dead-gains"
    _win(game, S, -100, 300, -100, -100)


def test_a_settlement_above_the_limit_is_refused() -> None:
    """NTS, Het berekenen van de punten: at most 6,000 for the winner and 3,000 for the others."""
    game = Game(replace(NTS, settlement=GivenSettlement(load_rules("nts-2009"))))
    assert refusal_of(game, S, -2001, 6003, -2001, -2001) == "settlement-limit"
    assert refusal_of(game, S, -4001, 1000, 3001, 0, discarder=E) == "settlement-limit"
    _win(game, S, -2000, 6000, -2000, -2000)
