"""What the networks are known to get wrong, put right: one repair a module, each from a scene to a
scene. This is their order; ``python -m vision.training.worth`` prints what each is worth."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from vision.repair import (
    blank,
    doubles,
    faint,
    false_dragons,
    gaps,
    halves,
    ivory_backs,
    no_tiles,
    plates,
    stray_backs,
    unseen_backs,
)
from vision.scene import Scene

When = Literal["found", "read", "not won"]


@dataclass(frozen=True)
class Repair:
    name: str
    when: When
    """After the detector, after the reader, or where the tiles make no winning hand as they are."""
    do: Callable[[Scene], Scene]


REPAIRS: Final[tuple[Repair, ...]] = (
    Repair(faint.NAME, "found", faint.drop_faint_tiles_outside_rows),
    Repair(gaps.NAME, "found", gaps.fill_white_gaps),
    Repair(ivory_backs.NAME, "found", ivory_backs.turn_ivory_backs_into_faces),
    Repair(halves.NAME, "found", halves.propose_whole_tiles),
    Repair(blank.NAME, "read", blank.name_blank_faces),
    Repair(false_dragons.NAME, "read", false_dragons.turn_false_dragons_down),
    Repair(no_tiles.NAME, "read", no_tiles.drop_what_is_no_tile),
    Repair(plates.NAME, "read", plates.drop_plates),
    Repair(halves.NAME, "read", halves.join_pieces),
    Repair(doubles.NAME, "read", doubles.drop_doubles),
    Repair(unseen_backs.NAME, "not won", unseen_backs.add_unseen_backs),
    Repair(stray_backs.NAME, "not won", stray_backs.drop_stray_backs),
)
