from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from vision.detect import DETECTOR_WEIGHTS, Detection
from vision.geometry import box_quad
from vision.read import READER_WEIGHTS
from vision.training.detector.hard import hard_to_find, mistakes
from vision.training.draw import PHOTOS_OF_A_STYLE, drawn_photos
from vision.training.hard_photos import Judge, draw_hand_photo, draw_hard
from vision.training.reader.hard import hard_to_read
from vision.training.render import TrueTile

SIZE = (400, 300)


def tile(left: float, *, is_back: bool = False, visible: float = 1.0) -> TrueTile:
    return TrueTile(0, is_back, quad(left), "concealed", sideways=False, visible=visible)


def quad(left: float, top: float = 100) -> np.ndarray:
    return np.asarray(box_quad(left, top, left + 30, top + 40), np.float32)


def face(left: float, top: float = 100) -> Detection:
    return Detection(quad(left, top), 0.9, "face")


def test_tiles_found_where_they_are_are_no_mistake() -> None:
    assert mistakes((tile(100), tile(150)), [face(103), face(150)], SIZE) == 0


def test_a_missed_tile_and_a_thing_that_is_none_are_mistakes() -> None:
    assert mistakes((tile(100), tile(150)), [face(100)], SIZE) == 1
    assert mistakes((tile(100),), [face(100), face(200)], SIZE) == 1
    assert mistakes((tile(100),), [], SIZE) == 1


def test_a_back_taken_for_a_face_is_a_mistake() -> None:
    assert mistakes((tile(100, is_back=True),), [face(100)], SIZE) == 1


def test_a_tile_mostly_hidden_may_be_found_or_not() -> None:
    hidden = tile(100, visible=0.3)
    assert mistakes((hidden,), [], SIZE) == mistakes((hidden,), [face(100)], SIZE) == 0


def test_half_a_tile_at_the_edge_is_no_mistake() -> None:
    assert mistakes((), [face(0)], SIZE) == 0


@pytest.mark.parametrize("judge", [hard_to_find(DETECTOR_WEIGHTS), hard_to_read(READER_WEIGHTS)])
def test_only_hard_photos_are_kept_and_none_is_drawn_twice(tmp_path: Path, judge: Judge) -> None:
    def drawn() -> list[int]:
        return list(draw_hard(tmp_path, tmp_path / "none", judge, range(8), processes=1))

    (hard,) = drawn()
    assert hard < PHOTOS_OF_A_STYLE
    assert len(drawn_photos(tmp_path)) == hard
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert drawn() == [hard]
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_a_face_read_as_another_makes_a_photo_hard() -> None:
    photo = draw_hand_photo(0, None)
    assert not hard_to_read(READER_WEIGHTS)(photo)
    faces = [tile for tile in photo.tiles if not tile.is_back]
    wrong = replace(faces[0], face=(faces[0].face + 1) % 34)
    assert hard_to_read(READER_WEIGHTS)(replace(photo, tiles=(wrong, *faces[1:])))
