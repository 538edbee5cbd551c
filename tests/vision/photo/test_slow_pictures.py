"""Pictures that are made to take long are given up in time, in a process that can be ended."""

import cv2
import numpy as np
import pytest

from tests.refusing import refuses
from vision.geometry import Image
from vision.photo import PhotoError, decode_photo


def progressive(image: Image) -> bytes:
    done, data = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
    assert done
    return data.tobytes()


def slow_picture(side: int, more_passes: int) -> bytes:
    """A progressive JPEG that goes over its pixels again and again: its last scan, repeated."""
    data = progressive(np.full((side, side, 3), 90, np.uint8))
    last = data.rindex(b"\xff\xda")
    scan = data[last:-2]
    return data[:-2] + scan * more_passes + data[-2:]


def test_a_picture_made_to_be_slow_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    # Less than half a megabyte, and minutes of work.
    data = slow_picture(side=2500, more_passes=3_000)
    assert len(data) < 500_000
    monkeypatch.setattr("vision.photo.load.MOST_SECONDS", 0.5)
    # Processor time alone ends it: how busy the machine is makes no difference.
    monkeypatch.setattr("vision.photo.worker._PATIENCE", 1_000)
    with refuses(PhotoError, match="takes too long to open") as caught:
        decode_photo(data, "slow.jpg")
    assert caught.value.code == "too-slow"


def test_many_passes_alone_are_no_reason_to_refuse_a_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vision.photo.load.MOST_PASSES_OVER_PIXELS", 1_000_000)
    assert decode_photo(slow_picture(side=400, more_passes=60)).image.shape == (400, 400, 3)


def test_a_picture_decoded_apart_has_the_same_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    image = np.random.default_rng(7).integers(0, 255, (64, 96, 3), np.uint8)
    data = progressive(cv2.GaussianBlur(image, (0, 0), 3).astype(np.uint8))
    here = decode_photo(data).image
    monkeypatch.setattr("vision.photo.load.MOST_PASSES_OVER_PIXELS", 0)
    assert np.array_equal(decode_photo(data).image, here)


def test_a_damaged_picture_decoded_apart_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    data = progressive(np.full((64, 96, 3), 90, np.uint8))
    start = data.index(b"\xff\xc2")
    spoilt = data[: start + 4] + b"\x03" + data[start + 5 :]  # three bits to a sample: never
    monkeypatch.setattr("vision.photo.load.MOST_PASSES_OVER_PIXELS", 0)
    with refuses(PhotoError, match="damaged"):
        decode_photo(spoilt)
