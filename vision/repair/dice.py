"""A die is no tile: the detector finds some of them faintly, and to the reader its pips are a sure
four of circles.

It lies by itself, and the tiles say how large a tile would be in its place: a die is smaller, and
as wide as it is high.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.geometry import as_quads
from vision.layout.table import FEWEST_FACES, plane_of, sides
from vision.scene import Scene

DICE: Final = "dice"


@dataclass(frozen=True)
class DiceRule:
    """Lengths in tile widths. Of 6,405 faces of tiles in 330 rendered photos in training styles
    none is taken for a die, of 37 frames without a tile 12, all of them dice."""

    alone: float = 1.3
    """From its middle to that of the next face: a tile of a row has one nearer."""
    widest: float = 0.85
    highest: float = 1.05
    """Of a face, which has 1.0 and 1.33."""
    misfit: float = 0.25
    """Of its frame, as a logarithm: beyond what corners are off by."""


RULE: Final = DiceRule()


def drop_dice(scene: Scene) -> Scene:
    faces = scene.faces
    if len(faces) < FEWEST_FACES:
        return scene
    plane = plane_of(faces, scene.size)
    quads = as_quads([tile.quad for tile in faces])
    flat = plane.on_table(quads)
    lengths = np.sort([np.linalg.norm(way, axis=1) for way in sides(flat)], axis=0)
    middles = flat.mean(axis=1)
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    np.fill_diagonal(away, np.inf)
    is_die = (
        (away.min(axis=1) > RULE.alone)
        & (lengths[0] < RULE.widest)
        & (lengths[1] < RULE.highest)
        & (plane.misfits(quads) > RULE.misfit)
    )
    dice = {tile.id for tile, die in zip(faces, is_die, strict=True) if die}
    return scene.without(dice, DICE, "as small as a die, by itself")
