"""A photo taken in the dark is looked at in more light, and read with doubt."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from kiosk_app.commands.run import SAMPLE_PHOTOS
from vision.from_tiles import hand_from_tiles
from vision.hand_reading import DOUBTFUL, HandReading
from vision.looks import BRIGHTER
from vision.photo import Photo
from vision.reading import PhotoReader

NOTHING = hand_from_tiles([], (100, 100))


def sample(name: str, light: float) -> Photo:
    picture = cv2.imread(str(SAMPLE_PHOTOS.with_suffix("") / f"{name}.jpg"))
    assert picture is not None
    return Photo(name, np.clip(picture * light, 0, 255).astype(np.uint8))


def test_a_hand_that_is_lost_in_the_dark_is_found_in_more_light() -> None:
    photo = sample("two-kongs", 0.07)
    assert not PhotoReader(without=[BRIGHTER]).read(photo).hand_reading.complete
    reader = PhotoReader()
    found = reader.read(photo).hand_reading
    in_the_light = reader.read(sample("two-kongs", 1)).hand_reading
    assert found.complete and found.hand == in_the_light.hand
    assert found.confidence < DOUBTFUL <= in_the_light.confidence


def won(confidence: float) -> HandReading:
    return replace(NOTHING, complete=True, confidence=confidence)


@pytest.mark.parametrize(("confidence", "whole"), [(0.0, False), (0.05, False), (0.3, True)])
def test_a_hand_against_all_odds_is_none(confidence: float, whole: bool) -> None:
    assert won(confidence).is_won is whole
    assert not replace(won(confidence), complete=False).is_won
