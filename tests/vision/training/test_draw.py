from pathlib import Path

import numpy as np

from vision.training.draw import answers, draw, draw_held_out_photo, drawn_photos
from vision.training.reader.crops import TURN_UNKNOWN
from vision.training.reader.drawn import DrawnCrops


def test_drawn_photos_come_back_with_their_truth(tmp_path: Path) -> None:
    assert sum(draw(tmp_path, tmp_path / "none", count=2, processes=1)) == 2
    photos = drawn_photos(tmp_path)
    assert len(photos) == 2
    for photo in photos:
        height, width = photo.load().shape[:2]
        middles = np.array([tile.quad.mean(axis=0) for tile in photo.tiles])
        assert len(middles) and (middles >= 0).all() and (middles <= [width, height]).all()


def test_drawing_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    list(draw(tmp_path, tmp_path / "none", count=1, processes=1))
    before = (tmp_path / "000000.jpg").stat().st_mtime_ns
    list(draw(tmp_path, tmp_path / "none", count=2, processes=1))
    assert (tmp_path / "000000.jpg").stat().st_mtime_ns == before
    assert (tmp_path / "000001.json").exists()


def test_crops_of_drawn_photos_know_their_face_and_turn(tmp_path: Path) -> None:
    list(draw(tmp_path, tmp_path / "none", count=2, processes=1))
    source = DrawnCrops(drawn_photos(tmp_path), buffer=40)
    random = np.random.default_rng(1)
    crops = [source.sample(random) for _ in range(80)]
    assert {crop.image.shape for crop in crops} == {(96, 96, 3)}
    assert {crop.turn for crop in crops} >= {0, 1, 2, 3}
    assert all(crop.turn != TURN_UNKNOWN or crop.face == 38 for crop in crops)


def test_a_held_out_photo_is_a_full_size_hand() -> None:
    photo = draw_held_out_photo(0, None)
    assert photo.image.shape == (1080, 1920, 3)
    assert photo.hand is not None


def test_several_processes_answer_in_the_order_of_their_jobs() -> None:
    assert list(answers(abs, [-3, 2, -1], processes=2)) == [3, 2, 1]
