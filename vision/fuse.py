"""Several looks at one photo as one: of frames that lie over each other those that most looks show,
that have a tile's size on the table, and that the reader is sure of. A look that splits one tile
and misses another is right about all the others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.camera.vote import one_of_all
from vision.geometry import area, as_quads, shared_area
from vision.layout.table import plane_of
from vision.scene import Scene, SeenTile


@dataclass(frozen=True)
class FuseRule:
    misfit: float = 0.15
    """Of a frame's size on the table, as a logarithm, that speaks against it; a half has 0.35."""
    same: float = 0.5
    """What two frames of one tile share, of what either covers."""
    over: float = 0.35
    """Of the smaller frame, what two tiles share at most."""
    least: float = 1e-3
    """Worth of a frame that has any size: walls and standing tiles lie higher than the table."""


RULE: Final = FuseRule()


def fuse(scenes: Sequence[Scene]) -> Scene:
    """The tiles of all looks; the first is believed about where the table is."""
    first = scenes[0]
    tiles = [tile for scene in scenes for tile in scene.tiles]
    if not tiles:
        return first
    looks = np.repeat(np.arange(len(scenes)), [len(scene.tiles) for scene in scenes])
    misfits = plane_of(first.faces, first.size).misfits(as_quads([tile.quad for tile in tiles]))
    fits = np.exp(-((misfits / RULE.misfit) ** 2)) + RULE.least
    worth = fits * np.array([tile.score * tile.confidence for tile in tiles])
    same, over = _shared(tiles)
    groups = [_of_each_look(np.flatnonzero(row), looks, worth) for row in same]
    together = [float(worth[group].sum()) for group in groups]
    left = np.ones(len(tiles), np.bool_)
    kept = []
    for number in np.argsort(together)[::-1]:
        if left[number]:
            group = [tiles[n] for n in groups[number] if left[n]]
            kept.append(_as_sure_as_all(one_of_all(group, len(scenes)), len(group)))
            left &= ~over[number]
    return Scene(first.picture).with_added(kept, "fuse", "seen in several looks")


def _as_sure_as_all(tile: SeenTile, looks: int) -> SeenTile:
    """What several looks show faintly is there more surely than what one of them does."""
    return replace(tile, score=min(1.0, tile.score * looks**0.5))


def _of_each_look(
    alike: NDArray[np.intp], looks: NDArray[np.intp], worth: NDArray[np.float64]
) -> list[int]:
    """The best frame of one tile in each look that shows it, the best of all first."""
    best: dict[int, int] = {}
    for number in alike[np.argsort(-worth[alike])]:
        best.setdefault(int(looks[number]), int(number))
    return list(best.values())


def _shared(tiles: Sequence[SeenTile]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """For each pair of frames whether both are of one tile, and whether two tiles cannot lie so."""
    areas = np.array([area(tile.quad) for tile in tiles])
    middles = np.array([tile.centre for tile in tiles])
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    near = away < 1.5 * np.sqrt(np.maximum(areas[:, None], areas[None]))
    shared = np.diag(areas)
    for one, other in np.argwhere(np.triu(near, 1)):
        shared[one, other] = shared_area(tiles[one].quad, tiles[other].quad)
        shared[other, one] = shared[one, other]
    either = areas[:, None] + areas[None] - shared
    smaller = np.minimum(areas[:, None], areas[None])
    return shared > RULE.same * either, shared > RULE.over * smaller
