"""What the preview shows just now, and whether it is worth a photo."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from scorer.messages import Message
from vision.advice import advice
from vision.camera.frame import Frame
from vision.hand_reading import DOUBTFUL, ReadTile
from vision.photo import Photo
from vision.reading import PhotoReading

_HELD_STILL: Final = 0.25
"""Of a tile's shorter side: nobody's hand moves the tiles or the camera."""
_NO_WHOLE_HAND: Final = frozenset(
    ("no-tiles", "no-hand", "too-few", "not-all-seen", "too-many", "standing", "covered")
)


@dataclass(frozen=True, eq=False)
class LiveReading:
    number: int
    """Counts the readings: the larger, the later."""
    frame: Frame
    """The preview that was read: the corners of the tiles are places in it."""
    reading: PhotoReading
    same: int
    """How many readings in a row, this one included, show the same hand at the same place."""
    steady: bool
    """Whether these are enough to believe that hand and camera lie still."""
    taken: bool = False
    """Whether a photo of this hand was taken already."""

    @property
    def tiles(self) -> tuple[ReadTile, ...]:
        return self.reading.hand_reading.tiles

    @property
    def whole(self) -> bool:
        """Whether a hand with all of its tiles is in view."""
        notes = self.reading.hand_reading.notes
        return not any(note.code in _NO_WHOLE_HAND for note in notes)

    @property
    def ready(self) -> bool:
        """Whether the photo may be taken without a tap: a whole hand, steady, nothing in the way.

        A tile read doubtfully is no hindrance, since the photo is larger than the preview.
        """
        return self.steady and self.whole and not self.taken and not self.reading.flaws

    @property
    def hint(self) -> Message | None:
        """The one thing to say about this picture."""
        return advice(self.reading)


@dataclass(frozen=True, eq=False)
class TakenPhoto:
    """A photo at full resolution and what it says."""

    photo: Photo
    reading: PhotoReading


def show_the_same(first: PhotoReading, second: PhotoReading) -> bool:
    """Whether two readings of a camera that did not move show one hand, untouched.

    A tile that either of them doubts may have two names.
    """
    before, now = _hand(first), _hand(second)
    if not now or len(before) != len(now) or first.size != second.size:
        return False
    places = np.array([tile.quad.mean(axis=0) for tile in before])
    left = dict(enumerate(before))
    for tile in now:
        away = np.linalg.norm(places - tile.quad.mean(axis=0), axis=1)
        nearest = int(away.argmin())
        sides = np.linalg.norm(tile.quad - np.roll(tile.quad, 1, axis=0), axis=1)
        other = left.pop(nearest, None)
        if other is None or away[nearest] > _HELD_STILL * sides.min() or not _alike(tile, other):
            return False
    return True


def _hand(reading: PhotoReading) -> list[ReadTile]:
    return [tile for tile in reading.hand_reading.tiles if tile.role != "other"]


def _alike(first: ReadTile, second: ReadTile) -> bool:
    doubtful = min(first.confidence, second.confidence) < DOUBTFUL
    return first.role == second.role and (first.name == second.name or doubtful)
