"""Where flowers are played, tiles that may be some are looked at closer."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from vision.detect import Detection
from vision.geometry import Image, Quad, box_quad
from vision.name_flowers import name_flowers
from vision.read.faces import CLASS_COUNT, CLASS_NAMES, FLOWER
from vision.read.flowers import MARK_COUNT, MARKS, FlowerReading, reading_of
from vision.read.reader import FaceReading
from vision.scene import Scene, SeenTile, seen_tile

PICTURE = np.zeros((100, 400, 3), np.uint8)


def tile(at: int, flower: float, other: str = "1s") -> SeenTile:
    faces = np.zeros(CLASS_COUNT, np.float32)
    faces[CLASS_NAMES.index(other)], faces[FLOWER] = 1 - flower, flower
    quad = box_quad(50 * at, 10, 50 * at + 40, 60)
    return seen_tile(
        Detection(quad, 0.9, "face"), FaceReading(faces, np.eye(4, dtype=np.float32)[0])
    )


class SaysOf:
    """Looks that see these marks on the tiles that are asked about, in their order."""

    def __init__(self, *marks: str) -> None:
        self.marks, self.asked = marks, 0

    def read_flowers(self, picture: Image, quads: Sequence[Quad]) -> list[FlowerReading]:
        self.asked += len(quads)
        return [self._seen(marks) for marks in self.marks[: len(quads)]]

    def _seen(self, marks: str) -> FlowerReading:
        found = np.full((4, 2, MARK_COUNT), 1e-4)
        found[0, 0, [MARKS[mark] for mark in marks]] = 0.995
        return reading_of(found)


def named(looks: Any, *tiles: SeenTile) -> list[tuple[str, int | None]]:
    scene = Scene(PICTURE).with_added(tiles, "find", "for a test")
    return [
        (CLASS_NAMES[int(each.probabilities.argmax())], each.lucky)
        for each in name_flowers(scene, looks).tiles
    ]


def test_only_tiles_that_may_be_flowers_are_looked_at() -> None:
    looks = SaysOf()
    assert named(looks, tile(0, 0.0), tile(1, 0.0, "5m")) == [("1s", None), ("5m", None)]
    assert looks.asked == 0


def test_what_is_hardly_a_bird_is_a_flower_where_flowers_are_played() -> None:
    assert named(SaysOf(""), tile(0, 0.2)) == [("x", None)]


def test_a_flower_has_its_number_or_none() -> None:
    looks = SaysOf("菊3", "")
    assert named(looks, tile(0, 0.9), tile(1, 0.9), tile(2, 0.0)) == [
        ("x", 7), ("x", None), ("1s", None),
    ]  # fmt: skip


def test_characters_four_in_doubt_say_nothing_about_the_flowers_of_the_set() -> None:
    looks = SaysOf("四", "3")
    assert named(looks, tile(0, 0.01, "4m"), tile(1, 0.9)) == [("4m", None), ("x", None)]


@pytest.mark.parametrize(("marks", "is_one"), [("竹", True), ("4", False), ("四", False)])
def test_a_bird_that_shows_the_character_of_a_flower_is_one(marks: str, is_one: bool) -> None:
    expected = ("x", 8) if is_one else ("1s", None)
    assert named(SaysOf(marks), tile(0, 0.01)) == [expected]
