"""Is a camera placed well? Judged from one picture of some tiles on its table, with what to change.

tiles = [tile.quad for tile in reading.hand_reading.tiles if tile.name != "back"]
calibration = judge_placement(image, tiles)
calibration.is_good, calibration.first_to_change
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import acos, degrees
from typing import Final, NamedTuple

import numpy as np

from vision.geometry import Image, Quad, size_of
from vision.layout.table import find_plane
from vision.photo.quality import (
    DARKEST_IVORY,
    MOST_GLARE,
    SMALLEST_TILE,
    WIDEST_EDGE,
    measure_quality,
)

FEWEST_TILES: Final = 5
"""Fewer say too little about the table's plane."""
COMFORTABLE_TILE: Final = 1.5 * SMALLEST_TILE
"""Pixels: half as much again as the smallest, for a hand that is laid in a far corner."""
COMFORTABLE_EDGE: Final = WIDEST_EDGE / 2
COMFORTABLE_IVORY: Final = 1.5 * DARKEST_IVORY
COMFORTABLE_GLARE: Final = MOST_GLARE / 2
COMFORTABLE_TILT: Final = 45.0
"""Degrees from straight down: a tile is 0.7 times as tall in the picture as it should be."""
MOST_TILT: Final = 65.0
"""Beyond it the measures count no reading (``vision.training.measure_hands``)."""
_FACE_FIRST: Final = 0.95  # a reading's corners begin at the face's top: the first side is short


class Grade(StrEnum):
    GOOD = "good"
    FAIR = "fair"
    """It works, with little to spare."""
    POOR = "poor"


class Subject(StrEnum):
    """In the order in which to mend them: the dark blurs a picture, a tilt makes tiles small."""

    TILES = "tiles"
    """How many are in view."""
    LIGHT = "light"
    TILT = "tilt"
    SIZE = "size"
    SHARPNESS = "sharpness"
    GLARE = "glare"


class Wanted(NamedTuple):
    """From where on a value is good, and beyond which it is poor."""

    comfortable: float
    limit: float
    at_least: bool

    def grade(self, value: float) -> Grade:
        sign = 1 if self.at_least else -1
        if sign * value < sign * self.limit:
            return Grade.POOR
        return Grade.GOOD if sign * value >= sign * self.comfortable else Grade.FAIR


WANTED: Final[dict[Subject, Wanted]] = {
    Subject.TILES: Wanted(FEWEST_TILES, FEWEST_TILES, at_least=True),
    Subject.LIGHT: Wanted(COMFORTABLE_IVORY, DARKEST_IVORY, at_least=True),
    Subject.TILT: Wanted(COMFORTABLE_TILT, MOST_TILT, at_least=False),
    Subject.SIZE: Wanted(COMFORTABLE_TILE, SMALLEST_TILE, at_least=True),
    Subject.SHARPNESS: Wanted(COMFORTABLE_EDGE, WIDEST_EDGE, at_least=False),
    Subject.GLARE: Wanted(COMFORTABLE_GLARE, MOST_GLARE, at_least=False),
}


@dataclass(frozen=True)
class Judgement:
    subject: Subject
    value: float
    grade: Grade


@dataclass(frozen=True)
class Calibration:
    judgements: tuple[Judgement, ...]
    """One for each subject that could be judged, in the order of ``Subject``."""

    @property
    def is_good(self) -> bool:
        """Whether the camera can stay where it is."""
        return all(each.grade is not Grade.POOR for each in self.judgements)

    @property
    def first_to_change(self) -> Subject | None:
        """What to change first, which the screen has a sentence for; none where all is well."""
        wrong = [each for each in self.judgements if each.grade is Grade.POOR]
        fair = [each for each in self.judgements if each.grade is Grade.FAIR]
        return next((each.subject for each in (*wrong, *fair)), None)

    def of(self, subject: Subject) -> Judgement | None:
        return next((each for each in self.judgements if each.subject is subject), None)


def judge_placement(
    image: Image, tiles: Sequence[Quad], *, still_scale: float = 1.0
) -> Calibration:
    """``tiles`` are the faces in view; ``still_scale`` as for ``find_flaws``."""
    found: dict[Subject, float] = {Subject.TILES: len(tiles)}
    if tiles:
        quality = measure_quality(image, tiles)
        found[Subject.LIGHT] = quality.ivory
        found[Subject.SIZE] = (quality.tile or 0.0) * still_scale
        found[Subject.SHARPNESS] = quality.edge
        found[Subject.GLARE] = quality.glare
    if len(tiles) >= FEWEST_TILES:
        found[Subject.TILT] = tilt_of(tiles, size_of(image))
    return Calibration(
        tuple(
            Judgement(subject, found[subject], WANTED[subject].grade(found[subject]))
            for subject in Subject
            if subject in found
        )
    )


def tilt_of(tiles: Sequence[Quad], size: tuple[int, int]) -> float:
    """Degrees between the camera's view and straight down, from the tiles' shapes alone."""
    upright = np.full(len(tiles), _FACE_FIRST)
    plane = find_plane(np.asarray(tiles, np.float64), size, upright)
    return degrees(acos(min(max(plane.foreshortening, 0.0), 1.0)))
