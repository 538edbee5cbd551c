"""Teach a tile set what people corrected: this tile, at this place in this photo, is that one.

For a screen, after somebody changed a tile of a ``PhotoReading``:

    tile_set = add_corrections(tile_set, reader, photo, [Correction(read.quad, tile)])
    save_tile_set(tile_set)
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from scorer.tiles import Tile
from vision.enrol.features import SetReader
from vision.enrol.looks import set_features
from vision.enrol.tile_set import Features, TileSet
from vision.geometry import Image, Quad
from vision.photo import Photo
from vision.reading import PhotoReader


@dataclass(frozen=True, eq=False)
class Correction:
    quad: Quad
    """The corners as ``ReadTile.quad`` has them: places in the photo as given."""
    tile: Tile
    """What it truly is."""


def add_corrections(
    tile_set: TileSet | str, reader: PhotoReader, photo: Photo, corrections: Sequence[Correction]
) -> TileSet:
    """The set with these tiles as further examples; a name begins a new one.

    A tile that was read right may be among them: another look at it does no harm. The given set
    stays as it is; ``save_tile_set`` keeps the new one.
    """
    scale = np.array(photo.size, np.float32) / np.array(photo.full_size, np.float32)
    quads = [(correction.quad * scale).astype(np.float32) for correction in corrections]
    faces = [int(correction.tile) for correction in corrections]
    return with_corrections(tile_set, reader.set_reader(), photo.image, quads, faces)


def with_corrections(
    tile_set: TileSet | str,
    reader: SetReader,
    image: Image,
    quads: Sequence[Quad],
    faces: Sequence[int],
) -> TileSet:
    """The same by classes of the reader and corners in the picture itself."""
    features = set_features(reader, image, quads)
    known = _begun(tile_set, features) if isinstance(tile_set, str) else tile_set
    return known.with_more(features, np.repeat(np.array(faces, np.int64), 4))


def _begun(name: str, features: Features) -> TileSet:
    return TileSet(name, np.zeros((0, features.shape[1]), np.float32), np.zeros(0, np.int64))
