"""Hands that a reader finds hard, to train it on: `python -m vision.training.reader.hard`.

They are kept where a face that can be seen is read wrong or without much faith, which is where the
photo is blurred, dark or burnt out. Goes on where it was stopped.
"""

from functools import cache, partial
from pathlib import Path
from typing import Final

import cv2

from vision.read import READER_WEIGHTS, Reader
from vision.training.hard_photos import HARD_TO_READ, Judge, main
from vision.training.reader.drawn import can_be_read
from vision.training.render import RenderedPhoto

_FIRST: Final = 200_000
"""Other photos than those that the detector is tested on."""
_FAITH: Final = 0.8


@cache
def _reader(weights: Path) -> Reader:
    cv2.setNumThreads(1)
    return Reader(weights, threads=1)


def _is_hard(photo: RenderedPhoto, weights: Path) -> bool:
    faces = [tile for tile in photo.tiles if can_be_read(tile) and not tile.is_back]
    readings = _reader(weights).read(photo.image, [tile.quad for tile in faces])
    return any(
        reading.probabilities[tile.face] < _FAITH
        for tile, reading in zip(faces, readings, strict=True)
    )


def hard_to_read(weights: Path) -> Judge:
    """Whether this reader is wrong or unsure about a photo."""
    return partial(_is_hard, weights=weights)


if __name__ == "__main__":
    main(HARD_TO_READ, __doc__, hard_to_read, READER_WEIGHTS, first=_FIRST)
