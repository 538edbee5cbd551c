"""A part of a face that was found as a tile of its own."""

import numpy as np

from vision.faces import CLASS_COUNT
from vision.halves import without_halves
from vision.seen import SeenTile
from vision.straighten import box_quad


def face(box: tuple[float, float, float, float], sure: float) -> SeenTile:
    probabilities = np.full(CLASS_COUNT, (1 - sure) / (CLASS_COUNT - 1), np.float32)
    probabilities[3] = sure
    return SeenTile(box_quad(*box), "face", 0.9, probabilities, np.array([1, 0, 0, 0], np.float32))


def test_of_a_face_and_a_part_of_it_the_one_read_more_surely_stays() -> None:
    half, whole = face((0, 50, 70, 100), 0.4), face((0, 0, 70, 100), 0.98)
    assert without_halves([half, whole]) == [whole]


def test_neighbours_stay_however_rough_their_corners() -> None:
    row = [face((70.0 * n - 10, 0, 70.0 * n + 70, 100), 0.9 + n / 100) for n in range(5)]
    assert without_halves(row) == row
    assert without_halves([]) == []
