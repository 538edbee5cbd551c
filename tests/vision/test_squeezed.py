"""Photos that were squeezed on their way get their shape back."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.geometry import Image, box_quad
from vision.photo import Photo
from vision.read.faces import CLASS_COUNT
from vision.reading import PhotoReader
from vision.scene import SeenTile
from vision.squeezed import shows_more, unsqueezed

PHOTOS = Path(__file__).parents[2] / "kiosk_app" / "samples" / "photos"
PICTURE: Image = np.full((600, 600, 3), 90, np.uint8)


def tiles(width: float, height: float, count: int = 6, score: float = 0.6) -> list[SeenTile]:
    face = np.eye(CLASS_COUNT, dtype=np.float32)[3]
    turned = np.array([1, 0, 0, 0], np.float32)
    return [
        SeenTile(box_quad(x, 10, x + width, 10 + height), "face", score, face, turned)
        for x in np.arange(count) * width
    ]


@pytest.fixture(scope="module")
def reader() -> PhotoReader:
    return PhotoReader()


@pytest.mark.parametrize(("name", "share"), [("half-flush", (1, 0.25)), ("three-kongs", (0.25, 1))])
def test_a_squeezed_photo_reads_like_the_photo_it_was(
    reader: PhotoReader, name: str, share: tuple[float, float]
) -> None:
    picture = cv2.imread(str(PHOTOS / f"{name}.jpg"))
    assert picture is not None
    size = (round(picture.shape[1] * share[0]), round(picture.shape[0] * share[1]))
    squeezed = cv2.resize(picture, size, interpolation=cv2.INTER_AREA).astype(np.uint8)
    right = reader.read(Photo("as it was", picture.astype(np.uint8))).hand_reading
    reading = reader.read(Photo("squeezed", squeezed))
    assert reading.hand_reading.hand == right.hand
    assert reading.size == size
    places = np.array([tile.quad for tile in reading.hand_reading.tiles])
    assert (places >= -5).all() and (places <= np.array(size) + 5).all()
    true = np.array([tile.quad.mean(axis=0) * share for tile in right.tiles])
    seen = np.array([tile.quad.mean(axis=0) for tile in reader.look(squeezed)])
    nearest = np.linalg.norm(true[:, None] - seen[None], axis=2).min(axis=1)
    assert float(np.median(nearest)) < 5


@pytest.mark.parametrize(("width", "height"), [(60, 80), (80, 60), (60, 45), (40, 80)])
def test_tiles_of_any_usual_shape_leave_the_photo_as_it_is(width: float, height: float) -> None:
    assert unsqueezed(PICTURE, tiles(width, height)) is None


def test_long_tiles_are_made_wider_and_wide_ones_longer() -> None:
    wider = unsqueezed(PICTURE, tiles(10, 80))
    longer = unsqueezed(PICTURE, tiles(80, 10))
    assert wider is not None and wider.shape[0] == 600 and 3000 < wider.shape[1] < 4096
    assert longer is not None and longer.shape[1] == 600 and 3000 < longer.shape[0] < 4096


def test_a_large_photo_is_made_smaller_the_other_way() -> None:
    large: Image = np.zeros((2000, 3000, 3), np.uint8)
    shaped = unsqueezed(large, tiles(20, 160))
    assert shaped is not None and shaped.shape[1] == 3000 and shaped.shape[0] < 500


def test_a_few_tiles_say_nothing_about_the_photo() -> None:
    assert unsqueezed(PICTURE, tiles(10, 80, count=3)) is None
    assert unsqueezed(PICTURE, []) is None


def test_the_other_shape_must_clearly_show_more() -> None:
    assert shows_more(tiles(60, 80, score=0.7), tiles(10, 80))
    assert not shows_more(tiles(60, 80), tiles(10, 80))
    assert not shows_more([], tiles(10, 80))
