"""Small scenes to repair."""

from collections.abc import Sequence

import numpy as np

from vision.detect import Kind
from vision.geometry import Image, Quad
from vision.read.faces import CLASS_COUNT, CLASS_NAMES
from vision.scene import Scene, SeenTile

FELT: Image = np.full((200, 600, 3), (60, 110, 30), np.uint8)


def tile(
    quad: Quad, name: str = "4m", score: float = 0.8, sure: float = 1.0, kind: Kind = "face"
) -> SeenTile:
    """Read as ``name`` with this confidence; the rest goes to all other faces alike."""
    faces = np.full(CLASS_COUNT, (1 - sure) / (CLASS_COUNT - 1), np.float32)
    faces[CLASS_NAMES.index(name)] = sure
    return SeenTile(quad, kind, score, faces, np.array([1, 0, 0, 0], np.float32))


def back(quad: Quad, score: float = 0.8) -> SeenTile:
    return tile(quad, "none", score, kind="back")


def scene_of(tiles: Sequence[SeenTile], picture: Image = FELT) -> Scene:
    return Scene(picture).with_added(tiles, "test", "laid there")


def ids(scene: Scene) -> list[int]:
    return [each.id for each in scene.tiles]
