"""What both networks see in one picture: every tile, and what it may be."""

from dataclasses import dataclass, replace
from math import prod
from time import perf_counter
from typing import Final

from vision.detect import Detection, Detector
from vision.geometry import Image
from vision.read import FaceReading, Reader
from vision.read.faces import NOT_A_FACE
from vision.repair.blank import blank_faces
from vision.repair.doubles import without_phantoms
from vision.repair.halves import mostly_inside, possible_wholes
from vision.repair.ivory import COPIES, which_are_backs, which_are_ivory, which_are_odd
from vision.scene import SeenTile, as_back, as_white_dragon, seen_tile

_SURE: Final = 0.99
"""A face read with less is looked at in its other three rotations as well: on rendered photos in
training styles, where one in thirty is, that repairs as many tiles as doing so with every one."""

_DOUBTFUL_FACE: Final = 0.65
"""Below this score the detector may have taken a back for a face."""

_NO_PLATE: Final = 0.98
"""A face read as surely is one, whatever its colour."""

_BACK: Final = 0.3
"""Backs and blank faces found with less are none."""

_ONE_TILE: Final = 0.9
"""How sure the reader must be of two pieces together to call them one tile."""


@dataclass(frozen=True, eq=False)
class Look:
    """What one picture shows."""

    tiles: list[SeenTile]
    detect: float
    """Milliseconds."""
    read: float


def look_at(image: Image, detector: Detector, reader: Reader) -> Look:
    start = perf_counter()
    found = detector.detect(image)
    middle = perf_counter()
    named = _name(reader, image, found)
    real = [tile for tile in named if tile.is_tile and not _is_faint_back(tile)]
    whole = _made_whole(reader, image, _without_plates(image, real))
    tiles = without_phantoms(whole)
    end = perf_counter()
    return Look(tiles, (middle - start) * 1000, (end - middle) * 1000)


def _name(reader: Reader, image: Image, found: list[Detection]) -> list[SeenTile]:
    found = _with_white_dragons(image, found)
    faces = [detection for detection in found if detection.kind == "face"]
    readings = iter(_read_faces(reader, image, faces))
    tiles = [
        seen_tile(detection, next(readings) if detection.kind == "face" else None)
        for detection in found
    ]
    return _without_false_dragons(image, _with_blank_dragons(image, tiles))


def _read_faces(reader: Reader, image: Image, faces: list[Detection]) -> list[FaceReading]:
    quads = [face.quad for face in faces]
    readings = reader.read(image, quads)
    unsure = [number for number, r in enumerate(readings) if r.confidence < _SURE]
    again = reader.read(image, [quads[number] for number in unsure], all_turns=True)
    for number, reading in zip(unsure, again, strict=True):
        readings[number] = reading
    return readings


def _made_whole(reader: Reader, image: Image, tiles: list[SeenTile]) -> list[SeenTile]:
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
    if len(pieces) > 1:  # two indicators that touch are read more surely than both as one
        return whole.confidence > prod(piece.confidence for piece in pieces)
    return pieces[0].name != whole.name


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
    backs = [tile.quad for tile in tiles if tile.is_back and not _is_faint_back(tile)]
    blank = blank_faces(image, faces, backs, [tiles[n].quad for n in doubtful])
    dragons = {doubtful[n] for n in blank}
    return [as_white_dragon(tile) if n in dragons else tile for n, tile in enumerate(tiles)]


def _without_plates(image: Image, tiles: list[SeenTile]) -> list[SeenTile]:
    """Unsure faces in another colour than all others are numbers on the table, or the like."""
    faces = [n for n, tile in enumerate(tiles) if not tile.is_back]
    odd = which_are_odd(image, [tiles[n].quad for n in faces])
    plates = {
        n for n, other in zip(faces, odd, strict=True) if other and tiles[n].confidence < _NO_PLATE
    }
    return [tile for number, tile in enumerate(tiles) if number not in plates]


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
