"""The reader with the weights in use, on rendered photos in styles it was not trained on."""

import numpy as np
import pytest

from vision.geometry import Image, Quad, box_quad
from vision.read import Reader
from vision.read.faces import CLASS_NAMES, LOOKS_SAME_UPSIDE_DOWN, NOT_A_FACE
from vision.training.draw import draw_held_out_photo
from vision.training.render import TrueTile


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


@pytest.fixture(scope="module")
def scenes() -> list[tuple[Image, list[TrueTile]]]:
    photos = [draw_held_out_photo(number, None) for number in (0, 3, 6)]
    return [
        (photo.image, [t for t in photo.tiles if not t.is_back and t.visible > 0.9])
        for photo in photos
    ]


def test_nearly_all_faces_of_unknown_styles_are_read(
    reader: Reader, scenes: list[tuple[Image, list[TrueTile]]]
) -> None:
    right = []
    for image, tiles in scenes:
        readings = reader.read(image, [tile.quad for tile in tiles])
        right += [r.face == tile.face for r, tile in zip(readings, tiles, strict=True)]
    assert len(right) > 35
    assert np.mean(right) > 0.9


@pytest.mark.parametrize("quarters", range(4))
def test_a_face_is_read_in_any_rotation_and_the_reading_says_which(
    reader: Reader, scenes: list[tuple[Image, list[TrueTile]]], quarters: int
) -> None:
    image, tiles = scenes[1]
    tiles = [tile for tile in tiles if tile.face not in LOOKS_SAME_UPSIDE_DOWN]
    quads: list[Quad] = [np.roll(tile.quad, quarters, axis=0) for tile in tiles]
    readings = reader.read(image, quads)
    turned = [reading.turn == quarters for reading in readings]
    assert np.mean(turned) > 0.8
    for reading, quad, tile in zip(readings, quads, tiles, strict=True):
        if reading.turn == quarters:
            assert np.array_equal(reading.upright(quad), tile.quad)


def test_probabilities_are_one_together(
    reader: Reader, scenes: list[tuple[Image, list[TrueTile]]]
) -> None:
    image, tiles = scenes[0]
    for all_turns in (False, True):
        for reading in reader.read(image, [tiles[0].quad], all_turns=all_turns):
            assert reading.probabilities.shape == (len(CLASS_NAMES),)
            assert reading.probabilities.sum() == pytest.approx(1, abs=1e-3)
            assert reading.turns.sum() == pytest.approx(1, abs=1e-3)
            assert reading.confidence == reading.probabilities[reading.face]


def test_bare_table_is_no_face(reader: Reader) -> None:
    table = np.full((300, 300, 3), (50, 110, 40), np.uint8)
    table += np.random.default_rng(0).integers(0, 20, table.shape, dtype=np.uint8)
    (reading,) = reader.read(table, [box_quad(100, 100, 160, 180)])
    assert reading.face == NOT_A_FACE


def test_no_crops_give_no_readings(reader: Reader) -> None:
    assert reader.read(np.zeros((10, 10, 3), np.uint8), []) == []


def test_more_crops_than_fit_at_once_come_back_in_order(
    reader: Reader, scenes: list[tuple[Image, list[TrueTile]]]
) -> None:
    image, tiles = scenes[0]
    quads = [tile.quad for tile in tiles] * 4
    names = [reading.name for reading in reader.read(image, quads)]
    assert len(names) > 40
    assert names == names[: len(tiles)] * 4


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("count", [1, 2, 7, 19])
def test_a_crop_is_read_alike_whatever_is_read_beside_it(
    scenes: list[tuple[Image, list[TrueTile]]], threads: int, count: int
) -> None:
    image, tiles = scenes[0]
    quads = [tiles[number % len(tiles)].quad for number in range(count)]
    reader = Reader(threads=threads)
    alone = [reader.read(image, [quad])[0] for quad in quads]
    together = reader.read(image, quads)
    assert len(together) == count
    for one, other in zip(alone, together, strict=True):
        assert np.allclose(one.probabilities, other.probabilities, atol=1e-4)
        assert np.allclose(one.turns, other.turns, atol=1e-4)


def test_no_crops_are_no_readings(reader: Reader) -> None:
    assert reader.read(np.zeros((40, 40, 3), np.uint8), []) == []
