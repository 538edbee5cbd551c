from dataclasses import replace

import numpy as np
import pytest

from vision.read.faces import CLASS_COUNT, NOT_A_FACE, WHITE_DRAGON
from vision.read.reader import CROP_SIDE, FaceReading
from vision.training import measure_cloths
from vision.training.measure_cloths import (
    CHANGES,
    Face,
    Score,
    clear_hands,
    hands_on,
    name_blanks,
    on_cloth,
    table,
)
from vision.training.render.real_faces import RealFaces
from vision.training.twenty_cloths import CLOTHS, cloth


def some_faces() -> list[Face]:
    random = np.random.default_rng(1)
    crops = random.integers(0, 255, (4, CROP_SIDE, CROP_SIDE, 3)).astype(np.uint8)
    return [Face(crop, 9 * number) for number, crop in enumerate(crops)]


def test_there_are_twenty_cloths_and_no_two_are_alike() -> None:
    pictures = [cloth(name).astype(float) for name in CLOTHS]
    assert len(pictures) == 20
    for number, picture in enumerate(pictures):
        for other in pictures[:number]:
            assert np.abs(picture - other).mean() > 8


@pytest.mark.parametrize("name", CLOTHS)
def test_the_cloth_is_around_the_face_and_not_on_it(name: str) -> None:
    crop = some_faces()[0].crop
    out = on_cloth(crop, name, number=3)
    assert (out[16:80, 16:80] == crop[16:80, 16:80]).mean() > 0.99
    assert np.abs(out[:5].astype(float).mean() - cloth(name).astype(float).mean()) < 45
    assert (on_cloth(np.zeros_like(crop), name)[:5] == on_cloth(crop, name)[:5]).all()


def test_every_change_gives_a_crop_and_leaves_the_given_one() -> None:
    faces = some_faces()
    for changes in CHANGES.values():
        for change in changes.values():
            for number, face in enumerate(faces):
                before = face.crop.copy()
                assert change(face.crop, faces, number).shape == face.crop.shape
                assert (face.crop == before).all()


def test_a_blank_tile_on_a_white_cloth_is_named_by_the_ivory_of_the_others() -> None:
    face = np.full((CROP_SIDE, CROP_SIDE, 3), (225, 235, 240), np.uint8)
    crops = [on_cloth(face, "white", number) for number in range(8)]
    for crop in crops[:7]:
        crop[40:56, 40:56] = (40, 40, 160)
    no_face = np.eye(CLASS_COUNT, dtype=np.float32)[NOT_A_FACE]
    one_pin = np.eye(CLASS_COUNT, dtype=np.float32)[9]
    turns = np.eye(4, dtype=np.float32)[0]
    readings = [FaceReading(one_pin, turns)] * 7 + [FaceReading(no_face, turns)]
    assert name_blanks(crops, readings) == [9] * 7 + [WHITE_DRAGON]
    crops[7] = on_cloth(np.full_like(face, (60, 120, 40)), "white", 7)  # no ivory there
    assert name_blanks(crops, readings) == [9] * 7 + [NOT_A_FACE]


def test_the_spread_is_the_best_less_the_worst() -> None:
    text = table("cloth", [Score("red", 0.5, 0.9, 10, 1), Score("blue", 0.975, 0.975, 30, 0)])
    assert "47.50     7.50 points" in text
    assert "40, wrong 1 (2.500%)" in text


def test_the_same_hands_lie_on_every_cloth_and_what_nobody_could_read_is_left_out() -> None:
    faces = [RealFaces("none", {}, np.array([230.0, 240.0, 245.0]))]
    numbers = range(1012, 1014)  # in the second the tiles are seen nearly from above
    on_red, on_white = (dict(hands_on(name, numbers, faces)) for name in ("red", "white"))
    assert list(on_red) == list(on_white) == [1012]
    red, white = on_red[1012], on_white[1012]
    assert [tile.face for tile in red.tiles] == [tile.face for tile in white.tiles]
    assert (red.image != white.image).any()


def test_a_clear_hand_is_neither_blurred_nor_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = [RealFaces("none", {}, np.array([230.0, 240.0, 245.0]))]
    assert clear_hands(range(1012, 1014), faces) == {1012}
    dark = [(n, replace(p, image=p.image // 5)) for n, p in hands_on("red", [1012], faces)]
    monkeypatch.setattr(measure_cloths, "hands_on", lambda *_: iter(dark))
    assert clear_hands(range(1012, 1014), faces) == frozenset()
