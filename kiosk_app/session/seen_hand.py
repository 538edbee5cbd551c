"""A photo of a hand and what was read in it: for correcting it now, and as evidence later."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np

from vision.geometry import Image
from vision.hand_reading import DOUBTFUL, HandReading
from vision.photo import Photo
from vision.read.straighten import straighten
from vision.reading import PhotoReading

_QUALITY: Final = 85
_SIDE: Final = 96


@dataclass(frozen=True, eq=False)
class SeenHand:
    photo: Photo
    reading: PhotoReading
    crops: dict[int, Image]
    """Each tile cut out and set upright, by its id."""

    @property
    def hand_reading(self) -> HandReading:
        return self.reading.hand_reading

    @property
    def sure(self) -> bool:
        """Whether nobody needs to look at it: a whole winning hand that is in no doubt."""
        reading = self.hand_reading
        tiles = [tile for tile in reading.tiles if tile.role != "other" and tile.name != "back"]
        return (
            reading.complete
            and reading.confidence >= DOUBTFUL
            and not reading.win_candidates
            and not reading.notes
            and all(tile.confidence >= DOUBTFUL for tile in tiles)
        )


def seen_hand(photo: Photo, reading: PhotoReading) -> SeenHand:
    """With the crops, which take a moment: not on the screen's thread."""
    factor = np.array(photo.size, np.float32) / np.array(photo.full_size, np.float32)
    crops = {
        tile.id: straighten(photo.image, (tile.quad * factor).astype(np.float32), side=_SIDE)
        for tile in reading.hand_reading.tiles
        if tile.role != "other"
    }
    return SeenHand(photo, reading, crops)


def one_record(hands: Sequence[SeenHand]) -> tuple[bytes, dict[str, Any]]:
    """The photos of all winners under each other as one JPEG, and what was read in them."""
    images = [hand.photo.image for hand in hands]
    width = min(image.shape[1] for image in images)
    stacked = cv2.vconcat([_as_wide(image, width) for image in images])
    _, data = cv2.imencode(".jpg", stacked, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    reading, *more = (hand.reading.as_json() for hand in hands)
    return bytes(data), {**reading, "more": more} if more else reading


def _as_wide(image: Image, width: int) -> Image:
    height = max(1, round(image.shape[0] * width / image.shape[1]))
    return image if image.shape[1] == width else cv2.resize(image, (width, height))  # type: ignore[return-value]
