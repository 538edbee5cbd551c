"""Backs that lie alone among faces, where no back has anything to do.

Face-down tiles lie in the wall, beside each other, or at both ends or in the middle of a closed
kong. What looks like a single back between the tiles of a hand is a piece of table.
"""

from typing import Final

from vision.repair.neighbours import find_neighbours
from vision.scene import Scene

NAME: Final = "stray backs"


def drop_stray_backs(scene: Scene) -> Scene:
    """Without backs that touch faces and no other back."""
    tiles = scene.tiles
    around = find_neighbours(tiles)
    stray = set()
    for tile, contacts in zip(tiles, around.contacts, strict=True):
        beside = [tiles[other] for other in contacts]
        if tile.is_back and beside and not any(other.is_back for other in beside):
            stray.add(tile.id)
    return scene.without(stray, NAME, "a back that touches faces alone")
