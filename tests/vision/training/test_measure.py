import numpy as np

from vision.detect import Detection
from vision.geometry import box_quad
from vision.training.measure import Reliability, match, reliability_table


def face_at(x: float, score: float = 0.9) -> Detection:
    return Detection(box_quad(x, 0, x + 10, 14), score, "face")


def test_each_tile_is_matched_with_the_detection_that_covers_it_most() -> None:
    expected = (box_quad(0, 0, 10, 14), box_quad(10, 0, 20, 14))
    assert match(expected, [face_at(11), face_at(1), face_at(100)]) == {0: 1, 1: 0}


def test_a_detection_counts_for_one_tile_only() -> None:
    expected = (box_quad(0, 0, 10, 14), box_quad(1, 0, 11, 14))
    assert len(match(expected, [face_at(0)])) == 1


def test_a_back_is_no_face_found() -> None:
    back = Detection(box_quad(0, 0, 10, 14), 0.9, "back")
    assert match((box_quad(0, 0, 10, 14),), [back]) == {}


def test_too_small_an_overlap_is_a_miss() -> None:
    assert match((box_quad(0, 0, 10, 14),), [face_at(7)]) == {}


def test_the_reliability_table_shows_claimed_and_right() -> None:
    readings = (*((0.995, bool(n % 10)) for n in range(100)), (1.0, True))
    table = reliability_table([Reliability("test", readings)])
    assert "99.5% – 100.0%" in table
    line = table.splitlines()[1].split()
    assert line[-3] == "101"
    assert np.isclose(float(line[-1].rstrip("%")), 91 / 101 * 100, atol=0.1)
