"""What the networks are known to get wrong, put right: each repair from a scene to a scene. This is
their order; ``python -m vision.training.worth`` prints what each is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from vision.repair.added import ADDED, propose_added_tiles, take_added_tiles
from vision.repair.ivory import (
    FIFTH_BLANK,
    IVORY_BACKS,
    name_blank_tiles,
    turn_blank_tiles_beyond_four_into_backs,
    turn_ivory_backs_into_faces,
)
from vision.repair.no_tiles import (
    DICE,
    DOUBLES,
    FAINT,
    NO_TILES,
    SIDES,
    drop_dice,
    drop_doubles,
    drop_faint_tiles_outside_rows,
    drop_sides_of_backs,
    drop_what_is_no_tile,
)
from vision.repair.whole_tiles import (
    HALVES,
    MERGED,
    join_pieces,
    propose_halves,
    propose_whole_tiles,
    take_halves,
)
from vision.scene import Scene

When = Literal["found", "read", "asked"]
"""After the detector; after the reader; after it has read what repairs asked for then."""


@dataclass(frozen=True)
class Repair:
    name: str
    when: When
    do: Callable[[Scene], Scene]


REPAIRS: Final[tuple[Repair, ...]] = (
    Repair(FAINT, "found", drop_faint_tiles_outside_rows),
    Repair(IVORY_BACKS, "found", turn_ivory_backs_into_faces),
    Repair(HALVES, "found", propose_whole_tiles),
    Repair(MERGED, "found", propose_halves),
    Repair(HALVES, "read", join_pieces),
    Repair(MERGED, "read", take_halves),
    Repair(ADDED, "read", propose_added_tiles),
    Repair(ADDED, "asked", take_added_tiles),
    Repair(IVORY_BACKS, "asked", name_blank_tiles),
    Repair(NO_TILES, "asked", drop_what_is_no_tile),
    Repair(DOUBLES, "asked", drop_doubles),
    Repair(FIFTH_BLANK, "asked", turn_blank_tiles_beyond_four_into_backs),
    Repair(DICE, "asked", drop_dice),
    Repair(SIDES, "asked", drop_sides_of_backs),
)
