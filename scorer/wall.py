"""Where the wall is broken: riichi (EMA 2016 §2.5–2.7) and NTS (Verdelen van de stenen).

In riichi East's throw says who opens the wall and where, and a tile of the dead wall is the
indicator. In NTS that player throws again and counts both throws; the two tiles found there are
laid on the dead wall as the loose tiles, and there is no indicator.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from scorer.hand import WINDS, HandError, Wind

if TYPE_CHECKING:
    from scorer.nts.ruleset import RuleSet

STACKS: Final = 17
"""Of two tiles, in front of each player (§2.4)."""
DEAD_STACKS: Final = 7
INDICATOR_STACK: Final = 3


class Stack(NamedTuple):
    """Two tiles of the wall: before whom, and which from the right, counted from 1."""

    wall: Wind
    from_right: int


class Walls(NamedTuple):
    players: int = 4
    stacks: int = STACKS
    """In front of each of them."""

    def stack(self, wall: Wind, from_right: int) -> Stack:
        """Right of the first stack begins the wall of the player on the right, at its left end;
        left of the last one that of the player on the left, at its right end."""
        turns, place = divmod(from_right - 1, self.stacks)
        return Stack(WINDS[(wall - turns) % self.players], place + 1)


class Break(NamedTuple):
    opened_by: Wind
    first_drawn: Stack
    """East takes the first tiles here, left of the opening."""
    dead: tuple[Stack, ...]
    """The dead wall from the opening to the right, round the corner where it has to."""
    indicator: Stack | None
    """Its upper tile is turned; none in NTS."""
    loose: tuple[Stack, ...] = ()
    """On which stacks the two loose tiles lie (NTS)."""
    opening: Stack | None = None
    """Where they were taken from, and nothing stands any more."""


def break_wall(dice: int) -> Break:
    """The sum of two dice counts off the players from East, and then the stacks from the right."""
    opener, walls = opener_of(dice), Walls()
    dead = tuple(walls.stack(opener, dice - turns) for turns in range(DEAD_STACKS))
    return Break(opener, walls.stack(opener, dice + 1), dead, dead[INDICATOR_STACK - 1])


def opener_of(dice: int, players: int = 4) -> Wind:
    """Whose wall is opened by East's throw: East is 1."""
    if not 2 <= dice <= 12:
        raise HandError("two-dice")
    return WINDS[(dice - 1) % players]


def nts_walls(rules: "RuleSet", players: int) -> Walls:
    """Three players build three walls without the tiles that they leave out; lucky tiles make
    each wall longer."""
    tiles = rules.table.tiles.value
    if players == 3:
        tiles = 4 * sum(each.isdigit() for each in rules.three_players.tiles_in_play.value)
    if rules.lucky.in_play.value:
        tiles += rules.lucky.tiles.value
    sides = min(players, 4)  # of five players one dreams
    return Walls(sides, tiles // (2 * sides))


def break_nts_wall(first: int, second: int, rules: "RuleSet", players: int) -> Break:
    """East's throw counts off the players; both throws together the stacks from the right."""
    walls = nts_walls(rules, players)
    opener = opener_of(first, walls.players)
    opener_of(second)  # two dice again
    at = first + second
    three = rules.three_players
    tiles = (three.dead_wall if players == 3 else rules.table.dead_wall).value
    # The two loose tiles are of its number.
    dead = tuple(walls.stack(opener, at - 1 - turns) for turns in range(max(0, tiles // 2 - 1)))
    return Break(
        opener,
        walls.stack(opener, at + 1),
        dead,
        None,
        loose=dead[:2],
        opening=walls.stack(opener, at),
    )
