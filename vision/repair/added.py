"""The tile that was added to a pung: two turned tiles that touch along their longer sides are often
framed as one, or the outer one is missed.

Where a turned tile lies beside a pair of a kind, it is plain where both would lie: the claimed tile
at the foot of its neighbour, the added one beyond it. If there is ivory at the outer place, both
are read; four of a kind are a kong, whatever the frames say.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from scorer.tiles import TILES
from vision.detect import Detection
from vision.geometry import Quads, across_and_down, area, as_quads, shared_area
from vision.layout.table import FEWEST_FACES, TALL, Array, Flags, plane_of
from vision.read.faces import FLOWER
from vision.repair.ivory import Ivory
from vision.scene import Proposal, Scene, SeenTile, found_tile

ADDED: Final = "added kong"


@dataclass(frozen=True)
class AddedRule:
    """Lengths in tile widths."""

    turned: tuple[float, float] = (1.15, 1.7)
    """Along the row, of a turned tile and of two in one frame."""
    beside: tuple[float, float] = (0.85, 1.6)
    """Between the middles of a turned tile and its neighbour, along the row."""
    off: float = 0.9
    """Across it: two in one frame lie half a tile higher."""
    one: float = 1.2
    """Across it, of a frame of one turned tile; a longer one is of two, or of one and a half."""
    claimed: tuple[float, float] = (-0.25, 0.25)
    """Between the middle of such a frame and where the claimed tile would lie."""
    both: tuple[float, float] = (0.05, 0.9)
    """The same of a longer frame."""
    fits: float = 0.15
    """Misfit of the neighbour's frame, as a logarithm: it is the ruler."""
    there: float = 0.55
    """What a frame and a place share, of what either covers, where the frame is right."""
    covered: float = 0.4
    """Of the smaller one, what a frame and a tile in its place share."""
    ivory: float = 0.2
    """Of the outer place: a face is ivory and much ink."""
    sure: float = 0.9
    """How sure the reader must be of both faces."""
    reach: float = 4.5
    """To the third tile of the pung."""


RULE: Final = AddedRule()
_NOTHING: Final = 1e-6


def propose_added_tiles(scene: Scene) -> Scene:
    """Both turned tiles of each pung that may be a kong, the claimed one first."""
    faces = scene.faces
    if len(faces) < FEWEST_FACES:
        return scene
    proposals = [
        Proposal(found_tile(Detection(quad, turned.score, "face")), (turned.id, beside.id), ADDED)
        for turned, beside, both in _places(scene, faces)
        for quad in both
    ]
    return replace(scene, proposals=(*scene.proposals, *proposals)) if proposals else scene


def take_added_tiles(scene: Scene) -> Scene:
    """Two turned tiles that the reader takes for what lies beside them make a kong of it."""
    asked = [proposal for proposal in scene.proposals if proposal.stage == ADDED]
    if not asked:
        return scene
    others = tuple(proposal for proposal in scene.proposals if proposal.stage != ADDED)
    scene = replace(scene, proposals=others)
    for claimed, added in zip(asked[::2], asked[1::2], strict=True):
        beside = [tile for tile in scene.faces if tile.id == claimed.pieces[1]]
        if beside and _is_a_kong(scene, beside[0], claimed.tile, added.tile):
            scene = _with_both(scene, beside[0], claimed.tile, added.tile)
    return scene


def _places(
    scene: Scene, faces: tuple[SeenTile, ...]
) -> Iterator[tuple[SeenTile, SeenTile, Quads]]:
    """Turned tiles with their neighbour, and where the claimed and the added tile would lie."""
    pairs = _pairs(faces)
    if not pairs.any():
        return
    plane = plane_of(scene.tiles, scene.size)
    quads = as_quads([tile.quad for tile in faces])
    flat = plane.on_table(quads)
    middles, (across, down) = flat.mean(axis=1), across_and_down(flat)
    to_photo = np.linalg.inv(plane.matrix)
    ivory = Ivory(scene.picture, list(quads))
    fit = pairs & (plane.misfits(quads) < RULE.fits)
    for beside in _neighbours(middles, across, down, fit):
        foot = middles[beside.ruler] + beside.away * beside.along
        for way in (beside.up, -beside.up):
            claimed = foot - way * (TALL / 2 - 0.5)
            if not _may_be(beside.high, float((middles[beside.turned] - claimed) @ way)):
                continue
            places = (claimed, claimed + way)
            both = np.array([_turned_tile(place, beside.along, way) for place in places])
            shown = cv2.perspectiveTransform(both, to_photo).astype(np.float32)
            if not _is_framed(shown[1], quads) and _is_ivory(scene, ivory, shown[1]):
                yield faces[beside.turned], faces[beside.ruler], shown


def _pairs(faces: Sequence[SeenTile]) -> Flags:
    """Which of the faces have another of their kind in view."""
    kinds = [_kind(tile) for tile in faces]
    return np.array([kind is not None and kinds.count(kind) > 1 for kind in kinds])


@dataclass(frozen=True, eq=False)
class _Beside:
    """A turned tile and the upright one beside it, by their numbers."""

    turned: int
    ruler: int
    along: Array
    up: Array
    """Unit vectors along the row, and up or down."""
    away: float
    """Along the row, from the upright tile to the turned one."""
    high: float
    """Of the turned tile's frame, across the row."""


def _neighbours(middles: Array, across: Array, down: Array, fit: Flags) -> Iterator[_Beside]:
    """Each turned tile with the nearest of those that fit and beside which it may lie."""
    wide, tall = np.linalg.norm(across, axis=1), np.linalg.norm(down, axis=1)
    is_wide = (wide > tall)[:, None]
    along = np.where(is_wide, down, across) / np.maximum(np.minimum(wide, tall), _NOTHING)[:, None]
    up = np.where(is_wide, across, down) / np.maximum(np.maximum(wide, tall), _NOTHING)[:, None]
    apart = middles[:, None] - middles
    x, y = np.einsum("nrc,rc->nr", apart, along), np.einsum("nrc,rc->nr", apart, up)
    # A frame along the row and across it, by its own sides: an upright tile that lies askew reaches
    # as far along the row as a turned one.
    is_turned = np.abs(across @ along.T) * tall[:, None] < np.abs(down @ along.T) * wide[:, None]
    length = np.where(is_turned, tall[:, None], wide[:, None])
    high = np.where(is_turned, wide[:, None], tall[:, None])
    may_be = (
        fit
        & (RULE.turned[0] < length)
        & (length < RULE.turned[1])
        & (RULE.beside[0] < np.abs(x))
        & (np.abs(x) < RULE.beside[1])
        & (np.abs(y) < RULE.off)
    )
    off = np.where(may_be, np.abs(x) + np.abs(y), np.inf)
    for n in np.flatnonzero(may_be.any(axis=1)):
        r = int(off[n].argmin())
        yield _Beside(int(n), r, along[r], up[r], float(x[n, r]), float(high[n, r]))


def _may_be(high: float, above: float) -> bool:
    """Whether a frame so high, and so far above the claimed tile's place, is of it or of both."""
    least, most = RULE.both if high > RULE.one else RULE.claimed
    return least < above < most


def _turned_tile(middle: Array, along: Array, up: Array) -> Array:
    """Its corners, where its longer sides run along the row."""
    right, top = along * TALL / 2, up / 2
    corners = np.array([-right + top, right + top, right - top, -right - top])
    return np.asarray(middle + corners)


def _is_framed(quad: Array, quads: Quads) -> bool:
    """Whether a frame of one tile has this place: one of two tiles may hold all of it."""
    place = quad.astype(np.float32)
    shared = [shared_area(place, other) for other in quads]
    areas = [area(other) / area(place) for other in quads]
    return any(
        size < RULE.one and part > RULE.there * (area(place) * (1 + size) - part)
        for part, size in zip(shared, areas, strict=True)
    )


def _is_ivory(scene: Scene, ivory: Ivory, quad: Array) -> bool:
    width, height = scene.size
    x, y = quad.mean(axis=0)
    if not (0 <= x < width and 0 <= y < height):
        return False
    return ivory.share_in(quad.astype(np.float32)) >= RULE.ivory


def _is_a_kong(scene: Scene, beside: SeenTile, claimed: SeenTile, added: SeenTile) -> bool:
    kind = _kind(beside)
    if kind is None or any(
        _kind(tile) != kind or tile.confidence < RULE.sure for tile in (claimed, added)
    ):
        return False
    reach = RULE.reach * float(np.sqrt(area(beside.quad)))
    alike = [
        tile
        for tile in scene.faces
        if _kind(tile) == kind and tile.id != beside.id and not _covers(tile, claimed, added)
    ]
    near = [tile for tile in alike if np.hypot(*(tile.centre - beside.centre)) < reach]
    return len(alike) == len(near) == 1


def _kind(tile: SeenTile) -> int | None:
    best = int(tile.probabilities.argmax())
    return None if best >= FLOWER else int(TILES[best].kind)


def _covers(tile: SeenTile, *places: SeenTile) -> bool:
    return any(
        shared_area(tile.quad, place.quad) > RULE.covered * min(area(tile.quad), area(place.quad))
        for place in places
    )


def _with_both(scene: Scene, beside: SeenTile, claimed: SeenTile, added: SeenTile) -> Scene:
    gone = {
        tile.id for tile in scene.faces if tile.id != beside.id and _covers(tile, claimed, added)
    }
    scene = scene.without(gone, ADDED, "in the place of two turned tiles")
    return scene.with_added((claimed, added), ADDED, "two turned tiles beside two of their kind")
