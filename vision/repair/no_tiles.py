"""What the reader takes for no face is none, and a back found faintly may be a bit of table."""

from typing import Final

from vision.detect.detector import SURE
from vision.scene import Scene

NAME: Final = "no tiles"


def drop_what_is_no_tile(scene: Scene) -> Scene:
    none = {tile.id for tile in scene.tiles if not tile.is_tile}
    faint = {tile.id for tile in scene.backs if tile.score < SURE}
    scene = scene.without(none, NAME, "no face, as the reader says")
    return scene.without(faint, NAME, "a back found faintly")
