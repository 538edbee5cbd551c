from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.geometry import box_quad
from vision.training.detector.pictures import RealPictures, boxes_fit, in_picture_order
from vision.training.photos import LabelledBox, LabelledPhoto, labelled_photos


@pytest.mark.parametrize("start", range(4))
@pytest.mark.parametrize("mirrored", [False, True])
def test_corners_start_top_left_in_the_picture_and_run_clockwise(
    start: int, mirrored: bool
) -> None:
    box = box_quad(10, 20, 30, 50)
    given = np.roll(box[::-1] if mirrored else box, start, axis=0)
    assert np.array_equal(in_picture_order(given[None])[0], box)


def test_a_tile_turned_a_little_keeps_its_first_corner() -> None:
    quad = np.array([[10, 0], [30, 8], [22, 30], [2, 22]], np.float32)
    assert np.array_equal(in_picture_order(np.roll(quad, 2, axis=0)[None])[0], quad)


def row_of_boxes(grown: float) -> LabelledPhoto:
    boxes = [LabelledBox(n, n * 0.1 - grown, 0.4, n * 0.1 + 0.1 + grown, 0.6) for n in range(8)]
    return LabelledPhoto(Path("none.jpg"), "test", tuple(boxes))


def test_boxes_that_grew_when_a_photo_was_turned_are_left_out() -> None:
    assert boxes_fit(row_of_boxes(0.0))
    assert not boxes_fit(row_of_boxes(0.03))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One photo: a white tile on black, labelled, with an empty line in its label file."""
    (tmp_path / "group/images").mkdir(parents=True)
    (tmp_path / "group/labels").mkdir()
    image = np.zeros((200, 200, 3), np.uint8)
    image[60:140, 40:100] = 255
    cv2.imwrite(str(tmp_path / "group/images/a.png"), image)
    (tmp_path / "group/labels/a.txt").write_text("7 0.35 0.5 0.3 0.4\n\n")
    return tmp_path


def test_a_label_file_gives_boxes_in_fractions_of_the_photo(folder: Path) -> None:
    (photo,) = labelled_photos(folder, ("group", "missing"))
    (box,) = photo.boxes
    assert box.face == 7
    assert np.allclose([box.left, box.top, box.right, box.bottom], [0.2, 0.3, 0.5, 0.7])


def test_however_a_real_photo_is_turned_its_box_stays_on_the_tile(folder: Path) -> None:
    source = RealPictures(labelled_photos(folder, ("group",)), side=128)
    random = np.random.default_rng(0)
    for _ in range(30):
        example = source.sample(random)
        for left, top, right, bottom in example.boxes:
            inside = example.image[int(top) + 2 : int(bottom) - 2, int(left) + 2 : int(right) - 2]
            outside = example.image.astype(float).sum() - inside.astype(float).sum()
            assert inside.mean() > 120
            assert outside / example.image.size < 128
        assert not example.has_corners.any()
