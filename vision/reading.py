"""From a photo to a hand, with both networks: find the tiles, read them, lay them out, resolve."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from vision.blank import blank_faces
from vision.detect import DETECTOR_WEIGHTS, Detection, Detector
from vision.doubles import without_phantoms
from vision.enrol.features import SetReader
from vision.enrol.tile_set import TileSet
from vision.faces import NOT_A_FACE
from vision.from_tiles import hand_from_tiles
from vision.halves import mostly_inside, possible_wholes
from vision.hand_reading import HandReading, ReadTile
from vision.ivory import COPIES, which_are_backs, which_are_ivory
from vision.photo import Photo
from vision.quality import Flaw, find_flaws
from vision.read import MODELS, READER_WEIGHTS, FaceReading, Reader
from vision.seen import SeenTile, as_back, as_white_dragon, seen_tile
from vision.straighten import Image
from vision.vote import vote

_SURE: Final = 0.9
"""A face read with less is looked at in its other three rotations as well: on rendered photos in
training styles that repairs as many tiles as looking again at every one."""

_DOUBTFUL_FACE: Final = 0.65
"""Below this score the detector may have taken a back for a face."""

_BACK: Final = 0.3
"""Backs and blank faces found with less are none."""

_ONE_TILE: Final = 0.9
"""How sure the reader must be of two pieces together to call them one tile."""

_PART_OF_THE_HAND: Final = frozenset(("concealed", "win", "meld", "dora", "ura"))


class MissingWeightsError(Exception):
    """A network's file is not there; as text, what to do."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"The network {path.name} is not in {path.parent}. Install Tenbou again.")


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


@dataclass(frozen=True, eq=False)
class _Look:
    """What one picture shows."""

    tiles: list[SeenTile]
    detect: float
    read: float


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
        still_scale: float = 1.0,
    ) -> PhotoReading:
        """The hand in several photos of one scene from one place: each tile is read by all.

        The answer is about the photo that shows most tiles. A hand that nobody ``won`` with has
        13 tiles. ``still_scale`` is for a preview: how many pixels of the still to come one of its
        pixels stands for.
        """
        self.load()
        start = perf_counter()
        looks = [self._look(photo.image) for photo in photos]
        # The same choice as the vote's own: the last with most tiles.
        chosen = max(range(len(looks)), key=lambda index: (len(looks[index].tiles), index))
        photo = photos[chosen]
        tiles = looks[0].tiles if len(looks) == 1 else vote([look.tiles for look in looks])
        hand = hand_from_tiles(tiles, photo.size, red_fives=red_fives, won=won)
        flaws = find_flaws(photo.image, tiles_that_matter(hand), still_scale=still_scale)
        timing = Timing(
            sum(look.detect for look in looks),
            sum(look.read for look in looks),
            (perf_counter() - start) * 1000,
        )
        return PhotoReading(photo.name, photo.full_size, _at_full_size(hand, photo), flaws, timing)

    def load(self) -> None:
        """Load both networks, before anyone waits for them; no timing includes it."""
        _ = self._detector, self._reader

    def look(self, image: Image) -> list[SeenTile]:
        """The tiles in a picture, each with what it may be, before any of the game's rules."""
        return self._look(image).tiles

    def _look(self, image: Image) -> _Look:
        detector, reader = self._detector, self._reader
        start = perf_counter()
        found = detector.detect(image)
        middle = perf_counter()
        named = self._name(reader, image, found)
        real = [tile for tile in named if tile.is_tile and not _is_faint_back(tile)]
        whole = self._made_whole(reader, image, real)
        tiles = without_phantoms(whole)
        end = perf_counter()
        return _Look(tiles, (middle - start) * 1000, (end - middle) * 1000)

    def _name(self, reader: Reader, image: Image, found: list[Detection]) -> list[SeenTile]:
        found = _with_white_dragons(image, found)
        faces = [detection for detection in found if detection.kind == "face"]
        readings = iter(self._read_faces(reader, image, faces))
        tiles = [
            seen_tile(detection, next(readings) if detection.kind == "face" else None)
            for detection in found
        ]
        return _without_false_dragons(image, _with_blank_dragons(image, tiles))

    def _read_faces(
        self, reader: Reader, image: Image, faces: list[Detection]
    ) -> list[FaceReading]:
        quads = [face.quad for face in faces]
        readings = reader.read(image, quads)
        unsure = [number for number, r in enumerate(readings) if r.confidence < _SURE]
        again = reader.read(image, [quads[number] for number in unsure], all_turns=True)
        for number, reading in zip(unsure, again, strict=True):
            readings[number] = reading
        return readings

    def _made_whole(self, reader: Reader, image: Image, tiles: list[SeenTile]) -> list[SeenTile]:
        """Pieces that the reader takes for one face become one tile."""
        possible = [
            whole
            for whole in possible_wholes([tile.quad for tile in tiles])
            if _worth_reading([tiles[piece] for piece in whole.pieces])
        ]
        if not possible:
            return tiles
        readings = reader.read(image, [whole.quad for whole in possible], all_turns=True)
        order = sorted(range(len(possible)), key=lambda n: -readings[n].confidence)
        made: list[SeenTile] = []
        for whole, reading in ((possible[n], readings[n]) for n in order):
            pieces = [tiles[piece] for piece in whole.pieces]
            if _is_one_tile(pieces, reading) and not any(
                mostly_inside(whole.quad, other.quad) for other in made
            ):
                score = max(piece.score for piece in pieces)
                made.append(seen_tile(Detection(whole.quad, score, "face"), reading))
        rest = [
            tile
            for tile in tiles
            if tile.is_back or not any(mostly_inside(tile.quad, whole.quad) for whole in made)
        ]
        return rest + made

    @cached_property
    def _detector(self) -> Detector:
        return Detector(_present(self.models / DETECTOR_WEIGHTS.name), threads=self._threads)

    @cached_property
    def _reader(self) -> Reader:
        if self._tile_set is not None:
            return self.set_reader()
        return Reader(_present(self.models / READER_WEIGHTS.name), threads=self._threads)

    def set_reader(self) -> SetReader:
        """The reader beside the enrolled tile set, if there is one; enrolment looks through it."""
        weights = _present(self.models / READER_WEIGHTS.name)
        return SetReader(self._tile_set, weights, self._threads)


def _is_faint_back(tile: SeenTile) -> bool:
    """Faint answers count for faces that nobody may overlook; a back may be a bit of table."""
    return tile.is_back and tile.score < _BACK


def _worth_reading(pieces: list[SeenTile]) -> bool:
    """A half alone must be hard to read: a tile seen at a slant is small, too."""
    if any(piece.is_back for piece in pieces):
        return False
    return len(pieces) > 1 or pieces[0].confidence < _ONE_TILE


def _is_one_tile(pieces: list[SeenTile], whole: FaceReading) -> bool:
    if whole.face == NOT_A_FACE or whole.confidence < _ONE_TILE:
        return False
    return len(pieces) > 1 or pieces[0].name != whole.name


def _with_white_dragons(image: Image, found: list[Detection]) -> list[Detection]:
    """Backs with the colour of a face are read like faces."""
    faces = [detection.quad for detection in found if detection.kind == "face"]
    backs = [detection.quad for detection in found if detection.kind == "back"]
    ivory = iter(which_are_ivory(image, faces, backs))
    return [
        replace(detection, kind="face") if detection.kind == "back" and next(ivory) else detection
        for detection in found
    ]


def _with_blank_dragons(image: Image, tiles: list[SeenTile]) -> list[SeenTile]:
    """What the reader takes for no face is one where it continues a row in its colour."""
    doubtful = [n for n, tile in enumerate(tiles) if not tile.is_tile and tile.score >= _BACK]
    faces = [tile.quad for tile in tiles if tile.is_tile and not tile.is_back]
    blank = blank_faces(image, faces, [tiles[n].quad for n in doubtful])
    dragons = {doubtful[n] for n in blank}
    return [as_white_dragon(tile) if n in dragons else tile for n, tile in enumerate(tiles)]


def _without_false_dragons(image: Image, tiles: list[SeenTile]) -> list[SeenTile]:
    """White dragons with the colour of the backs are backs: those found with doubt, or too many."""
    blank = [n for n, tile in enumerate(tiles) if tile.name == "5z"]
    if len(blank) <= COPIES:
        blank = [n for n in blank if tiles[n].score < _DOUBTFUL_FACE]
    faces = [tile.quad for tile in tiles if not tile.is_back and tile.name != "5z"]
    backs = [tile.quad for tile in tiles if tile.is_back]
    answers = which_are_backs(image, [tiles[n].quad for n in blank], faces, backs)
    false = {number for number, is_back in zip(blank, answers, strict=True) if is_back}
    return [as_back(tile) if number in false else tile for number, tile in enumerate(tiles)]


def _present(path: Path) -> Path:
    if not path.is_file():
        raise MissingWeightsError(path)
    return path


def tiles_that_matter(hand: HandReading) -> list[np.ndarray] | None:
    """Where the hand and its indicators lie: a discard at the edge may well be cut off."""
    quads = [tile.quad for tile in hand.tiles if tile.role in _PART_OF_THE_HAND]
    return quads or None


def _at_full_size(hand: HandReading, photo: Photo) -> HandReading:
    """The corners as places in the photo as given."""
    if photo.reduction == 1:
        return hand
    width, height = photo.size
    factor = np.array(photo.full_size, np.float32) / np.array((width, height), np.float32)

    def enlarged(tile: ReadTile) -> ReadTile:
        return replace(tile, quad=(tile.quad * factor).astype(np.float32))

    return replace(hand, tiles=tuple(map(enlarged, hand.tiles)))
