"""What the reader takes for no face, and is a blank white dragon.

A white dragon without a frame is a piece of ivory. Where one was found that is as large as a face
beside it, in line with it, and of its colour, it is one; so it is beside a back, where other faces
have that colour: an indicator lies among backs, or half of a closed kong.
"""

from typing import Final

from vision.detect.detector import SURE
from vision.geometry import from_top_left
from vision.repair.colours import which_are_ivory
from vision.repair.rows import continue_rows
from vision.scene import Scene, as_white_dragon

NAME: Final = "blank"
FEWEST_FACES: Final = 3
"""Faces that say what ivory looks like here: of two, one may be none itself."""


def name_blank_faces(scene: Scene) -> Scene:
    # Which way up a blank face lies nobody knows: all corners are taken in the picture's order.
    faces = [from_top_left(tile.quad) for tile in scene.faces if tile.is_tile]
    backs = [from_top_left(tile.quad) for tile in scene.backs if tile.score >= SURE]
    doubtful = [tile for tile in scene.faces if not tile.is_tile and tile.score >= SURE]
    if len(faces) < FEWEST_FACES or not doubtful:
        return scene
    answers = which_are_ivory(scene.picture, faces, [tile.quad for tile in doubtful])
    ivory = [tile for tile, is_ivory in zip(doubtful, answers, strict=True) if is_ivory]
    in_rows = continue_rows([from_top_left(tile.quad) for tile in ivory], [*faces, *backs])
    dragons = {ivory[number].id: as_white_dragon(ivory[number]) for number in in_rows}
    return scene.with_changed(dragons, NAME, "blank, and continues a row in its colour")
