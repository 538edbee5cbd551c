"""Faint answers of the detector are believed where they continue a row of tiles."""

from typing import Final

from vision.detect.detector import SURE
from vision.repair.rows import continue_rows
from vision.scene import Scene

NAME: Final = "faint"


def drop_faint_tiles_outside_rows(scene: Scene) -> Scene:
    sure = [tile for tile in scene.tiles if tile.score >= SURE]
    faint = [tile for tile in scene.tiles if tile.score < SURE]
    in_rows = continue_rows([tile.quad for tile in faint], [tile.quad for tile in sure])
    alone = {tile.id for number, tile in enumerate(faint) if number not in in_rows}
    return scene.without(alone, NAME, "found faintly, and in no row of tiles")
