"""Who sits where: by draw, or by a plan that spreads opponents and winds over the rounds.

Pure: players by whatever tells them apart, the rounds so far, and a seed. The same seed gives
the same seating.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random
from typing import Final

from kiosk_app.club.annealing import spread_opponents
from kiosk_app.club.construction import rounds_without_repeats
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.rounds import Four, Round, meetings, seats_taken

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


_PASSES: Final = 4


def balance_winds(
    rounds: Sequence[Sequence[Four]], taken: Counter[tuple[str, int]]
) -> list[list[Four]]:
    """The same tables with the seats turned about; ``taken`` is how often each was had before.

    Table by table the best of the 24 orders, a few times over; it only ever gets better.
    """
    seated = [list(each) for each in rounds]
    had = Counter(taken)
    placed: set[tuple[int, int]] = set()
    for _ in range(_PASSES):
        before = [list(each) for each in seated]
        for number, each in enumerate(seated):
            for at, table in enumerate(each):
                if (number, at) in placed:
                    had.subtract(_seats(table))
                best = _best_order(table, had)
                if (number, at) in placed and _cost(table, had) <= _cost(best, had):
                    best = table
                placed.add((number, at))
                each[at] = best
                had.update(_seats(best))
        if seated == before:
            break
    return seated


def _best_order(table: Four, had: Counter[tuple[str, int]]) -> Four:
    orders = permutations(sorted(table))
    east, south, west, north = min(orders, key=lambda order: _cost(order, had))
    return east, south, west, north


def _seats(table: Sequence[str]) -> list[tuple[str, int]]:
    return [(player, seat) for seat, player in enumerate(table)]


def _cost(order: Sequence[str], had: Counter[tuple[str, int]]) -> int:
    """What one more time on each of these seats adds to the sum of the squares."""
    return sum(2 * had[player, seat] for seat, player in enumerate(order))


def who_waits(players: Sequence[str], history: Sequence[Round], random: Random) -> tuple[str, ...]:
    """Those who have waited least; of these, who has played most and waited longest ago.

    Someone who came later counts as having waited as often as the luckiest of the others, so
    that nobody waits for having been away.
    """
    count = len(players) % 4
    if not count:
        return ()
    waited = waits(players, history)
    played = Counter(player for each in history for player in each.seated)
    last = {player: number for number, each in enumerate(history) for player in each.waiting}
    in_order = random.sample(list(players), len(players))
    in_order.sort(key=lambda player: (waited[player], -played[player], last.get(player, -1)))
    chosen = set(in_order[:count])
    return tuple(player for player in players if player in chosen)


def waits(players: Iterable[str], history: Sequence[Round]) -> Counter[str]:
    """How often each has waited, newcomers as often as the luckiest of those who were there."""
    there: Counter[str] = Counter()
    waited: Counter[str] = Counter()
    for each in history:
        newcomers = [player for player in each.players if player not in there]
        _give_newcomers_their_count(newcomers, waited, there)
        there.update(each.players)
        waited.update(each.waiting)
    now = list(players)
    known = [player for player in now if player in there]
    least = min((waited[player] for player in known), default=0)
    for player in now:
        if player not in there:
            waited[player] = least
    return waited


def _give_newcomers_their_count(
    newcomers: Iterable[str], waited: Counter[str], there: Counter[str]
) -> None:
    least = min((waited[player] for player in there), default=0)
    for player in newcomers:
        waited[player] += least
