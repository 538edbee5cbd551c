"""Backs with the colour of the faces' ground are blank white dragons, and read like faces.

Both are plain, and the detector takes the one for the other now and then.
"""

from typing import Final

from vision.repair.colours import which_are_ivory
from vision.scene import Scene, as_face

NAME: Final = "ivory backs"


def turn_ivory_backs_into_faces(scene: Scene) -> Scene:
    backs = scene.backs
    ivory = which_are_ivory(
        scene.picture, [tile.quad for tile in scene.faces], [tile.quad for tile in backs]
    )
    changed = {
        tile.id: as_face(tile) for tile, is_ivory in zip(backs, ivory, strict=True) if is_ivory
    }
    return scene.with_changed(changed, NAME, "a back with the ivory of the faces")
