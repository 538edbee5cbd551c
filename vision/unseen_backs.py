"""Closed kongs whose backs nobody can see: black backs on a black table.

Two equal faces lie in one line with room for just two tiles between them, and nothing is there.
That is how a closed kong lies, and hardly anything else does.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from vision.seen import SeenTile, as_back
from vision.straighten import Quad

_SCORE: Final = 0.5
"""Of a back that was not seen: there with doubt."""
_SURE: Final = 0.9
_STEPS: Final = 3  # from the first tile of a kong to its last
_ALONG: Final = 0.35  # of a tile
_ASIDE: Final = 0.25
_ALIKE: Final = 0.25  # difference in size and slant
_NEAR: Final = 0.6  # of a tile: something lies there


def unseen_backs(tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """The two backs in each such place."""
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
    # From left to right, so that a kong is found once.
    if not alike or abs(along - _STEPS) > _ALONG or abs(aside) > _ASIDE:
        return []
    step = (last.quad - first.quad) / _STEPS
    places = [first.quad + step, first.quad + 2 * step]
    middles = np.array([place.mean(axis=0) for place in places])
    others = np.array([tile.centre for tile in tiles])
    apart = np.abs((others[:, None] - middles[None]) @ own.T).max(axis=2)
    if (apart < _NEAR).any():
        return []
    return [_back(place.astype(np.float32), first) for place in places]


def _axes(tile: SeenTile) -> np.ndarray:
    """Columns: the tile's own two directions."""
    quad = tile.quad
    across = (quad[1] - quad[0] + quad[2] - quad[3]) / 2
    down = (quad[3] - quad[0] + quad[2] - quad[1]) / 2
    return np.stack([across, down], axis=1)


def _back(quad: Quad, beside: SeenTile) -> SeenTile:
    return as_back(replace(beside, quad=quad, score=_SCORE))
