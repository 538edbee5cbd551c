"""Removes answers that are no tile of their own: no face to the reader, a second frame over a surer
one, or a die. The detector finds some dice faintly, and to the reader their pips are a sure four of
circles.

A die lies by itself, and the tiles say how large a tile would be in its place: a die is smaller,
and as wide as it is high.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.detect.detector import SURE
from vision.geometry import area, as_quads, at_one_place, keep_surest, shared_area
from vision.layout.table import FEWEST_FACES, plane_of, sides
from vision.scene import Scene

NO_TILES: Final = "no tiles"
DOUBLES: Final = "doubles"
DICE: Final = "dice"


@dataclass(frozen=True)
class DoublesRule:
    over: float = 0.45
    """Of the smaller frame. Real tiles overlap as much only where one lies on another."""
    clearly_surer: float = 0.7
    """On rendered photos in training styles, phantoms have less than this of the real one's score,
    and tiles that truly overlap in the picture have more."""
    mostly_over: float = 0.62
    surer: float = 0.88
    """The same for frames that lie over each other still more: half of a tile that lies on its side
    looks like a tile of its own."""
    reach: float = 1.2
    """Tile sides: frames farther from each other share next to nothing."""


DOUBLES_RULE: Final = DoublesRule()


def drop_what_is_no_tile(scene: Scene) -> Scene:
    """What the reader takes for no face, and backs found faintly, which may be a bit of table."""
    none = {tile.id for tile in scene.tiles if not tile.is_tile}
    faint = {tile.id for tile in scene.backs if tile.score < SURE}
    scene = scene.without(none, NO_TILES, "no face, as the reader says")
    return scene.without(faint, NO_TILES, "a back found faintly")


def drop_doubles(scene: Scene) -> Scene:
    tiles = scene.tiles
    if not tiles:
        return scene
    quads, scores = [tile.quad for tile in tiles], [tile.score for tile in tiles]
    areas = [area(quad) for quad in quads]
    middles = np.array([tile.centre for tile in tiles])
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    same = at_one_place(quads)
    near = away < DOUBLES_RULE.reach * np.sqrt(areas)[:, None]
    for number, other in zip(*np.nonzero(near & ~same), strict=True):
        if scores[number] <= scores[other] and number != other:
            shared = shared_area(quads[number], quads[other]) / min(areas[number], areas[other])
            same[number, other] = _is_double(scores[number] / max(scores[other], 1e-6), shared)
    kept = {tiles[number].id for number in keep_surest(scores, same)}
    doubles = {tile.id for tile in tiles} - kept
    return scene.without(doubles, DOUBLES, "over a tile that is surer")


def _is_double(surety: float, overlap: float) -> bool:
    """``surety`` is its score as a share of the other's."""
    if overlap > DOUBLES_RULE.mostly_over:
        return surety < DOUBLES_RULE.surer
    return overlap > DOUBLES_RULE.over and surety < DOUBLES_RULE.clearly_surer


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


DICE_RULE: Final = DiceRule()


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
        (away.min(axis=1) > DICE_RULE.alone)
        & (lengths[0] < DICE_RULE.widest)
        & (lengths[1] < DICE_RULE.highest)
        & (plane.misfits(quads) > DICE_RULE.misfit)
    )
    dice = {tile.id for tile, die in zip(faces, is_die, strict=True) if die}
    return scene.without(dice, DICE, "as small as a die, by itself")
