"""Sets that the reader does not know: it takes their winds for something else, always the same."""

import numpy as np
import pytest

from vision.enrol.tile_set import TileSet
from vision.read.faces import CLASS_COUNT

WIDTH = 24
EAST, SEVEN_OF_BAMBOO = 27, 24


def answer(face: int) -> np.ndarray:
    given = np.full(CLASS_COUNT, 0.02 / CLASS_COUNT, np.float32)
    given[face] += 0.98
    return given


def enrolled(taken_for: dict[int, int], count: int = 34, answers: bool = True) -> TileSet:
    looks = np.random.default_rng(1).normal(0, 1, (count, WIDTH)).astype(np.float32)
    given = np.array([answer(taken_for.get(face, face)) for face in range(count)], np.float32)
    rows = np.concatenate([looks, given], axis=1) if answers else looks
    return TileSet("ours", rows.astype(np.float32), np.arange(count))


def read(tile_set: TileSet, looks_like: int, reader_says: int) -> tuple[int, float]:
    noise = np.random.default_rng(looks_like).normal(0, 0.4, WIDTH)
    features = (tile_set.features[looks_like, :WIDTH] + noise)[None].astype(np.float32)
    judged = tile_set.judged(answer(reader_says)[None], features)[0]
    return int(judged.argmax()), float(judged.max())


def test_a_wind_that_was_misread_when_it_was_enrolled_is_read_right() -> None:
    tile_set = enrolled({EAST: SEVEN_OF_BAMBOO})
    assert read(tile_set, EAST, SEVEN_OF_BAMBOO)[0] == EAST


def test_the_tile_it_was_taken_for_is_still_read_right() -> None:
    tile_set = enrolled({EAST: SEVEN_OF_BAMBOO})
    face, sure = read(tile_set, SEVEN_OF_BAMBOO, SEVEN_OF_BAMBOO)
    assert face == SEVEN_OF_BAMBOO
    assert sure > 0.9


def test_a_set_that_was_read_right_is_read_as_before() -> None:
    known, without = enrolled({}), enrolled({}, answers=False)
    for face in range(34):
        found, sure = read(known, face, face)
        assert found == face
        assert sure == pytest.approx(read(without, face, face)[1], abs=0.01)


def test_a_photo_in_which_nearly_all_was_misread_teaches_no_misreadings() -> None:
    blurred = enrolled(dict.fromkeys(range(34), SEVEN_OF_BAMBOO))
    without = enrolled({}, answers=False)
    for face in (3, EAST):
        assert read(blurred, face, face) == pytest.approx(read(without, face, face), abs=1e-4)


def test_a_few_corrections_change_no_meanings() -> None:
    few, without = enrolled({3: 5}, count=8), enrolled({3: 5}, count=8, answers=False)
    assert read(few, 5, 5) == pytest.approx(read(without, 5, 5), abs=1e-4)


def test_an_older_set_without_answers_can_be_added_to() -> None:
    older, newer = enrolled({}, answers=False), enrolled({})
    both = older.with_more(newer.features, newer.faces)
    assert both.features.shape == (68, WIDTH)
    assert read(both, EAST, EAST)[0] == EAST
