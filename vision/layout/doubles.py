"""Frames that are no tiles of their own: a second one at the same place."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.scene import SeenTile

_ONE_PLACE: Final = 0.3
"""Of a tile's shorter side: frames whose middles are nearer to each other are one tile."""


def without_doubles(tiles: Sequence[SeenTile]) -> list[int]:
    """Numbers of the tiles, but of two frames at one place the surer one only."""
    quads = np.array([tile.quad for tile in tiles], np.float64).reshape(-1, 4, 2)
    known = np.asarray(np.isfinite(quads).all(axis=(1, 2)), np.bool_)
    quads = np.where(known[:, None, None], quads, 0.0)
    sides = quads - np.roll(quads, 1, axis=1)
    reach = _ONE_PLACE * np.hypot(sides[..., 0], sides[..., 1]).min(axis=1, initial=np.inf)
    away = quads.mean(axis=1)[:, None] - quads.mean(axis=1)[None]
    same = np.hypot(away[..., 0], away[..., 1]) <= reach[:, None]
    kept: list[int] = []
    for number in sorted(range(len(tiles)), key=lambda number: -tiles[number].score):
        if known[number] and tiles[number].is_tile and not same[number, kept].any():
            kept.append(number)
    return sorted(kept)
