"""Removes what is not a tile: no face to the reader, or a second frame over a surer one."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.detect.detector import SURE
from vision.geometry import area, at_one_place, keep_surest, shared_area
from vision.scene import Scene

NO_TILES: Final = "no tiles"
DOUBLES: Final = "doubles"


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


RULE: Final = DoublesRule()


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
    near = away < RULE.reach * np.sqrt(areas)[:, None]
    for number, other in zip(*np.nonzero(near & ~same), strict=True):
        if scores[number] <= scores[other] and number != other:
            shared = shared_area(quads[number], quads[other]) / min(areas[number], areas[other])
            same[number, other] = _is_double(scores[number] / max(scores[other], 1e-6), shared)
    kept = {tiles[number].id for number in keep_surest(scores, same)}
    doubles = {tile.id for tile in tiles} - kept
    return scene.without(doubles, DOUBLES, "over a tile that is surer")


def _is_double(surety: float, overlap: float) -> bool:
    """``surety`` is its score as a share of the other's."""
    if overlap > RULE.mostly_over:
        return surety < RULE.surer
    return overlap > RULE.over and surety < RULE.clearly_surer
