"""What a row of the registry of yaku has: when it holds, what it is worth, and a hand that has it.

The rows are in :mod:`scorer.yaku` and :mod:`scorer.yakuman`. A row is tested where its part of the
hand is there at all: nobody asks about dragons in a hand without honours.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from scorer.ruleset import HandRules
from scorer.tiles import KINDS, ORPHANS, parse_tiles

OUTSIDE_TILES: Final = sum(1 << tile for tile in ORPHANS)
WIND_TILES: Final = 0b1111 << 27
DRAGON_TILES: Final = 0b111 << 31
HONOUR_TILES: Final = WIND_TILES | DRAGON_TILES
SIMPLE_TILES: Final = (1 << KINDS) - 1 & ~OUTSIDE_TILES
NOT_GREEN_TILES: Final = (1 << KINDS) - 1 & ~sum(1 << tile for tile in parse_tiles("23468s6z"))

(
    THIRTEEN_ORPHANS,
    NO_SIMPLES,
    ALL_GREEN,
    ALL_SIMPLES,
    ONE_SUIT,  # at most one, with or without honours
    ANY,  # four sets and a pair, or seven pairs
    DOUBLED,  # a pair of equal chows
    THREE_CHOWS,  # three different ones, or four
    ALL_OUTSIDE,  # a terminal or honour in every set and the pair, and at least one chow
    NO_CHOWS,
    DRAGONS,  # a pung or kong of them
    WINDS,  # a pung or kong of them
    THREE_HONOURS,  # three pungs or kongs of winds and dragons, or four
    SETS,  # four sets and a pair
    THREE_PUNGS,  # or kongs, or four
    KONGS,  # three or more
    NINE_KINDS,
    IN_FIRST_TURN,
    SEVEN_PAIRS,
    PLAIN,  # closed, and with fu for nothing but the win itself
    CONCEALED,  # three or more concealed pungs
    BY_WIN,  # whatever the tiles are
) = (1 << bit for bit in range(22))
"""Parts of a hand: what has to be there before a row is worth its test, in the answer's order."""


class Facts(NamedTuple):
    """All that a test may ask: the win, the tiles, and one split of them with its melds."""

    rules: HandRules
    flags: int
    closed: bool
    seat: int = 0
    round: int = 0
    mask: int = 0
    """One bit for each kind in the whole hand."""
    counts: int = 0
    """Four bits a kind: the concealed tiles and the winning tile."""
    win: int = 0
    """The kind of the winning tile."""
    melds: int = 0
    chows: int = 0
    """One bit for the first tile of each chow, melds too."""
    pungs: int = 0
    """One bit for each pung and kong, melds too."""
    pair: int = -1
    doubled: int = 0
    """How many pairs of equal chows count."""
    kongs: int = 0
    concealed: int = 0
    """Concealed pungs and kongs; a pung that a discard completed is none."""
    pair_wait: bool = False
    """Whether the winning tile completed the pair."""


Test = Callable[[Facts], object]
"""What it answers counts as true or false."""


def always(_: Facts) -> bool:
    """The test of a row that holds wherever its part is there."""
    return True


Example = dict[str, Any]
"""A winning hand, as ``tenbou score --json`` takes it."""


class Yaku(NamedTuple):
    id: str
    closed: int
    """Han that most books give it in a closed hand; 0: only a book that says so has it."""
    open: int
    part: int
    holds: Test
    example: Example


class Yakuman(NamedTuple):
    id: str
    times: int
    """How many yakuman it is in most books; 0: only a book that says so has it."""
    part: int
    holds: Test
    example: Example
    special: Test | None = None
    """Whether it has the wait that some books pay double."""
    instead_of: str = ""
    """The yakuman that it is paid in place of."""


def won(concealed: str, win: str, *melds: Example, **said: object) -> Example:
    """An example: South, on a discard, unless something else is said."""
    hand: Example = {"concealed": concealed, "win": win, "by": "ron", "seat": "S"}
    return hand | ({"melds": list(melds)} if melds else {}) | said


def meld(kind: str, tiles: str, source: str | None = None) -> Example:
    return {"kind": kind, "tiles": tiles} | ({} if source is None else {"from": source})
