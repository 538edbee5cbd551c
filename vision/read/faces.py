"""What the reader can answer: the 37 tiles, another face, or no face at all."""

from typing import Final

from scorer.tiles import TILES

WHITE_DRAGON: Final = 31
GREEN_DRAGON: Final = 32

FLOWER: Final = 37
"""Flowers, seasons and other faces that riichi does not use; `x` in labels."""

NOT_A_FACE: Final = 38
"""A back, a piece of table, half of two tiles."""

NO_NUMBER: Final = 8
"""A flower or season that shows neither a figure nor a character; those that do are numbered from 0
in the order of ``scorer.nts.deal.LuckyTile``."""

CLASS_COUNT: Final = 39
CLASS_NAMES: Final[tuple[str, ...]] = (*(str(tile) for tile in TILES), "x", "none")

# Turned by 180° these faces look the same (or nearly, in many sets), so that nobody can say which
# way up they lie: circles but the seven, bamboo but one and seven, and the white dragon.
LOOKS_SAME_UPSIDE_DOWN: Final = frozenset(
    (9, 10, 11, 12, 13, 14, 16, 17, 19, 20, 21, 22, 23, 25, 26, 31, 35, 36)
)
