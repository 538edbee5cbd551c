"""Frames that are no tiles of their own: a second one at the same place."""

from collections.abc import Sequence

import numpy as np

from vision.geometry import at_one_place, keep_surest
from vision.scene import SeenTile


def without_doubles(tiles: Sequence[SeenTile]) -> list[int]:
    """Numbers of the tiles, but of two frames at one place the surer one only."""
    known = [n for n, tile in enumerate(tiles) if tile.is_tile and np.isfinite(tile.quad).all()]
    same = at_one_place([tiles[number].quad for number in known])
    kept = keep_surest([tiles[number].score for number in known], same)
    return [known[place] for place in kept]
