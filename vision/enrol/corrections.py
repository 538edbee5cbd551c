"""Teach a tile set what people corrected: this tile, at this place in this photo, is that one.

For a screen, after somebody changed a tile of a ``PhotoReading``:

    tile_set = add_corrections(tile_set, reader, photo, [Correction(read.quad, tile)])
    save_tile_set(tile_set)
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from scorer.messages import CodedError
from scorer.tiles import NotationError, Tile, parse_tile
from vision.enrol.features import SetReader, set_features
from vision.enrol.tile_set import Features, TileSet
from vision.geometry import Image, Quad
from vision.hand_reading import ReadTile
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


_FORM: Final = re.compile(r"(?P<read>\w+)(?:#(?P<place>[1-9]\d?))?=(?P<true>\w+)")


class CorrectionError(CodedError):
    """A correction that names no tile of the photo; only the command line takes them."""

    section = "command-correction"


def corrections_named(texts: Sequence[str], tiles: Sequence[ReadTile]) -> list[Correction]:
    """The tiles of the hand, its melds and indicators that each text means.

    ``6m=9m`` is every tile read as 6m, ``6m#2=9m`` the second of them from the left; ``back=5z``
    and ``unknown=5z`` are tiles that were read as nothing.
    """
    return [correction for text in texts for correction in _named(text, tiles)]


def _named(text: str, tiles: Sequence[ReadTile]) -> list[Correction]:
    form = _FORM.fullmatch(text)
    if form is None:
        raise CorrectionError("form", text=text)
    try:
        true = parse_tile(form["true"])
    except NotationError as error:
        raise CorrectionError("tile", why=error) from None
    meant = [tile for tile in tiles if tile.name == form["read"] and tile.role != "other"]
    meant = meant or [tile for tile in tiles if tile.name == form["read"]]
    meant.sort(key=lambda tile: float(tile.quad[:, 0].mean()))
    if form["place"] is not None:
        meant = meant[int(form["place"]) - 1 :][:1]
    if not meant:
        raise CorrectionError("not-shown", text=text.partition("=")[0])
    return [Correction(tile.quad, true) for tile in meant]
