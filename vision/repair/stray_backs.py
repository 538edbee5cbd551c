"""Backs that lie alone among faces, where no back has anything to do.

Face-down tiles lie in the wall, beside each other, or at both ends or in the middle of a closed
kong. What looks like a single back between the tiles of a hand is a piece of table.
"""

from collections.abc import Sequence

from vision.layout.neighbours import find_neighbours
from vision.scene import SeenTile


def without_stray_backs(tiles: Sequence[SeenTile]) -> list[SeenTile]:
    """The tiles but for backs that touch faces and no other back."""
    around = find_neighbours(tiles)

    def is_stray(number: int) -> bool:
        beside = [tiles[other] for other in around.contacts[number]]
        return tiles[number].is_back and bool(beside) and not any(t.is_back for t in beside)

    return [tile for number, tile in enumerate(tiles) if not is_stray(number)]
