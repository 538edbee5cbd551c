"""What a detector takes for a face and is none is no face to the reader."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.faces import NOT_A_FACE
from vision.straighten import CROP_SIDE, Image
from vision.training.hard_photos import draw_hand_photo
from vision.training.reader.phantoms import FILE, PhantomCrops, known_phantoms, phantoms_in
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
