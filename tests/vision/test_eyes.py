"""Detector and reader together, with the weights in use, on rendered photos of unknown styles."""

import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.read import READER_WEIGHTS, Reader
from vision.training.draw import draw_held_out_photo
from vision.training.measure import match


def test_both_weights_together_stay_under_fifteen_megabytes() -> None:
    assert DETECTOR_WEIGHTS.stat().st_size + READER_WEIGHTS.stat().st_size < 15_000_000


def test_most_tiles_of_a_photographed_hand_are_found_and_read() -> None:
    detector, reader = Detector(), Reader()
    tiles = found = right = 0
    for number in (0, 3, 5):
        photo = draw_held_out_photo(number, None)
        faces = [t for t in photo.tiles if not t.is_back and t.visible > 0.9]
        detections = detector.detect(photo.image)
        pairs = match(tuple(t.quad for t in faces), detections)
        readings = reader.read(photo.image, [detections[index].quad for index in pairs.values()])
        tiles += len(faces)
        found += len(pairs)
        right += sum(r.face == faces[tile].face for tile, r in zip(pairs, readings, strict=True))
    assert tiles > 35
    assert found / tiles > 0.85
    assert right / tiles > 0.8


def test_an_empty_table_has_no_tiles() -> None:
    table = np.full((600, 800, 3), (45, 105, 40), np.uint8)
    assert Detector().detect(table) == []
