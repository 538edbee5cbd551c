"""What counts as a hand in labelled photos, and what the resolver may be credited with."""

from pathlib import Path

import numpy as np
import pytest

from scorer.tiles import TILES, parse_tiles
from vision.detect import Detection
from vision.geometry import box_quad
from vision.read.faces import CLASS_COUNT, FLOWER
from vision.read.reader import FaceReading
from vision.scene import SeenTile, seen_tile
from vision.training.measure import Expected
from vision.training.measure_real import is_won, shows_one_hand
from vision.training.measure_resolver import Sights, measure
from vision.training.measure_row import HEADINGS, Row
from vision.training.photos import LabelledBox, LabelledPhoto


def labelled(faces: list[int]) -> LabelledPhoto:
    boxes = tuple(LabelledBox(face, 0, 0, 0.1, 0.1) for face in faces)
    return LabelledPhoto(Path("x.jpg"), "group", boxes)


def expected(text: str) -> Expected:
    faces = tuple(int(tile) for tile in parse_tiles(text))
    return Expected(np.zeros((8, 8, 3), np.uint8), (box_quad(0, 0, 1, 1),) * len(faces), faces)


@pytest.mark.parametrize(
    ("faces", "one"),
    [
        (list(range(13)), True),
        ([0, 0, 0, 0, *range(1, 11)], True),
        (list(range(12)), False),
        ([*range(13), FLOWER], False),
        ([*range(10), 4, 4, 4, 34], False),  # a red five is a five
    ],
)
def test_a_photo_of_13_or_14_faces_without_flowers_or_five_alike_shows_one_hand(
    faces: list[int], one: bool
) -> None:
    assert shows_one_hand(labelled(faces)) is one


def test_a_won_hand_has_14_tiles_in_a_winning_shape() -> None:
    assert is_won(expected("123m406p789s22277z"))
    assert not is_won(expected("123m406p789s2227z"))
    assert not is_won(expected("124m406p789s22277z"))


def seen(probabilities: dict[int, float]) -> SeenTile:
    shares = np.full(CLASS_COUNT, 1e-5, np.float32)
    for face, share in probabilities.items():
        shares[face] += share
    reading = FaceReading(shares / shares.sum(), np.array([1, 0, 0, 0], np.float32))
    return seen_tile(Detection(box_quad(0, 0, 40, 56), 1.0, "face"), reading)


def test_hands_of_faces_read_right_are_right_before_and_after() -> None:
    sights: Sights = {int(tile): [seen({int(tile): 1.0})] for tile in TILES}
    dealt, before, after = measure(sights, 60)
    assert dealt > 10
    assert dealt == before == after


def test_a_face_taken_for_its_neighbour_is_put_right_by_the_hand() -> None:
    sights: Sights = {int(tile): [seen({int(tile): 1.0})] for tile in TILES}
    sights[5] = [seen({5: 0.4, 6: 0.6})]
    dealt, before, after = measure(sights, 200)
    assert before < after <= dealt


def test_a_row_of_the_table_has_a_cell_for_each_heading() -> None:
    row = Row("group", photos=2, tiles=10, found=9, right=8, photos_right=1, hands=1)
    assert len(row.cells()) == len(HEADINGS)
    assert row.cells()[:6] == ("group", "2", "10", "90.0%", "80.0%", "50.0%")
    assert row.cells()[-1] == "–"
    assert Row("x", hands=4, hands_enrolled=3).cells()[-1] == "75.0% of hands"
