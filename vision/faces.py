"""What the reader can answer: the 37 tiles, another face, or no face at all."""

from typing import Final

from scorer.tiles import TILES

FLOWER: Final = 37
"""Flowers, seasons and other faces that riichi does not use; `x` in labels."""

NOT_A_FACE: Final = 38
"""A back, a piece of table, half of two tiles."""

CLASS_COUNT: Final = 39
CLASS_NAMES: Final[tuple[str, ...]] = (*(str(tile) for tile in TILES), "x", "none")

# Turned by 180° these faces look the same (or nearly, in many sets), so that nobody can say which
# way up they lie: 1p 2p 4p 5p 8p 9p, 2s 4s 5s 6s 8s 9s, the white dragon, and the red 5p and 5s.
LOOKS_SAME_UPSIDE_DOWN: Final = frozenset(
    CLASS_NAMES.index(name)
    for name in (
        "1p 2p 3p 4p 5p 6p 8p 9p 2s 3s 4s 5s 6s 8s 9s 5z 0p 0s".split()
    )
)
