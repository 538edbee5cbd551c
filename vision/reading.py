"""From a photo to a hand, with both networks: find the tiles, read them, lay them out, resolve."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.enrol.features import SetReader
from vision.enrol.tile_set import TileSet
from vision.from_tiles import hand_from_tiles
from vision.geometry import Image
from vision.hand_reading import HandReading, ReadTile
from vision.look_again import look_again
from vision.looking import Look, look_at
from vision.photo import Photo
from vision.photo.quality import Flaw, find_flaws
from vision.read import READER_WEIGHTS, Reader
from vision.runtime import MODELS
from vision.scene import SeenTile
from vision.squeezed import shows_more, unsqueezed
from vision.vote import vote
from vision.weights import MissingWeightsError, checked_weights

Size = tuple[int, int]
"""Width and height."""

_PART_OF_THE_HAND: Final = frozenset(("concealed", "win", "meld", "dora", "ura"))


_FLAWED: Final = 0.88
"""What is left of the confidence where the photo is blurred, dark or the like: tiles of one kind
are then misread alike, and surely. Of 132 such rendered hands in styles never trained on 7 were
wrong, of 1,740 others 10. Somebody looks at these before points change."""

__all__ = ["MissingWeightsError", "PhotoReader", "PhotoReading", "Timing", "tiles_that_matter"]


@dataclass(frozen=True)
class Timing:
    """Milliseconds."""

    detect: float
    read: float
    all: float

    def as_json(self) -> dict[str, float]:
        return {
            "detect": round(self.detect, 1),
            "read": round(self.read, 1),
            "all": round(self.all, 1),
        }


@dataclass(frozen=True, eq=False)
class PhotoReading:
    name: str
    size: tuple[int, int]
    """Width and height of the photo as given; the tiles' corners are places in it."""
    hand_reading: HandReading
    flaws: tuple[Flaw, ...]
    """What makes the tiles of the hand hard to read; of the whole photo where there is no hand."""
    timing: Timing

    @property
    def warnings(self) -> tuple[str, ...]:
        return (*self.hand_reading.warnings, *(flaw.sentence for flaw in self.flaws))

    def as_json(self) -> dict[str, Any]:
        return {
            "photo": self.name,
            "size": list(self.size),
            "ms": self.timing.as_json(),
            **self.hand_reading.as_json(),
            "warnings": list(self.warnings),
        }


class PhotoReader:
    """Both networks, loaded when the first photo needs them and then kept."""

    def __init__(
        self, models: Path = MODELS, *, tile_set: TileSet | None = None, threads: int = 2
    ) -> None:
        self.models = models
        self._tile_set = tile_set
        self._threads = threads

    def read(self, photo: Photo, *, red_fives: int | None = None) -> PhotoReading:
        """The hand in a photo; ``red_fives`` is what the rule set plays with, if it is known."""
        return self.read_frames([photo], red_fives=red_fives)

    def read_frames(
        self,
        photos: Sequence[Photo],
        *,
        red_fives: int | None = None,
        won: bool = True,
        one_look: bool = False,
        still_scale: float = 1.0,
    ) -> PhotoReading:
        """The hand in several photos of one scene from one place: each tile is read by all.

        The answer is about the photo that shows most tiles. A hand that nobody ``won`` with has
        13 tiles. ``one_look`` at each photo must do, however little it shows: more photos are about
        to come. ``still_scale`` is for a preview: how many pixels of the still to come one of its
        pixels stands for.
        """
        self.load()
        start = perf_counter()
        looks = [look_at(photo.image, self._detector, self._reader) for photo in photos]
        # The same choice as the vote's own: the last with most tiles.
        chosen = max(range(len(looks)), key=lambda index: (len(looks[index].tiles), index))
        photo = photos[chosen]
        image, tiles = photo.image, looks[0].tiles
        if len(looks) > 1:
            tiles = vote([look.tiles for look in looks])
        elif (shaped := self._in_its_shape(image, tiles)) is not None:
            image, look = shaped
            tiles = look.tiles
            looks.append(look)
        size = _size(image)
        hand = hand_from_tiles(tiles, size, red_fives=red_fives, won=won)
        if won and not one_look and not hand.is_won:
            again = look_again(image, self._detector, self._reader, hand, red_fives=red_fives)
            hand = again.hand
            looks += again.looks
        flaws = find_flaws(image, tiles_that_matter(hand), still_scale=still_scale)
        if flaws:
            hand = replace(hand, confidence=hand.confidence * _FLAWED)
        timing = Timing(
            sum(look.detect for look in looks),
            sum(look.read for look in looks),
            (perf_counter() - start) * 1000,
        )
        hand = _as_given(hand, size, photo.full_size)
        return PhotoReading(photo.name, photo.full_size, hand, flaws, timing)

    def _in_its_shape(self, image: Image, tiles: list[SeenTile]) -> tuple[Image, Look] | None:
        """A squeezed photo as it may have been, and what it shows then."""
        shaped = unsqueezed(image, tiles)
        if shaped is None:
            return None
        look = look_at(shaped, self._detector, self._reader)
        return (shaped, look) if shows_more(look.tiles, tiles) else None

    def load(self) -> None:
        """Load both networks, before anyone waits for them; no timing includes it."""
        _ = self._detector, self._reader

    def look(self, image: Image) -> list[SeenTile]:
        """The tiles in a picture, each with what it may be, before any of the game's rules."""
        tiles = look_at(image, self._detector, self._reader).tiles
        shaped = self._in_its_shape(image, tiles)
        if shaped is None:
            return tiles
        back = _factor(_size(shaped[0]), _size(image))
        return [replace(t, quad=(t.quad * back).astype(np.float32)) for t in shaped[1].tiles]

    @cached_property
    def _detector(self) -> Detector:
        return Detector(checked_weights(self.models / DETECTOR_WEIGHTS.name), threads=self._threads)

    @cached_property
    def _reader(self) -> Reader:
        if self._tile_set is not None:
            return self.set_reader()
        return Reader(checked_weights(self.models / READER_WEIGHTS.name), threads=self._threads)

    def set_reader(self) -> SetReader:
        """The reader beside the enrolled tile set, if there is one; enrolment looks through it."""
        weights = checked_weights(self.models / READER_WEIGHTS.name)
        return SetReader(self._tile_set, weights, self._threads)


def tiles_that_matter(hand: HandReading) -> list[np.ndarray] | None:
    """Where the hand and its indicators lie: a discard at the edge may well be cut off."""
    quads = [tile.quad for tile in hand.tiles if tile.role in _PART_OF_THE_HAND]
    return quads or None


def _as_given(hand: HandReading, seen: Size, given: Size) -> HandReading:
    """The corners as places in the photo as given."""
    if seen == given:
        return hand
    factor = _factor(seen, given)

    def enlarged(tile: ReadTile) -> ReadTile:
        return replace(tile, quad=(tile.quad * factor).astype(np.float32))

    return replace(hand, tiles=tuple(map(enlarged, hand.tiles)))


def _size(image: Image) -> Size:
    height, width = image.shape[:2]
    return width, height


def _factor(seen: Size, given: Size) -> np.ndarray:
    return np.array(given, np.float32) / np.array(seen, np.float32)
