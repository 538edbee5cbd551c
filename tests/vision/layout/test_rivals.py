"""A tile that the detector framed twice, as in photos from low down, counts once."""

from dataclasses import replace

import numpy as np

from tests.vision.layout.tables import loose, photo, row
from vision.hand_reading import hand_from_tiles
from vision.layout.table import rivals
from vision.scene import SeenTile
from vision.training.layout.scenes import SIZE

HAND = [*row("123m406p11s55777z"), loose("1s", 14.2, 0)]


def part_of(tile: SeenTile, first: float, last: float, name: str | None = None) -> SeenTile:
    """A frame around a part of the tile, from its upper edge (0) to its lower one (1)."""
    left, right = tile.quad[3] - tile.quad[0], tile.quad[2] - tile.quad[1]
    quad = np.array(
        [
            tile.quad[0] + left * first,
            tile.quad[1] + right * first,
            tile.quad[1] + right * last,
            tile.quad[0] + left * last,
        ],
        np.float32,
    )
    return replace(tile, quad=quad)


def test_frames_of_one_tile_are_rivals_and_neighbours_are_none() -> None:
    seen = photo(HAND)
    assert not rivals(seen).any()
    upper, lower = part_of(seen[3], 0.0, 0.7), part_of(seen[3], 0.3, 1.0)
    over = rivals([*seen[:3], upper, lower, *seen[4:]])
    assert [(int(a), int(b)) for a, b in np.argwhere(over)] == [(3, 4), (4, 3)]


def test_a_tile_framed_twice_is_in_the_hand_once() -> None:
    seen = photo(HAND)
    truth = hand_from_tiles(seen, SIZE, red_fives=1).hand
    assert truth is not None
    for number, tile in enumerate(seen):
        if tile.name not in ("2m", "4p", "7z"):
            continue
        both = [part_of(tile, 0.0, 0.68), part_of(tile, 0.32, 1.0)]
        found = hand_from_tiles([*seen[:number], *both, *seen[number + 1 :]], SIZE, red_fives=1)
        assert found.hand is not None
        assert found.hand.as_json() == truth.as_json(), tile.name
