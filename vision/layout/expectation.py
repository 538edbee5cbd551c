"""What the table already knows about a hand before the photo is looked at."""

from dataclasses import dataclass
from typing import Final, Literal

from scorer.tiles import Tile

Game = Literal["riichi", "nts"]
Side = Literal["near", "right", "far", "left"]
"""Which edge of the picture the player sits at."""


@dataclass(frozen=True)
class Expectation:
    """Evidence for the search, never a command: what the photo shows clearly outweighs it."""

    won: bool = True
    """Whether somebody won with the hand; else it has 13 tiles, and no winning one."""
    game: Game = "riichi"
    red_fives: int | None = None
    """In each suit, as the rule set has them; None where the rules are not known."""
    side: Side | None = None
    """Where the winner sits, seen from the camera."""
    win: Tile | None = None
    """The winning tile, where the table knows it: the discard of a ron."""
    dora_indicators: tuple[Tile, ...] | None = None
    """The indicators that are already known."""
    kong_dora: bool = True
    """Whether each kong turns one more."""


NOTHING_KNOWN: Final = Expectation()
