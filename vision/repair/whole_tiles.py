"""Frames that are not of one whole tile: a tile found as two pieces, and two tiles found as one.

In poor light a numeral above 萬 looks like two faces; between tiles that touch there may be no edge
to see. Both are known by their size, on the table's plane and beside the tiles around them: pieces
are smaller than those, and together as large as one of them; two in one frame are as large as two.
The reader has the last word, who reads the whole, or both halves, with all other faces; pieces may
also be known by the plane alone, on which the whole is as large as a tile and no piece is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection
from vision.geometry import (
    Quad,
    Quads,
    area,
    as_quads,
    axes,
    from_top_left,
    shared_area,
    side_lengths,
)
from vision.layout.table import Plane, plane_of
from vision.read.faces import NOT_A_FACE
from vision.scene import Proposal, Scene, SeenTile, found_tile

HALVES: Final = "halves"
MERGED: Final = "merged"


@dataclass(frozen=True)
class HalvesRule:
    neighbours: int = 8
    """The nearest tiles, whose sizes say how large a whole one is."""
    fewest: int = 6
    """Tiles in view: among fewer nobody can say what is small."""
    larger_ones: float = 65
    """Percentile of the neighbours' areas that a whole tile has: some may be pieces, too."""
    largest_piece: float = 0.9
    """Of a whole tile's area."""
    whole: tuple[float, float] = (0.7, 1.35)
    """Both pieces together, beside a whole tile."""
    length: float = 1.3
    """Longest side, beside a whole tile's: parts of two neighbouring tiles make a longer one."""
    half: tuple[float, float] = (0.35, 0.75)
    """A piece found without the other one, beside a whole tile."""
    sure: float = 0.9
    """How sure the reader must be of the whole; a half alone read as surely is a small tile."""
    inside: float = 0.6
    """Of a tile: so much of it within the whole makes it a piece of that."""
    fits: float = 0.12
    """Misfit of a whole tile on the table's plane, as a logarithm; sets and frames differ less."""
    no_tile: float = 0.2
    """The same of a piece: a tile that was framed well has less, wherever it lies."""


HALVES_RULE: Final = HalvesRule()


def propose_whole_tiles(scene: Scene) -> Scene:
    """Each pair of faces that would make one tile, and each half grown to one."""
    backs = {tile.id for tile in scene.backs}
    proposals = []
    for numbers, quad in possible_wholes([tile.quad for tile in scene.tiles]):
        pieces = [scene.tiles[number] for number in numbers]
        if not any(piece.id in backs for piece in pieces):
            score = max(piece.score for piece in pieces)
            whole = found_tile(Detection(quad, score, "face"))
            proposals.append(Proposal(whole, tuple(piece.id for piece in pieces), HALVES))
    return replace(scene, proposals=(*scene.proposals, *proposals)) if proposals else scene


def join_pieces(scene: Scene) -> Scene:
    """Pieces that the reader takes for one face become one tile."""
    proposals = [proposal for proposal in scene.proposals if proposal.stage == HALVES]
    if not proposals:
        return scene
    tiles = {tile.id: tile for tile in scene.tiles}
    plane = plane_of(scene.faces, scene.size)
    made: list[SeenTile] = []
    for proposal in sorted(proposals, key=lambda one: -one.tile.confidence):
        pieces = [tiles[id] for id in proposal.pieces if id in tiles]
        are_left = len(pieces) == len(proposal.pieces)
        if (
            are_left
            and (
                is_one_tile(pieces, proposal.tile) or _is_one_by_size(pieces, proposal.tile, plane)
            )
            and not any(_mostly_inside(proposal.tile.quad, other.quad) for other in made)
        ):
            made.append(proposal.tile)
    gone = {
        tile.id
        for tile in scene.faces
        if any(_mostly_inside(tile.quad, whole.quad) for whole in made)
    }
    left = tuple(proposal for proposal in scene.proposals if proposal.stage != HALVES)
    scene = replace(scene, proposals=left).without(gone, HALVES, "a piece of another tile")
    return scene.with_added(made, HALVES, "read as one face, and surer than its pieces")


def is_one_tile(pieces: Sequence[SeenTile], whole: SeenTile) -> bool:
    """Is what was read at the place of all pieces together more likely than the pieces?"""
    if not _is_sure(whole):
        return False
    if len(pieces) > 1:  # two indicators that touch are read more surely than both as one
        return whole.confidence > prod(piece.confidence for piece in pieces)
    # A half alone must be hard to read: a tile seen at a slant is small, too.
    return pieces[0].confidence < HALVES_RULE.sure and pieces[0].name != whole.name


def _is_one_by_size(pieces: Sequence[SeenTile], whole: SeenTile, plane: Plane) -> bool:
    """On the table the whole is as large as a tile, and no piece is: however each is read."""
    sizes = plane.misfits(as_quads([whole.quad, *(piece.quad for piece in pieces)]))
    return _is_sure(whole) and bool(
        sizes[0] < HALVES_RULE.fits and sizes[1:].min() > HALVES_RULE.no_tile
    )


def _is_sure(whole: SeenTile) -> bool:
    return int(whole.probabilities.argmax()) != NOT_A_FACE and whole.confidence >= HALVES_RULE.sure


def possible_wholes(quads: Sequence[Quad]) -> Iterator[tuple[tuple[int, ...], Quad]]:
    """The places of pairs that would make one tile as large as those around, and of halves, each
    with the corners of the whole."""
    if len(quads) < HALVES_RULE.fewest:
        return
    corners = as_quads(quads)
    areas = [area(quad) for quad in corners]
    lengths = side_lengths(corners).max(axis=1).tolist()
    middles = corners.mean(axis=1)
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    for first, (nearest, far) in enumerate(
        zip(np.argsort(away, axis=1).tolist(), away.tolist(), strict=True)
    ):
        for second in nearest[1:5]:
            if second <= first:
                continue
            others = [n for n in nearest if n not in (first, second)]
            size = _usual(areas, others)
            small = max(areas[first], areas[second]) < HALVES_RULE.largest_piece * size
            if small and far[second] ** 2 < size:
                whole, length = around(corners[[first, second]].reshape(8, 2))
                fits = length <= HALVES_RULE.length * _usual(lengths, others)
                if HALVES_RULE.whole[0] <= area(whole) / size <= HALVES_RULE.whole[1] and fits:
                    yield (first, second), whole
        size = _usual(areas, nearest[1:])
        if HALVES_RULE.half[0] < areas[first] / size < HALVES_RULE.half[1]:
            yield from (((first,), quad) for quad in _grown(corners[first], size))


def _mostly_inside(piece: Quad, whole: Quad) -> bool:
    return shared_area(piece, whole) > HALVES_RULE.inside * area(piece)


def _usual(sizes: Sequence[float], nearest: Sequence[int]) -> float:
    """What the whole tiles among the nearest have: a percentile of theirs. NumPy's own takes fifty
    times as long for so few, and this is asked for every pair."""
    near = sorted(sizes[number] for number in nearest[: HALVES_RULE.neighbours])
    place = (len(near) - 1) * HALVES_RULE.larger_ones / 100
    below = int(place)
    above = min(below + 1, len(near) - 1)
    return max(near[below] + (near[above] - near[below]) * (place - below), 1.0)


def _grown(quad: Quad, size: float) -> list[Quad]:
    """The piece made as large as a whole tile, across its longer sides, to either side."""
    across, down = np.linalg.norm(axes([quad])[0], axis=0)
    # Corners 0 and 1 are one longer side, 2 and 3 the other, once the quad is turned for it.
    turn = 0 if across >= down else 1
    turned = np.roll(quad, turn, axis=0)
    growth = (turned[[3, 2]] - turned[[0, 1]]) * np.float32(size / area(quad) - 1)
    up, low = turned.copy(), turned.copy()
    up[[0, 1]] -= growth
    low[[3, 2]] += growth
    return [np.roll(grown, -turn, axis=0) for grown in (up, low)]


def around(points: Quads) -> tuple[Quad, float]:
    """The smallest rectangle around the points, and its longer side."""
    box = cv2.minAreaRect(points)
    return from_top_left(cv2.boxPoints(box).astype(np.float32)), max(box[1])


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


MERGED_RULE: Final = MergedRule()


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
    if len(faces) < MERGED_RULE.fewest:
        return
    quads = as_quads([tile.quad for tile in faces])
    large = _much_larger_than_those_around(quads)
    if not len(large):
        return
    plane = plane_of(faces, scene.size)
    for number in large[plane.misfits(quads[large]) > MERGED_RULE.no_tile]:
        ways = [_halves(np.roll(quads[number], turn, axis=0)) for turn in (0, 1)]
        misfits = [float(plane.misfits(halves).max()) for halves in ways]
        if min(misfits) < MERGED_RULE.fits:
            yield faces[number], ways[int(np.argmin(misfits))]


def _much_larger_than_those_around(quads: Quads) -> NDArray[np.intp]:
    areas, middles = np.array([area(quad) for quad in quads]), quads.mean(axis=1)
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    near = np.argsort(away, axis=1)[:, 1 : MERGED_RULE.neighbours + 1]
    return np.flatnonzero(areas > MERGED_RULE.large * np.median(areas[near], axis=1))


def _halves(quad: Quad) -> Quads:
    """Left and right."""
    top, bottom = (quad[0] + quad[1]) / 2, (quad[3] + quad[2]) / 2
    return np.array([[quad[0], top, bottom, quad[3]], [top, quad[1], quad[2], bottom]], np.float32)


def _are_two_tiles(halves: Sequence[SeenTile], whole: SeenTile) -> bool:
    """Both are faces, read more surely than the whole: half of an eight of circles is a four."""
    faces = all(int(half.probabilities.argmax()) != NOT_A_FACE for half in halves)
    sure = [half.confidence for half in halves]
    return faces and min(sure) >= MERGED_RULE.sure and prod(sure) > whole.confidence
