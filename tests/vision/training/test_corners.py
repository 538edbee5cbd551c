"""Corners for boxes: those an earlier network found, where they agree."""

import json
from pathlib import Path

import cv2
import numpy as np

from vision.detect import Detection
from vision.geometry import box_quad
from vision.read import Reader
from vision.training.detector.corners import (
    UnlabelledTile,
    agreeing,
    known_corners,
    unlabelled_tiles,
    with_a_face,
    without_label,
)
from vision.training.detector.pictures import BACK, FACE, RealPictures
from vision.training.draw import draw_held_out_photo
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


def test_only_what_lies_clear_of_every_label_is_a_tile_without_one() -> None:
    size = np.array([200, 100], np.float32)
    labelled = np.array([[0.1, 0.1, 0.3, 0.6]], np.float32)
    upper_half = Detection(box_quad(20, 10, 60, 30), 0.8, "face")
    beside = Detection(box_quad(62, 10, 100, 60), 0.3, "face")
    wall = Detection(box_quad(140, 10, 180, 60), 0.9, "back")
    (face, back) = without_label(labelled, [upper_half, beside, wall], size)
    assert np.allclose(face.quad, beside.quad / size)
    assert (face.is_back, back.is_back) == (False, True)
    no_labels = np.zeros((0, 4), np.float32)
    assert len(without_label(no_labels, [upper_half], size)) == 1


def test_what_the_reader_calls_no_face_is_no_tile_without_a_label() -> None:
    photo = draw_held_out_photo(0, None)
    height, width = photo.image.shape[:2]
    size = np.array([width, height], np.float32)
    face = next(t.quad / size for t in photo.tiles if not t.is_back and t.visible > 0.99)
    image = photo.image.copy()
    image[:60, :60] = np.random.default_rng(1).integers(0, 255, (60, 60, 3))
    gravel = box_quad(0, 0, 60 / width, 60 / height)
    tiles = [
        UnlabelledTile(q, back) for q, back in ((face, False), (gravel, False), (gravel, True))
    ]
    kept = with_a_face(image, tiles, Reader())
    assert [id(tile) for tile in kept] == [id(tiles[0]), id(tiles[2])]


def test_tiles_without_a_label_are_found_by_group_and_photo(tmp_path: Path) -> None:
    assert unlabelled_tiles(tmp_path) == {}
    (tmp_path / "unlabelled").mkdir()
    tile = {"quad": (SLANTED / 100).tolist(), "is_back": True}
    (tmp_path / "unlabelled/club.json").write_text(json.dumps({"a": [tile], "b": []}))
    known = unlabelled_tiles(tmp_path)
    assert known["club", "b"] == []
    assert known["club", "a"][0].is_back
    assert np.allclose(known["club", "a"][0].quad, SLANTED / 100)


def test_a_tile_without_a_label_is_learned_like_those_with_one(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), np.zeros((200, 200, 3), np.uint8))
    photo = LabelledPhoto(tmp_path / "a.png", "club", (LabelledBox(7, 0.3, 0.3, 0.5, 0.6),))
    others = [
        UnlabelledTile(box_quad(0.55, 0.3, 0.7, 0.6), False),
        UnlabelledTile(box_quad(0.55, 0.65, 0.7, 0.7), True),
    ]
    corners = {("club", "a"): photo.boxes[0].quad[None]}
    source = RealPictures([photo], 160, corners, {("club", "a"): others})
    random = np.random.default_rng(3)
    examples = [source.sample(random) for _ in range(20)]
    assert {tuple(sorted(e.kinds)) for e in examples} >= {(FACE, FACE, BACK)}
    assert all(e.has_corners.all() and not e.has_backs for e in examples)


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


def test_corners_that_were_kept_for_other_labels_are_forgotten(tmp_path: Path) -> None:
    """A second box of one tile was mended away after the corners had been looked for."""
    cv2.imwrite(str(tmp_path / "a.png"), np.zeros((200, 200, 3), np.uint8))
    box = LabelledBox(7, 0.2, 0.3, 0.5, 0.7)
    source = RealPictures(
        [LabelledPhoto(tmp_path / "a.png", "club", (box,))],
        160,
        {("club", "a"): np.stack([box.quad] * 2)},
    )
    assert not source.sample(np.random.default_rng(2)).has_corners.any()
