"""What happens at a table in a few words, for the sentences of the books."""

from collections.abc import Callable
from typing import Any

from scorer.table import (
    AbortedHand,
    Chombo,
    DeadHand,
    NagashiMangan,
    Refused,
    Substitute,
    TimeCalled,
    Win,
    Winner,
)
from tests.scorer.table.playing import E, Game, N, S, W


def points(game: Game) -> tuple[int, ...]:
    start = game.table.start_points
    return tuple(each - start for each in game.table.points)


def double_ron(game: Game, *, riichi: bool = False) -> Any:
    if riichi:
        game.riichi(S, W, E)
    winners = (Winner(W, han=1, fu=30), Winner(S, han=1, fu=30))
    if riichi:
        winners = (Winner(W, han=2, fu=30), Winner(S, han=2, fu=30))
    game.do(Win, winners=winners, discarder=E)
    return game.points


def stakes_of_two(game: Game) -> Any:
    """South's discard wins for West and East; North and South staked."""
    game.riichi(N, S)
    game.do(Win, winners=(Winner(W, han=1, fu=30), Winner(E, han=1, fu=30)), discarder=S)
    return points(game)


def east_and_south(game: Game) -> Any:
    game.draw(E)
    game.do(Win, winners=(Winner(E, han=1, fu=30), Winner(S, han=1, fu=30)), discarder=N)
    return game.table.counters, game.table.dealer, points(game)


def chombo(seat: Any) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        game.draw(E)
        before = game.points
        game.riichi(W)
        game.do(Chombo, seat=seat)
        after = game.table
        moved = tuple(now - then for now, then in zip(after.points, before, strict=True))
        return moved, after.counters, after.dealer, after.sticks, after.hand

    return play


def dead_riichi(game: Game) -> Any:
    game.riichi(S)
    game.do(DeadHand, seat=S)
    game.draw(W)
    return points(game), game.table.sticks


def feeding(discarder: Any) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        game.draw(E)
        before = game.points
        winner = Winner(S, yakuman=1, liable=N)
        game.do(Win, winners=(winner,), discarder=discarder)
        return tuple(now - then for now, then in zip(game.points, before, strict=True))

    return play


def time_called(running: bool) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        game.do(TimeCalled, hand_running=running)
        hands = 0
        game.do(Chombo, seat=S)
        while game.table.over is None:
            game.draw()
            hands += 1
        return hands, game.table.over

    return play


def scores(*moves: Callable[[Game], Any]) -> Callable[[Game], Any]:
    return _final("score", *moves)


def uma(*moves: Callable[[Game], Any]) -> Callable[[Game], Any]:
    return _final("uma", *moves)


def _final(field: str, *moves: Callable[[Game], Any]) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        for move in moves:
            move(game)
        final = game.final()
        return tuple(getattr(final[seat], field) for seat in game.table.seats)

    return play


def refused(kind: Any, **values: Any) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        try:
            game.do(kind, **values)
        except Refused as refusal:
            return refusal.code
        return None

    return play


def aborted(reason: str) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        game.riichi(S)
        game.do(AbortedHand, reason=reason)
        return points(game), game.table.dealer, game.table.counters, game.table.sticks

    return play


def nagashi(seat: Any) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        game.draw(E)
        game.riichi(W)
        before = game.points
        game.do(NagashiMangan, seats=(seat,), tenpai=(W,))
        moved = tuple(now - then for now, then in zip(game.points, before, strict=True))
        return moved, game.table.dealer, game.table.counters, game.table.sticks

    return play


def won_below_zero(game: Game) -> Any:
    game.do(Win, winners=(Winner(E, yakuman=1),), discarder=S)
    return game.table.over, game.points[S]


def substituted(from_start: bool) -> Callable[[Game], Any]:
    def play(game: Game) -> Any:
        if not from_start:
            game.draw()
        game.do(Substitute, seat=E, player="Piet", from_start=from_start)
        game.do(Win, winners=(Winner(E, yakuman=1),))
        final = game.final()
        return tuple(final[seat].uma for seat in game.table.seats)

    return play
