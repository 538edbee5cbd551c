"""The patches that the network for flowers trains on."""

import numpy as np

from vision.read.flowers import FLOWER_SIDE
from vision.training.flowers.crops import FlowerCrop, FlowerCrops, SeenMark
from vision.training.flowers.draw import NO_MARK, PATCH, cut_patch, patches_of
from vision.training.flowers.paintings import without_mark

RANDOM = np.random.default_rng(4)


def marked(size: float) -> FlowerCrop:
    """A white crop with a black square as its mark."""
    image = np.full((FLOWER_SIDE, FLOWER_SIDE, 3), 255, np.uint8)
    image[28:37, 84:93] = 0
    return FlowerCrop(image, (SeenMark(3, np.array([88, 32], np.float32), size),), True, 4)


def test_a_patch_shows_its_mark_in_the_middle_and_no_other_shows_it_there() -> None:
    for _ in range(50):
        for patch, mark in patches_of(marked(20), RANDOM):
            middle = patch[14:33, 14:33]
            assert patch.shape == (PATCH, PATCH, 3)
            if mark != NO_MARK:
                assert mark == 3 and (middle == 0).any()


def test_a_mark_that_is_too_large_is_read_in_the_smaller_picture_alone() -> None:
    large = [mark for _ in range(20) for _, mark in patches_of(marked(60), RANDOM)]
    small = [mark for _ in range(20) for _, mark in patches_of(marked(20), RANDOM)]
    assert large.count(3) == 20 and small.count(3) == 40


def test_at_the_rim_of_a_crop_its_edge_goes_on() -> None:
    image = (
        np.arange(FLOWER_SIDE, dtype=np.uint8)[None, :, None].repeat(FLOWER_SIDE, 0).repeat(3, 2)
    )
    patch = cut_patch(image, np.array([0.0, 0.0]))
    assert (patch[:, : PATCH // 2 + 1] == 0).all() and patch[0, -1, 0] == PATCH // 2


def test_marks_of_drawn_crops_lie_within_them() -> None:
    source = FlowerCrops(None, held_out=True)
    crops = [source.fresh(RANDOM) for _ in range(24)]
    marks = [mark for crop in crops for mark in crop.marks]
    assert marks and all(-20 < part < FLOWER_SIDE + 20 for mark in marks for part in mark.centre)
    assert all(crop.number is None for crop in crops if not crop.is_flower)
    assert any(crop.number for crop in crops)


def test_a_painting_is_a_photographed_face_without_its_mark() -> None:
    face = np.full((160, 160, 3), 230, np.uint8)
    face[20:50, 25:50] = (160, 60, 30)
    face[90:140, 60:100] = (60, 110, 25)
    painting = without_mark(face, left=True)
    assert (painting[20:50, 25:50] > 200).all() and (painting[90:140, 60:100] < 120).all()
