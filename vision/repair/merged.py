"""Two tiles found as one: between tiles that touch there may be no edge to see.

They are known by their size, on the table's plane and beside the tiles around them. Whether two
tiles are there is for the reader to say, who reads both halves with all other faces.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Final

import numpy as np

from vision.detect import Detection
from vision.geometry import Quad, Quads, area, as_quads
from vision.layout.table import plane_of
from vision.read.faces import NOT_A_FACE
from vision.scene import Proposal, Scene, SeenTile, found_tile

MERGED: Final = "merged"


@dataclass(frozen=True)
class MergedRule:
    no_tile: float = 0.22
    """Misfit of a frame on the table's plane, as a logarithm: two tiles as one have 0.35."""
    fits: float = 0.2
    """The same of each half: a frame around two tiles is seldom exact."""
    large: float = 1.5
    """Times the area of the tiles around it, at least."""
    neighbours: int = 8
    fewest: int = 6
    """Tiles in view: among fewer nobody can say what is large."""
    sure: float = 0.9
    """How sure the reader must be of both halves."""


RULE: Final = MergedRule()


def propose_halves(scene: Scene) -> Scene:
    """Both halves of each face that is as large as two."""
    proposals = [
        Proposal(found_tile(Detection(half, tile.score, "face")), (tile.id,), MERGED)
        for tile, halves in _doubles(scene)
        for half in halves
    ]
    return replace(scene, proposals=(*scene.proposals, *proposals)) if proposals else scene


def take_halves(scene: Scene) -> Scene:
    """Halves that the reader takes for faces become tiles."""
    halves: dict[int, list[SeenTile]] = {}
    for proposal in scene.proposals:
        if proposal.stage == MERGED:
            halves.setdefault(proposal.pieces[0], []).append(proposal.tile)
    if not halves:
        return scene
    # Where most tiles were found in pieces, a whole one was large; by now those are joined.
    still = {tile.id: tile for tile, _ in _doubles(scene)}
    cut = {
        id: both for id, both in halves.items() if id in still and _are_two_tiles(both, still[id])
    }
    left = tuple(proposal for proposal in scene.proposals if proposal.stage != MERGED)
    scene = replace(scene, proposals=left).without(set(cut), MERGED, "as large as two tiles")
    made = [half for both in cut.values() for half in both]
    return scene.with_added(made, MERGED, "a half of what is as large as two tiles")


def _doubles(scene: Scene) -> Iterator[tuple[SeenTile, Quads]]:
    """Faces as large as two tiles, with their halves."""
    faces = scene.faces
    if len(faces) < RULE.fewest:
        return
    plane = plane_of(faces, scene.size)
    quads = as_quads([tile.quad for tile in faces])
    areas, middles = np.array([area(quad) for quad in quads]), quads.mean(axis=1)
    for number in np.flatnonzero(plane.misfits(quads) > RULE.no_tile):
        away = np.linalg.norm(middles - middles[number], axis=1)
        near = np.argsort(away)[1 : RULE.neighbours + 1]
        ways = [_halves(np.roll(quads[number], turn, axis=0)) for turn in (0, 1)]
        misfits = [float(plane.misfits(halves).max()) for halves in ways]
        is_large = areas[number] > RULE.large * np.median(areas[near])
        if is_large and min(misfits) < RULE.fits:
            yield faces[number], ways[int(np.argmin(misfits))]


def _halves(quad: Quad) -> Quads:
    """Left and right."""
    top, bottom = (quad[0] + quad[1]) / 2, (quad[3] + quad[2]) / 2
    return np.array([[quad[0], top, bottom, quad[3]], [top, quad[1], quad[2], bottom]], np.float32)


def _are_two_tiles(halves: Sequence[SeenTile], whole: SeenTile) -> bool:
    """Both are faces, read more surely than the whole: half of an eight of circles is a four."""
    faces = all(int(half.probabilities.argmax()) != NOT_A_FACE for half in halves)
    sure = [half.confidence for half in halves]
    return faces and min(sure) >= RULE.sure and prod(sure) > whole.confidence
