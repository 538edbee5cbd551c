"""Learning a club's tiles from one photo of all of them, with a person to look over it.

Loads the networks, so it is imported by who enrols and nobody else; its calls wait.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, Protocol

import cv2
import numpy as np

from scorer.tiles import TILES, Tile, parse_tiles
from vision.enrol.features import SetReader, set_features
from vision.enrol.rows import name_rows
from vision.enrol.store import save_tile_set
from vision.enrol.tile_set import TileSet, missing_tiles
from vision.geometry import Image, Quad
from vision.read.reader import straighten
from vision.scene import SeenTile

_ROWS: Final = ("m", "p", "s", "z")
_WIDTH: Final = 64
_HEIGHT: Final = 88


@dataclass(frozen=True, eq=False)
class Enrolment:
    """What was found in the photo: the corners of each tile, and which face it is."""

    image: Image
    quads: tuple[Quad, ...]
    faces: Mapping[int, int]
    """By the tile's number, the face that its place says, or that a person said."""
    doubtful: frozenset[int]
    """Tiles that look like another one than their place says."""

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The tiles' numbers row by row: characters, circles, bamboo, honours."""
        rows = []
        for suit in _ROWS:
            here = [n for n, face in self.faces.items() if str(TILES[face])[-1] == suit]
            rows.append(tuple(sorted(here, key=lambda n: (_order(self.faces[n]), n))))
        return tuple(row for row in rows if row)

    @property
    def missing(self) -> tuple[Tile, ...]:
        return tuple(TILES[face] for face in missing_tiles(frozenset(self.faces.values())))

    def name(self, number: int) -> str:
        return str(TILES[self.faces[number]])

    def crop(self, number: int) -> Image:
        """The tile as it was seen, upright."""
        seen = straighten(self.image, self.quads[number])
        return cv2.resize(seen, (_WIDTH, _HEIGHT)).astype(np.uint8, copy=False)

    def corrected(self, number: int, tile: Tile | None) -> "Enrolment":
        """A person says which tile it is, or that it is none to learn."""
        faces = dict(self.faces)
        if tile is None:
            faces.pop(number, None)
        else:
            faces[number] = TILES.index(tile)
        return replace(self, faces=MappingProxyType(faces), doubtful=self.doubtful - {number})


class Looks(Protocol):
    """What enrolment needs of a reader of photos."""

    def look(self, image: Image) -> Sequence[SeenTile]: ...

    def set_reader(self) -> SetReader: ...


def look_at(reader: Looks, image: Image, rows: Sequence[str] | None = None) -> Enrolment:
    """Find all tiles in their rows; a ``RowsError`` says what is wrong with them."""
    seen = reader.look(image)
    named = name_rows(seen, rows)
    numbers = list(named)
    quads = tuple(seen[number].quad for number in numbers)
    faces = {at: named[number] for at, number in enumerate(numbers)}
    doubtful = frozenset(
        at
        for at, number in enumerate(numbers)
        if int(seen[number].probabilities.argmax()) != named[number]
    )
    return Enrolment(image, quads, MappingProxyType(faces), doubtful)


def learn(reader: Looks, found: Enrolment, name: str, folder: Path | None = None) -> TileSet:
    """Keep the set under a name; one of that name is replaced."""
    numbers = list(found.faces)
    features = set_features(reader.set_reader(), found.image, [found.quads[n] for n in numbers])
    faces = np.repeat(np.array([found.faces[n] for n in numbers], np.int64), 4)
    tile_set = TileSet(name, features, faces)
    save_tile_set(tile_set, folder)
    return tile_set


def _order(face: int) -> tuple[int, int]:
    """Red fives after their row."""
    tile = TILES[face]
    return int(tile in parse_tiles("0m0p0s")), face
