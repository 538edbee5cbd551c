"""Hands that a detector gets wrong, to train it on: `python -m vision.training.detector.hard`.

They are kept where the detector misses a tile, takes a back for a face, or finds a tile where none
is. Goes on where it was stopped.
"""

from functools import cache, partial
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detection, Detector
from vision.geometry import boxes_around, overlaps
from vision.training.hard_photos import HAND_PHOTO_SIZE, HARD_TO_FIND, Judge, is_inside, main
from vision.training.render import RenderedPhoto, TrueTile

_MUST_BE_FOUND: Final = 0.6  # share of a tile in view
_MAY_BE_FOUND: Final = 0.15
_SAME: Final = 0.5  # overlap of upright boxes


def mistakes(
    tiles: tuple[TrueTile, ...], found: list[Detection], size: tuple[int, int] = HAND_PHOTO_SIZE
) -> int:
    """Tiles missed or taken for the other kind, and answers where no tile is."""
    seen = [tile for tile in tiles if tile.visible >= _MAY_BE_FOUND]
    shared = overlaps(
        boxes_around([tile.quad for tile in seen]), boxes_around([answer.quad for answer in found])
    )
    true_kinds = np.array([tile.is_back for tile in seen], np.bool_)
    found_kinds = np.array([answer.kind == "back" for answer in found], np.bool_)
    right = (shared > _SAME) & (true_kinds[:, None] == found_kinds)
    missed = sum(
        tile.visible >= _MUST_BE_FOUND and not hit.any()
        for tile, hit in zip(seen, right, strict=True)
    )
    invented = sum(
        not hit.any() and is_inside(answer.quad, size)
        for answer, hit in zip(found, (shared > _SAME).T, strict=True)
    )
    return missed + invented


@cache
def _detector(weights: Path) -> Detector:
    cv2.setNumThreads(1)
    return Detector(weights, threads=1)


def _is_hard(photo: RenderedPhoto, weights: Path) -> bool:
    return mistakes(photo.tiles, _detector(weights).detect(photo.image)) > 0


def hard_to_find(weights: Path) -> Judge:
    """Whether this detector gets a photo wrong."""
    return partial(_is_hard, weights=weights)


if __name__ == "__main__":
    main(HARD_TO_FIND, __doc__, hard_to_find, DETECTOR_WEIGHTS, first=0)
