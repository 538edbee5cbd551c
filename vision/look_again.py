"""Other looks at a photo in which the first one found no whole winning hand.

Somebody laid the hand open because it won. Where the tiles that were seen make none, one of them is
likelier missed or misread than laid wrong, and another exposure and another size show it: blank
tiles in the dark, tiles at a slant, one that was taken for two halves. Nobody pays for these looks
where the first was enough.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from vision.detect import Detector
from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import HandReading
from vision.looking import Look, look_at
from vision.notes import note
from vision.read import Reader

_SMALLER, _LARGER = 352, 576
"""Sides of the detector's picture. Its own is between."""
_WHITE: Final = 230.0
_MOST_LIGHT: Final = 4.0
_DARK: Final = 1.05  # times as bright: below, it is the same picture
_BELIEVED: Final = 0.4
"""A hand of another look counts from here on: on rendered photos in training styles wrong ones had
less, so that a hand that truly is not complete is not talked into being one."""
_ENOUGH: Final = 0.9
_SECOND_SIGHT: Final = 0.85
"""What is left of the confidence: two looks did not agree, so that a person has to."""


@dataclass(frozen=True, eq=False)
class Again:
    hand: HandReading
    looks: list[Look]


def look_again(
    image: Image,
    detector: Detector,
    reader: Reader,
    first: HandReading,
    *,
    red_fives: int | None = None,
) -> Again:
    """The likeliest winning hand of the other looks; the first look's where they have none."""
    best, looks = first, []
    height, width = image.shape[:2]
    believed = _BELIEVED
    for picture, side in _other_pictures(image):
        look = look_at(picture, detector.at(side), reader)
        looks.append(look)
        hand = hand_from_tiles(look.tiles, (width, height), red_fives=red_fives)
        if hand.complete and hand.confidence > believed:
            best, believed = hand, hand.confidence
        if believed > _ENOUGH:
            break
    if best is not first:
        doubt = (*best.notes, note("hard-to-read"))
        best = replace(best, confidence=best.confidence * _SECOND_SIGHT, notes=doubt)
    return Again(best, looks)


def _other_pictures(image: Image) -> Iterator[tuple[Image, int]]:
    bright = _brightened(image)
    yield bright, _SMALLER
    yield bright, _LARGER
    if bright is not image:
        yield image, _SMALLER


def _brightened(image: Image) -> Image:
    """As bright as a photo of white tiles should be."""
    brightest = float(np.percentile(image[::4, ::4].max(axis=2), 97))
    light = min(_WHITE / max(brightest, 1.0), _MOST_LIGHT)
    if light < _DARK:
        return image
    return cv2.convertScaleAbs(image, alpha=light).astype(np.uint8, copy=False)
