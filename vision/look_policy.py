"""When another look at a photo pays, and of which kind."""

from dataclasses import dataclass
from typing import Final

INVERTED: Final = "inverted"
STRETCHED: Final = "stretched"
RESHAPED: Final = "reshaped"
CLOSER: Final = "closer"
AT_THE_HAND: Final = "at the hand"
TURNED: Final = "turned"
BRIGHTER: Final = "brighter"
FLAT: Final = "flat"
SMALLER: Final = "smaller"
LARGER: Final = "larger"
LOOKS: Final = (
    BRIGHTER, INVERTED, STRETCHED, RESHAPED, CLOSER, TURNED, AT_THE_HAND, FLAT, SMALLER, LARGER,
)  # fmt: skip
"""Every kind of other look, in the order in which they come."""


@dataclass(frozen=True)
class LookRule:
    """When a second look pays, and what is looked at."""

    doubtful: float = 0.62
    """Mean score of the tiles: below, the photo may have been squeezed on its way here."""
    squeezed: float = 1.2
    """Doublings: tiles so much longer than wide, or wider than long, are in no other photo."""
    still_squeezed: float = 0.8
    """The same of a photo that is known to have been squeezed."""
    stretch: float = 3.0
    """Programs that photos pass through make squares of them, of a long row even; so much wider,
    its tiles are tiles again, or long enough to say how much is missing."""
    upright: float = 0.4
    """Doublings: a face is a third longer than wide."""
    more: float = 1.1
    """Times the evidence that another shape of the photo must show to be the right one."""
    fewest: int = 4
    """Tiles: fewer say nothing about the photo's shape."""
    longest_side: int = 4096
    """Pixels of a photo that was given its shape back."""
    smallest: float = 0.75
    """Of a look's side: where there is time for less, it would show too little."""
    small_tile: float = 22.0
    """Pixels of the network's picture: smaller tiles are worth a look at them alone."""
    around: float = 2.5
    """Tile widths around the part with tiles."""
    around_hand: float = 3.5
    """The same around the hand: a meld, or the winning tile, that was not seen may lie there."""
    closer: float = 1.25
    """Times as large as before: a part that does not show its tiles so is no closer look."""
    unsure_face: float = 0.99
    """A face read with less is read in its other three rotations as well: on rendered photos in
    training styles, where one in thirty is, that repairs as many tiles as doing so with all."""
    same_place: float = 0.1
    """Of a tile's shorter side, corner from corner: what was read surely there is read."""
    flat_tile: float = 28.0
    """Pixels to a tile's width in the picture of the table from above, where the hand is in doubt.
    With 36 fewer hands of development seeds were right: larger tiles are taken for two."""
    smaller_side: int = 352
    """Pixels of the network's picture where the hand is in doubt: a tile that is framed in part, or
    with its neighbour, is framed well in most pictures of another size."""
    larger_side: int = 512
    white: float = 230.0
    """As bright as the lightest part of a photo of tiles should be, of 255."""
    most_light: float = 4.0
    """Times: more brings out nothing but grain."""
    black_face: float = 90.0
    """Of 255, of most faces' ground: they may be pale ink on black, of which the detector has
    learned nothing."""
    dark: float = 2.0
    """Times as bright as it is: a photo in less light is looked at brighter, and no other."""


RULE: Final = LookRule()


@dataclass(frozen=True)
class Look:
    """A second look that was taken."""

    name: str
    why: str
    seconds: float
