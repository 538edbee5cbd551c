"""The detector around its network: framing, corners, doubles."""

from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
import pytest

from vision.detect import Detector
from vision.detect.detector import View, _trusted
from vision.geometry import Image, box_quad

RED = 2
BLUE_TILE, GREEN_TILE, RED_TILE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


class FakeSession:
    """Takes blue and green patches for faces, red ones for backs: a perfect network."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.seen: list[tuple[int, ...]] = []

    def run(self, names: None, inputs: dict[str, Image]) -> list[np.ndarray]:
        picture = inputs["picture"][0]
        self.seen.append(picture.shape)
        rows = [self._place(picture, colour) for colour in range(3)]
        return [
            np.array([row for row in rows if row is not None], np.float32).reshape(-1, 18).T[None]
        ]

    def _place(self, picture: Image, colour: int) -> list[float] | None:
        ys, xs = np.nonzero(picture[..., colour] > 127)
        if len(xs) < 4:
            return None
        left, right, top, bottom = xs.min(), xs.max() + 1, ys.min(), ys.max() + 1
        box = [(left + right) / 2, (top + bottom) / 2, right - left, bottom - top]
        face = 0.9 if picture[..., colour].max() > 200 else 0.4
        scores = [0.2, 0.8] if colour == RED else [face, 0.1]
        corners = [left, top, 1, right, top, 1, right, bottom, 1, left, bottom, 1]
        return [*box, *scores, *corners]


@pytest.fixture
def detector(monkeypatch: pytest.MonkeyPatch) -> Detector:
    monkeypatch.setattr(onnxruntime, "InferenceSession", FakeSession)
    return Detector(Path("none.onnx"), side=320)


def seen(detector: Detector) -> list[tuple[int, ...]]:
    session = detector._session
    assert isinstance(session, FakeSession)
    return session.seen


def table(width: int, height: int) -> Image:
    return np.zeros((height, width, 3), np.uint8)


@pytest.mark.parametrize(("width", "height"), [(640, 480), (480, 640), (1500, 500), (301, 977)])
def test_corners_come_back_in_pixels_of_the_photo(
    detector: Detector, width: int, height: int
) -> None:
    photo = table(width, height)
    photo[100:220, 60:150] = BLUE_TILE
    (found,) = detector.detect(photo)
    assert found.kind == "face"
    expected = [[60, 100], [150, 100], [150, 220], [60, 220]]
    assert np.abs(found.quad - expected).max() < 7


@pytest.mark.parametrize(("width", "height"), [(640, 480), (1500, 500), (301, 977)])
def test_a_photo_keeps_its_shape_and_the_network_gets_whole_strides(
    detector: Detector, width: int, height: int
) -> None:
    detector.detect(table(width, height))
    ((tall, wide, _),) = seen(detector)
    assert tall % 32 == wide % 32 == 0
    longest = min(320 * (max(width, height) / min(width, height)) ** 0.5, 480)
    scale = longest / max(width, height)
    assert 0 <= wide - width * scale < 33
    assert 0 <= tall - height * scale < 33


def test_faces_and_backs_are_told_apart(detector: Detector) -> None:
    photo = table(320, 320)
    photo[20:80, 20:60] = BLUE_TILE
    photo[20:80, 100:140] = RED_TILE
    assert {d.kind for d in detector.detect(photo)} == {"face", "back"}


def test_a_picture_can_be_shown_wider_than_it_is(detector: Detector) -> None:
    photo = table(640, 640)
    photo[150:500, 100:150] = BLUE_TILE
    (found,) = detector.detect(photo, view=View(320, stretch=3))
    assert seen(detector) == [(128, 320, 3)]
    assert np.abs(found.quad - [[100, 150], [150, 150], [150, 500], [100, 500]]).max() < 8


def test_corners_take_their_slant_from_the_corners_and_their_size_from_the_box() -> None:
    slanted = np.array([[12, 0], [40, 8], [30, 50], [0, 40]], np.float32)
    (fitted,) = _trusted(slanted[None], np.array([[0, 0, 44, 50]], np.float32))
    assert np.allclose(fitted.min(axis=0), [0, 0])
    assert np.allclose(fitted.max(axis=0), [44, 50])
    assert fitted[0, 0] == pytest.approx(12 * 1.1)


def test_corners_far_from_their_box_are_not_trusted() -> None:
    box = box_quad(0, 0, 40, 50)
    crossed = box[[0, 2, 1, 3]]
    boxes = np.array([[0, 0, 40, 50]] * 2, np.float32)
    for trusted in _trusted(np.stack([box_quad(0, 0, 20, 25), crossed]), boxes):
        assert np.array_equal(trusted, box)


def test_a_network_that_is_sure_of_nothing_has_found_nothing() -> None:
    assert len(_trusted(np.zeros((0, 4, 2), np.float32), np.zeros((0, 4), np.float32))) == 0


def test_nothing_on_the_table_is_no_tile(detector: Detector) -> None:
    assert detector.detect(table(640, 480)) == []
