"""Enrol a tile set from photos, and add what people corrected."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from scorer.tiles import TILES, Tile, format_tiles
from vision.enrol.features import SetReader
from vision.enrol.rows import RowsError, name_rows
from vision.enrol.tile_set import Features, TileSet, missing_tiles
from vision.photo import Photo
from vision.reading import PhotoReader
from vision.straighten import MARGIN, Image, Quad, straighten

_MARGINS: Final = (MARGIN, 0.0, 0.12)
"""Corners are never exact, so a face is enrolled as seen a little nearer and farther, too."""


_MOST_MISSING: Final = 4


class EnrolError(Exception):
    """A set that cannot be enrolled from these photos; as text, what to do."""


@dataclass(frozen=True)
class Enrolled:
    tile_set: TileSet
    tiles: int
    read_before: int
    """How many of them the reader named right before it knew the set."""
    missing: tuple[Tile, ...]
    """Tiles that were not found: the reader knows them as it did before."""


def enrol(
    name: str,
    photos: Sequence[Photo],
    reader: PhotoReader,
    *,
    rows: Sequence[str] | None = None,
    known: TileSet | None = None,
) -> Enrolled:
    """The tile set that these photos show, each with all tiles in rows; ``known`` is added to."""
    features, faces = [], []
    right = 0
    set_reader = reader.set_reader()
    for photo in photos:
        seen = reader.look(photo.image)
        try:
            named = name_rows(seen, rows)
        except RowsError as error:
            raise EnrolError(f"{photo.name}: {error}") from None
        right += sum(int(seen[n].probabilities.argmax()) == face for n, face in named.items())
        found = set_features(set_reader, photo.image, [seen[number].quad for number in named])
        features.append(found)
        faces.append(np.repeat(np.array(list(named.values()), np.int64), 4))
    count = sum(map(len, faces)) // 4
    tile_set = TileSet(name, np.concatenate(features), np.concatenate(faces))
    if known is not None:
        tile_set = known.with_more(tile_set.features, tile_set.faces)
    missing = tuple(TILES[face] for face in missing_tiles(tile_set.known))
    if len(missing) > _MOST_MISSING:
        raise EnrolError(f"The photos do not show {format_tiles(missing)}. Lay out all 34 tiles.")
    return Enrolled(tile_set, count, right, missing)


def corrected(
    tile_set: TileSet, reader: SetReader, image: Image, quads: Sequence[Quad], faces: Sequence[int]
) -> TileSet:
    """The set with tiles that a person named, by their corners in a photo."""
    features = set_features(reader, image, quads)
    return tile_set.with_more(features, np.repeat(np.array(faces, np.int64), 4))


def set_features(reader: SetReader, image: Image, quads: Sequence[Quad]) -> Features:
    """Four rows for each tile: one for each way it may lie."""
    rows: list[NDArray[np.float32]] = []
    for turn in range(4):
        looks = [
            reader.features([_turned(straighten(image, quad, margin=m), turn) for quad in quads])
            for m in _MARGINS
        ]
        rows.append(np.mean(looks, axis=0))
    return np.stack(rows, axis=1).reshape(4 * len(quads), -1)


def _turned(crop: Image, quarters: int) -> Image:
    if quarters == 0:
        return crop
    ways = (cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE)
    return cv2.rotate(crop, ways[quarters - 1]).astype(np.uint8, copy=False)
