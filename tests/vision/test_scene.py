"""What the reader says about a face's turn counts as far as the face shows one."""

import numpy as np
import pytest

from vision.detect import Detection
from vision.geometry import box_quad
from vision.read.faces import CLASS_COUNT, CLASS_NAMES
from vision.read.reader import FaceReading
from vision.scene import Scene, SeenTile, seen_tile


def seen(name: str, turn: int = 0) -> SeenTile:
    face = np.eye(CLASS_COUNT, dtype=np.float32)[CLASS_NAMES.index(name)]
    turns = np.eye(4, dtype=np.float32)[turn]
    return seen_tile(Detection(box_quad(0, 0, 60, 80), 0.9, "face"), FaceReading(face, turns))


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize(
    ("name", "sides"),
    [
        ("3m", [1, 0, 0, 0]),
        ("9s", [0.5, 0, 0.5, 0]),
        ("1p", [0.4, 0.1, 0.4, 0.1]),
        ("5z", [0.25, 0.25, 0.25, 0.25]),
    ],
)
def test_a_face_says_which_way_up_it_lies_as_far_as_it_can(
    name: str, sides: list[float], turn: int
) -> None:
    tile = seen(name, turn)
    assert tile.top_side == pytest.approx(sides)
    assert np.roll(tile.quad, turn, axis=0).tolist() == box_quad(0, 0, 60, 80).tolist()


def test_a_tile_keeps_its_id_whatever_happens_to_the_others() -> None:
    scene = Scene(np.zeros((9, 9, 3), np.uint8)).with_added(map(seen, ("1m", "2m", "3m")), "a", "b")
    scene = scene.without({1}, "repair", "gone")
    scene = scene.with_added([seen("4m")], "repair", "new")
    scene = scene.with_changed({2: seen("5z")}, "repair", "blank")
    assert {tile.id: tile.name for tile in scene.tiles} == {0: "1m", 2: "5z", 3: "4m"}
    assert [(step.did, step.tiles) for step in scene.steps] == [
        ("added", (0, 1, 2)),
        ("dropped", (1,)),
        ("added", (3,)),
        ("changed", (2,)),
    ]


def test_a_step_that_does_nothing_leaves_the_scene_as_it_is() -> None:
    scene = Scene(np.zeros((9, 9, 3), np.uint8))
    assert scene.with_added([], "a", "b") is scene
    assert scene.without(set(), "a", "b") is scene
    assert scene.with_changed({}, "a", "b") is scene
