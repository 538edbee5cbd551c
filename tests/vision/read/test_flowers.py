import numpy as np
import pytest

from scorer.nts.deal import LuckyTile
from vision.read.faces import CLASS_COUNT, LUCKY_COUNT, NO_NUMBER
from vision.read.reader import FaceReading, joined_answers


def reading(lucky: np.ndarray) -> FaceReading:
    return FaceReading(np.zeros(CLASS_COUNT, np.float32), np.zeros(4, np.float32), lucky)


def test_the_numbers_are_those_of_the_lucky_tiles() -> None:
    assert len(LuckyTile) == LUCKY_COUNT
    for number, tile in enumerate(LuckyTile):
        sure = np.eye(NO_NUMBER + 1, dtype=np.float32)[number]
        assert str(reading(sure).lucky_number) == tile.value


def test_a_flower_without_a_number_or_an_unsure_one_has_none() -> None:
    assert reading(np.eye(NO_NUMBER + 1, dtype=np.float32)[NO_NUMBER]).lucky_number is None
    half = np.zeros(NO_NUMBER + 1, np.float32)
    half[[2, 6]] = 0.5  # a figure three alone: autumn or chrysanthemum
    assert reading(half).lucky_number is None


@pytest.mark.parametrize("outputs", [2, 3])
def test_weights_with_and_without_flowers_are_read(outputs: int) -> None:
    widths = (CLASS_COUNT, 4, NO_NUMBER + 1)[:outputs]
    parts = [[np.full((count, width), 1 / width) for width in widths] for count in (2, 3)]
    answers = joined_answers(parts)
    assert answers.faces.shape == (5, CLASS_COUNT)
    assert answers.turns.shape == (5, 4)
    assert answers.lucky.shape == (5, NO_NUMBER + 1)
    assert np.allclose(answers.lucky.sum(axis=1), 1)
