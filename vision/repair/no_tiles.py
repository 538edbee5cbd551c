"""Removes answers that are no tile of their own: those found faintly in no row of tiles, no face to
the reader, a second frame over a surer one, a die, or the side of a back.

Faint answers of the detector are believed where they continue a row: as large as the tile beside
them, in line with it, and clear of it. Parts of tiles and things like tiles are seldom all three. A
blank white dragon is believed by itself: plain ivory of a tile's size on the table.

Some dice are found faintly, and to the reader their pips are a sure four of circles. A die lies by
itself, and the tiles say how large a tile would be in its place: a die is smaller, and as wide as
it is high.

Where a camera looks at a table from low down, it sees the ivory side of the last back of a wall, as
wide as the back and right below it, like a white dragon. One that lies there shows a side of its
own below it, which is ivory, too; below the side of a back there is the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.detect.detector import SURE
from vision.geometry import (
    Quad,
    across_and_down,
    area,
    as_quads,
    at_one_place,
    axes,
    boxes_around,
    differences,
    keep_surest,
    overlaps,
    shared_area,
    tile_units,
)
from vision.layout.table import FEWEST_FACES, plane_of
from vision.read.faces import WHITE_DRAGON
from vision.repair.ivory import Ivory
from vision.scene import Scene, SeenTile

FAINT: Final = "faint"
NO_TILES: Final = "no tiles"
DOUBLES: Final = "doubles"
DICE: Final = "dice"
SIDES: Final = "sides"


_SURELY_FOUND: Final = 0.6
"""Score of what lies there, whatever the reader says: on development tables three hands in a
hundred have such a frame that is none."""


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
    none = [tile for tile in scene.tiles if not tile.is_tile]
    unread = tuple(tile for tile in none if tile.score >= _SURELY_FOUND)
    faint = {tile.id for tile in scene.backs if tile.score < SURE}
    scene = scene.without({tile.id for tile in none}, NO_TILES, "no face, as the reader says")
    scene = replace(scene, unread=unread)
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
    # Of all tiles: the layout asks for the same plane next.
    plane = plane_of(scene.tiles, scene.size)
    quads = as_quads([tile.quad for tile in faces])
    flat = plane.on_table(quads)
    lengths = np.sort([np.linalg.norm(way, axis=1) for way in across_and_down(flat)], axis=0)
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


SIDES_RULE: Final = SidesRule()


def drop_sides_of_backs(scene: Scene) -> Scene:
    blank = [tile for tile in scene.faces if _is_blank(tile)]
    printed = [tile.quad for tile in scene.faces if not _is_blank(tile)]
    if not blank or len(printed) < FEWEST_FACES or not scene.backs:
        return scene
    if plane_of(scene.tiles, scene.size).foreshortening > SIDES_RULE.low:
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
    return bool(away < SIDES_RULE.apart * np.linalg.norm(one[1] - one[0]))


def _shows_its_side(tile: SeenTile, scene: Scene, ivory: Ivory) -> bool:
    """Whether there is ivory below it, or another tile, which would hide its side."""
    far, near = _far_and_near(tile.quad)
    strip = np.concatenate([near, (near + SIDES_RULE.below * (near - far))[::-1]]).astype(
        np.float32
    )
    if any(
        shared_area(strip, other.quad) > SIDES_RULE.covered * area(strip)
        for other in scene.tiles
        if other.id != tile.id
    ):
        return True
    return ivory.share_in(strip) >= SIDES_RULE.ivory
