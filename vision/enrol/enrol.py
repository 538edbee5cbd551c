"""Enrol a tile set from photos of its tiles in rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from scorer.messages import CodedError
from scorer.tiles import TILES, Tile
from vision.enrol.features import set_features
from vision.enrol.rows import RowsError, name_rows
from vision.enrol.tile_set import TileSet, missing_tiles
from vision.photo import Photo
from vision.reading import PhotoReader

_MOST_MISSING: Final = 4


class EnrolError(CodedError):
    """A set that cannot be enrolled from these photos."""

    section = "enrol-refused"


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
            raise EnrolError("in-photo", photo=photo.name, why=error) from None
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
        raise EnrolError("missing", tiles=missing)
    return Enrolled(tile_set, count, right, missing)
