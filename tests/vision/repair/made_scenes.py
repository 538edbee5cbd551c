"""Small scenes to repair."""

from collections.abc import Sequence

import numpy as np

from vision.budget import Budget
from vision.detect import Detector, Kind
from vision.geometry import Image, Quad
from vision.hand_reading import HandReading
from vision.looks import Looks
from vision.pipeline import Question, hand_in
from vision.read import Reader
from vision.read.faces import CLASS_COUNT, CLASS_NAMES
from vision.scene import Scene, SeenTile
from vision.training.layout.scenes import SIZE

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


def read(tiles: Sequence[SeenTile]) -> HandReading:
    """The hand that the game's rules make of the tiles, with the repairs that are tried then."""
    looks = Looks(Detector(), Reader(), budget=Budget(clock=lambda: 0.0))
    table: Image = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    return hand_in(scene_of(tiles, table), looks, Question(red_fives=1)).hand


def ids(scene: Scene) -> list[int]:
    return [each.id for each in scene.tiles]
