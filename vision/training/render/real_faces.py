"""Real faces on drawn tables: faces cut from labelled photos in place of drawn ones.

A face is cut where the reader agrees with the label, so that it is known which way up it lies. All
faces of a set are brought to one ivory; several copies of a face are several photos of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.detect import Detection
from vision.geometry import Image, Quad
from vision.read.faces import CLASS_NAMES
from vision.read.reader import straighten
from vision.reading import PhotoReader
from vision.training.artist.style import Style
from vision.training.measure import match
from vision.training.photos import LabelledPhoto, labelled_photos
from vision.training.render.textures import BACK, HEIGHT, TileSet

_SURE: Final = 0.9
_COPIES: Final = 4
"""Of each face; the sharpest are kept."""
_PHOTOS: Final = 80
"""Photos of a group that are looked through."""
_IVORY: Final = 70
"""Percentile of a face's brightness that is ivory, not ink: ink covers less than half of it."""
_SIDE: Final = 128


@dataclass(frozen=True, eq=False)
class RealFaces:
    """The faces of one group of photos."""

    name: str
    faces: dict[int, tuple[Image, ...]]
    ivory: NDArray[np.float64]


def cut_faces(photos: Path, group: str, reader: PhotoReader) -> RealFaces:
    """The sharpest copies of each face in the photos of a group."""
    every = labelled_photos(photos, (group,))
    found: dict[int, list[tuple[float, Image]]] = {}
    for photo in every[:: max(1, len(every) // _PHOTOS)]:
        for face, crop in _cut(photo, reader):
            sharp = float(cv2.Laplacian(crop, cv2.CV_64F).var())
            found.setdefault(face, []).append((sharp, crop))
    kept = {
        face: tuple(crop for _, crop in sorted(crops, key=lambda pair: -pair[0])[:_COPIES])
        for face, crops in found.items()
    }
    every_ivory = [_ivory(crop) for crops in kept.values() for crop in crops]
    ivory = np.median(every_ivory, axis=0) if every_ivory else np.full(3, 230.0)
    same = {face: tuple(_recoloured(c, ivory) for c in crops) for face, crops in kept.items()}
    return RealFaces(group, same, np.asarray(ivory, np.float64))


def keep_faces(path: Path, sets: Sequence[RealFaces]) -> None:
    """Write them into one file."""
    arrays = {f"{real.name}/ivory": real.ivory for real in sets}
    for real in sets:
        arrays |= {f"{real.name}/{face}": np.stack(crops) for face, crops in real.faces.items()}
    np.savez_compressed(path, allow_pickle=False, **arrays)


def kept_faces(path: Path) -> tuple[RealFaces, ...]:
    """What ``keep_faces`` wrote."""
    with np.load(path) as stored:
        arrays = dict(stored)
    found = []
    for name in sorted({key.split("/")[0] for key in arrays}):
        ivory = arrays.pop(f"{name}/ivory")
        own = {key: crops for key, crops in arrays.items() if key.startswith(f"{name}/")}
        faces = {int(key.split("/")[1]): tuple(crops) for key, crops in own.items()}
        found.append(RealFaces(name, faces, ivory))
    return tuple(found)


def _cut(photo: LabelledPhoto, reader: PhotoReader) -> list[tuple[int, Image]]:
    image = photo.load()
    size = np.array([image.shape[1], image.shape[0]], np.float32)
    seen = [tile for tile in reader.look(image) if not tile.is_back]
    found = [Detection(tile.quad, tile.score, "face") for tile in seen]
    pairs = match(tuple(box.quad * size for box in photo.boxes), found)
    cut = []
    for box, number in pairs.items():
        tile, face = seen[number], photo.boxes[box].face
        if tile.name == CLASS_NAMES[face] and tile.probabilities[face] > _SURE:
            cut.append((face, straighten(image, _inset(tile.quad), _SIDE, margin=0.0)))
    return cut


def _inset(quad: Quad) -> Quad:
    """Without the outermost edge, where the table shows."""
    middle = quad.mean(axis=0)
    return np.asarray((quad - middle) * np.float32(0.96) + middle, np.float32)


def _ivory(crop: Image) -> NDArray[np.float64]:
    return np.asarray(np.percentile(crop.reshape(-1, 3), _IVORY, axis=0), np.float64)


def _recoloured(crop: Image, ivory: NDArray[np.float64]) -> Image:
    return np.clip(crop * (ivory / np.maximum(_ivory(crop), 1.0)), 0, 255).astype(np.uint8)


@dataclass
class RealTileSet(TileSet):
    """A style's backs and shape with real faces; what the photos lack is drawn."""

    real: RealFaces | None = None
    laid: int = 0

    def texture(self, face: int, variant: int, pixels: float) -> Image:
        """One copy after the other: no two tiles of a set are quite the same."""
        self.laid += 1
        return super().texture(face, variant if face == BACK else self.laid % _COPIES, pixels)

    def _picture(self, face: int, variant: int) -> Image:
        copies = self.real.faces.get(face, ()) if self.real is not None else ()
        if not copies:
            return super()._picture(face, variant)
        size = (max(8, round(HEIGHT * self.style.aspect)), HEIGHT)
        copy = copies[variant % len(copies)]
        return cv2.resize(copy, size, interpolation=cv2.INTER_CUBIC).astype(np.uint8)


def real_tile_set(style: Style, real: RealFaces) -> RealTileSet:
    blue, green, red = (int(part) for part in real.ivory)
    return RealTileSet(replace(style, ivory=(blue, green, red)), real=real)
