"""A hole of one tile's size in a row, with the ivory of its neighbours: a blank tile is there.

A white dragon without a frame is nearly nothing to see. Where tiles lie side by side, two of them
are two widths apart, and what is between them has the colour of their ground while the table has
not, there is one all the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection
from vision.detect.detector import SURE
from vision.geometry import Image, Quad, as_quads, axes, differences, tile_units
from vision.repair.colours import which_are_ivory
from vision.scene import Scene, found_tile

NAME: Final = "gaps"


@dataclass(frozen=True)
class GapRule:
    nearest: float = 0.85
    """Tile widths between the middles of two tiles that touch."""
    farthest: float = 1.25
    same_pitch: float = 0.12
    """A hole's neighbours are twice as far apart as two that touch, but for this share."""
    aside: float = 0.35
    """Of a tile, off the line of the row."""
    alike: float = 0.35
    """Difference in size and slant between the two tiles beside the hole."""
    taken: float = 0.6
    """Of a tile: something else is nearer to the hole's middle."""
    beside: float = 1.2
    """Tile lengths from the hole to the table above and below the row."""
    fewest: int = 3
    """Faces: two beside the hole, and one that says how far apart they lie."""


GAP_RULE: Final = GapRule()


@dataclass(frozen=True, eq=False)
class _Hole:
    quad: Quad
    beside: tuple[Quad, ...]
    """Free places on both sides of the row."""


def fill_white_gaps(scene: Scene) -> Scene:
    faces = [tile.quad for tile in scene.faces if tile.score >= SURE]
    others = [tile.quad for tile in scene.tiles if tile.is_back or tile.score < SURE]
    holes = white_gaps(scene.picture, faces, others)
    blank = [found_tile(Detection(quad, SURE, "face")) for quad in holes]
    return scene.with_added(blank, NAME, "a hole in a row, with the ivory of its neighbours")


def white_gaps(
    image: Image, faces: Sequence[Quad], others: Sequence[Quad], rule: GapRule = GAP_RULE
) -> list[Quad]:
    """Holes between two faces that have the faces' ground; ``others`` fill holes, no more."""
    holes = _holes(faces, others, rule)
    if not holes:
        return []
    ivory = iter(which_are_ivory(image, faces, [q for h in holes for q in (h.quad, *h.beside)]))
    white = []
    for hole in holes:
        is_white, *table = [next(ivory) for _ in (hole.quad, *hole.beside)]
        if is_white and not any(table):
            white.append(hole.quad)
    return white


def _holes(faces: Sequence[Quad], others: Sequence[Quad], rule: GapRule) -> list[_Hole]:
    if len(faces) < rule.fewest:
        return []
    quads, shapes = as_quads(faces), axes(faces)
    middles = quads.mean(axis=1)
    taken = as_quads([*faces, *others]).mean(axis=1)
    holes: list[_Hole] = []
    for first, own in zip(*tile_units(faces), strict=True):
        away = (middles - middles[first]) @ own.T
        alike = differences(own, shapes) < rule.alike
        for direction in (0, 1):
            in_line = alike & (np.abs(away[:, 1 - direction]) < rule.aside)
            second = _across_a_hole(np.where(in_line, away[:, direction], 0), rule)
            if second is None:
                continue
            quad = np.asarray((quads[first] + quads[second]) / 2, np.float32)
            if not _is_free(quad, taken, own, rule):
                continue
            step = rule.beside * shapes[first][:, 1 - direction]
            sides = [np.asarray(quad + sign * step, np.float32) for sign in (-1, 1)]
            holes.append(_Hole(quad, tuple(s for s in sides if _is_free(s, taken, own, rule))))
            taken = np.concatenate([taken, quad.mean(axis=0)[None]])
    return holes


def _across_a_hole(far: NDArray[np.floating], rule: GapRule) -> int | None:
    """The next tile of the row, if it is two pitches away; ``far`` in tiles, 0: not in line."""
    after = far - 1 > rule.nearest  # farther than a tile that touches
    if not after.any():
        return None
    second = int(np.argmin(np.where(after, far, np.inf)))
    steps = np.abs(np.concatenate([far[far < 0], far[after] - far[second]]))
    touching = steps[(steps > rule.nearest) & (steps < rule.farthest)]
    twice = np.abs(far[second] / touching - 2) < 2 * rule.same_pitch
    return second if twice.any() else None


def _is_free(
    quad: Quad, taken: NDArray[np.float32], own: NDArray[np.float32], rule: GapRule
) -> bool:
    away = np.abs((taken - quad.mean(axis=0)) @ own.T).max(axis=1)
    return float(away.min()) > rule.taken
