"""A tile's own side is no white dragon: where a camera looks at a table from low down, it sees the
ivory side of the last back of a wall, as wide as the back and right below it.

A white dragon that lies there shows a side of its own below it, which is ivory, too. Below the side
of a back there is the table.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad, area, shared_area
from vision.layout.table import FEWEST_FACES, plane_of
from vision.read.faces import WHITE_DRAGON
from vision.repair.ivory import Ivory
from vision.scene import Scene, SeenTile

SIDES: Final = "sides"


@dataclass(frozen=True)
class SidesRule:
    low: float = 0.8
    """The table's foreshortening at most: from higher up no side of a tile is seen."""
    apart: float = 0.2
    """Of an edge's length: how far its ends may be from those of the back's."""
    below: float = 0.3
    """Of its height: the strip below it that would show a side of its own."""
    ivory: float = 0.5
    """Of this strip, at least, is ivory below a face."""
    covered: float = 0.3
    """Of this strip, at least, is another tile's where one lies nearer."""


RULE: Final = SidesRule()


def drop_sides_of_backs(scene: Scene) -> Scene:
    blank = [tile for tile in scene.faces if _is_blank(tile)]
    printed = [tile.quad for tile in scene.faces if not _is_blank(tile)]
    if not blank or len(printed) < FEWEST_FACES or not scene.backs:
        return scene
    if plane_of(scene.tiles, scene.size).foreshortening > RULE.low:
        return scene
    edges = [_far_and_near(tile.quad)[1] for tile in scene.backs]
    ivory = Ivory(scene.picture, printed)
    sides = {
        tile.id
        for tile in blank
        if any(_meet(_far_and_near(tile.quad)[0], edge) for edge in edges)
        and not _shows_its_side(tile, scene, ivory)
    }
    return scene.without(sides, SIDES, "the side of a back: the table begins below it")


def _is_blank(tile: SeenTile) -> bool:
    return int(tile.probabilities.argmax()) == WHITE_DRAGON


Edge = NDArray[np.float32]
"""Its left end and its right one."""


def _far_and_near(quad: Quad) -> tuple[Edge, Edge]:
    """The edge that is higher up in the picture, and the one below it."""
    sides = [np.roll(quad, -first, axis=0)[:2] for first in range(4)]
    far = int(np.argmin([side[:, 1].mean() for side in sides]))
    return _from_the_left(sides[far]), _from_the_left(sides[(far + 2) % 4])


def _from_the_left(edge: Edge) -> Edge:
    return edge if edge[0, 0] <= edge[1, 0] else edge[::-1]


def _meet(one: Edge, other: Edge) -> bool:
    away = np.linalg.norm(one - other, axis=1).max()
    return bool(away < RULE.apart * np.linalg.norm(one[1] - one[0]))


def _shows_its_side(tile: SeenTile, scene: Scene, ivory: Ivory) -> bool:
    """Whether there is ivory below it, or another tile, which would hide its side."""
    far, near = _far_and_near(tile.quad)
    strip = np.concatenate([near, (near + RULE.below * (near - far))[::-1]]).astype(np.float32)
    if any(
        shared_area(strip, other.quad) > RULE.covered * area(strip)
        for other in scene.tiles
        if other.id != tile.id
    ):
        return True
    return ivory.share_in(strip) >= RULE.ivory
