import numpy as np
import pytest

from vision.geometry import box_quad
from vision.read.reader import CROP_SIDE
from vision.training.reader.surround import Surroundings
from vision.training.render.cloths import any_cloth, any_colour

TILE = box_quad(12, 12, 84, 84)


def crop_with(face: int, ground: int) -> np.ndarray:
    crop = np.full((CROP_SIDE, CROP_SIDE, 3), ground, np.uint8)
    crop[12:84, 12:84] = face
    return crop


def test_the_face_stays_and_its_surround_says_nothing_about_where_it_was() -> None:
    surroundings = Surroundings()
    ring = []
    for seed in range(60):
        random = np.random.default_rng(seed)
        out = surroundings.replaced(crop_with(face=200, ground=30), TILE, random)
        inner = out[30:66, 30:66].astype(float)
        assert (
            inner.std(axis=(0, 1)).max() < 3
        )  # as plain as it was, whatever light a cloth throws on it
        assert 60 < inner.mean() <= 255
        ring.append(out[:6].astype(float).mean())
    assert np.std(ring) > 20
    assert abs(np.mean(ring) - 30) > 20


def test_earlier_faces_become_neighbours() -> None:
    surroundings = Surroundings()
    random = np.random.default_rng(4)
    assert surroundings.neighbour(random) is None
    surroundings.replaced(crop_with(face=200, ground=30), TILE, random)
    beside = surroundings.neighbour(random)
    assert beside is not None
    assert abs(float(beside.mean()) - 200) < 15


@pytest.mark.parametrize("seed", range(40))
def test_cloths_are_pictures(seed: int) -> None:
    cloth = any_cloth(CROP_SIDE, np.random.default_rng(seed))
    assert cloth.shape == (CROP_SIDE, CROP_SIDE, 3)
    assert np.isfinite(cloth).all()
    assert cloth.min() >= 0
    assert cloth.max() <= 255


def test_every_hue_is_a_cloth() -> None:
    random = np.random.default_rng(5)
    colours = np.array([any_colour(random) for _ in range(400)])
    vivid = colours[np.ptp(colours, axis=1) > 90]
    assert {0, 1, 2} == set(vivid.argmax(axis=1)) == set(vivid.argmin(axis=1))


def test_what_once_misled_the_reader_is_drawn_more_than_by_chance() -> None:
    """On salmon it read 1p; on white a blank face has hardly an edge."""
    random = np.random.default_rng(6)
    blue, green, red = np.array([any_colour(random) for _ in range(800)]).T
    salmon = (red > 180) & (red - green > 45) & (abs(green - blue) < 45) & (blue > 60)
    white = (np.minimum(blue, green) > 195) & (red > 195)
    assert 0.06 < salmon.mean() < 0.25
    assert 0.08 < white.mean() < 0.25


def test_some_cloths_are_as_pale_as_the_tile_on_them() -> None:
    surroundings = Surroundings()
    rings = []
    for seed in range(150):
        random = np.random.default_rng(seed)
        out = surroundings.replaced(crop_with(face=222, ground=30), TILE, random).astype(float)
        rings.append(np.abs(out[2:6, 20:76].mean(axis=(0, 1)) - out[40:56, 40:56].mean()).max())
    assert np.mean(np.array(rings) < 40) > 0.27
