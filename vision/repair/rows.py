"""Faint answers of the detector are believed where they continue a row of tiles: as large as the
tile beside them, in line with it, and clear of it. Parts of tiles and things like tiles are seldom
all three. A blank white dragon is believed by itself: plain ivory of a tile's size on the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.detect.detector import SURE
from vision.geometry import Quad, as_quads, axes, boxes_around, differences, overlaps, tile_units
from vision.layout.table import FEWEST_FACES, plane_of
from vision.repair.ivory import Ivory
from vision.scene import Scene, SeenTile

FAINT: Final = "faint"


@dataclass(frozen=True)
class RowRule:
    alike: float = 0.25
    """Difference in size and slant between neighbours: perspective changes both by less."""
    nearest: float = 0.8
    """Tile widths between the middles of neighbours; frames are a little too large or small."""
    farthest: float = 1.3
    aside: float = 0.35
    """Of a tile, off the line of the row."""
    clear: float = 0.2
    """Overlap with a tile that is there already: more is a part of that tile."""
    misfit: float = 0.15
    """How unlike a tile's the size of a blank one may be on the table, as a logarithm."""


ROW_RULE: Final = RowRule()


def drop_faint_tiles_outside_rows(scene: Scene) -> Scene:
    sure = [tile for tile in scene.tiles if tile.score >= SURE]
    faint = [tile for tile in scene.tiles if tile.score < SURE]
    in_rows = continue_rows([tile.quad for tile in faint], [tile.quad for tile in sure])
    others = [tile for number, tile in enumerate(faint) if number not in in_rows]
    blank = _blank_tiles(scene, sure, others)
    alone = {tile.id for tile in others} - blank
    return scene.without(alone, FAINT, "found faintly, and in no row of tiles")


def _blank_tiles(scene: Scene, sure: Sequence[SeenTile], faint: Sequence[SeenTile]) -> set[int]:
    """Which of the faint ones can only be white dragons: the detector sees nothing on them."""
    faces = [tile for tile in sure if not tile.is_back]
    if not faint or len(faces) < FEWEST_FACES:
        return set()
    misfits = plane_of(faces, scene.size).misfits(as_quads([tile.quad for tile in faint]))
    over = overlaps(
        boxes_around([tile.quad for tile in faint]), boxes_around([tile.quad for tile in sure])
    ).max(axis=1)
    some = [
        tile
        for tile, misfit, shared in zip(faint, misfits, over, strict=True)
        if misfit < ROW_RULE.misfit and shared < ROW_RULE.clear
    ]
    backs = [tile.quad for tile in sure if tile.is_back]
    ivory = Ivory(scene.picture, [tile.quad for tile in faces])
    blank = ivory.which_are_blank(backs, [tile.quad for tile in some])
    return {tile.id for tile, is_blank in zip(some, blank, strict=True) if is_blank}


def continue_rows(
    doubtful: Sequence[Quad], sure: Sequence[Quad], rule: RowRule = ROW_RULE
) -> list[int]:
    """Which of the doubtful quads lie in a row with the sure ones, one after another: each that is
    believed speaks for the next."""
    believed: list[int] = []
    left, known = list(range(len(doubtful))), list(sure)
    while left and known:
        more = _beside([doubtful[number] for number in left], known, rule)
        if not more:
            break
        found = [left[index] for index in more]
        believed += found
        known += [doubtful[number] for number in found]
        left = [number for number in left if number not in found]
    return believed


def _beside(doubtful: Sequence[Quad], sure: Sequence[Quad], rule: RowRule) -> list[int]:
    solid, units = tile_units(sure)
    middles = as_quads(sure).mean(axis=1)[solid]
    taken = list(boxes_around(sure))
    believed = []
    shapes, boxes = axes(doubtful), boxes_around(doubtful)
    for index, quad in enumerate(doubtful):
        alike = differences(units, shapes[index]) < rule.alike
        away = np.abs((units @ (quad.mean(axis=0) - middles)[:, :, None])[:, :, 0])
        near, far = away.min(axis=1), away.max(axis=1)
        beside = alike & (near < rule.aside) & (far > rule.nearest) & (far < rule.farthest)
        if beside.any() and overlaps(boxes[index][None], np.array(taken)).max() < rule.clear:
            believed.append(index)
            taken.append(boxes[index])
    return believed
