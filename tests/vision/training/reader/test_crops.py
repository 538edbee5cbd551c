from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.geometry import box_quad
from vision.read.faces import NOT_A_FACE, WHITE_DRAGON
from vision.read.reader import CROP_SIDE, straighten
from vision.training.photos import LabelledBox, LabelledPhoto
from vision.training.reader.crops import (
    TURN_UNKNOWN,
    PhotoCrops,
    RealShares,
    place_in_crop,
)
from vision.training.reader.no_faces import NoFaceCrops


def test_a_place_in_the_photo_is_found_again_in_its_crop() -> None:
    image = np.zeros((200, 200, 3), np.uint8)
    place = box_quad(80, 60, 120, 120)
    cv2.fillConvexPoly(image, place.astype(np.int32), (255, 255, 255))
    bent = place + np.array([[-6, 2], [3, -5], [8, 4], [-2, 7]], np.float32)
    crop = straighten(image, bent, margin=0.12)
    inside = place_in_crop(place, bent, 0.12)
    mask = np.zeros((CROP_SIDE, CROP_SIDE), np.uint8)
    cv2.fillConvexPoly(mask, np.round(inside).astype(np.int32), 255)
    assert np.mean((crop[..., 0] > 127) == (mask > 0)) > 0.97


@pytest.fixture
def photo(tmp_path: Path) -> LabelledPhoto:
    image = np.full((120, 240, 3), (40, 90, 30), np.uint8)
    boxes = []
    for number in range(4):
        left = 10 + 50 * number
        image[30:90, left : left + 45] = 240
        boxes.append(LabelledBox(number, left / 240, 0.25, (left + 45) / 240, 0.75))
    path = tmp_path / "row.png"
    cv2.imwrite(str(path), image)
    return LabelledPhoto(path, "made", tuple(boxes))


def test_white_dragons_are_seen_more_often(photo: LabelledPhoto) -> None:
    first, *others = photo.boxes
    blank = replace(photo, boxes=(replace(first, face=WHITE_DRAGON), *others))
    source = PhotoCrops([blank], shares=RealShares(background=0))
    random = np.random.default_rng(5)
    faces = [source.sample(random).face for _ in range(200)]
    assert faces.count(WHITE_DRAGON) > 1.5 * max(faces.count(box.face) for box in others)


def test_real_crops_have_their_faces_and_some_are_unsure(photo: LabelledPhoto) -> None:
    corners = {("made", "row"): np.array([box.quad for box in photo.boxes], np.float32)}
    source = PhotoCrops([photo], corners, RealShares(background=0.1, cut=0.3))
    random = np.random.default_rng(3)
    crops = [source.sample(random) for _ in range(120)]
    assert {crop.face for crop in crops} == {0, 1, 2, 3, NOT_A_FACE}
    assert all(crop.image.shape == (CROP_SIDE, CROP_SIDE, 3) for crop in crops)
    assert any(crop.sure < 1 for crop in crops)
    assert all(crop.sure == 1 for crop in crops if crop.face == NOT_A_FACE)
    assert all(crop.turn == TURN_UNKNOWN for crop in crops)


def test_corners_of_another_photo_are_not_used(photo: LabelledPhoto) -> None:
    wrong = {("made", "row"): np.zeros((2, 4, 2), np.float32)}
    crops = PhotoCrops([photo], wrong, replace(RealShares(), background=0.0))
    assert crops.sample(np.random.default_rng(1)).face in range(4)


@pytest.mark.parametrize("seed", range(30))
def test_books_paper_cups_and_hands_are_no_faces(seed: int) -> None:
    crop = NoFaceCrops(None).sample(np.random.default_rng(seed))
    assert crop.face == NOT_A_FACE
    assert crop.image.shape == (CROP_SIDE, CROP_SIDE, 3)
