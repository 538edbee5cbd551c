"""Other looks at a photo: only where the first shows no winning hand, and with doubt."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from kiosk_app.commands.run import SAMPLE_PHOTOS
from vision import pipeline
from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import DOUBTFUL, HandReading
from vision.looks import Looks
from vision.photo import Photo
from vision.pipeline import Sight, look_again
from vision.reading import PhotoReader
from vision.scene import Scene

NOTHING = hand_from_tiles([], (100, 100))


def sample(name: str, light: float) -> Photo:
    picture = cv2.imread(str(SAMPLE_PHOTOS.with_suffix("") / f"{name}.jpg"))
    assert picture is not None
    return Photo(name, np.clip(picture * light, 0, 255).astype(np.uint8))


def test_a_hand_that_is_lost_in_the_dark_is_found_in_more_light() -> None:
    reader = PhotoReader()
    photo = sample("two-kongs", 0.07)
    first = hand_from_tiles(reader.look(photo.image), photo.size)
    assert not first.complete
    found = reader.read(photo).hand_reading
    in_the_light = reader.read(sample("two-kongs", 1)).hand_reading
    assert found.complete and found.hand == in_the_light.hand
    assert found.confidence < DOUBTFUL <= in_the_light.confidence


def won(confidence: float) -> HandReading:
    return replace(NOTHING, complete=True, confidence=confidence)


def again(monkeypatch: pytest.MonkeyPatch, *hands: HandReading) -> tuple[HandReading, int]:
    """What comes of looks that show these hands one after another, and how many there were."""
    scene = Scene(np.full((40, 40, 3), 60, np.uint8))
    script, shown = iter(hands), []

    class ManyLooks(Looks):
        def __init__(self) -> None:
            pass

        def at_other_pictures(self, picture: Image, why: str):  # type: ignore[no-untyped-def]
            yield from ((self, picture) for _ in hands)

    def see(*_: object) -> Scene:
        shown.append(scene)
        return scene

    monkeypatch.setattr(pipeline, "see", see)
    monkeypatch.setattr(pipeline, "hand_in", lambda *_: Sight(scene, next(script)))
    return look_again(Sight(scene, NOTHING), ManyLooks()).hand, len(shown)


def test_the_likeliest_of_the_other_looks_counts_and_never_as_sure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand, looks = again(monkeypatch, won(0.5), won(0.7), won(0.6))
    assert hand.complete and looks == 3
    assert 0.5 < hand.confidence < 0.7
    assert hand.notes[-1].id == "hard-to-read"


def test_a_clear_one_ends_the_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, looks = again(monkeypatch, won(0.99), won(0.99))
    assert hand.complete and looks == 1
    assert hand.confidence < DOUBTFUL


def test_an_unlikely_one_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    unwon = replace(NOTHING, confidence=0.9)
    hand, looks = again(monkeypatch, won(0.3), unwon, won(0.1))
    assert hand is NOTHING and looks == 3


@pytest.mark.parametrize(("confidence", "whole"), [(0.0, False), (0.05, False), (0.3, True)])
def test_a_hand_against_all_odds_is_none(confidence: float, whole: bool) -> None:
    assert won(confidence).is_won is whole
    assert not replace(won(confidence), complete=False).is_won
