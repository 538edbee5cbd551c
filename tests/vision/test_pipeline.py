"""From a picture to a hand: which looks a doubtful one is given, and what they bring."""

from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np
import pytest

from kiosk_app.commands.run import SAMPLE_PHOTOS
from scorer.tiles import parse_tiles
from vision.detect import Detection, Detector
from vision.detect.detector import SURE, View
from vision.geometry import Image
from vision.hand_reading import DOUBTFUL, HandReading, hand_from_tiles
from vision.look_policy import BRIGHTER, FLAT, LARGER, SMALLER
from vision.photo import Photo
from vision.pipeline import is_confirmed
from vision.reading import PhotoReader, PhotoReading
from vision.resolve.resolve import ReadHand
from vision.scene import Scene

AGAIN = (FLAT, SMALLER, LARGER)
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
    """Loses tiles of the hand, in each look another one or none: so many places from the lowest."""

    def __init__(self, *lost: int | None) -> None:
        super().__init__()
        self._lost = [*lost]

    def detect(
        self, image: Image, *, least_score: float = SURE, view: View | None = None
    ) -> list[Detection]:
        found = super().detect(image, least_score=least_score, view=view)
        place = self._lost.pop(0) if self._lost else None
        if place is None:
            return found
        lowest = sorted(found, key=lambda each: -float(each.quad[:, 1].max()))
        return [each for each in found if each is not lowest[place]]


def read_by(detector: Detector, without: Sequence[str] = ()) -> PhotoReading:
    reader = PhotoReader(without=without)
    vars(reader)["_detector"] = detector
    return reader.read(sample("half-flush", 1))


@pytest.mark.parametrize("left_out", [FLAT, SMALLER, LARGER])
def test_a_hand_in_doubt_is_looked_at_from_above_and_in_other_sizes(left_out: str) -> None:
    whole = read_by(Detector())
    assert not read_by(BlinkingDetector(0), AGAIN).hand_reading.complete
    found = read_by(BlinkingDetector(0), (left_out,))
    assert found.hand_reading.hand == whole.hand_reading.hand
    assert found.hand_reading.confidence >= DOUBTFUL
    assert [look.name for look in found.looks if look.name in AGAIN] == [
        name for name in AGAIN if name != left_out
    ]


def test_tiles_that_each_look_misses_are_seen_by_all_together() -> None:
    found = read_by(BlinkingDetector(0, 1, 2, 3)).hand_reading
    assert found.hand == read_by(Detector()).hand_reading.hand
    # Nobody has seen the whole of it.
    assert found.confidence < DOUBTFUL


def test_a_hand_that_only_one_of_several_looks_shows_is_doubted() -> None:
    found = read_by(BlinkingDetector(0, None, 0, 0))
    assert found.hand_reading.hand == read_by(Detector()).hand_reading.hand
    assert 0.5 < found.hand_reading.confidence < DOUBTFUL


def seen(text: str, certainty: float) -> tuple[Scene, HandReading]:
    hand = ReadHand(parse_tiles(text), None)
    return Scene(np.zeros((9, 9, 3), np.uint8)), replace(NOTHING, hand=hand, certainty=certainty)


def test_a_hand_that_two_looks_show_is_doubted_where_a_third_shows_another() -> None:
    twice = [seen("123p456s", 0.985), seen("123p456s", 0.4)]
    hand = twice[0][1]
    assert is_confirmed(hand, twice, NOTHING)
    assert is_confirmed(hand, [*twice, seen("123p457s", 0.4)], NOTHING)
    assert not is_confirmed(hand, [*twice, seen("123p457s", 0.6)], NOTHING)
    assert not is_confirmed(hand, twice[:1], NOTHING)
    assert is_confirmed(hand, twice[:1], hand)
    hardly_sure = replace(hand, certainty=0.95)  # enough for a hand that nobody doubted
    assert not is_confirmed(hardly_sure, twice, NOTHING)
    in_another_order = seen("456s123p", 0.01)
    assert is_confirmed(hand, [twice[0], in_another_order], NOTHING)


def test_three_looks_that_agree_need_less_certainty_than_two() -> None:
    looks = [seen("123p456s", certainty) for certainty in (0.95, 0.6, 0.4)]
    hand = looks[0][1]
    assert is_confirmed(hand, looks, NOTHING)
    assert not is_confirmed(hand, looks[:2], NOTHING)
    assert not is_confirmed(hand, [*looks, seen("123p457s", 0.1)], NOTHING)
    assert not is_confirmed(replace(hand, certainty=0.9), looks, NOTHING)


def test_room_for_a_tile_counts_unless_most_looks_see_that_nothing_lies_there() -> None:
    looks = [seen("123p456s", certainty) for certainty in (0.985, 0.6, 0.4)]
    scene, lacking = looks[2]
    looks[2] = scene, replace(lacking, may_lack_one=True)
    hand = looks[0][1]
    assert is_confirmed(hand, looks, NOTHING)
    assert not is_confirmed(hand, looks[1:], NOTHING)
    assert not is_confirmed(hand, [looks[0], looks[2], looks[2]], NOTHING)


def test_a_hand_that_is_sure_is_not_looked_at_again() -> None:
    assert not set(AGAIN) & {look.name for look in read_by(Detector()).looks}


def won(confidence: float) -> HandReading:
    return replace(NOTHING, complete=True, confidence=confidence)


@pytest.mark.parametrize(("confidence", "whole"), [(0.0, False), (0.05, False), (0.3, True)])
def test_a_hand_against_all_odds_is_none(confidence: float, whole: bool) -> None:
    assert won(confidence).is_won is whole
    assert not replace(won(confidence), complete=False).is_won
