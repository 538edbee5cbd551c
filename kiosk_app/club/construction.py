"""Rounds in which no two meet twice, where the number of players allows a known construction.

With q tables, q being the size of a field of four elements or more, the players are four groups
of q. In round a, table b seats player b + a·m of each group, m being another element for each
group (a transversal design). Two players meet where their lines cross: once at most. Where the
groups are tables themselves, as with 16 players, they make one round more (an affine plane).
"""

from collections.abc import Sequence

from kiosk_app.club.fields import SIZES, Field
from kiosk_app.club.rounds import Four


def rounds_without_repeats(players: Sequence[str]) -> list[list[Four]]:
    """Tables for each round, as many rounds as the construction gives; none where there is none."""
    count, over = divmod(len(players), 4)
    if over or count not in SIZES:
        return []
    field = Field(count)
    groups = [players[number * count : (number + 1) * count] for number in range(4)]
    rounds = [
        [
            _four(
                [group[field.plus(table, field.times(turn, m))] for m, group in enumerate(groups)]
            )
            for table in range(count)
        ]
        for turn in range(count)
    ]
    if count == len(groups):
        rounds.append([_four(group) for group in groups])
    return rounds


def _four(players: Sequence[str]) -> Four:
    east, south, west, north = players
    return east, south, west, north
