"""What a detector takes for a face and is none is no face to the reader."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.geometry import Image, box_quad
from vision.read.faces import NOT_A_FACE
from vision.read.reader import CROP_SIDE
from vision.training.hard_photos import draw_hand_photo
from vision.training.reader.phantoms import (
    FILE,
    PhantomCrops,
    is_phantom,
    known_phantoms,
    phantoms_in,
)
from vision.training.render import TrueTile


@dataclass(frozen=True)
class Shown:
    image: Image
    tiles: tuple[TrueTile, ...]

    def load(self) -> Image:
        return self.image


def test_faces_that_the_truth_does_not_know_are_phantoms() -> None:
    photo = draw_hand_photo(0, None)
    detector = Detector(DETECTOR_WEIGHTS)
    assert phantoms_in(Shown(photo.image, photo.tiles), detector) == []
    face = next(tile for tile in photo.tiles if tile.role == "win")
    others = tuple(tile for tile in photo.tiles if tile is not face)
    (phantom,) = phantoms_in(Shown(photo.image, others), detector)
    assert np.abs(phantom.mean(axis=0) - face.quad.mean(axis=0)).max() < 5


def test_what_was_found_comes_back_as_crops_of_no_face(tmp_path: Path) -> None:
    assert known_phantoms(tmp_path) == []
    cv2.imwrite(str(tmp_path / "photo.jpg"), np.full((90, 120, 3), 200, np.uint8))
    quad = [[10.0, 10.0], [60.0, 10.0], [60.0, 70.0], [10.0, 70.0]]
    (tmp_path / FILE).write_text(json.dumps([("photo.jpg", quad)]))
    found = known_phantoms(tmp_path)
    assert [path for path, _ in found] == [tmp_path / "photo.jpg"]
    crop = PhantomCrops(found).sample(np.random.default_rng(1))
    assert crop.face == NOT_A_FACE
    assert crop.image.shape == (CROP_SIDE, CROP_SIDE, 3)


def test_pieces_of_tiles_and_plain_things_are_left_out() -> None:
    image = np.full((200, 300, 3), 200, np.uint8)
    tile = TrueTile(0, False, box_quad(100, 50, 150, 120), "concealed", sideways=False, visible=1)
    half, beside = box_quad(100, 50, 150, 85), box_quad(200, 50, 250, 120)
    assert not is_phantom(beside, image, (tile,))
    image[70:100, 215:235] = image[60:80, 115:135] = 20
    assert is_phantom(beside, image, (tile,))
    assert not is_phantom(half, image, (tile,))
    assert is_phantom(half, image, ())
    image[70:100, 5:20] = 20
    assert not is_phantom(box_quad(1, 50, 40, 120), image, ())
