"""From a photo to a hand, with both networks: find the tiles, read them, lay them out, resolve."""

from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import cv2
import numpy as np

from scorer.messages import Message, Sentences
from vision.camera.vote import vote
from vision.detect import DETECTOR_WEIGHTS, Detector
from vision.enrol.features import SetReader
from vision.enrol.store import TileSetError
from vision.enrol.tile_set import TileSet
from vision.geometry import Image, scaled, size_of
from vision.hand_reading import HandReading
from vision.layout.expectation import NOTHING_KNOWN, Expectation
from vision.layout.network import load_confidence, load_weights
from vision.look_policy import Look
from vision.looks import Looks
from vision.name_flowers import name_flowers
from vision.photo import Photo
from vision.photo.light import hidden_by_light
from vision.photo.quality import FLAWS, find_flaws
from vision.pipeline import hand_in, read_hand, see
from vision.read import FLOWER_WEIGHTS, READER_WEIGHTS, FlowerReader, Reader
from vision.repair.ivory import load_colours
from vision.scene import Scene, SeenTile, Step
from vision.weights import MODELS, MissingWeightsError, checked_weights

_PART_OF_THE_HAND: Final = frozenset(("concealed", "win", "meld", "dora", "ura"))


_FLAWED: Final = 0.88
"""What is left of the confidence where the photo is blurred, dark or the like: tiles of one kind
are then misread alike, and surely. Of 132 such rendered hands in styles never trained on 7 were
wrong, of 1,740 others 10. Somebody looks at these before points change; only the surest pass."""

_SURE_ALL_THE_SAME: Final = 0.99
"""Certainty of a whole winning hand that a blurred photo, or a lamp in it, takes nothing from: of
86 such hands on development tables none was wrong, of 28 between 97% and this two."""
_READ_THROUGH: Final = frozenset({FLAWS["blurred"], FLAWS["glare"]})
"""The others, such as a hand that the picture's edge cuts off, are no matter of reading."""

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
    flaws: tuple[Message, ...]
    """What makes the tiles of the hand hard to read; of the whole photo where there is no hand."""
    timing: Timing
    steps: tuple[Step, ...] = ()
    """What each stage did to the tiles, and why."""
    looks: tuple[Look, ...] = ()
    """The second looks that were taken, and why."""

    @property
    def warnings(self) -> tuple[Message, ...]:
        return (*self.hand_reading.notes, *self.flaws)

    def as_json(self, words: Sentences) -> dict[str, Any]:
        return {
            "photo": self.name,
            "size": list(self.size),
            "ms": self.timing.as_json(),
            **self.hand_reading.as_json(words),
            "warnings": [words.sentence_for(each) for each in self.warnings],
        }


class PhotoReader:
    """Both networks, loaded when the first photo needs them and then kept."""

    def __init__(
        self,
        models: Path = MODELS,
        *,
        tile_set: TileSet | None = None,
        threads: int | None = None,
        without: Collection[str] = (),
    ) -> None:
        """``threads``: None for as many as the machine has cores for. ``without``: names of repairs
        and second looks that are left out, to see what they are worth."""
        self.models = models
        self._without = frozenset(without)
        self._tile_set = tile_set
        self._threads = threads

    def read(
        self, photo: Photo, *, red_fives: int | None = None, known: Expectation = NOTHING_KNOWN
    ) -> PhotoReading:
        """The hand in a photo; ``red_fives`` is what the rule set plays with, if it is known."""
        return self.read_frames([photo], red_fives=red_fives, known=known)

    def read_frames(
        self,
        photos: Sequence[Photo],
        *,
        red_fives: int | None = None,
        won: bool = True,
        still_scale: float = 1.0,
        known: Expectation = NOTHING_KNOWN,
    ) -> PhotoReading:
        """The hand in several photos of one scene from one place: each tile is read by all.

        The answer is about the photo that shows most tiles. A hand that nobody ``won`` with has
        13 tiles. ``still_scale`` is for a preview: how many pixels of the still to come one of its
        pixels stands for. ``known`` is what else the table knows.
        """
        looks = self._looks()
        start = perf_counter()
        expected = replace(known, won=won, red_fives=red_fives)
        photo, scene, hand = self._hand(photos, looks, expected)
        taken, share = _as_taken(photo.image, scene.size)
        matter = tiles_that_matter(hand)
        beside = [
            tile.quad for tile in hand.tiles if tile.role not in _PART_OF_THE_HAND and tile.is_face
        ]
        flaws = find_flaws(taken, matter, still_scale=still_scale * share, others=beside)
        faces = matter or [tile.quad for tile in hand.tiles]
        if not flaws and lacks_tiles(hand):
            flaws = hidden_by_light(taken, faces)
        if flaws and not _is_sure_all_the_same(hand, flaws):
            hand = replace(hand, confidence=hand.confidence * _FLAWED)
        seconds = perf_counter() - start
        spent = looks.budget.spent
        timing = Timing(1000 * spent["detect"], 1000 * spent["read"], 1000 * seconds)
        hand = _as_given(hand, scene.size, photo.full_size)
        return PhotoReading(
            photo.name, photo.full_size, hand, flaws, timing, scene.steps, tuple(looks.taken)
        )

    def load(self) -> None:
        """All that the first photo needs, before anyone waits for it; no timing includes it.

        Side by side: hardly any of it is Python's own work, and there are cores for it.
        """
        parts = (
            lambda: self._detector,
            lambda: self._reader,
            load_colours,
            load_weights,
            load_confidence,
        )
        with ThreadPoolExecutor() as threads:
            loading = [threads.submit(part) for part in parts]
        for loaded in loading:
            loaded.result()

    @property
    def tile_set_trouble(self) -> TileSetError | None:
        """Why the enrolled tile set is left out, once the networks are loaded."""
        reader = self.__dict__.get("_reader")
        return reader.trouble if isinstance(reader, SetReader) else None

    def look(self, image: Image) -> list[SeenTile]:
        """The tiles in a picture, each with what it may be, before any of the game's rules."""
        scene = see(image, self._looks())
        given = size_of(image)
        return [replace(tile, quad=scaled(tile.quad, scene.size, given)) for tile in scene.tiles]

    def _looks(self) -> Looks:
        return Looks(
            self._detector, self._reader, flowers=lambda: self._flowers, without=self._without
        )

    def _hand(
        self, photos: Sequence[Photo], looks: Looks, expected: Expectation
    ) -> tuple[Photo, Scene, HandReading]:
        """What all photos together show, in the one that shows most."""
        if len(photos) == 1:
            return photos[0], *read_hand(photos[0].image, looks, expected)
        scenes = [see(photo.image, looks) for photo in photos]
        # The same choice as the vote's own: the last with most tiles.
        chosen = max(range(len(scenes)), key=lambda index: (len(scenes[index].tiles), index))
        voted = vote([each.tiles for each in scenes])
        scene = Scene(scenes[chosen].picture)
        scene = scene.with_added(voted, "vote", "seen in several photos")
        if expected.game == "nts":
            scene = name_flowers(scene, looks)
        return photos[chosen], scene, hand_in(scene, expected)

    @cached_property
    def _detector(self) -> Detector:
        return Detector(checked_weights(self.models / DETECTOR_WEIGHTS.name), threads=self._threads)

    @cached_property
    def _reader(self) -> Reader:
        if self._tile_set is not None:
            return self.set_reader()
        return Reader(checked_weights(self.models / READER_WEIGHTS.name), threads=self._threads)

    @cached_property
    def _flowers(self) -> FlowerReader:
        weights = checked_weights(self.models / FLOWER_WEIGHTS.name)
        return FlowerReader(weights, threads=self._threads)

    def set_reader(self) -> SetReader:
        """The reader beside the enrolled tile set, if there is one; enrolment looks through it."""
        weights = checked_weights(self.models / READER_WEIGHTS.name)
        return SetReader(self._tile_set, weights, self._threads)


def lacks_tiles(hand: HandReading) -> bool:
    """Whether a tile that belongs to the hand may lie in view and not be seen."""
    codes = {note.code for note in hand.notes}
    return hand.hand is None or bool(codes & {"too-few", "not-all-seen", "win-not-in-view"})


def _as_taken(image: Image, size: tuple[int, int]) -> tuple[Image, float]:
    """The photo in the shape that was given back to it, and its own pixels to one of these.

    Not the picture that was read: that one may have been made brighter.
    """
    width, height = size_of(image)
    if (width, height) == size:
        return image, 1.0
    shaped = cv2.resize(image, size, interpolation=cv2.INTER_LINEAR).astype(np.uint8, copy=False)
    return shaped, float(np.sqrt(width * height / (size[0] * size[1])))


def _is_sure_all_the_same(hand: HandReading, flaws: Collection[Message]) -> bool:
    return (
        hand.complete
        and hand.certainty >= _SURE_ALL_THE_SAME
        and not hand.may_lack_one
        and _READ_THROUGH.issuperset(flaws)
    )


def tiles_that_matter(hand: HandReading) -> list[np.ndarray] | None:
    """Where the hand and its indicators lie: a discard at the edge may well be cut off."""
    quads = [tile.quad for tile in hand.tiles if tile.role in _PART_OF_THE_HAND]
    return quads or None


def _as_given(hand: HandReading, seen: tuple[int, int], given: tuple[int, int]) -> HandReading:
    """The corners as places in the photo as given."""
    if seen == given:
        return hand
    tiles = (replace(tile, quad=scaled(tile.quad, seen, given)) for tile in hand.tiles)
    return replace(hand, tiles=tuple(tiles))
