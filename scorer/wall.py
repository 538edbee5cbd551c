"""Where the wall is broken after the dice, and which tile is the indicator (EMA 2016 §2.5–2.7)."""

from typing import Final, NamedTuple

from scorer.hand import WINDS, HandError, Wind

STACKS: Final = 17
"""Of two tiles, in front of each player (§2.4)."""
DEAD_STACKS: Final = 7
INDICATOR_STACK: Final = 3


class Stack(NamedTuple):
    """Two tiles of the wall: before whom, and which from the right, counted from 1."""

    wall: Wind
    from_right: int


class Break(NamedTuple):
    opened_by: Wind
    first_drawn: Stack
    """East takes the first tiles here, left of the opening."""
    dead: tuple[Stack, ...]
    """The dead wall from the opening to the right, round the corner where it has to."""
    indicator: Stack
    """Its upper tile is turned."""


def break_wall(dice: int) -> Break:
    """The sum of two dice counts off the players from East, and then the stacks from the right."""
    if not 2 <= dice <= 12:
        raise HandError("two-dice")
    opener = WINDS[(dice - 1) % 4]
    dead = tuple(_stack(opener, dice - turns) for turns in range(DEAD_STACKS))
    return Break(opener, _stack(opener, dice + 1), dead, dead[INDICATOR_STACK - 1])


def _stack(wall: Wind, from_right: int) -> Stack:
    """Right of the first stack begins the wall of the player on the right, at its left end."""
    if from_right < 1:
        return Stack(wall.after(), STACKS + from_right)
    return Stack(wall, from_right)
