"""Closed kongs whose backs nobody can see: black backs on a black table.

Two equal faces lie in one line with room for just two tiles between them, and nothing is there; or
they lie side by side with a back at one end and nothing at the other. That is how a closed kong
lies, and hardly anything else does.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.geometry import Quad, axes, differences, tile_units
from vision.scene import Scene, SeenTile, as_back

NAME: Final = "unseen backs"


@dataclass(frozen=True)
class UnseenRule:
    score: float = 0.5
    """Of a back that was not seen: there with doubt."""
    sure: float = 0.9
    """How surely both faces must be read: kongs are made of nothing less."""
    steps: int = 3
    """From the first tile of a kong to its last."""
    along: float = 0.35
    """Of a tile, from the place where it should be."""
    aside: float = 0.25
    alike: float = 0.25
    """Difference in size and slant between both faces."""
    near: float = 0.6
    """Of a tile: what is nearer lies there."""


RULE: Final = UnseenRule()


def add_unseen_backs(scene: Scene) -> Scene:
    sure = [tile for tile in scene.faces if tile.confidence > RULE.sure]
    backs = [
        back
        for first in sure
        for last in sure
        if first is not last and first.name == last.name
        for back in _between(first, last, scene.tiles)
    ]
    return scene.with_added(backs, NAME, "a closed kong has a tile there")


def _between(first: SeenTile, last: SeenTile, tiles: Sequence[SeenTile]) -> list[SeenTile]:
    solid, units = tile_units([first.quad])
    if not len(solid):
        return []
    (own,) = units
    along, aside = own @ (last.centre - first.centre)
    if differences(own, axes([last.quad])[0]) >= RULE.alike or abs(aside) > RULE.aside:
        return []
    # From left to right, so that a kong is found once.
    if abs(along - RULE.steps) < RULE.along:
        step = (last.quad - first.quad) / RULE.steps
        places = [_place(first, step), _place(first, 2 * step)]
        return [] if _lying_at(places, own, tiles) else [_back(place, first) for place in places]
    if abs(along - 1) < RULE.along:
        whole = last.quad - first.quad
        before, after = _place(first, -whole), _place(last, whole)
        for end, other in ((before, after), (after, before)):
            lying = _lying_at([other], own, tiles)
            if len(lying) == 1 and lying[0].is_back and not _lying_at([end], own, tiles):
                return [_back(end, first)]
    return []


def _place(tile: SeenTile, step: NDArray[np.floating]) -> Quad:
    return np.asarray(tile.quad + step, np.float32)


def _lying_at(
    places: list[Quad], own: NDArray[np.float32], tiles: Sequence[SeenTile]
) -> list[SeenTile]:
    """What was seen there."""
    middles = np.array([place.mean(axis=0) for place in places])
    others = np.array([tile.centre for tile in tiles])
    apart = np.abs((others[:, None] - middles[None]) @ own.T).max(axis=2)
    return [tiles[int(number)] for number in np.flatnonzero((apart < RULE.near).any(axis=1))]


def _back(quad: Quad, beside: SeenTile) -> SeenTile:
    return as_back(replace(beside, quad=quad, score=RULE.score))
