"""Who sits where: by draw, or by a plan that spreads opponents and winds over the rounds.

Pure: players by whatever tells them apart, the rounds so far, and a seed. The same seed gives
the same seating.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from kiosk_app.club.annealing import spread_opponents
from kiosk_app.club.construction import rounds_without_repeats
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.rounds import Four, Round, meetings, seats_taken
from kiosk_app.club.waiting import who_waits
from kiosk_app.club.winds import balance_winds

MOST_ROUNDS: Final = 30
MOST_PLAYERS: Final = 400


def draw_round(players: Sequence[str], history: Sequence[Round], seed: int) -> Round:
    """Draw one more round; players take turns only at sitting out."""
    _check(players)
    random = Random(seed)  # noqa: S311  # a draw that can be shown again, no secret
    waiting = who_waits(players, history, random)
    seated = [player for player in players if player not in waiting]
    random.shuffle(seated)
    return Round(tuple(_in_fours(seated)), waiting)


def plan_rounds(
    players: Sequence[str], history: Sequence[Round], count: int, seed: int
) -> list[Round]:
    """The next rounds, so that everyone meets as many others as possible, on every wind.

    Plan again whenever somebody comes or goes: the rounds played so far are taken into account.
    """
    _check(players)
    if not 1 <= count <= MOST_ROUNDS:
        raise NightRefused("plan-rounds", most=MOST_ROUNDS)
    random = Random(seed)  # noqa: S311  # a plan that can be made again, no secret
    shuffled = random.sample(list(players), len(players))
    known = rounds_without_repeats(shuffled)
    waiting: list[tuple[str, ...]] = []
    if count <= len(known) and not any(set(each.seated) & set(players) for each in history):
        tables = known[:count]
        waiting = [()] * count
    else:
        so_far = list(history)
        first: list[list[Four]] = []
        for _ in range(count):
            waits = who_waits(players, so_far, random)
            seated = [player for player in shuffled if player not in waits]
            random.shuffle(seated)
            first.append(_in_fours(seated))
            waiting.append(waits)
            so_far.append(Round(tuple(first[-1]), waits))
        tables = spread_opponents(first, meetings(history), random)
    seats = balance_winds(tables, seats_taken(history))
    return [Round(tuple(four), waits) for four, waits in zip(seats, waiting, strict=True)]


def _in_fours(players: Sequence[str]) -> list[Four]:
    rows = [players[start : start + 4] for start in range(0, len(players), 4)]
    return [(east, south, west, north) for east, south, west, north in rows]


def _check(players: Sequence[str]) -> None:
    if len(set(players)) < len(players):
        raise NightRefused("on-list-twice")
    if len(players) < 4:
        raise NightRefused("too-few", count=len(players))
    if len(players) > MOST_PLAYERS:
        raise NightRefused("too-many", most=MOST_PLAYERS)
