"""From a picture to a hand: which looks a doubtful one is given, and what they bring."""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from kiosk_app.commands.run import SAMPLE_PHOTOS
from vision.detect import Detection, Detector
from vision.detect.detector import SIDE, SURE, View
from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import DOUBTFUL, HandReading
from vision.looks import BRIGHTER, LARGER, RULE, SMALLER
from vision.photo import Photo
from vision.reading import PhotoReader, PhotoReading

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


class BlinkingDetector(Detector):
    """Loses one tile of the hand in pictures of these sizes, the first one's by default."""

    def __init__(self, *sides: int) -> None:
        super().__init__()
        self._sides = sides or (SIDE,)

    def detect(
        self, image: Image, *, least_score: float = SURE, view: View | None = None
    ) -> list[Detection]:
        found = super().detect(image, least_score=least_score, view=view)
        if view is None or view.side not in self._sides:
            return found
        lowest = max(found, key=lambda each: float(each.quad[:, 1].max()))
        return [each for each in found if each is not lowest]


def read_by(detector: Detector, without: Sequence[str] = ()) -> PhotoReading:
    reader = PhotoReader(without=without)
    vars(reader)["_detector"] = detector
    return reader.read(sample("half-flush", 1))


def test_a_hand_in_doubt_is_looked_at_in_another_size() -> None:
    whole = read_by(Detector())
    assert not read_by(BlinkingDetector(), (SMALLER, LARGER)).hand_reading.complete
    found = read_by(BlinkingDetector())
    assert found.hand_reading.hand == whole.hand_reading.hand
    assert found.hand_reading.confidence >= DOUBTFUL
    assert [look.name for look in found.looks if look.name == SMALLER]


def test_a_hand_that_only_one_of_several_looks_shows_is_doubted() -> None:
    found = read_by(BlinkingDetector(SIDE, RULE.larger_side))
    assert found.hand_reading.hand == read_by(Detector()).hand_reading.hand
    assert 0.5 < found.hand_reading.confidence < DOUBTFUL


def test_a_hand_that_is_sure_is_not_looked_at_in_another_size() -> None:
    assert not {SMALLER, LARGER} & {look.name for look in read_by(Detector()).looks}


def won(confidence: float) -> HandReading:
    return replace(NOTHING, complete=True, confidence=confidence)


@pytest.mark.parametrize(("confidence", "whole"), [(0.0, False), (0.05, False), (0.3, True)])
def test_a_hand_against_all_odds_is_none(confidence: float, whole: bool) -> None:
    assert won(confidence).is_won is whole
    assert not replace(won(confidence), complete=False).is_won
