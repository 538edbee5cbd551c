"""Corners for boxes: those an earlier network found, where they agree."""

import json
from pathlib import Path

import cv2
import numpy as np

from vision.geometry import box_quad
from vision.training.detector.corners import agreeing, known_corners
from vision.training.detector.pictures import RealPictures
from vision.training.photos import LabelledBox, LabelledPhoto

BOXES = np.array([[10, 10, 50, 60], [50, 10, 90, 60]], np.float32)
SLANTED = np.array([[14, 10], [50, 14], [46, 60], [10, 56]], np.float32)
BESIDE = SLANTED + np.array([40, 0], np.float32)


def test_corners_go_to_the_box_that_they_fill() -> None:
    answer = agreeing(BOXES, np.stack([BESIDE, SLANTED]))
    assert np.array_equal(answer, np.stack([SLANTED, BESIDE]))


def test_a_box_without_corners_of_its_own_has_none() -> None:
    off, part = SLANTED + np.array([20, 0], np.float32), box_quad(24, 28, 36, 42)
    assert np.isnan(agreeing(BOXES, np.stack([off, part]))).all()
    assert np.isnan(agreeing(BOXES, np.zeros((0, 4, 2), np.float32))).all()


def test_corners_in_the_cache_are_found_by_group_and_photo(tmp_path: Path) -> None:
    assert known_corners(tmp_path) == {}
    (tmp_path / "corners").mkdir()
    quads = [SLANTED.tolist(), np.full((4, 2), np.nan).tolist()]
    (tmp_path / "corners/club.json").write_text(json.dumps({"a": quads}))
    (known,) = known_corners(tmp_path).values()
    assert np.array_equal(known[0], SLANTED)
    assert np.isnan(known[1]).all()


def test_a_photo_with_corners_is_turned_freely_and_its_boxes_stay_on_the_tile(
    tmp_path: Path,
) -> None:
    image = np.zeros((200, 200, 3), np.uint8)
    image[60:140, 40:100] = 255
    cv2.imwrite(str(tmp_path / "a.png"), image)
    box = LabelledBox(7, 0.2, 0.3, 0.5, 0.7)
    photo = LabelledPhoto(tmp_path / "a.png", "club", (box,))
    source = RealPictures([photo], 160, {("club", "a"): box.quad[None]})
    random = np.random.default_rng(2)
    slanted = 0
    for _ in range(40):
        example = source.sample(random)
        for quad, (left, top, right, bottom), known in zip(
            example.quads, example.boxes, example.has_corners, strict=True
        ):
            assert known
            middle = quad.mean(axis=0)
            if not (5 < middle[0] < 155 and 5 < middle[1] < 155):
                continue
            x, y = middle.astype(int)
            assert example.image[y, x].mean() > 100
            assert left - 1 <= middle[0] <= right + 1
            assert top - 1 <= middle[1] <= bottom + 1
            slanted += abs(quad[0, 1] - quad[1, 1]) > 3
    assert slanted > 3
