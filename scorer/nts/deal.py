"""What lies on the table when a hand of NTS ends: hands, melds, and how it was won."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from scorer.hand import WINDS, Meld, Wind
from scorer.tiles import Tile


class Round(StrEnum):
    """The wind of the round, or the green dragon that rules a last round of three or five."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    GREEN_DRAGON = "G"

    @property
    def wind_tile(self) -> Tile | None:
        return None if self is Round.GREEN_DRAGON else WINDS["ESWN".index(self.value)].tile


class LuckyTile(StrEnum):
    """The four seasons, 1–4, and the four flowers, 5–8, each row in the order E S W N."""

    SPRING = "1"
    SUMMER = "2"
    AUTUMN = "3"
    WINTER = "4"
    PLUM = "5"
    ORCHID = "6"
    CHRYSANTHEMUM = "7"
    BAMBOO = "8"

    @property
    def owner(self) -> Wind:
        return WINDS[(int(self.value) - 1) % 4]


LUCKY_ROWS: Final = (tuple(LuckyTile)[:4], tuple(LuckyTile)[4:])


@dataclass(frozen=True, slots=True)
class Hand:
    """One player's tiles. The winner's winning tile is not among them."""

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    lucky: tuple[LuckyTile, ...] = ()
    dead: bool = False

    @property
    def size(self) -> int:
        """Tiles as the game counts them: a kong fills the place of three."""
        return len(self.concealed) + 3 * len(self.melds)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles of the hand as kinds: a red five is a five in NTS."""
        melded = (tile.kind for meld in self.melds for tile in meld.tiles)
        return (*(tile.kind for tile in self.concealed), *melded)

    @property
    def is_closed(self) -> bool:
        return not any(meld.is_open for meld in self.melds)


CIRCUMSTANCES: Final = (
    "last_wall_tile",
    "last_discard",
    "kong_bloom",
    "kong_on_kong",
    "robbed_kong",
    "heaven",
    "earth",
)
"""The fields of a win that say what was special about its tile."""


@dataclass(frozen=True, slots=True)
class Win:
    """Who went out, on which tile, and what was special about that tile."""

    winner: Wind
    tile: Tile
    discarder: Wind | None = None
    """Who threw the winning tile, or made the kong it was robbed from; None when self-drawn."""
    last_wall_tile: bool = False
    last_discard: bool = False
    kong_bloom: bool = False
    kong_on_kong: bool = False
    robbed_kong: bool = False
    heaven: bool = False
    earth: bool = False

    @property
    def self_drawn(self) -> bool:
        return self.discarder is None


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything needed to score and settle one hand; without a win it was a draw."""

    hands: Mapping[Wind, Hand]
    win: Win | None
    round: Round = Round.EAST
    ruling: Wind | None = None
    """The player who pays and receives double in the green dragon's round of three players."""
    dreamer: bool = False
    """A fifth player sits this hand out."""
    chips: bool = False
    """Settled with chips, so every hand is rounded first."""
    counted: Mapping[Wind, int] = field(default_factory=dict)
    """What the players counted themselves: the points of these hands are known, not their tiles."""
