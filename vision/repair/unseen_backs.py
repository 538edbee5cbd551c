"""Closed kongs whose backs nobody can see: black backs on a black table.

Two equal faces lie in one line with room for just two tiles between them, and nothing is there; or
they lie side by side with a back at one end and nothing at the other. That is how a closed kong
lies, and hardly anything else does.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from vision.geometry import Quad
from vision.scene import SeenTile, as_back

_SCORE: Final = 0.5
"""Of a back that was not seen: there with doubt."""
_SURE: Final = 0.9
_STEPS: Final = 3  # from the first tile of a kong to its last
_ALONG: Final = 0.35  # of a tile
_ASIDE: Final = 0.25
_ALIKE: Final = 0.25  # difference in size and slant
_NEAR: Final = 0.6  # of a tile: something lies there


def unseen_backs(tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """The backs in each such place."""
    faces = [tile for tile in tiles if not tile.is_back and tile.confidence > _SURE]
    return [
        back
        for first in faces
        for last in faces
        if first is not last and first.name == last.name
        for back in _between(first, last, tiles)
    ]


def _between(first: SeenTile, last: SeenTile, tiles: Sequence[SeenTile]) -> list[SeenTile]:
    axes = _axes(first)
    if abs(float(np.linalg.det(axes))) < 1:
        return []
    own = np.linalg.inv(axes)
    along, aside = own @ (last.centre - first.centre)
    alike = bool((np.abs(own @ _axes(last) - np.eye(2)) < _ALIKE).all())
    if not alike or abs(aside) > _ASIDE:
        return []
    # From left to right, so that a kong is found once.
    if abs(along - _STEPS) < _ALONG:
        step = (last.quad - first.quad) / _STEPS
        places = [_place(first, step), _place(first, 2 * step)]
        return [] if _lying_at(places, own, tiles) else [_back(place, first) for place in places]
    if abs(along - 1) < _ALONG:
        whole = last.quad - first.quad
        before, after = _place(first, -whole), _place(last, whole)
        for end, other in ((before, after), (after, before)):
            lying = _lying_at([other], own, tiles)
            if len(lying) == 1 and lying[0].is_back and not _lying_at([end], own, tiles):
                return [_back(end, first)]
    return []


def _place(tile: SeenTile, step: np.ndarray) -> Quad:
    return np.asarray(tile.quad + step, np.float32)


def _lying_at(places: list[Quad], own: np.ndarray, tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """What was seen there."""
    middles = np.array([place.mean(axis=0) for place in places])
    others = np.array([tile.centre for tile in tiles])
    apart = np.abs((others[:, None] - middles[None]) @ own.T).max(axis=2)
    return [tiles[int(number)] for number in np.flatnonzero((apart < _NEAR).any(axis=1))]


def _axes(tile: SeenTile) -> np.ndarray:
    """Columns: the tile's own two directions."""
    quad = tile.quad
    across = (quad[1] - quad[0] + quad[2] - quad[3]) / 2
    down = (quad[3] - quad[0] + quad[2] - quad[1]) / 2
    return np.stack([across, down], axis=1)


def _back(quad: Quad, beside: SeenTile) -> SeenTile:
    return as_back(replace(beside, quad=quad, score=_SCORE))
